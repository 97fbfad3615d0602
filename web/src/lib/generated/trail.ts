// Made by `python -m arizona.table.protocol.typescript` from the message types of the server.
// Do not edit: a test compares this file with what the types say.

/** The whole position; ``grit_track`` is where the marker stands by units of Grit. */
export interface TrailView {
  arrows: ArrowSetView[];
  deck: number;
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
  tracks: TrackView[];
  turn_order: OrderView[];
  week: number;
  weeks: string[];
}

/** One set of the Crossed Arrows. */
export interface ArrowSetView {
  name: string;
  spaces: ArrowView[];
  token: TokenView | null;
}

/** One space of the Crossed Arrows. */
export interface ArrowView {
  gives: string;
  seats: number[];
  side: string;
}

/** A marker on the board. */
export interface TokenView {
  dutchman: boolean;
  seat: number;
}

/** One Flora or Fauna group. */
export interface RowView {
  card: CardView | null;
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
  gila: boolean;
  gives: string;
  icon: string;
  id: string;
  moment: string;
  name: string;
  terrain: string;
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
  gives: string;
  id: string;
  name: string;
  token: TokenView | null;
}

/** A Gateway card that was open before and lies under its deck. */
export interface SeenGatewayView {
  gives: string;
  id: string;
  name: string;
}

/** Where the Gila Monster sits. */
export interface GilaView {
  group: string;
  number: number;
}

/** The Elevation Ladder; prices stand by the level left. */
export interface LadderView {
  arrived: number;
  first: number[];
  levels: string[];
  places: number[];
  second: number[];
  top: string[];
}

/** One space of everybody's mural. */
export interface MuralSpaceView {
  amount: number;
  at: string;
  flag: boolean;
  icon: string;
}

/** An open Passage. Amounts are words of the content language: ``1 copper, 2 gold``. */
export interface PassageView {
  flavour: string;
  gila: boolean;
  gives: string;
  id: string;
  miles: number;
  name: string;
  need: Record<string, number>;
  number: number;
  pays: string;
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
  gives: string;
  icon: string;
  id: string;
  kind: string;
  moment: string;
  name: string;
  terrain: string;
  used: boolean;
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
  marker: number;
  places: number[];
  spaces: string[];
  terrain: string;
}

/** One Turn Order space. */
export interface OrderView {
  pays: string;
  seat: number;
}
