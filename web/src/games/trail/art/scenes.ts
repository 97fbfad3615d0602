/** Landscapes. Every fill is a variable, so that night is just another palette. */
import { fixed, own, type Svg } from "../../../lib/svg";
import { c, e, l, many, n, p, pine, poly, rng, sagu } from "./pens";

const PALETTE: Record<string, string> = {
  mountain: "pm",
  plateau: "pp",
  desert: "pd",
  canyon: "pc",
};
const V = (t: string, i: number): string => `var(--${t}${i})`;
type Dice = () => number;
const jag = (r: Dice, W: number, y: number, amp: number, k: number, B: number): string => {
  let d = `M0 ${B}`;
  for (let i = 0; i <= k; i++)
    d += `L${n((W * i) / k)} ${n(y + (r() - 0.5) * amp + (i % 2 ? -amp * 0.4 : amp * 0.3))}`;
  return d + `L${W} ${B}z`;
};
const stars = (t: string, W: number, H: number, r: Dice): string =>
  `<g fill="${V(t, 3)}" opacity="var(--stars,0)">` +
  many(
    [...Array(16)],
    () => `<circle cx="${n(r() * W)}" cy="${n(r() * H)}" r="${n(0.4 + r() * 0.5)}"/>`,
  ) +
  "</g>";
const road = (d: string): string =>
  `<path d="${d}" fill="none" stroke="var(--road,#fff3d8)" stroke-linecap="round" stroke-width="1.6" stroke-dasharray="3.4 3"/>`;
