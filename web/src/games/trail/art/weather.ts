/** The 25 kinds of weather as small posters, 120 × 56. */
import { artOf, pictured } from "../../../lib/art.svelte";
import { fixed, own, type Svg } from "../../../lib/svg";
import { c, e, l, many, n, p, pine, rng, sagu } from "./pens";

const cloud = (x: number, y: number, k: number, fill: string): string =>
  p(
    `M${n(x - 22 * k)} ${y}a${n(8 * k)} ${n(8 * k)} 0 0 1 ${n(8 * k)} ${n(-8 * k)}a${n(12 * k)} ${n(12 * k)} 0 0 1 ${n(22 * k)} ${n(-3 * k)}a${n(9 * k)} ${n(9 * k)} 0 0 1 ${n(12 * k)} ${n(11 * k)}z`,
    fill,
  );
const ground = (fill: string, y = 46): string => p(`M0 ${y}Q40 ${y - 7} 120 ${y + 2}V56H0z`, fill);
const ridge = (fill: string): string =>
  p("M0 46L14 34 26 40 44 26 58 38 74 30 92 41 108 33 120 42V56H0z", fill);
const drops = (seed: number, dx: number, stroke: string): string => {
  const roll = rng(seed);
  return many([...Array(26)], () => {
    const [x, y] = [n(roll() * 126 - 3), n(14 + roll() * 32)];
    return l(`M${x} ${y}l${dx} 6`, stroke, 1.2);
  });
};
const flakes = (seed: number, r: number, fill: string): string => {
  const roll = rng(seed);
  return many([...Array(24)], () => c(n(roll() * 120), n(8 + roll() * 40), r, fill));
};
const stars = (seed: number, count: number): string => {
  const roll = rng(seed);
  return many([...Array(count)], () =>
    c(n(roll() * 120), n(roll() * 34), n(0.5 + roll() * 0.8), "#f6e7c0"),
  );
};
const bolt = (x: number, y: number): string =>
  p(`M${x} ${y}l-8 13h6l-4 12 12-16h-6l5-9z`, "#f6c445");
const wind = (y: number, stroke: string): string =>
  l(`M6 ${y}q16-6 32 0t32 0 32 0`, stroke, 1.8) + l(`M24 ${y + 8}q14-5 28 0t28 0`, stroke, 1.8);
const sky = (fill: string): string => p("M0 0H120V56H0z", fill);
const flame = (x: number, h: number): string =>
  p(`M${x} 50q-7-8 0-${h}q1 6 5 8t1 ${n(h - 8)}z`, "#e2622b") +
  p(`M${x + 1} 50q-3-5 1-${n(h * 0.55)}q3 5 1 ${n(h * 0.55)}z`, "#f6c445");
const tank = (water: string): string =>
  p("M66 38h38l-3 12H69z", "#8a7a66") + e(85, 38, 19, 4, "#a99a84") + e(85, 38.6, 15.5, 2.8, water);

