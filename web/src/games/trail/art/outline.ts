/** The rounded outline of any set of cells. */
import { n } from "./pens";

/** A cell: row, column. */
export type Cell = readonly [number, number];
type Point = readonly [number, number];

/** The cells of rows such as `.X` and `XX`. */
export function cellsOf(shape: readonly string[]): Cell[] {
  return shape.flatMap((row, y) =>
    [...row].flatMap((mark, x) => (mark === "X" ? [[y, x] as const] : [])),
  );
}

/** A path around cells of size `unit`, inset by `inset`, with rounded corners. */
export function outline(cells: readonly Cell[], unit = 40, inset = 1, round = 5): string {
  const has = new Set(cells.map(([y, x]) => `${y},${x}`));
  const edges = new Map<string, Point[]>();
  const add = (from: Point, to: Point): void => {
    const key = from.join();
    edges.set(key, [...(edges.get(key) ?? []), to]);
  };
  for (const [y, x] of cells) {
    if (!has.has(`${y - 1},${x}`)) add([x, y], [x + 1, y]);
    if (!has.has(`${y},${x + 1}`)) add([x + 1, y], [x + 1, y + 1]);
    if (!has.has(`${y + 1},${x}`)) add([x + 1, y + 1], [x, y + 1]);
    if (!has.has(`${y},${x - 1}`)) add([x, y + 1], [x, y]);
  }
  let path = "";
  while (edges.size) path += loop(edges, unit, inset, round);
  return path;
}

function loop(edges: Map<string, Point[]>, unit: number, inset: number, round: number): string {
  const start = [...edges.keys()][0]!;
  const walked: Point[] = [];
  let at = start.split(",").map(Number) as unknown as Point;
  let before: Point | null = null;
  do {
    const ways: Point[] = edges.get(at.join()) ?? [];
    // Where two cells touch at a corner, turn left, so that loops stay simple.
    const [x, y]: Point = at;
    const came: Point | null = before;
    const left: number = came
      ? ways.findIndex(([a, b]) => (x - came[0]) * (b - y) - (y - came[1]) * (a - x) < 0)
      : 0;
    const next: Point | undefined = ways.splice(Math.max(0, left), 1)[0];
    if (!ways.length) edges.delete(at.join());
    if (!next) break;
    walked.push(at);
    before = at;
    at = next;
  } while (at.join() !== start);
  const around = (list: Point[], index: number): Point =>
    list[(index + list.length) % list.length]!;
  const corners = walked.filter((at, i) => {
    const [a, b] = [around(walked, i - 1), around(walked, i + 1)];
    return !((a[0] === at[0] && at[0] === b[0]) || (a[1] === at[1] && at[1] === b[1]));
  });
  const drawn = corners.map((at, i) => {
    const [a, b] = [around(corners, i - 1), around(corners, i + 1)];
    const into = [Math.sign(at[0] - a[0]), Math.sign(at[1] - a[1])] as const;
    const out = [Math.sign(b[0] - at[0]), Math.sign(b[1] - at[1])] as const;
    const x = at[0] * unit + inset * (-into[1] - out[1]);
    const y = at[1] * unit + inset * (into[0] + out[0]);
    const from = `${n(x - into[0] * round)} ${n(y - into[1] * round)}`;
    const to = `${n(x + out[0] * round)} ${n(y + out[1] * round)}`;
    return `${i ? "L" : "M"}${from}Q${n(x)} ${n(y)} ${to}`;
  });
  return `${drawn.join("")}z`;
}
