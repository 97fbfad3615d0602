// Made by `python -m arizona.server.protocol.typescript` from the message types of the server.
// Do not edit: a test compares this file with what the types say.

export const PROTOCOL_VERSION = 5;

export type Reason =
  | "stale"
  | "illegal"
  | "not-your-turn"
  | "not-your-seat"
  | "over"
  | "read-only"
  | "no-undo"
  | "malformed"
  | "too-large"
  | "too-fast"
  | "too-many"
  | "full"
  | "muted"
  | "sent-away"
  | "say-hello"
  | "no-such-table"
  | "no-such-seat"
  | "no-such-game"
  | "no-such-bot"
  | "no-such-moment"
  | "no-such-report"
  | "no-such-pack"
  | "seat-taken"
  | "wrong-secret"
  | "not-host"
  | "not-allowed"
  | "bad-options"
  | "bad-content"
  | "bad-record"
  | "bad-hook"
  | "bad-name"
  | "no-answer"
  | "foreign-origin"
  | "no-store"
  | "no-space"
  | "quota"
  | "confirm"
  | "behind"
  | "server-error";

/** Everything: the answer to ``hello`` of a newcomer, or of one who missed too much. */
export interface Snapshot {
  type: "snapshot";
  version: number;
  time: number;
  table: TableInfo;
  you: You;
  scene: Scene;
  log: EventInfo[];
  chat: ChatLine[];
  spectators: number;
}

/** What stays the same at a table, or changes rarely. */
export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  content: string;
  content_hash: string;
  options: Record<string, string | number | boolean>;
  clock: NoClock | MoveClock | FischerClock;
  open: boolean;
  watch: boolean;
  take_back: boolean;
  claim_after: number;
  wait: WaitInfo | null;
  offer: number;
  name: string;
  created: number;
  status: "over" | "playing" | "read-only" | "waiting";
  read_only: string | null;
  origin: Origin | null;
  next: string | null;
  seats: SeatInfo[];
  changes?: number;
}

/** No time limit. */
export interface NoClock {
  kind: "none";
}

/** So many seconds for every turn. */
export interface MoveClock {
  kind: "move";
  seconds: number;
}

/** So many seconds for the game, and some more for each turn. */
export interface FischerClock {
  kind: "fischer";
  seconds: number;
  increment: number;
}

/** Who is to move and away, and ms from this message until it may be claimed that he left. */
export interface WaitInfo {
  seat: number;
  left_ms: number;
}

/** The table and moment that a table was begun from. */
export interface Origin {
  table: string;
  moment: number;
}

/**
 * A seat as everyone sees it.
 *
 * ``owned`` tells whether a person holds it, also while a bot plays for that person.
 * ``connected`` is whether a holder is at the table now.
 */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string | null;
  owned: boolean;
  connected: boolean;
  hook: boolean;
}

/** What this connection may do: the seats it plays, and whether it is the host's. */
export interface You {
  name: string;
  seats: number[];
  host: boolean;
}

/**
 * What a screen shows of a position: what to draw, what is asked, and what may be done.
 *
 * ``seq`` is the number of the log's last line. It grows with every change, undo included, and is
 * what a move must quote.
 * ``moment`` counts the moves of the record so far; undo makes it smaller. ``to_move`` is a seat,
 * or -2 when the game is over. ``undo_seat`` is whose last decision ``undo`` would take back,
 * bots' answers included, or -1, and then ``undo_stop`` says why. ``restart_seat`` is whose
 * decisions ``restart`` would take back. ``out`` are the seats that resigned or are gone: they
 * cannot win. ``ended`` says how a game ended before its rules ended it (``resigned``, ``gone``,
 * ``draw-agreed``, ``nobody-left``); empty if it did not.
 */
export interface Scene {
  seq: number;
  moment: number;
  to_move: number;
  turn: number;
  prompt: Phrase;
  actions: ActionInfo[];
  view: object | null;
  scores: number[];
  winners: number[];
  out: number[];
  ended: string;
  can_undo: boolean;
  undo_seat: number;
  undo_stop: "" | "luck" | "nothing" | "settled";
  restart_seat: number;
  clocks: ClockInfo[];
}

/** A sentence as a message id and its arguments; the page renders it in its own language. */
export interface Phrase {
  id: string;
  args: Record<string, string | number>;
}

/** One legal action: its number, exact text, label for people, and what to click for it. */
export interface ActionInfo {
  action: number;
  text: string;
  label: Phrase;
  targets: string[];
}

/** A seat's clock when the message was made: milliseconds left, and whether it runs. */
export interface ClockInfo {
  seat: number;
  left_ms: number;
  running: boolean;
}

/**
 * One thing that happened. ``moment`` is the number of the move that caused it, from 1.
 *
 * ``seat`` is -1 where it concerns nobody. The sentence is ``<game>-event-<kind>`` with
 * ``args``, to which the page adds ``name``.
 */
