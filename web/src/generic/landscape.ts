/** Generates a desert poster from a game's name, for games without one. */
import type { PosterArt } from "../games/contract";
import { fixed } from "../lib/svg";

const [LEFT, RIGHT, BOTTOM] = [12, 396, 522];

/** Colors of seven layers from the sky to the foreground, then the sun. */
const HOURS = [
  ["#e9a15b", "#f0bb74", "#f6d597", "#c9825c", "#a85a43", "#7c3d38", "#4b242b", "#fff3cf"],
  ["#3f8f97", "#6fb0a9", "#a9cfb8", "#d99a6c", "#bd6c45", "#8a4334", "#54282c", "#fff6d8"],
  ["#5a4a86", "#86629a", "#c98a96", "#a6616f", "#7e4460", "#56304f", "#331f3c", "#ffe2b0"],
  ["#b9533b", "#d8763f", "#f0a252", "#c66a3c", "#99452f", "#6b2e2b", "#3f1c22", "#ffedbb"],
  ["#2f5d7e", "#4f86a0", "#8fb9bd", "#8f8a72", "#6d7350", "#4a5a3c", "#2b3a2c", "#fbeecb"],
] as const;

/** A random number generator between 0 and 1, seeded by a name. */
export function numbersOf(name: string): () => number {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.codePointAt(0)!, 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const round = (value: number): string => value.toFixed(1);

/** A skyline of mesas and buttes: flat tops, steep sides, rubble at the base. */
function mesas(next: () => number, base: number, height: number): string {
  let path = `M${LEFT} ${base}`;
  for (let x = LEFT + next() * 40; x < RIGHT;) {
    const top = base - height * (0.35 + 0.65 * next());
    const width = 26 + next() * 74;
    const slope = 5 + next() * 9;
    path += `L${round(x)} ${base}l${round(slope)} ${round((top - base) * 0.45)}`;
    path += `l${round(slope * 0.4)} ${round((top - base) * 0.55)}h${round(width)}`;
    path += `l${round(slope * 0.4)} ${round((base - top) * 0.55)}`;
    path += `l${round(slope)} ${round((base - top) * 0.45)}`;
    x += width + slope * 2.8 + 12 + next() * 70;
  }
  return `${path}L${RIGHT} ${base}V${BOTTOM}H${LEFT}Z`;
}

/** A soft line of dunes across the whole width. */
function dunes(next: () => number, base: number, swing: number): string {
  let path = `M${LEFT} ${round(base)}`;
  const waves = 2 + Math.floor(next() * 2);
  const step = (RIGHT - LEFT) / waves;
  for (let wave = 0; wave < waves; wave += 1) {
    const rise = swing * (0.5 + next());
    path += `q${round(step * 0.3)} ${round(-rise)} ${round(step * 0.55)} ${round(-rise * 0.2)}`;
    path += `t${round(step * 0.45)} ${round(rise * 0.3)}`;
  }
  return `${path}V${BOTTOM}H${LEFT}Z`;
}

/** A saguaro with two arms. */
function saguaro(x: number, foot: number, tall: number): string {
  const unit = tall / 40;
  const arms =
    "M-3.5 0V-15h-5a5 5 0 0 1-5-5v-6a2.5 2.5 0 0 1 5 0v6h5V-35a3.5 3.5 0 0 1 7 0v19h4v-7" +
    "a2.5 2.5 0 0 1 5 0v7a5 5 0 0 1-5 5h-4V0Z";
  return `<path d="${arms}" transform="translate(${round(x)} ${round(foot)}) scale(${round(unit)})"`;
}

/** The poster of a name; always the same for the same name. */
export function landscape(name: string): PosterArt {
  const next = numbersOf(name);
  const hour = HOURS[Math.floor(next() * HOURS.length)]!;
  const plane = (number: number): string => `style="--plane:${hour[number]}"`;
  const sun = { x: 100 + next() * 208, y: 110 + next() * 90, r: 46 + next() * 34 };
  const stars = Array.from({ length: 26 }, () => {
    const [x, y] = [LEFT + next() * (RIGHT - LEFT), 20 + next() * 200];
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(0.8 + next())}"/>`;
  });
  const ring = (radius: number, number: number): string =>
    `<circle cx="${round(sun.x)}" cy="${round(sun.y)}" r="${round(radius)}" ${plane(number)}/>`;
  const path = (d: string, number: number): string => `<path d="${d}" ${plane(number)}/>`;
  const cacti = [0, 1, 2].map(() => {
    const tall = 50 + next() * 90;
    return `${saguaro(LEFT + 20 + next() * 344, 500 + next() * 16, tall)} ${plane(6)}/>`;
  });
  const drawing = [
    path(`M${LEFT} 12H${RIGHT}V${BOTTOM}H${LEFT}Z`, 0),
    ring(sun.r * 3.4, 1),
    ring(sun.r * 2, 2),
    `<g class="poster-stars">${stars.join("")}</g>`,
    `<circle cx="${round(sun.x)}" cy="${round(sun.y)}" r="${round(sun.r)}" fill="${hour[7]}"/>`,
    path(mesas(next, 310, 90), 3),
    path(mesas(next, 356, 80), 4),
    path(dunes(next, 380, 26), 5),
    ...cacti,
    path(dunes(next, 440, 30), 6),
  ].join("");
  return { drawing: fixed(drawing), baseline: 508, tall: "118 40 172 450", wide: "12 236 384 150" };
}
