/** Grasses and flowers, each drawn for the shape of its piece. */
import { c, e, flower, l, many, n, p } from "./pens";
import type { Subject } from "./subject";

export const HERBS: Record<string, Subject> = {
  "rubber-rabbitbrush": {
    sky: "dusk",
    draw: () =>
      many([-34, -27, -19, -11, -4, 4, 11, 19, 27, 34], (d: number, i) =>
        l(
          `M40 40Q${40 + d * 0.5} 28 ${40 + d} ${12 + (i % 3) * 4}`,
          i % 2 ? "#8d9c74" : "#6f8060",
          2,
        ),
      ) +
      many(
        [
          [8, 14, 7, 5],
          [20, 9, 8, 6],
          [33, 13, 7, 5],
          [45, 8, 8, 6],
          [58, 12, 8, 6],
          [71, 14, 7, 5],
          [27, 19, 6, 4],
          [52, 19, 6, 4],
          [14, 21, 5, 3.5],
          [66, 21, 5, 3.5],
        ],
        ([x, y, a, b], i) =>
          e(x, y, a, b, i % 2 ? "#eec23f" : "#d9a32b") +
          e(x - 1, y - 2, a * 0.5, b * 0.4, "#f8e08a"),
      ),
  },
  "san-francisco-peaks-groundsel": {
    sky: "noon",
    draw: () =>
      p("M0 40L0 31 16 26 34 31 52 25 80 32V40z", "#8a8f98") +
      many(
        [-70, -45, -20, 20, 45, 70],
        (a: number) => `<g transform="rotate(${a} 40 38)">${e(40, 27, 4, 11, "#5d7d52")}</g>`,
      ) +
      l("M40 36L22 17M40 36V12M40 36L59 18", "#5d7d52", 2) +
      many(
        [
          [22, 16, 9],
          [40, 11, 10],
          [59, 17, 9],
        ],
        ([x, y, r]) => flower(x, y, r, "#f0c233", "#b97a1c"),
      ),
  },
  "sacred-datura": {
    sky: "night",
    draw: () =>
      many(
        [
          [10, 28, 12, 9, -20],
          [70, 29, 13, 9, 18],
          [40, 32, 14, 9, 0],
          [27, 22, 9, 7, -30],
          [54, 22, 9, 7, 30],
        ],
        ([x, y, a, b, r], i) => e(x, y, a, b, i % 2 ? "#55785a" : "#3f6149", r),
      ) +
      many(
        [
          [23, 17, 1],
          [57, 18, 1.05],
        ],
        ([x, y, k]) =>
          p(
            `M${x} ${n(y - 14 * k)}L${n(x + 5 * k)} ${n(y - 7 * k)}L${n(x + 14 * k)} ${n(y - 5 * k)}L${n(x + 8 * k)} ${n(y + 3 * k)}L${n(x + 9 * k)} ${n(y + 12 * k)}L${x} ${n(y + 8 * k)}L${n(x - 9 * k)} ${n(y + 12 * k)}L${n(x - 8 * k)} ${n(y + 3 * k)}L${n(x - 14 * k)} ${n(y - 5 * k)}L${n(x - 5 * k)} ${n(y - 7 * k)}z`,
            "#fdf6ff",
          ) +
          c(x, y, 5.5, "#e2d2ee") +
          c(x, y, 2.4, "#c8b34e"),
      ),
  },
  "blue-grama": {
    sky: "dawn",
    draw: () =>
      many(
        [
          [-9, 16],
          [-3, 6],
          [4, 12],
          [10, 24],
          [-14, 34],
          [14, 40],
        ],
        ([d, top]) =>
          l(`M20 80Q${20 + d * 0.3} ${40 + top * 0.3} ${20 + d} ${top}`, "#7f8f52", 1.6),
      ) +
      many(
        [
          [11, 16, -24],
          [17, 7, -18],
          [24, 12, 14],
          [30, 24, 22],
          [7, 34, -28],
          [33, 40, 26],
        ],
        ([x, y, r]) =>
          `<g transform="rotate(${r} ${x} ${y})">${e(x + 4, y, 7, 1.6, "#6b4c74")}${many([-1, 2, 5, 8], (k: number) => l(`M${x + k} ${y + 1}v4`, "#c79a6a", 1))}</g>`,
      ) +
      many([-60, -35, -12, 12, 35, 60], (a: number) =>
        p("M18.5 80L20 58l1.5 22z", "#93a362", ` transform="rotate(${a} 20 80)"`),
      ),
  },
  "golden-columbine": {
    sky: "sage",
    draw: () =>
      l("M20 78V30M20 56L10 40M20 50l11-14M20 70l-8-6M20 70l9-5", "#5a7a4a", 2) +
      many(
        [
          [9, 68, 6, 4],
          [31, 66, 6, 4],
          [14, 74, 7, 4],
          [27, 75, 7, 4],
        ],
        ([x, y, a, b]) => e(x, y, a, b, "#6f8f5a"),
      ) +
      many(
        [
          [20, 19, 1.15],
          [9, 38, 0.8],
          [32, 35, 0.85],
        ],
        ([x, y, k]) =>
          l(
            `M${n(x - 5 * k)} ${y}L${n(x - 9 * k)} ${n(y - 13 * k)}M${x} ${y}V${n(y - 15 * k)}M${n(x + 5 * k)} ${y}L${n(x + 9 * k)} ${n(y - 13 * k)}`,
            "#e0ac2c",
            2,
          ) +
          flower(x, n(y + 2 * k), n(10 * k), "#f2cc3f", "#fff3c4") +
          l(`M${x} ${n(y + 4 * k)}v${n(7 * k)}`, "#caa02a", 1.6),
      ),
  },
};
