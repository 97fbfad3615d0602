/** Building blocks of the Passage posters; 144 × 110, every fill is a palette variable. */
import { c, e, l, many, n, p, rng } from "../pens";

/** The i-th color of a terrain's palette. */
type Hue = (index: number) => string;
export const hue =
  (terrain: string): Hue =>
  (index) =>
    `var(--${terrain}${index})`;

const star = (v: Hue, seed: number): string => {
  const roll = rng(seed);
  return `<g fill="${v(3)}" opacity="var(--stars,0)">${many([...Array(14)], () =>
    c(n(roll() * 144), n(roll() * 36), n(0.4 + roll() * 0.5), v(3)),
  )}</g>`;
};
/** Sky in two tones, stars at night, and a sun or moon. */
export const sky = (v: Hue, x: number, y: number, r: number, low = 34): string =>
  p("M0 0H144V110H0z", v(1)) +
  p(`M0 ${low}Q70 ${low - 8} 144 ${low}V110H0z`, v(2)) +
  star(v, x * 31 + r) +
  (r ? c(x, y, r, v(3)) : "");
/** The dashed trail. */
export const trail = (d: string): string =>
  `<path d="${d}" fill="none" stroke="var(--road,#fff3d8)" stroke-linecap="round" stroke-width="1.6" stroke-dasharray="3.4 3"/>`;
/** A round-headed tree: base, height. */
export const oak = (x: number, y: number, h: number, trunk: string, leaf: string): string =>
  l(
    `M${x} ${y}V${n(y - h * 0.5)}M${x} ${n(y - h * 0.3)}l${n(h * 0.16)} ${n(-h * 0.18)}`,
    trunk,
    n(h * 0.09),
  ) +
  e(x, n(y - h * 0.66), n(h * 0.42), n(h * 0.3), leaf) +
  e(n(x - h * 0.2), n(y - h * 0.52), n(h * 0.24), n(h * 0.18), leaf);
/** A tall pine with a bare trunk. */
export const ponderosa = (x: number, y: number, h: number, fill: string): string =>
  l(`M${x} ${y}V${n(y - h)}`, fill, n(h * 0.05)) +
  many([0, 1, 2, 3], (i: number) =>
    e(
      n(x + (i % 2 ? 1.5 : -1.5)),
      n(y - h + i * h * 0.15),
      n(h * 0.1 + i * h * 0.028),
      n(h * 0.085),
      fill,
    ),
  );
/** Blades in a fan: agave, ocotillo, grass. */
export const fan = (x: number, y: number, h: number, stroke: string, w = 1.4, spread = 1): string =>
  many([-34, -20, -8, 4, 16, 30], (a: number) =>
    l(
      `M${x} ${y}q${n(a * 0.1 * spread)} ${n(-h * 0.6)} ${n(a * 0.32 * spread)} ${n(-h + Math.abs(a) * 0.12)}`,
      stroke,
      w,
    ),
  );
/** Small bushes along a line. */
export const scrub = (y: number, seed: number, fill: string, count = 12): string => {
  const roll = rng(seed);
  return many([...Array(count)], () =>
    e(n(roll() * 144), n(y + roll() * 7), n(2 + roll() * 2.6), n(1.5 + roll() * 1.1), fill),
  );
};
/** A peak with a lit and a shaded side. */
export const peak = (v: Hue, x: number, y: number, w: number, b: number, snow: number): string => {
  const h = b - y;
  return (
    p(`M${x - w} ${b}L${x} ${y}L${x + w} ${b}z`, v(7)) +
    p(
      `M${x - w} ${b}L${x} ${y}L${n(x + w * 0.12)} ${n(y + h * 0.3)}L${n(x - w * 0.06)} ${n(y + h * 0.5)}L${n(x + w * 0.18)} ${n(y + h * 0.74)}L${n(x + w * 0.1)} ${b}z`,
      v(6),
    ) +
    (snow
      ? p(
          `M${x} ${y}l${n(w * 0.25 * snow)} ${n(h * 0.25 * snow)}l${n(-w * 0.13 * snow)} ${n(-h * 0.04)}l${n(-w * 0.1)} ${n(h * 0.1 * snow)}l${n(-w * 0.1)} ${n(-h * 0.11 * snow)}L${n(x - w * 0.23 * snow)} ${n(y + h * 0.24 * snow)}z`,
          v(8),
        )
      : "")
  );
};
