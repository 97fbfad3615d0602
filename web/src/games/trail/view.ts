// Made by `python -m arizona.server.protocol.typescript` from the message types of the server.
// Do not edit: a test compares this file with what the types say.

/**
 * The whole position; ``grit_track`` is the marker's position by units of Grit.
 *
 * ``why_not`` explains, by target, why the player to move cannot take a visible action.
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

/** A set of the Crossed Arrows. */
export interface ArrowSetView {
  name: string;
  spaces: ArrowView[];
  token: TokenView | null;
}

/** A space of the Crossed Arrows. */
export interface ArrowView {
  gains: AmountView[];
  gives: string;
  seats: number[];
  side: string;
}

/** An amount of a kind; ``mountain`` etc. are advances on that track, ``terrain`` on any. */
export interface AmountView {
  count: number;
  kind: string;
}

/** A marker on the board. */
export interface TokenView {
  dutchman: boolean;
  seat: number;
}

/** The number of face-down cards in the current Passage deck and the other decks. */
export interface DecksView {
  fauna: number;
  flora: number;
  gateways: number;
  passages: number;
}

/** A Flora or Fauna group; ``*_health`` is the cost for the Gila at its card and its pieces. */
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

/** A face-up Flora or Fauna card. */
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
 * ``gain``, ``lose``, ``pay`` and ``give`` have a kind. If ``per`` names a counter, the amount
 * applies for every ``step`` of it, ``most`` times at most (0 for no limit). The other verbs have
 * a place; ``discount`` also has a kind.
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

/** A face-up polyomino; ``shape`` holds its rows. */
export interface PieceView {
  gila: boolean;
  id: string;
  name: string;
  shape: string[];
  size: number;
}

/** The face-up Gateway card. */
export interface GatewayView {
  flavour: string;
  gains: AmountView[];
  gives: string;
  id: string;
  name: string;
  token: TokenView | null;
}

/** A Gateway card that was face up earlier and is now under its deck. */
export interface SeenGatewayView {
  gains: AmountView[];
  gives: string;
  id: string;
  name: string;
}

/** The Gila Monster's place; ``poison`` is what its Health alone would cost each seat now. */
export interface GilaView {
  group: string;
  number: number;
  poison: number[];
}

/** The Elevation Ladder; prices are indexed by the level before the boost. */
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

/** A space of the mural, the same for all players. */
export interface MuralSpaceView {
  amount: number;
  at: string;
  flag: boolean;
  icon: string;
}

/**
 * A face-up Passage.
 *
 * ``pays`` and ``gives`` are texts of the effect language such as ``1 copper, 2 gold``; ``cost``
 * and ``gains`` are the same as data. ``gila_health`` is the additional cost for the Gila.
 * ``poison`` is the number of tokens the total would cost each seat now.
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

/** The piece being placed: the name of each legal placement and the spaces it would cover. */
export interface PlacingView {
  id: string;
  name: string;
  places: Record<string, string[]>;
  shape: string[];
}

/** The seats affected if Planning ended now; ``saguaro`` is −1 in week 1. */
export interface PlanningView {
  gila: number;
  saguaro: number;
}

/** The view of one player. */
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

/** A Flora or Fauna card a player owns. */
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
 * ``have`` of ``need``; ``at_most`` is set for an objective that requires a maximum. ``gives`` is
 * the reward for the player now. ``open`` means the player may still make the claim, ``ready``
 * that it is met now. ``title`` is the text of an objective; other claims use
 * ``trail-web-claim-about``.
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

/** A Passage a player has walked. */
export interface OwnPassageView {
  id: string;
  name: string;
  terrain: string;
}

/** The Spirit a player holds: the cubes left, and the rewards of each. */
export interface OwnSpiritView {
  cubes: boolean[];
  gains: AmountView[][][];
  id: string;
  name: string;
  rewards: string[][];
}

/** The shared pools. */
export interface PoolsView {
  blossoms: number;
  cubes: number;
  dutchmen: number;
  poison: string[];
  spirits: FreeSpiritView[];
  weather_unseen: number;
}

/** An available Spirit: its cubes and the rewards to the left and right of each. */
export interface FreeSpiritView {
  cubes: number;
  gains: AmountView[][][];
  id: string;
  name: string;
  rewards: string[][];
}

/** A State 48 card. */
export interface State48View {
  category: string;
  id: string;
  name: string;
  rows: ObjectiveView[];
}

/** A row of a State 48 card; ``places`` is each seat's rank if scored now, or 0. */
export interface ObjectiveView {
  claimed: number[];
  gold: number[];
  grit: number;
  places: number[];
  text: string;
}

/** A Terrain Track: the bonuses of its spaces and each player's space. */
export interface TrackView {
  first_taken: boolean;
  gains: AmountView[][];
  marker: number;
  places: number[];
  spaces: string[];
  terrain: string;
}

/** A Turn Order space; ``poison`` is the number of tokens its price would cost each seat now. */
export interface OrderView {
  cost: AmountView[];
  pays: string;
  poison: number[];
  seat: number;
}

/** A message id and its arguments. */
export interface ReasonView {
  args: Record<string, string | number>;
  id: string;
}
