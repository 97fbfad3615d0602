// Made by `python -m arizona.server.protocol.typescript` from the message types of the server.
// Do not edit: a test compares this file with what the types say.

/**
 * The whole position; ``grit_track`` is where the marker stands by units of Grit.
 *
 * ``why_not`` tells, by target, why something in sight cannot be done by whom it is the turn.
 */
export interface TrailView {
  arrows: ArrowSetView[];
  deck: number;
  decks: DecksView;
  fauna: RowView[];
  flora: RowView[];
  gateway: GatewayView | null;
  gateways_seen: SeenGatewayView[];
  gila: GilaView | null;
  grit_track: number[];
  ladder: LadderView;
  mural: MuralSpaceView[];
  order: number[];
  passage_spaces: number;
  passage_tokens: TokenView[];
  passages: (PassageView | null)[];
  phase: string;
  placing: PlacingView | null;
  planning: PlanningView | null;
  players: PlayerView[];
  pools: PoolsView;
  saguaro: number;
  scores: number[];
  seat: number;
  state48: State48View[];
  stock_end: number;
  tracks: TrackView[];
  turn_order: OrderView[];
  week: number;
  weeks: string[];
  why_not: Record<string, ReasonView[]>;
}

/** One set of the Crossed Arrows. */
export interface ArrowSetView {
  name: string;
  spaces: ArrowView[];
  token: TokenView | null;
}

/** One space of the Crossed Arrows. */
export interface ArrowView {
  gains: AmountView[];
  gives: string;
  seats: number[];
  side: string;
}

/** So many of a kind; of ``mountain`` steps on that track, of ``terrain`` on any. */
export interface AmountView {
  count: number;
  kind: string;
}

/** A marker on the board. */
export interface TokenView {
  dutchman: boolean;
  seat: number;
}

/** How many cards lie hidden: in the Passage deck in use, and in the other decks. */
export interface DecksView {
  fauna: number;
  flora: number;
  gateways: number;
  passages: number;
}

/** One Flora or Fauna group; ``*_health`` is what the Gila asks for its card, its pieces. */
export interface RowView {
  card: CardView | null;
  card_health: number;
  piece_health: number;
  pieces: (PieceView | null)[];
  price: number;
  row: number;
  spaces: number;
  tokens: TokenView[];
}

/** An open Flora or Fauna card; a Fauna card's effect and moment in the content language. */
export interface CardView {
  cubes: number;
  effect: string;
  flavour: string;
  gains: AmountView[];
  gila: boolean;
  gives: string;
  icon: string;
  id: string;
  moment: string;
  name: string;
  options: StepView[][];
  terrain: string;
}

/**
 * One step of an effect.
 *
 * ``gain``, ``lose``, ``pay`` and ``give`` have a kind, and ``per`` so many of a counter, at
 * ``most`` so many times (0 without an end). The other verbs have a place; ``discount`` has a
 * kind too.
 */
export interface StepView {
  count: number;
  kind: string;
  most: number;
  per: string;
  place: string;
  step: number;
  verb: string;
}

/** An open polyomino, its rows as drawn. */
export interface PieceView {
  gila: boolean;
  id: string;
  name: string;
  shape: string[];
  size: number;
}

/** The open Gateway card. */
export interface GatewayView {
  flavour: string;
  gains: AmountView[];
  gives: string;
  id: string;
  name: string;
  token: TokenView | null;
}

/** A Gateway card that was open before and lies under its deck. */
export interface SeenGatewayView {
  gains: AmountView[];
  gives: string;
  id: string;
  name: string;
}

/** Where the Gila Monster sits; ``poison`` is by seat what its Health alone would bring now. */
export interface GilaView {
  group: string;
  number: number;
  poison: number[];
}

/** The Elevation Ladder; prices stand by the level left. */
export interface LadderView {
  arrived: number;
  first: number[];
  gains: AmountView[][];
  levels: string[];
  places: number[];
  second: number[];
  top: string[];
  top_gains: AmountView[][];
}

/** One space of everybody's mural. */
export interface MuralSpaceView {
  amount: number;
  at: string;
  flag: boolean;
  icon: string;
}

