// Made by `python -m arizona.server.protocol.typescript` from the message types of the server.
// Do not edit: a test compares this file with what the types say.

/** The whole position. */
export interface KnightView {
  builders: number[];
  filling: FillingView | null;
  first: number;
  game: number;
  game_scores: number[];
  games: number;
  hands: HandTileView[][];
  knight: PlaceView | null;
  phase: string;
  placing: PlacingView | null;
  pool: HandTileView[];
  scores: number[];
  seat: number;
  tiles: TileView[];
}

/** The tile being filled: the chips laid by hand, how many lie, the ones that come then. */
export interface FillingView {
  chips: number[];
  laid: number;
  ones: number;
}

/** A tile in a hand: its rows as drawn in the pack, unturned. */
export interface HandTileView {
  name: string;
  rows: string[];
}

/** A place by column and row. */
export interface PlaceView {
  column: number;
  row: number;
}

/** The tile being placed, and the ways it may still lie: one once its turn is chosen. */
export interface PlacingView {
  name: string;
  turns: TurnView[];
}

/** One way a tile may lie: its cells around its top left one, and where that may go. */
export interface TurnView {
  cells: CellView[];
  places: PlaceView[];
  turn: number;
}

/** One cell of a tile on the board. ``chip`` is 0 where none lies. */
export interface CellView {
  chip: number;
  column: number;
  row: number;
  wall: boolean;
}

/** A tile on the board. */
export interface TileView {
  cells: CellView[];
  column: number;
  name: string;
  row: number;
  turn: number;
}
