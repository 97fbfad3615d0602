/** A tile being painted: five by five places, each a wall, a space or empty. */
import type { Point } from "../geometry";

export const WIDEST = 5;
export const SPACE = "o";
export const WALL = "#";
export const NOTHING = ".";
export type Paint = typeof SPACE | typeof WALL | typeof NOTHING;

/** A tile's rows, centered in the grid. */
export function laidOut(rows: readonly string[]): string[] {
  const wide = Math.max(0, ...rows.map((row) => row.length));
  const left = Math.max(0, Math.floor((WIDEST - wide) / 2));
  const top = Math.max(0, Math.floor((WIDEST - rows.length) / 2));
  return Array.from({ length: WIDEST }, (_, row) =>
    Array.from({ length: WIDEST }, (_, column) => {
      const found = rows[row - top]?.[column - left];
      return found === SPACE || found === WALL ? found : NOTHING;
    }).join(""),
  );
}

/** The rows without the empty margin, padded to equal length. */
export function trimmed(places: readonly string[]): string[] {
  const cells = places.flatMap((line, row) =>
    [...line].flatMap((symbol, column) => (symbol === NOTHING ? [] : [{ row, column }])),
  );
  if (!cells.length) return [NOTHING];
  const columns = cells.map(({ column }) => column);
  const rows = cells.map(({ row }) => row);
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  return places
    .slice(Math.min(...rows), Math.max(...rows) + 1)
    .map((line) => line.padEnd(right + 1, NOTHING).slice(left, right + 1));
}

/** The grid with one place painted. */
export function painted(places: readonly string[], at: Point, paint: Paint): string[] {
  return places.map((line, row) =>
    row === at.y ? line.slice(0, at.x) + paint + line.slice(at.x + 1) : line,
  );
}

/** Rotated clockwise by 90°. */
export function turned(rows: readonly string[]): string[] {
  const wide = rows[0]?.length ?? 0;
  return Array.from({ length: wide }, (_, column) =>
    rows.map((_, row) => rows[rows.length - 1 - row]![column]).join(""),
  );
}

/** Mirrored horizontally. */
export const mirrored = (rows: readonly string[]): string[] =>
  rows.map((line) => [...line].reverse().join(""));

/** The distinct rotations of a tile. */
export function orientations(rows: readonly string[]): string[][] {
  const found = new Map<string, string[]>();
  let now = [...rows];
  for (let turn = 0; turn < 4; turn += 1) {
    if (!found.has(now.join("/"))) found.set(now.join("/"), now);
    now = turned(now);
  }
  return [...found.values()];
}

interface Jumps {
  /** Pairs of spaces connected by a jump. */
  pairs: [Point, Point][];
  /** The sizes of the groups of connected spaces, largest first. */
  chains: number[];
  /** Spaces without a jump within the tile. */
  alone: Point[];
}

/** The jumps within a tile. */
export function jumpsIn(places: readonly string[]): Jumps {
  const spaces = places.flatMap((line, y) =>
    [...line].flatMap((symbol, x) => (symbol === SPACE ? [{ x, y }] : [])),
  );
  const chain = spaces.map((_, index) => index);
  const pairs: [Point, Point][] = [];
  for (const [one, a] of spaces.entries()) {
    for (const [two, b] of spaces.entries()) {
      if (two <= one || Math.abs((a.x - b.x) * (a.y - b.y)) !== 2) continue;
      pairs.push([a, b]);
      const [keep, drop] = [chain[one]!, chain[two]!];
      for (const [index, name] of chain.entries()) if (name === drop) chain[index] = keep;
    }
  }
  const sizes = new Map<number, number>();
  for (const name of chain) sizes.set(name, (sizes.get(name) ?? 0) + 1);
  const all = [...sizes.values()].sort((a, b) => b - a);
  return {
    pairs,
    chains: all.filter((size) => size > 1),
    alone: spaces.filter((_, index) => sizes.get(chain[index]!) === 1),
  };
}

/** The name of a place, such as B3. */
export const placeName = (x: number, y: number): string => `${String.fromCharCode(65 + x)}${y + 1}`;