/**
 * An open Passage.
 *
 * ``pays`` and ``gives`` are words of the content language: ``1 copper, 2 gold``; ``cost`` and
 * ``gains`` are the same as data. ``gila_health`` is what the Gila asks besides; ``poison`` is by
 * seat how many tokens all of it would bring now.
 */
export interface PassageView {
  cost: AmountView[];
  flavour: string;
  gains: AmountView[];
  gila: boolean;
  gila_health: number;
  gives: string;
  id: string;
  miles: number;
  name: string;
  need: Record<string, number>;
  number: number;
  pays: string;
  poison: number[];
  terrain: string;
}

/** The piece being placed: for each legal place its name and the spaces it would cover. */
export interface PlacingView {
  id: string;
  name: string;
  places: Record<string, string[]>;
  shape: string[];
}

/** Whom the end of Planning would meet if it came now; ``saguaro`` is −1 in week 1. */
export interface PlanningView {
  gila: number;
  saguaro: number;
}

/** One player. */
export interface PlayerView {
  all_markers: number;
  arrow: string;
  cards: OwnCardView[];
  claim_progress: ClaimView[];
  claims: string[];
  dutchmen: number;
  final: Record<string, number>;
  gold: number;
  grit: number;
  ladder: number;
  levels: Record<string, number>;
  markers: number;
  mural: LaidView[];
  open_spaces: number;
  ordered: boolean;
  passages: OwnPassageView[];
  poison: string[];
  position: number;
  retired: boolean;
  score: number;
  spirit: OwnSpiritView | null;
  spirits_had: string[];
  stars: number;
  stock: Record<string, number>;
  trackers: number;
  worth: number;
}

/** A Flora or Fauna card on display. */
export interface OwnCardView {
  cubes: number;
  effect: string;
  gains: AmountView[];
  gives: string;
  icon: string;
  id: string;
  kind: string;
  moment: string;
  name: string;
  options: StepView[][];
  terrain: string;
  used: boolean;
}

/**
 * One claim of one player.
 *
 * ``have`` of ``need`` (for an objective that wants few: ``at_most``); ``gives`` is what it would
 * bring him now. ``open`` says that he may still make it one day, ``ready`` that it holds now.
 * ``title`` is the text of an objective; the others are told by ``trail-web-claim-about``.
 */
export interface ClaimView {
  at_most: boolean;
  gives: AmountView[];
  have: number;
  id: string;
  made: boolean;
  need: number;
  open: boolean;
  ready: boolean;
  rule: string;
  title: string;
}

/** A piece on a mural; a Blossom has the id ``blossom`` and no kind. */
export interface LaidView {
  at: string;
  cells: string[];
  id: string;
  kind: string;
  name: string;
}

/** A Passage walked. */
export interface OwnPassageView {
  id: string;
  name: string;
  terrain: string;
}

/** The Spirit held: which cubes are left, and the rewards beside each. */
export interface OwnSpiritView {
  cubes: boolean[];
  gains: AmountView[][][];
  id: string;
  name: string;
  rewards: string[][];
}

/** What is left for all. */
export interface PoolsView {
  blossoms: number;
  cubes: number;
  dutchmen: number;
  poison: string[];
  spirits: FreeSpiritView[];
  weather_unseen: number;
}

/** A Spirit nobody holds: its cubes and the rewards left and right of each. */
export interface FreeSpiritView {
  cubes: number;
  gains: AmountView[][][];
  id: string;
  name: string;
  rewards: string[][];
}

/** One State 48 card. */
export interface State48View {
  category: string;
  id: string;
  name: string;
  rows: ObjectiveView[];
}

/** One row of a State 48 card; ``places`` is each seat's place if it were scored now, or 0. */
export interface ObjectiveView {
  claimed: number[];
  gold: number[];
  grit: number;
  places: number[];
  text: string;
}

/** One Terrain Track: the bonuses of its spaces and everybody's place. */
export interface TrackView {
  first_taken: boolean;
  gains: AmountView[][];
  marker: number;
  places: number[];
  spaces: string[];
  terrain: string;
}

/** One Turn Order space; ``poison`` is by seat what its price would bring now. */
export interface OrderView {
  cost: AmountView[];
  pays: string;
  poison: number[];
  seat: number;
}

/** A sentence: its message and what is put into it. */
export interface ReasonView {
  args: Record<string, string | number>;
  id: string;
}