export interface EventInfo {
  moment: number;
  kind: string;
  seat: number;
  rule: string;
  points: number;
  args: Record<string, string | number>;
}

/** One line of chat. ``seat`` is the speaker's seat, -1 for a spectator. ``at``: ms, Unix. */
export interface ChatLine {
  id: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/**
 * A change of the scene. It follows the one numbered ``before``; a gap means: say hello again.
 *
 * ``undone`` moves were taken back first (their log lines go), then ``moves`` were played by
 * ``seat``, each as a line of the record; ``events`` tells what happened. With ``changes`` the
 * scene's view is ``null``: it is the one at ``before`` with those changes. Without, it is there.
 */
export interface Update {
  type: "update";
  before: number;
  seat: number;
  undone: number;
  moves: string[];
  events: EventInfo[];
  scene: Scene;
  changes: ViewChanges | null;
}

/**
 * What of a view is not as it was, or of a row of it.
 *
 * ``parts`` are the parts to put in the place of those of the same name. ``rows`` are the changes
 * within rows of parts that are lists, by part and number from 0; the other rows stay. ``more``
 * are rows to add at the end of such parts.
 */
export interface ViewChanges {
  parts?: Record<string, unknown>;
  rows?: Record<string, Record<string, ViewChanges>>;
  more?: Record<string, unknown[]>;
}

/** The answer to ``hello`` of a client that missed little: only what it missed. */
export interface CaughtUp {
  type: "caught-up";
  version: number;
  time: number;
  table: TableInfo;
  you: You;
  updates: Update[];
  clocks: ClockInfo[];
  chat: ChatLine[];
  spectators: number;
}

/** Seats, status or settings have changed. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
  clocks: ClockInfo[];
  spectators: number;
}

/** What this connection may do has changed. */
export interface YouChanged {
  type: "you";
  you: You;
}

/** Somebody said something. */
export interface Chatted {
  type: "chat";
  line: ChatLine;
}

/** The request with that ``ref`` was carried out and is kept. */
export interface Done {
  type: "done";
  ref: number;
  seq: number;
}

/** You hold this seat now. The secret is told only here; older secrets of it are void. */
export interface Seated {
  type: "seated";
  ref: number;
  key: SeatKey;
}

/** A seat and its secret: whoever shows it may play the seat. It belongs in a ``#fragment``. */
export interface SeatKey {
  seat: number;
  secret: string;
}

/**
 * The request changed nothing. ``detail`` names the thing, in English.
 *
 * ``seq`` is the table's present one. ``ref`` is -1 where the request had none.
 */
export interface Refused {
  type: "refused";
  ref: number;
  reason: Reason;
  message: Phrase;
  detail: string;
  seq: number;
}

/** The best few moves at a moment, best first. ``exact`` means the values are proved. */
export interface Hint {
  type: "hint";
  ref: number;
  seq: number;
  moment: number;
  bot: string;
  exact: boolean;
  moves: HintMove[];
}

/**
 * One of the moves a bot would consider, with the result it expects from it.
 *
 * ``value`` compares the moves of one hint; ``expected`` says what to expect, ``exact`` whether
 * that is certain, ``reasons`` why; ``why`` is the one sentence for a page that shows only one.
 */
export interface HintMove {
  action: number;
  text: string;
  label: Phrase;
  value: number;
  exact: boolean;
  expected: Phrase | null;
  reasons: Phrase[];
  why: Phrase | null;
}

/** What the actions asked about would surely do at that position, in the order asked. */
export interface Previews {
  type: "previews";
  ref: number;
  seq: number;
  previews: PreviewInfo[];
}

/**
 * What an action would surely do, before anybody chooses or draws anything more.
 *
 * ``events`` happen at once. ``then`` is what comes as well, whatever the same seat answers to
 * what it is asked next. ``to_move`` is who decides after ``events``: a seat, -1 where chance
 * draws, -2 at the end. ``scores`` and ``changes`` (of the view) tell the position there;
 * ``changes`` is ``null`` where they cannot be told part by part.
 */
export interface PreviewInfo {
  action: number;
  events: EventInfo[];
  then: EventInfo[];
  to_move: number;
  scores: number[];
  changes: ViewChanges | null;
}

/** There is a rematch: everyone is invited to the table of that id. */
export interface NextTable {
  type: "next";
  table: string;
}

/**
 * The server cannot keep anything now, and why; ``null`` when it can again.
 *
 * Until then whatever would change the table is refused with ``no-store``, and clocks stand.
 */
export interface Trouble {
  type: "trouble";
  kind: "away" | "damaged" | "failing" | "full" | "locked" | null;
  message: Phrase | null;
}

/** The host has sent this player away from a seat, and why. */
export interface SentAway {
  type: "sent-away";
  seat: number;
  message: Phrase;
}

/** Still here. ``time``: ms, Unix. */
export interface Pong {
  type: "pong";
  time: number;
}

/**
 * The first message. ``have`` and ``chat``: the last lines of log and chat this one knows.
 *
 * ``seen`` and ``changes`` promise monotonic reads: the largest ``seq`` and the largest
 * ``TableInfo.changes`` that this client has seen, at any server. The server never answers with
 * less. If it cannot catch up soon it refuses with ``behind``: say hello again a little later.
 */
export interface Hello {
  type: "hello";
  seats?: SeatKey[];
  have?: number | null;
  chat?: number;
  seen?: number;
  changes?: number;
}

/** Play an action in the scene of that number. */
export interface Play {
  type: "move";
  ref: number;
  seq: number;
  action: number;
}

/** Take back one's last decision. */
export interface Undo {
  type: "undo";
  ref: number;
  seq: number;
}

/** Take back all of this turn's decisions. */
export interface RestartTurn {
  type: "restart";
  ref: number;
  seq: number;
}

/**
 * What would a bot do? Left out, the server's strongest is asked.
 *
 * ``moment`` asks about a moment of the record: one of one's own decisions, or any after the end.
 */
export interface AskHint {
  type: "ask-hint";
  ref: number;
  seq: number;
  bot?: string | null;
  moment?: number | null;
}

/** What would these actions surely do? Asked in one message for all that are in sight. */
export interface AskPreviews {
  type: "preview";
  ref: number;
  seq: number;
  actions: number[];
}

/** A line of chat. */
export interface Say {
  type: "say";
  ref: number;
  text: string;
}

/** Take an open seat. Answered with ``seated``. */
export interface Sit {
  type: "sit";
  ref: number;
  seat: number;
  name?: string | null;
}

/** Show a seat's secret, from a seat link. */
export interface Claim {
  type: "claim";
  ref: number;
  key: SeatKey;
}

/** Make a new secret for a seat one holds; older seat links are void. Answer: ``seated``. */
export interface NewLink {
  type: "new-link";
  ref: number;
  seat: number;
}

/** Leave a seat: it becomes open, or a bot's if one is named. */
export interface Leave {
  type: "leave";
  ref: number;
  seat: number;
  bot?: string | null;
}

/** Let a bot play a seat one holds; the host may also fill an open one. */
export interface HandToBot {
  type: "hand-to-bot";
  ref: number;
  seat: number;
  bot: string;
}

/** Play a seat oneself again. */
export interface TakeBack {
  type: "take-back";
  ref: number;
  seat: number;
}

/** Another name for a seat one holds. */
export interface RenameSeat {
  type: "rename-seat";
  ref: number;
  seat: number;
  name: string;
}

/** Where to send a notice when a seat one holds is to move; ``null`` ends it. */
export interface SetHook {
  type: "set-hook";
  ref: number;
  seat: number;
  url: string | null;
}

/** List the table in the lobby, or not (host). */
export interface SetOpen {
  type: "set-open";
  ref: number;
  open: boolean;
}

/** Let everyone watch who has the link, or only those who play (host). */
export interface SetWatch {
  type: "set-watch";
  ref: number;
  watch: boolean;
}

/** Hear no more from who said this line of chat (host). */
export interface Mute {
  type: "mute";
  ref: number;
  line: number;
}

/**
 * Send a player away from a seat, which is open then (host).
 *
 * That player is told why, and cannot sit down at this table again. Once a move has been made,
 * ``confirm`` is required.
 */
export interface Unseat {
  type: "unseat";
  ref: number;
  seat: number;
  confirm?: boolean;
  why?: "away" | "mistake" | "other" | "rude";
}

/** Give up with a seat one holds: with two seats the game is over, with more a bot plays on. */
export interface Resign {
  type: "resign";
  ref: number;
  seat: number;
}

/** Offer a draw, or accept the one that is offered; without ``offer`` decline or withdraw it. */
export interface DrawOffer {
  type: "draw";
  ref: number;
  seat: number;
  offer?: boolean;
}

/** Say that a seat's player has left; possible once he was away for ``claim_after``. */
export interface ClaimGone {
  type: "claim-gone";
  ref: number;
  seat: number;
}

/** Another game with the same people; ``turn_seats`` passes the first seat on. */
export interface Rematch {
  type: "rematch";
  ref: number;
  turn_seats?: boolean;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** The body of every REST answer that is not a success. */
export interface Problem {
  reason: Reason;
  message: Phrase;
  detail: string;
}

/** The guest of this browser. ``GET /api/me`` */
export interface Me {
  name: string;
  version: number;
}

/** Another name. ``PUT /api/me`` */
export interface ChangeMe {
  name: string;
}

/**
 * What this server offers beyond its tables. ``GET /api/house``
 *
 * ``pocket``: the whole table as files, at ``/pocket/``; ``push``: the key that browsers subscribe
 * with to be told of their turn while the page is closed, empty where there is none.
 */
export interface HouseInfo {
  pocket: boolean;
  push: string;
}

/** A browser that wants to be told of its turns. ``PUT /api/push`` */
export interface Subscribe {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: string;
}

/** A browser that wants it no more. ``POST /api/push/end`` */
export interface Unsubscribe {
  endpoint: string;
}

/** ``GET /api/games`` */
export interface Games {
  games: GameInfo[];
}

/**
 * A game one can play here. ``GET /api/games``
 *
 * ``lesson``: there is a guided first one; ``draw``: two players may agree on a draw.
 */
export interface GameInfo {
  name: string;
  title: string;
  rules: number;
  min_seats: number;
  max_seats: number;
  options: OptionInfo[];
  contents: string[];
  bots: BotInfo[];
  lesson: boolean;
  draw: boolean;
}

/** An option of a game; its sentence is ``<game>-option-<name>``. No choices: free text. */
export interface OptionInfo {
  name: string;
  default: string | number | boolean;
  choices: (string | number | boolean)[];
}

/**
 * A bot of a game; weakest first. ``temper`` says in a line how it plays.
 *
 * ``elo`` is its measured strength, 1000 in the middle; ``null`` where nobody has measured it.
 */
export interface BotInfo {
  id: string;
  name: Phrase;
  temper: Phrase | null;
  elo: number | null;
}

/** The rules of a game as Markdown, with our rulings. ``GET /api/games/{game}/rules`` */
export interface Rulebook {
  game: string;
  markdown: string;
}

/**
 * A game's own words as Fluent text, for a page that was built without it.
 *
 * In that language or else in English; empty where it has none.
 * ``GET /api/games/{game}/words/{language}``
 */
export interface GameWords {
  game: string;
  language: string;
  fluent: string;
}

/**
 * A guided first game. ``GET /api/games/{game}/lesson``
 *
 * ``moments`` are ``start`` and those of the steps, ``lines`` all moves, ``log`` what happened up
 * to ``start``, ``events`` what happens after. ``previews`` tells by moment what the learner's
 * moves would do, where one is asked for. ``seat`` is the learner's. ``record`` is the whole
 * as a record file.
 */
export interface Lesson {
  game: string;
  seat: number;
  table: TableInfo;
  start: number;
  lines: string[];
  log: EventInfo[];
  events: EventInfo[];
  moments: Moment[];
  previews: Record<string, PreviewInfo[]>;
  steps: LessonStep[];
  record: string;
}

/**
 * One moment of a table's record. ``GET /api/tables/{id}/moments/{n}``
 *
 * ``events`` are those of the move that led here; ``move`` is its line, empty at moment 0.
 */
export interface Moment {
  table: string;
  moment: number;
  last: number;
  move: string;
  events: EventInfo[];
  scene: Scene;
}

/**
 * One step of a lesson: from moment ``begin`` to ``end``; equal where it only tells something.
 *
 * Its words are ``lesson-<game>-<name>`` and ``lesson-<game>-<name>-title``. ``show`` names what
 * to point at. ``open``: all legal moves may be looked at, though one is suggested.
 */
export interface LessonStep {
  name: string;
  begin: number;
  end: number;
  show: string[];
  open: boolean;
}

/** The reports a host shows. ``GET /api/reports`` */
export interface ReportCards {
  reports: ReportCard[];
}

/** A report of the laboratory; the page itself is ``GET /api/reports/{name}``. */
export interface ReportCard {
  name: string;
  title: string;
  bytes: number;
  changed: number;
}

/** What a content pack holds to choose from. ``GET /api/games/{game}/packs/{pack}`` */
export interface Pack {
  game: string;
  name: string;
  sheets: SheetInfo[];
  cards: CardInfo[];
  open_cards: number;
}

/** A printed sheet to choose: the symbol of every space, row by row. */
export interface SheetInfo {
  name: string;
  title: string;
  size: number;
  symbols: string[];
}

/** A card to choose; ``clashes``: the cards that would leave it nothing to do. */
export interface CardInfo {
  name: string;
  title: string;
  text: string;
  final: boolean;
  clashes: string[];
}

/** A whole content pack, as it is written. ``GET /api/games/{game}/packs/{pack}/tables`` */
export interface PackTables {
  game: string;
  name: string;
  title: string;
  digest: string;
  tables: Record<string, unknown>;
}

/**
 * What of a game can be printed, and whether this server can. ``GET /api/games/{game}/print``
 *
 * The PDF itself is at ``/api/games/{game}/print.pdf``, its first page at ``print.png``.
 */
export interface Prints {
  game: string;
  content: string;
  ready: boolean;
  parts: PrintPart[];
  choices: PrintChoice[];
}

/** Something of a game that can be printed by itself, and how often it usually is. */
export interface PrintPart {
  name: string;
  title: string;
  copies: number;
  usual: boolean;
  backs: boolean;
  count: number;
}

/** Something to choose about the pages; the first value is the usual one. */
export interface PrintChoice {
  name: string;
  title: string;
  values: string[];
  labels: string[];
}

/**
 * The names and texts of a content pack in a language, by how they stand in the pack.
 *
 * What is missing is told as it stands there.
 * ``GET /api/games/{game}/packs/{pack}/words/{language}``
 */
export interface PackWords {
  game: string;
  name: string;
  language: string;
  words: Record<string, string>;
}

/**
 * A new table. ``POST /api/tables``, answered with ``Created``.
 *
 * ``take_back`` lets luck be taken back, where nobody comes by a link. ``claim_after``: seconds
 * after which somebody who is to move and away counts as gone; 0 is never, ``null`` the usual for
 * the clock. ``seed`` fixes the luck; only a server started for tests takes it.
 */
export interface CreateTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string | number | boolean>;
  content?: string;
  clock?: NoClock | MoveClock | FischerClock;
  open?: boolean;
  take_back?: boolean;
  claim_after?: number | null;
  seed?: string | null;
}

/** Who shall sit: a person here, a person who comes by the link, or a bot. */
export interface SeatWish {
  kind: "bot" | "here" | "link";
  name?: string | null;
  bot?: string | null;
}

/** A new table from a moment of another. ``POST /api/tables/{id}/play-on`` → ``Created`` */
export interface PlayOn {
  moment: number;
  seats: SeatWish[];
  clock?: NoClock | MoveClock | FischerClock;
}

/**
 * A new table from a record file. ``POST /api/tables/import`` → ``Created``.
 *
 * Without ``seats`` everyone but the record's bots sits here.
 */
export interface ImportRecord {
  record: string;
  seats?: SeatWish[];
}

/** The new table and the keys of the seats of this screen, told only here. */
export interface Created {
  table: string;
  keys: SeatKey[];
}

/** ``GET /api/lobby`` and ``GET /api/my-tables`` */
export interface TableCards {
  tables: TableCard[];
}

/** A table in the lobby or in *my tables*. ``your_turn`` and ``yours``: of this guest. */
export interface TableCard {
  table: TableInfo;
  moment: number;
  to_move: number;
  scores: number[];
  changed: number;
  yours: number[];
  your_turn: boolean;
}

/** The whole log and the scores after every move. ``GET /api/tables/{id}/story`` */
export interface Story {
  table: string;
  moves: string[];
  events: EventInfo[];
  scores: number[][];
  seq?: number;
}

/**
 * The review of a finished game, or how far it has come. ``GET /api/tables/{id}/review``
 *
 * ``POST`` has one made. ``done`` and ``all`` count decisions while it is *working*.
 */
export interface Reviewing {
  table: string;
  status: "failed" | "none" | "ready" | "working";
  done?: number;
  all?: number;
  review?: Review | null;
}

/** A whole game, looked back at. */
export interface Review {
  game: string;
  rules: number;
  version: number;
  moves: number;
  curve: "chance" | "lead";
  exact: boolean;
  error: number;
  luck: boolean;
  notes: Explanation[];
  points: ReviewPoint[];
  decisions: Decision[];
  moments: Turning[];
  accounts: Account[];
  bands?: Band[];
}

/** A sentence as a message id and its arguments; names are put in by whoever tells it. */
export interface Explanation {
  id: string;
  args?: Record<string, string | number>;
}

/** The curve just before a decision or after the last move: one number a seat. */
export interface ReviewPoint {
  moment: number;
  values: number[];
}

/** One decision of a seat with its grade. */
export interface Decision {
  moment: number;
  seat: number;
  where: Explanation;
  grade: "best" | "blunder" | "forced" | "good" | "slip";
  exact: boolean;
  loss: number;
  margin: number;
  risk: number;
  played: ReviewMove;
  better?: ReviewMove | null;
}

/** A move in words, and what it is worth to its mover: the lead at the end, in points. */
export interface ReviewMove {
  action: number;
  text: string;
  label: Explanation;
  targets: string[];
  value: number;
}

/** A turning point: a decision that moved the game, and why. */
export interface Turning {
  decision: number;
  kind: "find" | "slip";
  head: Explanation;
  why: Explanation;
  change: number;
  line: ReviewStep[];
  instead: ReviewStep[];
  brings: Explanation[];
  brought: Explanation[];
}

/** One move of a line that is shown: who makes it (−1 is chance), its text and label. */
export interface ReviewStep {
  seat: number;
  action: number;
  text: string;
  label: Explanation;
}

/** How a seat has decided: by grades, and the points it kept of those at risk. */
export interface Account {
  seat: number;
  best: number;
  good: number;
  slip: number;
  blunder: number;
  forced: number;
  kept: number;
  risk: number;
  accuracy: number | null;
  given: number;
  taken: number;
}

/** From a moment on the curve has a ground, by the name of a colour that the page knows. */
export interface Band {
  moment: number;
  ground: string;
}

/**
 * Both lines of a turning point, position by position. ``GET …/review/lines/{decision}``
 *
 * ``line`` begins with the better move, ``instead`` with the other one; each step is told as a
 * moment of the game is, as if it had come so.
 */
export interface ReviewLines {
  line: Moment[];
  instead: Moment[];
}

/** The puzzles of a day, one a game, and how this guest fares. ``GET /api/puzzles?day=…`` */
export interface Puzzles {
  today: string;
  day: string;
  cards: PuzzleCard[];
  week: PuzzleDay[];
  me: PuzzleMe;
  games: PuzzleGame[];
}

/**
 * A puzzle in a list. ``outcome`` is how the first try of this guest went; empty if none.
 *
 * ``themes`` have their words in ``<game>-puzzle-theme-<name>``. One that this guest has kept
 * names the ``table`` and ``moment`` it is from; its ``kind`` is empty where it is proved.
 */
export interface PuzzleCard {
  game: string;
  id: string;
  goal: Phrase;
  rating: number;
  themes: string[];
  outcome: "" | "found" | "hinted" | "missed";
  solved: boolean;
  kind?: "" | "estimated" | "exact";
  table?: string;
  moment?: number;
}

/** A day of this week. ``open``: it was missed and can still be made up. */
export interface PuzzleDay {
  date: string;
  kept: boolean;
  open: boolean;
}

/** How this guest fares with puzzles. ``sure``: the rating is not just a first guess. */
export interface PuzzleMe {
  rating: number;
  sure: boolean;
  streak: number;
  solved: number;
  races: Record<string, number>;
}

/** A game that has puzzles. ``own`` are sets of other content packs: their names and sizes. */
export interface PuzzleGame {
  game: string;
  count: number;
  themes: string[];
  own: Record<string, number>;
}

/**
 * Puzzles to choose from, and the themes there are among them all.
 *
 * ``GET /api/puzzles/{game}?theme=…&page=…&own=…``, those of a race, and ``/api/puzzles/kept``.
 */
export interface PuzzleCards {
  cards: PuzzleCard[];
  pages: number;
  themes?: string[];
}

/**
 * A puzzle to be solved. ``GET /api/puzzles/{game}/{id}``
 *
 * ``day`` is the day it is the puzzle of, if it is of this week; ``hint`` what a hint costs.
 */
export interface PuzzlePage {
  card: PuzzleCard;
  about: Phrase;
  seat: number;
  table: TableInfo;
  scene: Scene;
  best: number;
  day: string;
  hint: number;
}

/** A move, after those made so far. ``POST /api/puzzles/{game}/{id}/play`` → ``PuzzlePlayed`` */
export interface PlayPuzzle {
  moves: number[];
  action: number;
  day?: string;
  free?: boolean;
}

/**
 * What came of a move. ``told`` says what a wrong one leads to; ``change`` is the rating's.
 *
 * ``first`` says whether this was a first try and was rated. ``answer`` is there once it is
 * solved.
 */
export interface PuzzlePlayed {
  steps: PuzzleStep[];
  right: boolean;
  value: number;
  told: Phrase | null;
  solved: boolean;
  first: boolean;
  change: number;
  me: PuzzleMe;
  answer: PuzzleTold | null;
}

/** One move that was made: by the solver, or the answer. */
export interface PuzzleStep {
  seat: number;
  action: number;
  line: string;
  events: EventInfo[];
  scene: Scene;
}

/**
 * What is told in the end: every first move, the line, why, and how others fared.
 *
 * ``why`` are reasons that ``<game>-puzzle-why-all`` makes a sentence of; one that was kept has
 * what its review ``said``. ``most_wrong`` is the number among ``first`` of the wrong move that
 * most have tried first, -1 if none has.
 */
export interface PuzzleTold {
  first: PuzzleMove[];
  line: PuzzleMove[];
  why: Phrase[];
  tries: number;
  found: number;
  most_wrong: number;
  said?: Phrase | null;
}

/** A move of a puzzle, and what it leads to; ``seat`` is who makes it. */
export interface PuzzleMove {
  seat: number;
  action: number;
  text: string;
  label: Phrase;
  targets: string[];
  value: number;
}

/** Asks for a hint, or gives up. ``POST /api/puzzles/{game}/{id}/hint`` and ``…/give-up`` */
export interface AskPuzzle {
  moves?: number[];
}

/** Asks what actions would do. ``POST /api/puzzles/{game}/{id}/preview`` → ``PuzzlePreviews`` */
export interface PreviewPuzzle {
  moves: number[];
  actions: number[];
}

/** What actions would surely do. */
export interface PuzzlePreviews {
  previews: PreviewInfo[];
}

/** A right move, and what it costs the rating if the puzzle is solved. */
export interface PuzzleHint {
  move: PuzzleMove;
  cost: number;
}

/** The answer, for who gave up. */
export interface PuzzleGivenUp {
  answer: PuzzleTold;
  change: number;
  me: PuzzleMe;
}

/** How many puzzles were solved in a race. ``POST /api/puzzles/{game}/race`` → ``PuzzleMe`` */
export interface EndRace {
  score: number;
}

/**
 * What a browser has kept, for a guest of whom nothing is known here.
 *
 * ``POST /api/puzzles/bring`` → ``PuzzleMe``
 */
export interface BringPuzzles {
  solved: string[];
  days: string[];
  kept?: string[];
}

/**
 * What every move leads to, exactly. ``POST /api/puzzles/{game}/{id}/values`` of ``AskPuzzle``
 *
 * Only for who has tried it. Without moves there is nothing more to decide.
 */
export interface PuzzleValues {
  moves: PuzzleMove[];
}

/** Keeps a decision of a review as a puzzle. ``POST /api/tables/{id}/review/keep`` */
export interface KeepPuzzle {
  decision: number;
}

/** A puzzle that was kept; ``data`` is all of it, for the browser to keep too. */
export interface KeptPuzzle {
  card: PuzzleCard;
  data: string;
}

/**
 * What can be edited of a game. ``GET /api/workshop/games/{game}``
 *
 * ``fills``: the kinds that can be filled from a seed.
 */
export interface WorkshopGame {
  game: string;
  kinds: KindInfo[];
  fills: string[];
  limits: WorkshopLimits;
}

/** One kind of entry: a table of the pack. ``title`` is the field that names an entry. */
export interface KindInfo {
  name: string;
  label: Phrase;
  single: boolean;
  low: number;
  high: number | null;
  title: string;
  unique: string[];
  fields: FieldInfo[];
}

/**
 * A field of an entry, by the schema that the checker uses.
 *
 * ``low`` and ``high``: the range of a number, or of each number of a table; the length of a text
 * or list. ``choices``: the allowed texts, or the keys of a table. ``widget``: ``grid`` for rows
 * that are painted with ``letters``, ``words`` for a text in the game's own small language,
 * ``long`` for a sentence or more; empty where the kind says it all.
 */
export interface FieldInfo {
  name: string;
  label: Phrase;
  kind: string;
  low: number | null;
  high: number | null;
  choices: string[];
  required: boolean;
  told: boolean;
  widget: string;
  letters: LetterInfo[];
  fields: FieldInfo[];
}

/** One of the letters that a grid is painted with. */
export interface LetterInfo {
  letter: string;
  label: Phrase;
}

/** How much there may be of something: bytes and steps of a pack, packs of a guest, games. */
export interface WorkshopLimits {
  bytes: number;
  steps: number;
  packs: number;
  games: number;
}

/**
 * A text in the game's own small language. ``POST /api/workshop/games/{game}/words``
 *
 * ``entry`` is the entry as it stands, for what the words depend on; ``part`` the inner field.
 */
export interface AskWords {
  table: string;
  field: string;
  text: string;
  entry?: Record<string, unknown>;
  part?: string;
}

/** A text word by word, what it means, and how it can go on. ``less``: without its last part. */
export interface Worded {
  fine: boolean;
  problem: Phrase | null;
  sentence: Phrase[];
  blocks: WordBlock[];
  next: WordChoice[];
  less: string;
}

/** One word of a text, from ``start`` to ``end``, and what could stand there instead. */
export interface WordBlock {
  text: string;
  label: Phrase;
  kind: string;
  start: number;
  end: number;
  choices: WordChoice[];
}

/** A word that could stand somewhere, and the whole text with it; or why it does not fit. */
export interface WordChoice {
  text: string;
  label: Phrase;
  kind: string;
  fits: boolean;
  whole: string;
  why: Phrase | null;
}

/**
 * An entry to be filled from a seed. ``POST /api/workshop/games/{game}/fill`` → ``Filled``
 *
 * ``tables`` is what else of the pack it depends on, such as ``{"counts": {…}}``.
 */
export interface AskFill {
  table: string;
  entry: Record<string, unknown>;
  seed?: string;
  tables?: Record<string, unknown>;
}

/** The filled entry. */
export interface Filled {
  entry: Record<string, unknown>;
}

/**
 * Changes that are one step. ``POST /api/workshop/packs/{id}/edits`` → ``Edited``
 *
 * With ``keep`` they are kept, at this revision and no other; without, only looked at.
 */
export interface Edits {
  edits: Edit[];
  revision: number;
  keep?: boolean;
}

/**
 * One change of a pack.
 *
 * ``set`` an entry anew, ``add`` one (at ``index``, −1 is last), ``remove`` one, ``reset`` one to
 * how it stands in the pack this one began with (by ``key``, its id or name; a single table has
 * none).
 */
export interface Edit {
  op: "add" | "remove" | "reset" | "set";
  table: string;
  index?: number;
  entry?: Record<string, unknown> | null;
  key?: string;
}

/** ``POST /api/workshop/packs/{id}/undo`` and ``/redo`` → ``PackPage`` */
export interface AtRevision {
  revision: number;
}

/**
 * A new pack, as a copy. ``POST /api/workshop/packs`` → ``PackPage``
 *
 * ``source``: the name of a pack that comes with the game, or ``pack:`` and the id of one that can
 * be read.
 */
export interface NewPack {
  game: string;
  title: string;
  source?: string;
}

/**
 * A pack from a file. ``POST /api/workshop/import`` → ``PackPage``
 *
 * ``data``: a ``.toml`` or a ``.zip`` of them, in base64.
 */
export interface ImportPack {
  file: string;
  data: string;
}

/** Another title. ``POST /api/workshop/packs/{id}/rename`` → ``PackPage`` */
export interface RenamePack {
  title: string;
}

/** A guest's packs, the last changed first. ``GET /api/workshop/packs`` */
export interface PackCards {
  packs: PackCard[];
}

/** A pack of the workshop. ``base`` is what it began with, ``fine`` that nothing is wrong. */
export interface PackCard {
  id: string;
  game: string;
  name: string;
  title: string;
  base: string;
  changed: number;
  changes: number;
  mine: boolean;
  fine: boolean;
  digest: string;
}

/** How a pack stands. ``content``: what a table names to be played with it; none as yet. */
export interface Edited {
  pack: PackCard;
  revision: number;
  undo: boolean;
  redo: boolean;
  problems: Found[];
  changes: PackChange[];
  content: string | null;
}

/**
 * A problem and where it is.
 *
 * ``index``: the entry, −1 for the whole table. ``field`` and, in a list of tables, the rest of
 * the way (``part``: ``2.pay``). ``spots``: places of a grid, such as ``C4``.
 */
export interface Found {
  table: string;
  index: number;
  field: string;
  part: string;
  file: string;
  message: Phrase;
  spots: string[];
  mends: Mend[];
}

/** One way out of a problem. */
export interface Mend {
  label: Phrase;
  edits: Edit[];
}

/** An entry that is not as it was in the pack this one began with. */
export interface PackChange {
  kind: "changed" | "new" | "removed";
  table: string;
  key: string;
  title: string;
  index: number;
  fields: FieldChange[];
}

/** A field that is not as it was. */
export interface FieldChange {
  field: string;
  old: unknown;
  new: unknown;
  spots: string[];
}

/** A whole pack. ``GET /api/workshop/packs/{id}`` */
export interface PackPage {
  state: Edited;
  tables: Record<string, unknown>;
}

/** The last steps, the oldest first. ``GET /api/workshop/packs/{id}/history`` */
export interface History {
  steps: HistoryStep[];
}

/** One step of a pack's history. ``standing``: it has not been undone. */
export interface HistoryStep {
  number: number;
  at: number;
  about: Phrase;
  standing: boolean;
}

/** Games to be played by bots. ``POST /api/workshop/packs/{id}/simulation`` → ``Simulation`` */
export interface AskSimulation {
  games?: number;
  seats?: number | null;
}

/**
 * A simulation, or how far it has come. ``GET /api/workshop/packs/{id}/simulation``
 *
 * ``stale``: the pack has been changed since.
 */
export interface Simulation {
  status: "failed" | "none" | "ready" | "waiting" | "working";
  done?: number;
  all?: number;
  stale?: boolean;
  report?: SimReport | null;
}

/**
 * What some games tell. ``margin``: what they can tell at best, ± of a share.
 *
 * ``base`` is the pack that they were compared with, in as many games of the same luck.
 */
export interface SimReport {
  digest: string;
  base: string;
  games: number;
  seats: number;
  bot: Phrase;
  seconds: number;
  margin: number;
  fair: number;
  wins: Interval[];
  points: Interval;
  points_before: Interval;
  length: Interval;
  length_before: Interval;
  bars: Bars;
  subjects: SimSubject[];
  findings: SimFinding[];
}

/** A figure and the ends of its 95 % interval. */
export interface Interval {
  label: string;
  value: number;
  low: number;
  high: number;
}

/** Winners' points in bins of one width, here and in the base. */
export interface Bars {
  start: number;
  width: number;
  here: number[];
  before: number[];
}

/** An edited thing: how often it was taken, and how its takers fared, here and in the base. */
export interface SimSubject {
  table: string;
  key: string;
  title: string;
  taken: Interval;
  wins: Interval | null;
  taken_before: Interval | null;
  wins_before: Interval | null;
}

/** What the games tell, in a sentence. */
export interface SimFinding {
  grade: "best" | "good" | "slip";
  message: Phrase;
}

export type ServerMessage =
  | Snapshot
  | Update
  | CaughtUp
  | TableChanged
  | YouChanged
  | Chatted
  | Done
  | Seated
  | Refused
  | Hint
  | Previews
  | NextTable
  | Trouble
  | SentAway
  | Pong;

export type ClientMessage =
  | Hello
  | Play
  | Undo
  | RestartTurn
  | AskHint
  | AskPreviews
  | Say
  | Sit
  | Claim
  | NewLink
  | Leave
  | HandToBot
  | TakeBack
  | RenameSeat
  | SetHook
  | SetOpen
  | SetWatch
  | Mute
  | Unseat
  | Resign
  | DrawOffer
  | ClaimGone
  | Rematch
  | Ping;
