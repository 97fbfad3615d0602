/** The shape of a piece being edited. */
export const WIDEST = 5;
const COVERED = "X";
const OPEN = ".";

/** A shape near the upper left of a 5 × 5 grid, with a margin if there is room. */
export function laidOut(shape: readonly string[]): string[] {
  const wide = Math.max(0, ...shape.map((row) => row.length));
  const left = Math.max(0, Math.floor((WIDEST - wide) / 2));
  const top = Math.max(0, Math.floor((WIDEST - shape.length) / 2));
  return Array.from({ length: WIDEST }, (_, y) =>
    Array.from({ length: WIDEST }, (_, x) =>
      shape[y - top]?.[x - left] === COVERED ? COVERED : OPEN,
    ).join(""),
  );
}

/** Without empty rows and columns around it. */
export function trimmed(places: readonly string[]): string[] {
  const rows = places.flatMap((row, y) => (row.includes(COVERED) ? [y] : []));
  const columns = Array.from({ length: WIDEST }, (_, x) => x).filter((x) =>
    places.some((row) => row[x] === COVERED),
  );
  if (!rows.length) return [];
  return places
    .slice(rows[0], rows.at(-1)! + 1)
    .map((row) => row.slice(columns[0], columns.at(-1)! + 1));
}

/** With one place toggled. */
export function toggled(places: readonly string[], x: number, y: number): string[] {
  return places.map((row, index) =>
    index === y ? row.slice(0, x) + (row[x] === COVERED ? OPEN : COVERED) + row.slice(x + 1) : row,
  );
}

export const sizeOf = (shape: readonly string[]): number =>
  [...shape.join("")].filter((one) => one === COVERED).length;
