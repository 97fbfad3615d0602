/** Drawing helpers. Each returns SVG text, with 40 units per space of the mural. */

/** Tuples of numbers, destructured by the drawings. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Nums = any;

export const n = (value: number): number => Number(value.toFixed(1));
export const rng = (seed: number) => (): number => {
  seed = (Math.imul(seed ^ (seed >>> 15), 2246822519) + 0x9e3779b9) | 0;
  return (seed >>> 0) / 4294967296;
};
/** A filled path. */
export const p = (d: string, fill: string, more = ""): string =>
  `<path d="${d}" fill="${fill}"${more}/>`;
/** A line. */
export const l = (d: string, stroke: string, width: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
/** A circle. */
export const c = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
/** An ellipse, rotated by `turn` degrees. */
export const e = (x: number, y: number, a: number, b: number, fill: string, turn = 0): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${a}" ry="${b}" fill="${fill}"${turn ? ` transform="rotate(${turn} ${x} ${y})"` : ""}/>`;
export const many = (list: readonly Nums[], pen: (item: Nums, index: number) => string): string =>
  list.map(pen).join("");
export const poly = (points: number[][], fill: string, more = ""): string =>
  `<path d="M${points.map((at) => `${n(at[0] ?? 0)} ${n(at[1] ?? 0)}`).join("L")}z" fill="${fill}"${more}/>`;

export const flower = (x: number, y: number, r: number, f: string, m = "#e2b23c"): string =>
  many([0, 60, 120, 180, 240, 300], (a) =>
    e(
      n(x + r * 0.58 * Math.sin((a * Math.PI) / 180)),
      n(y - r * 0.58 * Math.cos((a * Math.PI) / 180)),
      n(r * 0.3),
      n(r * 0.5),
      f,
      a,
    ),
  ) + c(x, y, n(r * 0.28), m);
export const sagu = (
  x: number,
  b: number,
  h: number,
  w: number,
  g = "#4f6a42",
  d = "#38502f",
): string => {
  // A saguaro: base at x, b; height; trunk width.
  const t = b - h,
    a = w * 0.78,
    r = w / 2;
  return (
    p(`M${n(x - r)} ${b}V${n(t + r)}a${r} ${r} 0 0 1 ${w} 0V${b}z`, g) +
    p(
      `M${n(x - r)} ${n(b - h * 0.34)}h${n(-w * 0.7)}a${a} ${a} 0 0 1 ${-a} ${-a}V${n(t + h * 0.34)}a${n(a / 2)} ${n(a / 2)} 0 0 1 ${a} 0v${n(h * 0.14)}h${n(w * 0.7)}z`,
      g,
    ) +
    p(
      `M${n(x + r)} ${n(b - h * 0.46)}h${n(w * 0.6)}V${n(t + h * 0.2)}a${n(a / 2)} ${n(a / 2)} 0 0 1 ${a} 0V${n(b - h * 0.46)}a${a} ${a} 0 0 1 ${-a} ${n(a * 0.9)}h${n(-w * 0.6)}z`,
      g,
    ) +
    p(`M${x} ${t}a${r} ${r} 0 0 1 ${r} ${r}V${b}h${-r}z`, d, ' opacity=".55"')
  );
};
export const pine = (x: number, b: number, h: number, f: string): string =>
  p(
    `M${x} ${n(b - h)}l${n(h * 0.16)} ${n(h * 0.34)}h${n(-h * 0.06)}l${n(h * 0.14)} ${n(h * 0.3)}h${n(-h * 0.07)}l${n(h * 0.13)} ${n(h * 0.28)}H${n(x + h * 0.04)}V${b}h${n(-h * 0.08)}v${n(-h * 0.08)}h${n(-h * 0.26)}l${n(h * 0.13)} ${n(-h * 0.28)}h${n(-h * 0.07)}l${n(h * 0.14)} ${n(-h * 0.3)}h${n(-h * 0.06)}z`,
    f,
  );

type Blob = [number, number, number, number];
/** Foliage: ovals, alternately dark and light. */
export const blobs = (list: Blob[], dark: string, light: string): string =>
  many(list, ([x, y, a, b], i) => e(x, y, a, b, i % 2 ? light : dark));