export const SKIES: Record<string, () => string> = {
  "monsoon-downpour": () =>
    sky("#7f96ad") +
    ridge("#5c7285") +
    ground("#4f6a42") +
    cloud(34, 18, 1.2, "#4a5a70") +
    cloud(84, 16, 1.4, "#3c4a60") +
    drops(3, -3, "#d6e6f2"),
  "flash-flood": () =>
    sky("#8fa3b3") +
    p("M0 12L34 20 40 56H0zM120 10L84 20 78 56h42z", "#a9512f") +
    p("M0 12L34 20 36 30 0 24zM120 10L84 20 82 30l38-6z", "#c87146") +
    p("M40 56C44 44 50 40 48 30h24c-2 10 4 14 8 26z", "#8a6a48") +
    l("M48 36q12 5 23 0M46 44q14 6 28 0M44 51q16 6 33 0", "#e8d3b0", 1.6) +
    cloud(60, 15, 1.1, "#4a5a70"),
  "dry-lightning": () =>
    sky("#57507a") +
    ridge("#3d3a5c") +
    ground("#4c3040") +
    cloud(60, 18, 1.6, "#2f2c4a") +
    bolt(52, 20) +
    bolt(86, 18),
  "dust-storm": () =>
    sky("#e9c48a") +
    ridge("#d0a060") +
    many(
      [
        [8, 46, 22],
        [30, 38, 20],
        [54, 44, 26],
        [80, 36, 24],
        [104, 42, 24],
      ],
      ([x, y, r]) => c(x, y, r, "#b9823f"),
    ) +
    many(
      [
        [20, 50, 16],
        [66, 52, 18],
        [98, 54, 16],
      ],
      ([x, y, r]) => c(x, y, r, "#9c6a2f"),
    ) +
    ground("#7d5326", 52),
  "extreme-heat": () =>
    sky("#f6a04e") +
    c(60, 24, 22, "#fbd072") +
    c(60, 24, 14, "#fff0c0") +
    ridge("#c2552f") +
    ground("#8f3a25") +
    sagu(22, 54, 26, 5) +
    l("M44 50q5-4 10 0t10 0 10 0", "#fbd072", 1.4),
  "heat-dome": () =>
    sky("#f3b26a") +
    many(
      [54, 42, 30],
      (r: number, i) =>
        `<circle cx="60" cy="58" r="${r}" fill="${["#ee8f4a", "#e6703a", "#d4522f"][i]}"/>`,
    ) +
    c(60, 14, 9, "#fff0c0") +
    ground("#8f3a25", 49),
  "cool-desert-night": () =>
    sky("#24385a") +
    stars(5, 26) +
    c(92, 15, 9, "#f6e7c0") +
    c(96, 13, 8, "#24385a") +
    ridge("#1a2a47") +
    ground("#16233b") +
    sagu(30, 54, 28, 5, "#2f4a3c", "#22382e"),
  "hail-on-the-rim": () =>
    sky("#93a8b5") +
    p("M0 34H70L76 56H0z", "#b0663f") +
    p("M0 34H70l2 6H0z", "#4f6038") +
    cloud(56, 17, 1.6, "#5a6a7c") +
    flakes(9, 2.2, "#f7fbff"),
  "gust-front": () =>
    sky("#c3d3d6") +
    ridge("#8ba0a0") +
    ground("#8f8a5a") +
    wind(14, "#fffaf0") +
    wind(28, "#fffaf0") +
    l("M92 54q-2-16 8-24", "#5a4226", 2.4) +
    e(106, 27, 13, 5, "#6d7f4e", 14),
  "early-snow": () =>
    sky("#c9d6e0") +
    ridge("#9fb0c4") +
    ground("#f4f7fa") +
    many([14, 30, 88, 104], (x: number, i) => pine(x, 52, 22 + (i % 2) * 5, "#3f5a48")) +
    c(60, 50, 4, "#d9a32b") +
    flakes(4, 1.5, "#fff"),
  "late-spring-snow": () =>
    sky("#d6e4d8") +
    ridge("#aac2b4") +
    ground("#f2f6f2") +
    many(
      [20, 46, 74, 100],
      (x: number) =>
        l(`M${x} 54v-9`, "#4f6a42", 1.6) + c(x, 44, 3.4, "#e28fa8") + c(x, 44, 1.2, "#f6c445"),
    ) +
    flakes(8, 1.5, "#fff"),
  "kaibab-blizzard": () =>
    sky("#8d9db2") +
    many([10, 28, 50, 72, 94, 112], (x: number, i) => pine(x, 56, 30 + (i % 3) * 6, "#4a5d6e")) +
    ground("#eef3f8", 50) +
    flakes(2, 2, "#fff") +
    wind(20, "#eef3f8") +
    wind(36, "#eef3f8"),
  "hard-freeze": () =>
    sky("#bcd6e6") +
    ridge("#8fb4cc") +
    ground("#e8f2f8") +
    many(
      [
        [30, 26],
        [84, 22],
      ],
      ([x, y]) =>
        many([0, 60, 120], (a: number) =>
          l(`M${x} ${y}m-11 0h22`, "#fff", 2.2, ` transform="rotate(${a} ${x} ${y})"`),
        ),
    ) +
    sagu(58, 54, 22, 5, "#7fa08c", "#5f8070"),
  "black-ice": () =>
    sky("#5d6f8c") +
    ridge("#43546e") +
    p("M46 56C52 44 68 44 60 36h8c8 8 4 10 22 20z", "#1f2733") +
    l("M56 50l14-4M62 44l7-2", "#cfe2f2", 1.6) +
    p("M0 48Q24 42 46 56H0zM90 56q14-12 30-8v8z", "#dbe6ef") +
    stars(6, 8),
  "morning-fog": () =>
    sky("#efdcc0") +
    c(82, 20, 11, "#fbeecf") +
    many([14, 34, 60, 90, 108], (x: number, i) => pine(x, 52, 26 + (i % 2) * 8, "#7d8f80")) +
    many(
      [26, 36, 46],
      (y: number, i) =>
        `<rect x="${-6 + i * 9}" y="${y}" width="${110 - i * 8}" height="6" rx="3" fill="#fffaf0" opacity=".8"/>`,
    ) +
    ground("#c8cdb4", 52),
  "canyon-inversion": () =>
    sky("#f3c79a") +
    p("M0 10h26l4 14h10l3 32H0zM120 8H92l-4 14H78l-3 34h45z", "#b35a38") +
    p("M0 10h26l1 5H0zM120 8H92l-1 5h29z", "#d98a58") +
    many(
      [
        [20, 44, 22],
        [50, 40, 20],
        [78, 43, 22],
        [104, 42, 20],
      ],
      ([x, y, r]) => e(x, y + 8, r, 9, "#fffaf0"),
    ) +
    ground("#fff3df", 52),
  "wildfire-smoke": () =>
    sky("#d9a06a") +
    c(30, 20, 9, "#c4452c") +
    ridge("#8a5a45") +
    many(
      [
        [60, 40, 8],
        [66, 30, 10],
        [76, 20, 13],
        [92, 12, 16],
      ],
      ([x, y, r]) => c(x, y, r, "#7d6f68"),
    ) +
    many(
      [
        [64, 36, 6],
        [74, 25, 8],
        [90, 14, 10],
      ],
      ([x, y, r]) => c(x, y, r, "#978880"),
    ) +
    ground("#5a3b2c") +
    flame(58, 12),
  "fire-closure": () =>
    sky("#e8b27a") +
    ridge("#7a4a38") +
    ground("#4a2e24") +
    flame(30, 26) +
    flame(86, 22) +
    flame(104, 30) +
    flame(12, 18) +
    p("M44 30h34v12H44z", "#fff3d8") +
    l("M47 39l6-7M56 39l6-7M65 39l6-7", "#b8362f", 3) +
    l("M48 42v12M74 42v12", "#5a4226", 2.4),
  "dry-tanks": () =>
    sky("#f6d9a0") +
    c(28, 16, 9, "#fdf0cf") +
    ridge("#d79a5c") +
    ground("#b97a45") +
    tank("#c9a878") +
    l("M76 38l6 2 4-2 5 2", "#7d5a34", 1.2) +
    l("M14 50l8-3 6 4 9-3M40 53l7-3", "#8a5a2c", 1.2),
  "full-stock-tanks": () =>
    sky("#bcdcd2") +
    cloud(32, 18, 0.9, "#fffaf0") +
    ridge("#a9b48a") +
    ground("#7d8f4e") +
    tank("#2c9ac0") +
    l("M74 37q5 2 10 0t10 0", "#e8f7ff", 1.2) +
    drops(11, -1, "#8ec4dd"),
  "spring-superbloom": () =>
    sky("#cfe4e0") +
    c(94, 14, 9, "#fdf3d8") +
    ridge("#a28ab4") +
    ground("#6d8f4e", 40) +
    many([...Array(30)], (_, i: number) =>
      c(
        n(4 + ((i * 37) % 114)),
        n(42 + ((i * 23) % 13)),
        2.4,
        ["#f2a33a", "#e9c23f", "#d86a8a", "#fff3d8"][i % 4] ?? "#fff",
      ),
    ) +
    sagu(22, 46, 24, 5),
  "golden-aspens": () =>
    sky("#c6dde6") +
    ridge("#8ea6b4") +
    ground("#b9913f") +
    many(
      [12, 30, 52, 70, 92, 110],
      (x: number, i) =>
        l(`M${x} 54V${28 - (i % 2) * 4}`, "#f7efe0", 2.6) +
        e(x, 22 - (i % 2) * 3, 9, 11, i % 2 ? "#f0c23c" : "#e2a528"),
    ),
  "desert-rainbow": () =>
    sky("#b9d3dc") +
    many(
      [
        [36, "#c4583a"],
        [32.5, "#f0913a"],
        [29, "#f3c14a"],
        [25.5, "#6d9a5e"],
        [22, "#3c76ad"],
      ],
      ([r, f]) => `<circle cx="62" cy="50" r="${r}" fill="none" stroke="${f}" stroke-width="3.6"/>`,
    ) +
    ridge("#b98a5c") +
    ground("#a0683a") +
    cloud(20, 18, 0.8, "#fffaf0") +
    sagu(98, 54, 24, 5),
  "starry-sky": () =>
    sky("#131f3a") +
    p("M0 40Q50 0 120 6V0H78Q30 6 0 28z", "#2a3a66") +
    stars(12, 46) +
    many(
      [
        [30, 12],
        [88, 20],
      ],
      ([x, y]) =>
        p(`M${x} ${y - 5}l1.4 3.6 3.6 1.4-3.6 1.4-1.4 3.6-1.4-3.6-3.6-1.4 3.6-1.4z`, "#fff3d0"),
    ) +
    ridge("#0e1830") +
    p("M52 56l10-14 10 14z", "#e08a3e") +
    p("M62 42l10 14H60z", "#c4622f"),
  "perfect-blue-day": () =>
    sky("#8cc4de") +
    c(26, 16, 10, "#fff3c8") +
    cloud(86, 20, 0.9, "#fff") +
    p("M0 44L30 26h34l8 10h30l6 8h12v12H0z", "#c8703f") +
    p("M30 26h34l2 4H28z", "#8fa05e") +
    ground("#7d9a52", 48),
};

/** The picture of a Weather card; unknown cards get a plain sky. */
export function weatherArt(id: string): Svg {
  const picture = artOf("trail", `weather.${id}`);
  if (picture) return pictured(picture, 120, 56, "art weather-art");
  const draw = own(SKIES, id);
  const art = draw
    ? draw()
    : sky("#c3d3d6") + cloud(46, 24, 1.2, "#7f96ad") + ridge("#8ba0a0") + ground("#8f8a5a");
  return fixed(
    `<svg class="art weather-art" viewBox="0 0 120 56" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${art}</svg>`,
  );
}
