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

/** The tile being filled: chips placed by the player, how many are placed, 1-chips to follow. */
export interface FillingView {
  chips: number[];
  laid: number;
  ones: number;
}

/** A tile in a hand: its rows as in the pack, not turned. */
export interface HandTileView {
  name: string;
  rows: string[];
}

/** A location by column and row. */
export interface PlaceView {
  column: number;
  row: number;
}

/** The tile being placed and its possible turns; only one once the turn is chosen. */
export interface PlacingView {
  name: string;
  turns: TurnView[];
}

/** A turn of a tile: cells relative to the top left one, and legal locations of that cell. */
export interface TurnView {
  cells: CellView[];
  places: PlaceView[];
  turn: number;
}

/** One cell of a tile on the board. ``chip`` is 0 if there is none. */
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