const SCENES: Record<string, (seed: number) => string> = {
  mountain(seed) {
    const t = "pm",
      r = rng(seed * 7919),
      pk = (x: number, y: number, w: number, b: number, snow: number) => {
        const h = b - y;
        return (
          poly(
            [
              [x - w, b],
              [x, y],
              [x + w, b],
            ],
            V(t, 7),
          ) +
          poly(
            [
              [x - w, b],
              [x, y],
              [x + w * 0.12, y + h * 0.3],
              [x - w * 0.06, y + h * 0.5],
              [x + w * 0.18, y + h * 0.74],
              [x + w * 0.1, b],
            ],
            V(t, 6),
          ) +
          (snow
            ? poly(
                [
                  [x, y],
                  [x + w * 0.25, y + h * 0.25],
                  [x + w * 0.12, y + h * 0.21],
                  [x + w * 0.03, y + h * 0.32],
                  [x - w * 0.08, y + h * 0.2],
                  [x - w * 0.23, y + h * 0.24],
                ],
                V(t, 8),
              )
            : "")
        );
      };
    return (
      p("M0 0H144V110H0z", V(t, 1)) +
      p("M0 34Q50 28 144 36V110H0z", V(t, 2)) +
      stars(t, 144, 40, r) +
      c(n(96 + r() * 36), n(18 + r() * 14), n(9 + r() * 6), V(t, 3)) +
      p(jag(r, 144, 58, 12, 9, 110), V(t, 4)) +
      p(jag(r, 144, 68, 10, 8, 110), V(t, 5)) +
      pk(n(14 + r() * 20), n(40 + r() * 14), 26, 92, 0) +
      pk(n(104 + r() * 20), n(34 + r() * 16), 32, 92, 1) +
      pk(n(38 + r() * 16), n(24 + r() * 16), 32, 92, r() < 0.6 ? 1 : 0) +
      pk(n(72 + r() * 20), n(14 + r() * 14), n(32 + r() * 10), 94, 1) +
      p("M0 88Q36 76 74 88T144 84V110H0z", V(t, 9)) +
      many([...Array(16)], (_, i) =>
        pine(n(i * 9.5 + r() * 5), n(94 + r() * 3), n(11 + r() * 8), V(t, 9)),
      ) +
      p("M0 101Q50 92 144 103V110H0z", V(t, 10)) +
      many(
        [
          [6, 26],
          [17, 20],
          [27, 15],
          [121, 18],
          [132, 27],
          [141, 22],
        ],
        ([x, h]) => pine(x, 108, h, V(t, 10)),
      ) +
      road("M70 110C76 102 58 100 64 94S78 88 74 84")
    );
  },
  plateau(seed) {
    const t = "pp",
      r = rng(seed * 104729),
      mesa = (x: number, y: number, w: number, b: number, s: number) =>
        poly(
          [
            [x, y],
            [x + w, y],
            [x + w + s * 0.3, y + (b - y) * 0.35],
            [x + w + s, b],
            [x - s, b],
            [x - s * 0.3, y + (b - y) * 0.35],
          ],
          V(t, 5),
        ) +
        poly(
          [
            [x + w * 0.55, y],
            [x + w, y],
            [x + w + s * 0.3, y + (b - y) * 0.35],
            [x + w + s, b],
            [x + w * 0.75, b],
            [x + w * 0.62, y + (b - y) * 0.4],
          ],
          V(t, 6),
        ) +
        poly(
          [
            [x - 1, y],
            [x + w + 1, y],
            [x + w + 1.5, y + 4],
            [x - 1.5, y + 4],
          ],
          V(t, 8),
        ) +
        l(`M${x + 3} ${y + 12}h${w * 0.5}M${x} ${y + 17}h${w * 0.42}`, V(t, 6), 1.3);
    return (
      p("M0 0H144V110H0z", V(t, 1)) +
      p("M0 46Q70 38 144 46V110H0z", V(t, 2)) +
      stars(t, 144, 44, r) +
      `<g fill="${V(t, 3)}"><rect x="14" y="16" width="44" height="6" rx="3"/><rect x="26" y="11" width="26" height="6" rx="3"/><rect x="92" y="26" width="38" height="5" rx="2.5"/><rect x="100" y="22" width="18" height="5" rx="2.5"/></g>` +
      p("M0 60h26l4 8h20l3-5h34l4 6h53V110H0z", V(t, 4)) +
      mesa(n(56 + r() * 20), n(32 + r() * 14), n(40 + r() * 24), 80, 20) +
      mesa(n(2 + r() * 14), n(48 + r() * 10), n(20 + r() * 16), 80, 14) +
      p("M0 76Q40 70 84 77T144 75V110H0z", V(t, 7)) +
      p("M0 86Q60 76 144 88V110H0z", V(t, 8)) +
      many([...Array(9)], (_, i) => {
        const x = n(4 + i * 17 + r() * 6),
          y = n(83 + r() * 4);
        return e(x, y, n(4 + r() * 3), n(3 + r() * 2), V(t, 9));
      }) +
      p("M0 99Q66 88 144 100V110H0z", V(t, 9)) +
      many(
        [
          [14, 46],
          [28, 34],
          [133, 40],
        ],
        ([x, h]) =>
          l(`M${x} 110V${110 - h}`, V(t, 10), 2.2) +
          many([0, 1, 2, 3], (i) =>
            e(
              n(x + (i % 2 ? 2 : -2)),
              n(110 - h + i * h * 0.16),
              n(h * 0.11 + i * 1.1),
              n(h * 0.085),
              V(t, 10),
            ),
          ),
      ) +
      road("M74 110C80 102 66 98 74 92S94 86 88 80")
    );
  },
  desert(seed) {
    const t = "pd",
      r = rng(seed * 65537);
    return (
      p("M0 0H144V110H0z", V(t, 1)) +
      p("M0 30Q70 22 144 30V110H0z", V(t, 2)) +
      stars(t, 144, 34, r) +
      c(n(92 + r() * 34), n(26 + r() * 14), n(12 + r() * 8), V(t, 3)) +
      p("M0 66L18 60 36 64 60 56 92 62 118 54 144 62V110H0z", V(t, 4)) +
      p(
        "M4 80L12 64 22 60 27 46 33 43 37 34 46 32 50 40 57 37 62 28 73 26 77 34 85 37 89 48 97 51 103 62 124 66 128 50 131 48 133 66 144 72V110H0z",
        V(t, 5),
      ) +
      p(
        "M46 32L50 40 57 37 62 28 66 44 60 58 66 80 40 80 46 62 42 48zM77 34L85 37 89 48 97 51 103 62 100 80 84 80 88 62 80 50zM131 48l2 18 11 6v8h-14z",
        V(t, 6),
      ) +
      p("M0 78Q40 70 80 78T144 76V110H0z", V(t, 7)) +
      many([...Array(14)], () =>
        e(n(r() * 144), n(80 + r() * 8), n(2 + r() * 2.5), n(1.5 + r()), V(t, 9)),
      ) +
      p("M0 93Q60 82 144 96V110H0z", V(t, 8)) +
      sagu(n(104 + r() * 16), 96, n(20 + r() * 12), 5, V(t, 9), V(t, 10)) +
      sagu(n(82 + r() * 14), 92, n(12 + r() * 9), 3.5, V(t, 9), V(t, 10)) +
      sagu(n(18 + r() * 16), 112, n(50 + r() * 22), n(10 + r() * 3), V(t, 9), V(t, 10)) +
      many([128, 137], (x) =>
        many([-22, -11, 0, 11, 22], (a) =>
          l(`M${x} 110l${n(a * 0.35)} ${-18 + Math.abs(a) * 0.2}`, V(t, 10), 1.4),
        ),
      ) +
      road("M64 110C72 103 60 98 68 92S86 86 80 80")
    );
  },
  canyon(seed) {
    const t = "pc",
      r = rng(seed * 31337),
      d = r() * 10 - 5,
      L = [30, 40, 52, 63, 76, 90, 112],
      xs = [26, 30, 40, 44, 54, 58, 66].map((x) => n(x + d));
    let w = "";
    for (let i = 0; i < 6; i++) {
      const f = V(t, [4, 5, 6, 7, 8, 7][i] ?? 7),
        x = xs[i] ?? 0,
        y = L[i] ?? 0,
        z = L[i + 1] ?? 0;
      w +=
        poly(
          [
            [0, y],
            [x - 3, y],
            [x + 2, z],
            [0, z],
          ],
          f,
        ) +
        poly(
          [
            [144, y - 5],
            [150 - x, y - 5],
            [145 - x, z - 5],
            [144, z - 5],
          ],
          f,
        ) +
        poly(
          [
            [x - 12, y],
            [x - 3, y],
            [x + 2, z],
            [x - 9, z],
          ],
          V(t, 10),
          ' opacity=".28"',
        ) +
        (i % 2 ? l(`M3 ${y + 5}h${x - 20}M${152 - x} ${y + 1}H141`, V(t, 8 - i), 1) : "");
    }
    return (
      p("M0 0H144V110H0z", V(t, 1)) +
      p("M0 24Q70 18 144 26V110H0z", V(t, 2)) +
      stars(t, 144, 30, r) +
      c(n(60 + r() * 24), n(20 + r() * 12), n(10 + r() * 6), V(t, 3)) +
      p("M30 46h16l3 8h20l2-6h14l3 8h30V110H20z", V(t, 4)) +
      p("M36 62h20l4 8h26l4-6h22V110H30z", V(t, 5)) +
      p("M44 76h22l3 6h18l3-5h16V110H40z", V(t, 6)) +
      p("M68 82c8 4-8 8 0 13s14 6 8 17H58c-4-8 8-10 2-16s4-10 8-14z", V(t, 9)) +
      l("M66 90c5 3 8 4 11 8M63 100c6 2 10 4 12 8", "#fff", 1, ' opacity=".5"') +
      w +
      p("M0 104q20-8 52-2l6 8H0zM144 100q-26-4-46 4l-8 6h54z", V(t, 8)) +
      many(
        [
          [8, 104, 14],
          [130, 100, 18],
          [140, 103, 11],
        ],
        ([x, y, h]) => pine(x, y, h, V(t, 10)),
      )
    );
  },
};

