/** A sheet being painted. */

/** The letters of a sheet, in the order of their keyboard shortcuts. */
export const SYMBOLS: readonly { letter: string; name: string }[] = [
  { letter: "c", name: "cow" },
  { letter: "s", name: "sheep" },
  { letter: "w", name: "wheat" },
  { letter: "a", name: "apple" },
  { letter: "m", name: "mineral" },
  { letter: "o", name: "wood" },
  { letter: "^", name: "mountain" },
  { letter: "T", name: "town" },
  { letter: "#", name: "station" },
];
const GOODS = 6;
/** A place to be filled. */
export const OPEN = "?";

export const nameOf = (letter: string): string =>
  SYMBOLS.find((symbol) => symbol.letter === letter)?.name ?? "";

/** Rows cropped or padded to a square of this size. */
export function squared(rows: readonly string[], size: number): string[] {
  return Array.from({ length: size }, (_, y) => (rows[y] ?? "").padEnd(size, OPEN).slice(0, size));
}

export function painted(rows: readonly string[], at: number, letter: string): string[] {
  const size = rows.length;
  const [x, y] = [at % size, Math.floor(at / size)];
  return rows.map((row, index) =>
    index === y ? row.slice(0, x) + letter + row.slice(x + 1) : row,
  );
}

export function swapped(rows: readonly string[], one: number, two: number): string[] {
  const letters = [...rows.join("")];
  const [a, b] = [letters[one]!, letters[two]!];
  return painted(painted(rows, one, b), two, a);
}

export const mirrored = (rows: readonly string[]): string[] =>
  rows.map((row) => [...row].reverse().join(""));

interface Wanted {
  name: string;
  letter: string;
  have: number;
  want: number;
  /** Whether more are allowed. */
  least: boolean;
}

/** The actual and required number of every symbol. */
export function counted(rows: readonly string[], counts: Record<string, unknown>): Wanted[] {
  const all = [...rows.join("")];
  const plural: Record<string, string> = {
    mountain: "mountains",
    town: "towns",
    station: "stations",
  };
  return SYMBOLS.map(({ letter, name }, index) => ({
    name,
    letter,
    have: all.filter((one) => one === letter).length,
    want: Number(counts[index < GOODS ? "goods" : plural[name]!] ?? 0),
    least: index >= GOODS,
  }));
}

interface Spread {
  name: string;
  /** Sizes of the groups of adjacent goods of one kind, largest first. */
  groups: number[];
}

/** How the goods of each kind are distributed. */
export function spreads(rows: readonly string[]): Spread[] {
  const size = rows.length;
  const letters = rows.join("");
  return SYMBOLS.slice(0, GOODS).map(({ letter, name }) => {
    const left = new Set([...letters].flatMap((one, at) => (one === letter ? [at] : [])));
    const groups: number[] = [];
    for (const first of left) {
      const edge = [first];
      left.delete(first);
      let count = 0;
      while (edge.length) {
        const at = edge.pop()!;
        count += 1;
        const near = [at - size, at + size];
        if (at % size > 0) near.push(at - 1);
        if (at % size < size - 1) near.push(at + 1);
        for (const there of near) {
          if (left.delete(there)) edge.push(there);
        }
      }
      groups.push(count);
    }
    return { name, groups: groups.sort((a, b) => b - a) };
  });
}
