/** Tiles as in a pack. */

interface TileCell {
  column: number;
  row: number;
  wall: boolean;
}

/** The cells of a tile's rows: o is a space, # a wall. */
export function cellsOf(rows: string[]): TileCell[] {
  return rows.flatMap((line, row) =>
    [...line].flatMap((symbol, column) =>
      symbol === "o" || symbol === "#" ? [{ column, row, wall: symbol === "#" }] : [],
    ),
  );
}