/** A poster of a terrain, different for every seed. */
export function scene(terrain: string, seed = 3): Svg {
  const drawn = (own(SCENES, terrain) ?? SCENES.desert!)(seed);
  const turned = seed % 2 ? `<g transform="translate(144 0) scale(-1 1)">${drawn}</g>` : drawn;
  return fixed(
    `<svg class="scene" viewBox="0 0 144 110" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${turned}</svg>`,
  );
}

/* the strip with the eight weeks: one landscape from the Mexican border to Utah */
export function panorama(terr: string[], walked: number): Svg {
  const W = 960,
    H = 60,
    k = W / 8,
    r = rng(4242);
  let far = `M0 ${H}L0 40`,
    near = "";
  for (let i = 0; i <= 24; i++) far += `L${i * 40} ${n(34 - r() * 10 - (i % 3 === 1 ? 5 : 0))}`;
  terr.slice(0, 8).forEach((t, i) => {
    const x = i * k,
      f = own(PALETTE, t) ?? "pm";
    let g = "";
    if (t === "mountain")
      g = many(
        [
          [0.2, 28, 34],
          [0.52, 20, 40],
          [0.82, 27, 34],
        ],
        ([u, y, w]) =>
          poly(
            [
              [x + u * k - w, H],
              [x + u * k, y],
              [x + u * k + w, H],
            ],
            V(f, 6),
          ) +
          poly(
            [
              [x + u * k, y],
              [x + u * k + w, H],
              [x + u * k + w * 0.1, H],
              [x + u * k - 2, y + 18],
            ],
            V(f, 7),
          ) +
          poly(
            [
              [x + u * k, y],
              [x + u * k + 6, y + 7],
              [x + u * k + 1, y + 6],
              [x + u * k - 5, y + 8],
            ],
            V(f, 8),
          ),
      );
    if (t === "desert")
      g =
        poly(
          [
            [x, 48],
            [x + k * 0.3, 42],
            [x + k * 0.38, 34],
            [x + k * 0.5, 32],
            [x + k * 0.6, 36],
            [x + k * 0.66, 43],
            [x + k, 46],
            [x + k, H],
            [x, H],
          ],
          V(f, 5),
        ) +
        p(`M${x} 51q${k / 2}-7 ${k} 0V60h${-k}z`, V(f, 7)) +
        sagu(x + k * 0.16, 56, 20, 4, V(f, 9), V(f, 10)) +
        sagu(x + k * 0.84, 55, 14, 3, V(f, 9), V(f, 10));
    if (t === "plateau")
      g =
        poly(
          [
            [x, 46],
            [x + k * 0.14, 44],
            [x + k * 0.2, 31],
            [x + k * 0.62, 31],
            [x + k * 0.7, 40],
            [x + k * 0.9, 40],
            [x + k, 46],
            [x + k, H],
            [x, H],
          ],
          V(f, 5),
        ) +
        poly(
          [
            [x + k * 0.19, 31],
            [x + k * 0.63, 31],
            [x + k * 0.635, 34],
            [x + k * 0.185, 34],
          ],
          V(f, 8),
        ) +
        p(`M${x} 50q${k / 2}-6 ${k} 0V60h${-k}z`, V(f, 8)) +
        many([0.1, 0.3, 0.36, 0.78, 0.88], (u) => pine(n(x + u * k), 56, 15, V(f, 10)));
    if (t === "canyon")
      g =
        many(
          [0, 1, 2, 3],
          (j) =>
            poly(
              [
                [x, 28 + j * 8],
                [x + k * (0.3 + j * 0.05), 28 + j * 8],
                [x + k * (0.33 + j * 0.05), 36 + j * 8],
                [x, 36 + j * 8],
              ],
              V(f, 5 + (j % 4)),
            ) +
            poly(
              [
                [x + k, 25 + j * 8],
                [x + k * (0.72 - j * 0.05), 25 + j * 8],
                [x + k * (0.69 - j * 0.05), 36 + j * 8],
                [x + k, 36 + j * 8],
              ],
              V(f, 5 + (j % 4)),
            ),
        ) + p(`M${x + k * 0.5} 46c8 4-8 6-3 14h14c4-5-6-8-11-14z`, V(f, 9));
    near += `<g opacity="${i < walked ? 1 : i === walked ? 1 : 0.5}">${g}</g>`;
  });
  return fixed(
    `<svg class="panorama" viewBox="0 0 ${W} ${H}" preserveAspectRatio="none" aria-hidden="true">${p(far + `L${W} ${H}z`, "var(--pm4)", ' opacity=".45"')}${near}</svg>`,
  );
}
/* behind the ladder: desert floor to bare summit, in the life zones that set the boost prices */
export function ladderBack(): Svg {
  const v = (i: number) => `var(--l${i})`,
    W = 100,
    H = 776,
    t = (x: number, b: number, h: number, f: number) => pine(x, b, h, v(f));
  return fixed(
    `<svg class="ladder-back" viewBox="0 0 ${W} ${H}" preserveAspectRatio="none" aria-hidden="true">` +
      p(`M0 0H${W}V${H}H0z`, v(1)) +
      p("M0 130L16 96 28 112 52 46 72 104 84 84 100 118V776H0z", v(2)) +
      p("M52 46L72 104 84 84 100 118V776H62L66 170 50 128 58 96z", v(3)) +
      p("M52 46l11 32-6-5-5 12-6-10-5 5z", v(4)) +
      p("M0 236Q26 214 52 230T100 222V776H0z", v(5)) +
      many(
        [
          [5, 240, 40],
          [18, 236, 30],
          [32, 232, 38],
          [47, 236, 28],
          [62, 238, 40],
          [76, 234, 30],
          [90, 234, 40],
        ],
        ([x, y, h]) => t(x, y, h, 5),
      ) +
      p("M0 330Q40 306 100 324V776H0z", v(6)) +
      many(
        [
          [12, 334, 34],
          [28, 328, 26],
          [58, 324, 34],
          [74, 326, 26],
          [92, 330, 36],
        ],
        ([x, y, h]) => t(x, y, h, 6),
      ) +
      p("M0 442H22L27 424H70L76 446H100V776H0z", v(7)) +
      p("M22 442L27 424H70L76 446 70 434H28z", v(6)) +
      p("M0 472H34L38 460H100V776H0z", v(8)) +
      p("M0 516Q50 498 100 514V776H0z", v(9)) +
      many(
        [
          [10, 520],
          [36, 512],
          [66, 512],
          [90, 518],
        ],
        ([x, y]) => e(x, y, 8, 5, v(6)),
      ) +
      p("M0 612L12 600 24 606 32 584 46 580 54 594 68 588 78 606 100 602V776H0z", v(8)) +
      p("M0 634Q46 614 100 636V776H0z", v(10)) +
      p("M0 706Q50 684 100 708V776H0z", v(11)) +
      sagu(18, 720, 66, 11, v(12), v(12)) +
      sagu(84, 712, 44, 8, v(12), v(12)) +
      p("M0 752Q60 736 100 754V776H0z", v(10)) +
      "</svg>",
  );
}
