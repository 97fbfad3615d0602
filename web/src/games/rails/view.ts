// Made by `python -m arizona.server.protocol.typescript` from the message types of the server.
// Do not edit: a test compares this file with what the types say.

/** The whole position. */
export interface RailsView {
  bills: BillView[];
  cards: CardView[];
  dice: number[];
  firsts: string[];
  last_round: boolean;
  nuggets_in_row: number;
  phase: string;
  round: number;
  routes: RouteView[];
  scores: number[];
  seat: number;
  sheet: SheetView;
  starter: number;
  ways: WayView[];
  winners: number[];
  worth: number[];
}

/** What delivering a kind now would score; ``reason`` says why it cannot be delivered. */
export interface BillView {
  bonus: number;
  first: number;
  kind: string;
  pieces: number;
  points: number;
  reason: string;
  scoring: number;
  total: number;
}

/** An open card. ``gone`` is true once it has been scored and has left the game. */
export interface CardView {
  counts: number[];
  final: boolean;
  gone: boolean;
  name: string;
  rule: string;
  text: string;
  title: string;
}

/** One player's sheet as drawn and written so far. */
export interface RouteView {
  bonus: number;
  boxes: BoxView[];
  die: number;
  head: string | null;
  nugget_points: number;
  nuggets: number;
  score: number;
  sections: SectionView[];
  start: string | null;
  stops: StopView[];
  stuck: boolean;
  used_nuggets: number;
}

/** One box of the score table; ``points`` is ``None`` while it is empty. */
export interface BoxView {
  aboard: number;
  delivered: number;
  kind: string;
  points: number | null;
}

/** A piece of a line: its spaces, starting where the previous piece ended. */
export interface SectionView {
  spaces: string[];
  value: number;
}

/** A circled symbol. ``state`` is ``aboard``, ``delivered`` or ``plain``. */
export interface StopView {
  at: string;
  state: string;
  symbol: string;
}

/** The printed sheet: the symbol of every space, row by row. */
export interface SheetView {
  name: string;
  size: number;
  symbols: string[];
  title: string;
}

/** A way to continue the line: action, number among the legal actions, and spaces. */
export interface WayView {
  action: number;
  number: number;
  spaces: string[];
  value: number;
}
