// Made by `python -m arizona.server.protocol.typescript` from the message types of the server.
// Do not edit: a test compares this file with what the types say.

export const PROTOCOL_VERSION = 6;

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
  | "no-such-person"
  | "seat-taken"
  | "wrong-secret"
  | "not-host"
  | "not-allowed"
  | "fair-play"
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

/** The complete state: the answer to ``hello`` for a new client or one that missed too much. */
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

/** The properties of a table that never or rarely change. */
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
  fair_play?: "daily" | "friendly" | "none" | "on";
  friendly?: number[];
  undo?: UndoRequest | null;
  notes?: TableNote[];
  rated?: boolean;
  daily?: string;
  tournament?: string;
}

/** No time limit. */
export interface NoClock {
  kind: "none";
}

/** A number of seconds for each turn. */
export interface MoveClock {
  kind: "move";
  seconds: number;
}

/** A number of seconds for the whole game, plus an increment for each turn. */
export interface FischerClock {
  kind: "fischer";
  seconds: number;
  increment: number;
}

/** The absent player to move, and the ms from this message until the seat may be claimed. */
export interface WaitInfo {
  seat: number;
  left_ms: number;
}

/** The table and moment that a table was started from. */
export interface Origin {
  table: string;
  moment: number;
}

/**
 * The public information about a seat.
 *
 * ``owned`` tells whether a person holds the seat, even while a bot plays it for them.
 * ``connected`` tells whether a holder is at the table now.
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

/**
 * A request to undo the last decision of ``seat``, made after the log line ``seq``.
 *
 * The seats in ``agreed`` have agreed. It expires with the next log line.
 */
export interface UndoRequest {
  seat: number;
  seq: number;
  agreed?: number[];
}

/**
 * A line of the log that is not part of the game's record: a request or its answer.
 *
 * ``moment`` is the moment of the game it was made at.
 */
export interface TableNote {
  id: number;
  moment: number;
  seat: number;
  kind: "bot-plays" | "draw-declined" | "draw-offered" | "draw-withdrawn" | "friendly-agreed" | "friendly-begun" | "friendly-ended" | "person-plays" | "undo-agreed" | "undo-asked" | "undo-declined" | "undo-expired" | "undo-withdrawn";
}

/** The permissions of this connection: the seats it plays, and whether it is the host. */
export interface You {
  name: string;
  seats: number[];
  host: boolean;
}

/**
 * What a screen shows of a position: the view, the prompt and the legal actions.
 *
 * ``seq`` is the number of the last log line. It grows with every change, including undo, and a
 * move must quote it. ``moment`` counts the moves of the record so far; undo decreases it.
 * ``to_move`` is a seat, or -2 when the game is over. ``undo_seat`` is the seat whose last
 * decision ``undo`` would revert, along with the bots' replies, or -1; in that case ``undo_stop``
 * gives the reason. ``restart_seat`` is the seat whose decisions ``restart`` would revert. ``out``
 * lists the seats that resigned or left; they cannot win. ``ended`` tells how the game ended if it
 * ended early (``resigned``, ``gone``, ``draw-agreed``, ``nobody-left``), and is empty otherwise.
 * If the page has no interface of its own for a game, its ``view`` has two more parts:
 * ``$picture``, the game's drawing as SVG (or an empty text), and ``$order``, the keys of all
 * objects with keys that look like whole numbers, by JSON pointer.
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
  undo_stop: "" | "chance" | "nothing" | "settled";
  restart_seat: number;
  clocks: ClockInfo[];
}

/** A sentence as a message id with arguments; the page renders it in its own language. */
export interface Phrase {
  id: string;
  args: Record<string, string | number>;
}

/** A legal action: its number, exact notation, label, and the elements to click for it. */
export interface ActionInfo {
  action: number;
  text: string;
  label: Phrase;
  targets: string[];
}

/** A seat's clock at the time of the message: remaining milliseconds, and whether it runs. */
export interface ClockInfo {
  seat: number;
  left_ms: number;
  running: boolean;
}

/**
 * An event of the game log.
 *
 * ``moment`` is the number of the move that caused it, counted from 1. ``seat`` is -1 if the event
 * concerns no particular seat. The sentence is ``<game>-event-<kind>`` with ``args``, to which the
 * page adds ``name``.
 */
export interface EventInfo {
  moment: number;
  kind: string;
  seat: number;
  rule: string;
  points: number;
  args: Record<string, string | number>;
}

/** A chat message. ``seat`` is the author's seat, -1 for a spectator. ``at`` is in Unix ms. */
export interface ChatLine {
  id: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/**
 * A change of the scene.
 *
 * The update applies to the scene numbered ``before``; if the client has a different one, it must
 * send ``hello`` again. First, the last ``undone`` moves are removed together with their log
 * lines. Then ``moves``, as lines of the record, were played by ``seat``; ``events`` lists their
 * effects. If ``changes`` is given, the scene's view is ``null`` and the new view is the view at
 * ``before`` with ``changes`` applied. Otherwise the scene contains the full view.
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
 * The differences between two views, or between two versions of a row in a view.
 *
 * ``parts`` replace the parts of the same name. ``rows`` has the changes within parts that are
 * lists, by part and row number from 0; other rows are unchanged. ``more`` has rows to append to
 * such parts.
 */
export interface ViewChanges {
  parts?: Record<string, unknown>;
  rows?: Record<string, Record<string, ViewChanges>>;
  more?: Record<string, unknown[]>;
}

/** The answer to ``hello`` for a client that missed little: only the missing updates. */
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

/** Seats, status or settings changed. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
  clocks: ClockInfo[];
  spectators: number;
}

/** The permissions of this connection changed. */
export interface YouChanged {
  type: "you";
  you: You;
}

/** Someone sent a chat message. */
export interface Chatted {
  type: "chat";
  line: ChatLine;
}

/** The request with this ``ref`` was carried out and saved. */
export interface Done {
  type: "done";
  ref: number;
  seq: number;
}

/**
 * You now hold this seat.
 *
 * The secret is sent only in this message; older secrets of the seat are invalid.
 */
export interface Seated {
  type: "seated";
  ref: number;
  key: SeatKey;
}

/**
 * A seat and its secret. Anyone who presents it may play the seat. In URLs it belongs in the
 * ``#fragment``.
 */
export interface SeatKey {
  seat: number;
  secret: string;
}

/**
 * The request was refused and changed nothing.
 *
 * ``detail`` gives the specifics, in English. ``seq`` is the table's current number. ``ref`` is -1
 * if the request had none.
 */
export interface Refused {
  type: "refused";
  ref: number;
  reason: Reason;
  message: Phrase;
  detail: string;
  seq: number;
}

/** The best few moves at a moment, best first. ``exact`` means that the values are proved. */
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
 * A move the bot considered, with the result it expects.
 *
 * ``value`` is comparable only between moves of the same hint. ``expected`` describes the expected
 * result and ``exact`` tells whether it is certain. ``reasons`` states what the move costs and
 * brings now, ``later`` what the bot's plan for the rest of the turn costs and brings. ``why`` is
 * a single sentence for pages that show only one.
 */
export interface HintMove {
  action: number;
  text: string;
  label: Phrase;
  value: number;
  exact: boolean;
  expected: Phrase | null;
  reasons: Phrase[];
  later: Phrase[];
  why: Phrase | null;
}

/** The certain effects of the requested actions at that position, in request order. */
export interface Previews {
  type: "previews";
  ref: number;
  seq: number;
  previews: PreviewInfo[];
}

/**
 * The certain effects of an action, before any further decision or chance event.
 *
 * ``events`` happen immediately. ``then`` lists events that follow no matter how the same seat
 * answers its next questions. ``to_move`` decides after ``events``: a seat, -1 for a chance event,
 * -2 at the end of the game. ``scores`` and ``changes`` (of the view) describe the position at
 * that point; ``changes`` is ``null`` if it cannot be expressed part by part.
 */
export interface PreviewInfo {
  action: number;
  events: EventInfo[];
  then: EventInfo[];
  to_move: number;
  scores: number[];
  changes: ViewChanges | null;
}

/** A rematch was created: everyone is invited to this table. */
export interface NextTable {
  type: "next";
  table: string;
}

/**
 * The server cannot save changes at the moment; ``kind`` is ``null`` when it can again.
 *
 * Until then, every request that would change the table is refused with ``no-store``, and clocks
 * are stopped.
 */
export interface Trouble {
  type: "trouble";
  kind: "away" | "damaged" | "failing" | "full" | "locked" | null;
  message: Phrase | null;
}

/** The host removed this player from a seat; ``message`` gives the reason. */
export interface SentAway {
  type: "sent-away";
  seat: number;
  message: Phrase;
}

/** The answer to ``ping``. ``time`` is in Unix milliseconds. */
export interface Pong {
  type: "pong";
  time: number;
}

/**
 * The first message of a connection.
 *
 * ``have`` and ``chat`` are the last log line and the last chat line the client already has.
 *
 * ``seen`` and ``changes`` ensure monotonic reads: they are the largest ``seq`` and the largest
 * ``TableInfo.changes`` the client has seen on any server. The server never answers with an older
 * state. If it cannot catch up in time, it refuses with ``behind``; send ``hello`` again after a
 * short delay.
 *
 * Without ``chat_on``, no chat is sent.
 */
export interface Hello {
  type: "hello";
  seats?: SeatKey[];
  have?: number | null;
  chat?: number;
  seen?: number;
  changes?: number;
  chat_on?: boolean;
}

/** Play an action in the scene numbered ``seq``. */
export interface Play {
  type: "move";
  ref: number;
  seq: number;
  action: number;
}

/** Undo your last decision. Between people, only during your own turn; see ``AskUndo``. */
export interface Undo {
  type: "undo";
  ref: number;
  seq: number;
}

/** Undo all of your decisions of this turn. */
export interface RestartTurn {
  type: "restart";
  ref: number;
  seq: number;
}

/**
 * Ask the other people to let you undo your last decision.
 *
 * The request is shown as ``TableInfo.undo`` until they answer or the next move is made. If nobody
 * has to be asked, the decision is undone at once.
 */
export interface AskUndo {
  type: "ask-undo";
  ref: number;
  seq: number;
}

/** Agree to another player's undo or decline it. For your own request, withdraw it. */
export interface AnswerUndo {
  type: "answer-undo";
  ref: number;
  seat: number;
  agree: boolean;
}

/**
 * Agree to a friendly table, where hints and analysis are available, or end the agreement.
 *
 * The table becomes friendly when the people of all seats have agreed.
 */
export interface SetFriendly {
  type: "friendly";
  ref: number;
  seat: number;
  agree: boolean;
}

/**
 * Request a hint from a bot; the server's strongest bot if ``bot`` is omitted.
 *
 * ``moment`` requests a hint for an earlier position of the record: one of your own decisions, or
 * any decision once the game is over.
 */
export interface AskHint {
  type: "ask-hint";
  ref: number;
  seq: number;
  bot?: string | null;
  moment?: number | null;
}

/** Request the certain effects of actions. One message covers all visible actions. */
export interface AskPreviews {
  type: "preview";
  ref: number;
  seq: number;
  actions: number[];
}

/** Send a chat message. */
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

/** Present a seat's secret, taken from a seat link. */
export interface Claim {
  type: "claim";
  ref: number;
  key: SeatKey;
}

/**
 * Create a new secret for a seat you hold, which invalidates older seat links. Answered with
 * ``seated``.
 */
export interface NewLink {
  type: "new-link";
  ref: number;
  seat: number;
}

/** Leave a seat. It becomes open, or a bot's seat if ``bot`` is given. */
export interface Leave {
  type: "leave";
  ref: number;
  seat: number;
  bot?: string | null;
}

/** Let a bot play a seat you hold. The host may also assign a bot to an open seat. */
export interface HandToBot {
  type: "hand-to-bot";
  ref: number;
  seat: number;
  bot: string;
}

/** Take over a seat you hold from the bot that plays it. */
export interface ReclaimSeat {
  type: "reclaim-seat";
  ref: number;
  seat: number;
}

/** Rename a seat you hold. */
export interface RenameSeat {
  type: "rename-seat";
  ref: number;
  seat: number;
  name: string;
}

/** Set the URL to notify when it is the turn of a seat you hold; ``null`` removes it. */
export interface SetHook {
  type: "set-hook";
  ref: number;
  seat: number;
  url: string | null;
}

/** List the table in the lobby, or remove it from the lobby (host only). */
export interface SetOpen {
  type: "set-open";
  ref: number;
  open: boolean;
}

/** Let anyone with the link watch, or only players (host only). */
export interface SetWatch {
  type: "set-watch";
  ref: number;
  watch: boolean;
}

/** Mute the author of this chat line (host only). */
export interface Mute {
  type: "mute";
  ref: number;
  line: number;
}

/**
 * Remove a player from a seat, which becomes open, or a bot's if ``bot`` is given (host only).
 *
 * The player sees the reason and cannot take a seat at this table again. ``confirm`` is
 * required once a move has been played.
 */
export interface Unseat {
  type: "unseat";
  ref: number;
  seat: number;
  confirm?: boolean;
  why?: "away" | "mistake" | "other" | "rude";
  bot?: string | null;
}

/** Resign a seat you hold. With two seats the game ends; with more, a bot takes over. */
export interface Resign {
  type: "resign";
  ref: number;
  seat: number;
}

/** Offer a draw or accept an open offer. With ``offer`` false, decline or withdraw it. */
export interface DrawOffer {
  type: "draw";
  ref: number;
  seat: number;
  offer?: boolean;
}

/** Claim that a seat's player has left. Possible after ``claim_after`` seconds of absence. */
export interface ClaimGone {
  type: "claim-gone";
  ref: number;
  seat: number;
}

/** Start another game with the same players; ``turn_seats`` passes on the first seat. */
export interface Rematch {
  type: "rematch";
  ref: number;
  turn_seats?: boolean;
}

/** Check that the connection is alive. Answered with ``pong``. */
export interface Ping {
  type: "ping";
}

/** The body of every HTTP response that is not a success. */
export interface Problem {
  reason: Reason;
  message: Phrase;
  detail: string;
  faults?: Fault[];
}

/** A problem in a content pack that was sent, and its location: file, line, entry and field. */
export interface Fault {
  where: string;
  message: Phrase;
}

/**
 * The guest of this browser. ``GET /api/me``
 *
 * ``account`` is the account name of a signed-in person, empty for a guest. ``notices`` counts
 * the moderators' notices that were not dismissed.
 */
export interface Me {
  name: string;
  version: number;
  account?: string;
  notices?: number;
}

/** Change the guest's name. ``PUT /api/me`` */
export interface ChangeMe {
  name: string;
}

/**
 * The optional features of this server. ``GET /api/features``
 *
 * ``offline``: the offline bundle is available at ``/pocket/``. ``push``: the key with which
 * browsers subscribe to notifications while the page is closed; empty if push is not available.
 */
export interface ServerFeatures {
  offline: boolean;
  push: string;
}

/** Subscribe a browser to notifications. ``PUT /api/push`` */
export interface Subscribe {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: string;
  kinds?: ("found" | "invitation" | "tournament" | "turn")[];
}

/** Cancel a browser's subscription. ``POST /api/push/end`` */
export interface Unsubscribe {
  endpoint: string;
}

/** ``GET /api/games`` */
export interface Games {
  games: GameInfo[];
}

/**
 * A game that can be played on this server. ``GET /api/games``
 *
 * ``lessons``: the number of guided games. ``draw``: two players may agree to a draw.
 * ``points``: players score points; otherwise there are only wins, losses and draws.
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
  lessons: number;
  draw: boolean;
  points: boolean;
}

/** An option of a game; its message is ``<game>-option-<name>``. Without choices: free text. */
export interface OptionInfo {
  name: string;
  default: string | number | boolean;
  choices: (string | number | boolean)[];
}

/**
 * A bot of a game; lists start with the weakest. ``temper`` describes its style in one line.
 *
 * ``elo`` is its measured strength, where 1000 is average; ``null`` if it was not measured.
 */
export interface BotInfo {
  id: string;
  name: Phrase;
  temper: Phrase | null;
  elo: number | null;
}

/** The rules of a game as Markdown, with rulings. ``GET /api/games/{game}/rules`` */
export interface Rulebook {
  game: string;
  markdown: string;
}

/**
 * A game's messages as Fluent text, for a page that was built without the game.
 *
 * In the requested language if available, otherwise in English; empty if the game has none. ``GET
 * /api/games/{game}/words/{language}``
 */
export interface GameWords {
  game: string;
  language: string;
  fluent: string;
}

/**
 * A guided game, the ``number``-th of ``count``. ``GET /api/games/{game}/lessons/{number}``
 *
 * ``moments`` has ``start`` and the moments of the steps, ``lines`` all moves, ``log`` the events
 * up to ``start``, and ``events`` those after it. ``previews`` has, by moment, the previews of the
 * learner's moves where a move is requested. ``seat`` is the learner's seat. ``record`` is the
 * whole game as a record file.
 */
export interface Lesson {
  game: string;
  number: number;
  count: number;
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
 * A position in a table's record. ``GET /api/tables/{id}/moments/{n}``
 *
 * ``events`` are the events of the move that led to it; ``move`` is its line, empty at moment 0.
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
 * A step of a lesson, from moment ``begin`` to ``end``; equal if the step only explains
 * something.
 *
 * Its messages are ``lesson-<game>-<name>`` and ``lesson-<game>-<name>-title``. ``show`` names
 * what to point at. ``open``: all legal moves may be explored, although one is suggested.
 */
export interface LessonStep {
  name: string;
  begin: number;
  end: number;
  show: string[];
  open: boolean;
}

/** The published reports of this server. ``GET /api/reports`` */
export interface ReportCards {
  reports: ReportCard[];
}

/** A report of the lab. The report itself is at ``GET /api/reports/{name}``. */
export interface ReportCard {
  name: string;
  title: string;
  bytes: number;
  changed: number;
}

/** The components of a content pack to choose from. ``GET /api/games/{game}/packs/{pack}`` */
export interface Pack {
  game: string;
  name: string;
  sheets: SheetInfo[];
  cards: CardInfo[];
  open_cards: number;
}

/** A printed sheet that can be chosen: the symbol of each space, row by row. */
export interface SheetInfo {
  name: string;
  title: string;
  size: number;
  symbols: string[];
}

/** A card that can be chosen. ``clashes`` lists the cards that would make it pointless. */
export interface CardInfo {
  name: string;
  title: string;
  text: string;
  final: boolean;
  clashes: string[];
}

/** The complete data of a content pack. ``GET /api/games/{game}/packs/{pack}/tables`` */
export interface PackTables {
  game: string;
  name: string;
  title: string;
  digest: string;
  tables: Record<string, unknown>;
}

/**
 * What can be printed of a game. ``GET /api/games/{game}/print``
 *
 * ``ready`` tells whether this server can print. The PDF is at ``/api/games/{game}/print.pdf``,
 * its first page at ``print.png``. ``title`` is the title of the pack.
 */
export interface Prints {
  game: string;
  content: string;
  title: string;
  ready: boolean;
  parts: PrintPart[];
  choices: PrintChoice[];
}

/** A component of a game that can be printed separately, with its default number of copies. */
export interface PrintPart {
  name: string;
  title: string;
  copies: number;
  usual: boolean;
  backs: boolean;
  count: number;
}

/** A choice about the layout of the pages; the first value is the default. */
export interface PrintChoice {
  name: string;
  title: string;
  values: string[];
  labels: string[];
}

/**
 * The wait for your next job in the queue, such as a print or picture. ``GET /api/waiting``
 *
 * ``ahead`` counts the jobs that start before it, and ``seconds`` is an estimate.
 */
export interface Waiting {
  waiting?: boolean;
  ahead?: number;
  seconds?: number;
}

/**
 * The translations of a content pack's names and texts, by the text in the pack.
 *
 * A text without a translation is shown as it is in the pack. ``GET
 * /api/games/{game}/packs/{pack}/words/{language}``
 */
export interface PackWords {
  game: string;
  name: string;
  language: string;
  words: Record<string, string>;
}

/**
 * A content pack's own pictures by the drawing that each of them replaces, as ``data:``
 * addresses. They are checked; show them only as images. ``GET
 * /api/games/{game}/packs/{pack}/art``
 */
export interface PackArt {
  game: string;
  name: string;
  art: Record<string, string>;
}

/**
 * Create a table. ``POST /api/tables`` → ``Created``
 *
 * ``take_back`` allows chance events to be undone, if no one joins by link. ``claim_after`` is the
 * number of seconds after which an absent player to move may be declared gone; 0 is never,
 * ``null`` the default for the clock. ``rated``: the result changes ratings. This needs an
 * account, one seat at this screen and all others by link, a clock, and the default content and
 * options. ``seed`` sets the random seed; accepted only by servers started for tests.
 */
export interface CreateTable {
  game: string;
  seats: SeatRequest[];
  options?: Record<string, string | number | boolean>;
  content?: string;
  clock?: NoClock | MoveClock | FischerClock;
  open?: boolean;
  take_back?: boolean;
  claim_after?: number | null;
  rated?: boolean;
  seed?: string | null;
}

/** Who gets a seat: a person at this screen, a person invited by link, or a bot. */
export interface SeatRequest {
  kind: "bot" | "here" | "link";
  name?: string | null;
  bot?: string | null;
}

/** Create a table from a moment of another. ``POST /api/tables/{id}/play-on`` → ``Created`` */
export interface PlayOn {
  moment: number;
  seats: SeatRequest[];
  clock?: NoClock | MoveClock | FischerClock;
}

/**
 * Create a table from a record file. ``POST /api/tables/import`` → ``Created``
 *
 * Without ``seats``, all seats except the record's bots are played at this screen.
 */
export interface ImportRecord {
  record: string;
  seats?: SeatRequest[];
}

/** The new table and the keys of the seats at this screen. The keys are sent only here. */
export interface Created {
  table: string;
  keys: SeatKey[];
}

/** ``GET /api/lobby`` and ``GET /api/my-tables`` */
export interface TableCards {
  tables: TableCard[];
}

/**
 * A table in the lobby or in *my tables*. ``your_turn`` and ``yours`` refer to this guest.
 *
 * ``left_ms`` is the time left for the player to move, ``null`` if no clock runs. ``spectators``
 * counts the connections without a seat. ``ratings``: the lowest and the highest rating of the
 * people at a rated table in the lobby.
 */
export interface TableCard {
  table: TableInfo;
  moment: number;
  to_move: number;
  scores: number[];
  changed: number;
  yours: number[];
  your_turn: boolean;
  left_ms?: number | null;
  spectators?: number;
  ratings?: number[];
}

/** The whole log and the scores after each move. ``GET /api/tables/{id}/log`` */
export interface TableLog {
  table: string;
  moves: string[];
  events: EventInfo[];
  scores: number[][];
  seq?: number;
}

/**
 * The review of a finished game, or its progress. ``GET /api/tables/{id}/review``
 *
 * ``POST`` starts one. ``done`` and ``all`` count decisions while the status is ``working``.
 */
export interface Reviewing {
  table: string;
  status: "failed" | "none" | "ready" | "working";
  done?: number;
  all?: number;
  review?: Review | null;
}

/** The review of a complete game. */
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

/** A message as data. Player names are inserted when it is rendered. */
export interface Explanation {
  id: string;
  args?: Record<string, string | number>;
}

/** A point of the curve, before a decision or after the last move: one value per seat. */
export interface ReviewPoint {
  moment: number;
  values: number[];
}

/** A graded decision of a seat. */
export interface Decision {
  moment: number;
  seat: number;
  where: Explanation;
  grade: "best" | "blunder" | "forced" | "good" | "slip";
  exact: boolean | null;
  loss: number;
  margin: number;
  risk: number;
  played: ReviewMove;
  better?: ReviewMove | null;
}

/**
 * A move with its text and its value for the mover: the final lead in points.
 *
 * The value is ``None`` for a forced move, which was not assessed.
 */
export interface ReviewMove {
  action: number;
  text: string;
  label: Explanation;
  targets: string[];
  value: number | null;
}

/** A turning point of the game, with an explanation. */
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

/** A move of a line: its seat (−1 for chance), text and label. */
export interface ReviewStep {
  seat: number;
  action: number;
  text: string;
  label: Explanation;
}

/** Summary of a seat's decisions: counts by grade, and points at risk and kept. */
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

/** A background color of the curve, by name, that applies from a moment on. */
export interface Band {
  moment: number;
  ground: string;
}

/**
 * Both lines of a turning point, position by position. ``GET …/review/lines/{decision}``
 *
 * ``line`` starts with the better move, ``instead`` with the move that was played. Each step has
 * the form of a moment of the game.
 */
export interface ReviewLines {
  line: Moment[];
  instead: Moment[];
}

/** A day's puzzles, one per game, and this guest's results. ``GET /api/puzzles?day=…`` */
export interface Puzzles {
  today: string;
  day: string;
  cards: PuzzleCard[];
  week: PuzzleDay[];
  me: PuzzleMe;
  games: PuzzleGame[];
}

/**
 * A puzzle in a list. ``outcome`` is the result of this guest's first try; empty if none.
 *
 * The messages of ``themes`` are ``<game>-puzzle-theme-<name>``. A puzzle saved by this guest
 * names the ``table`` and ``moment`` it comes from; otherwise ``table`` is empty. ``kind`` is
 * empty for puzzles with a proved solution.
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

/** This guest's puzzle statistics. ``sure``: the rating is more than a first estimate. */
export interface PuzzleMe {
  rating: number;
  sure: boolean;
  streak: number;
  solved: number;
  races: Record<string, number>;
}

/** A game with puzzles. ``own`` has the sets for other content packs: their names and sizes. */
export interface PuzzleGame {
  game: string;
  count: number;
  themes: string[];
  own: Record<string, number>;
}

/**
 * Puzzles to choose from, and the themes that occur among all of them.
 *
 * ``GET /api/puzzles/{game}?theme=…&page=…&own=…``, the puzzles of a race, and
 * ``/api/puzzles/kept``.
 */
export interface PuzzleCards {
  cards: PuzzleCard[];
  pages: number;
  themes?: string[];
}

/**
 * A puzzle to solve. ``GET /api/puzzles/{game}/{id}``
 *
 * ``day`` is the day whose puzzle it is, if in this week. ``hint`` is the cost of a hint.
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

/** Play a move after ``moves``. ``POST /api/puzzles/{game}/{id}/play`` → ``PuzzlePlayed`` */
export interface PlayPuzzle {
  moves: number[];
  action: number;
  day?: string;
  free?: boolean;
}

/**
 * The result of a move. ``told`` explains a wrong move; ``change`` is the change of the rating.
 *
 * ``first`` tells whether this was a first, rated try. ``answer`` is present once the puzzle is
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
  answer: PuzzleSolution | null;
}

/** A move that was played, by the solver or in reply. */
export interface PuzzleStep {
  seat: number;
  action: number;
  line: string;
  events: EventInfo[];
  scene: Scene;
}

/**
 * The solution: all first moves, the main line, the reasons, and how others did.
 *
 * ``<game>-puzzle-why-all`` combines the reasons in ``why`` into a sentence; a saved puzzle has
 * the comment of its review in ``said`` instead. ``most_wrong`` is the index in ``first`` of the
 * most frequent wrong first move, -1 if there is none.
 */
export interface PuzzleSolution {
  first: PuzzleMove[];
  line: PuzzleMove[];
  why: Phrase[];
  tries: number;
  found: number;
  most_wrong: number;
  said?: Phrase | null;
}

/** A move of a puzzle and its value; ``seat`` makes the move. */
export interface PuzzleMove {
  seat: number;
  action: number;
  text: string;
  label: Phrase;
  targets: string[];
  value: number;
}

/** Request a hint or give up. ``POST /api/puzzles/{game}/{id}/hint`` and ``…/give-up`` */
export interface AskPuzzle {
  moves?: number[];
}

/** Request previews. ``POST /api/puzzles/{game}/{id}/preview`` → ``PuzzlePreviews`` */
export interface PreviewPuzzle {
  moves: number[];
  actions: number[];
}

/** The certain effects of actions. */
export interface PuzzlePreviews {
  previews: PreviewInfo[];
}

/** A correct move, and its cost in rating points if the puzzle is solved. */
export interface PuzzleHint {
  move: PuzzleMove;
  cost: number;
}

/** The solution, after giving up. */
export interface PuzzleGivenUp {
  answer: PuzzleSolution;
  change: number;
  me: PuzzleMe;
}

/**
 * Report the number of puzzles solved in a race. ``POST /api/puzzles/{game}/race`` →
 * ``PuzzleMe``
 */
export interface EndRace {
  score: number;
}

/**
 * Upload the progress saved in a browser, for a guest unknown to this server.
 *
 * ``POST /api/puzzles/bring`` → ``PuzzleMe``
 */
export interface BringPuzzles {
  solved: string[];
  days: string[];
  kept?: string[];
}

/**
 * The exact value of each move. ``POST /api/puzzles/{game}/{id}/values`` with ``AskPuzzle``
 *
 * Only available after a try. No moves means that there is nothing left to decide.
 */
export interface PuzzleValues {
  moves: PuzzleMove[];
}

/** Save a decision of a review as a puzzle. ``POST /api/tables/{id}/review/keep`` */
export interface SavePuzzle {
  decision: number;
}

/** A saved puzzle; ``data`` is its complete text, for storage in the browser. */
export interface SavedPuzzleInfo {
  card: PuzzleCard;
  data: string;
}

/**
 * What can be edited in a game's packs. ``GET /api/workshop/games/{game}``
 *
 * ``fills``: the kinds that can be generated from a seed.
 */
export interface WorkshopGame {
  game: string;
  kinds: KindInfo[];
  fills: string[];
  limits: WorkshopLimits;
}

/** A kind of entry, i.e. a table of the pack. ``title`` is the field that names an entry. */
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
 * A field of an entry, from the schema that the checker uses.
 *
 * ``low`` and ``high``: the range of a number, or of each number of a table; the length of a text
 * or list. ``choices``: the allowed texts, or the keys of a table. ``widget``: ``grid`` for rows
 * painted with ``letters``, ``words`` for a text in the game's effect language, ``long`` for a
 * sentence or more; empty if ``kind`` is sufficient.
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

/** A letter used to paint a grid. */
export interface LetterInfo {
  letter: string;
  label: Phrase;
}

/** Limits: bytes and steps per pack, packs per guest, games per simulation. */
export interface WorkshopLimits {
  bytes: number;
  steps: number;
  packs: number;
  games: number;
}

/**
 * Analyze a text in the game's effect language. ``POST /api/workshop/games/{game}/words``
 *
 * ``entry`` is the current entry, on which the meaning may depend; ``part`` is the inner field.
 */
export interface AskWords {
  table: string;
  field: string;
  text: string;
  entry?: Record<string, unknown>;
  part?: string;
}

/**
 * A text word by word, its meaning and possible continuations.
 *
 * ``less`` is the text without its last part.
 */
export interface Worded {
  fine: boolean;
  problem: Phrase | null;
  sentence: Phrase[];
  blocks: WordBlock[];
  next: WordChoice[];
  less: string;
}

/** A word of a text, from ``start`` to ``end``, and its alternatives. */
export interface WordBlock {
  text: string;
  label: Phrase;
  kind: string;
  start: number;
  end: number;
  choices: WordChoice[];
}

/** A word that could be used at a place, and the whole text with it, or why it does not fit. */
export interface WordChoice {
  text: string;
  label: Phrase;
  kind: string;
  fits: boolean;
  whole: string;
  why: Phrase | null;
}

/**
 * Generate an entry from a seed. ``POST /api/workshop/games/{game}/fill`` → ``Filled``
 *
 * ``tables`` has the other parts of the pack it depends on, such as ``{"counts": {…}}``.
 */
export interface AskFill {
  table: string;
  entry: Record<string, unknown>;
  seed?: string;
  tables?: Record<string, unknown>;
}

/** The generated entry. */
export interface Filled {
  entry: Record<string, unknown>;
}

/**
 * Changes that form one step. ``POST /api/workshop/packs/{id}/edits`` → ``Edited``
 *
 * With ``keep`` they are saved, provided that ``revision`` is current; without, they are only
 * checked.
 */
export interface Edits {
  edits: Edit[];
  revision: number;
  keep?: boolean;
}

/**
 * A change of a pack.
 *
 * ``set`` replaces an entry, ``add`` inserts one (at ``index``; −1 appends), ``remove`` deletes
 * one, and ``reset`` restores one from the base pack (by ``key``, its id or name; a single-entry
 * table has none).
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
 * Create a pack as a copy. ``POST /api/workshop/packs`` → ``PackPage``
 *
 * ``source``: the name of a pack that is included with the game, or ``pack:`` and the id of a
 * readable pack.
 */
export interface NewPack {
  game: string;
  title: string;
  source?: string;
}

/**
 * Import a pack from a file. ``POST /api/workshop/import`` → ``PackPage``
 *
 * ``data``: a ``.toml`` file or a ``.zip`` of such files, in base64.
 */
export interface ImportPack {
  file: string;
  data: string;
}

/** Change a pack's title. ``POST /api/workshop/packs/{id}/rename`` → ``PackPage`` */
export interface RenamePack {
  title: string;
}

/** A guest's packs, most recently changed first. ``GET /api/workshop/packs`` */
export interface PackCards {
  packs: PackCard[];
}

/**
 * A pack of the workshop. ``base`` is the pack it was copied from; ``fine``: it has no
 * problems.
 */
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

/**
 * The state of a pack. ``content`` is the content name for playing with it, if there is one.
 *
 * ``places``: the drawings that can be replaced by entries of the table ``art``.
 */
export interface Edited {
  pack: PackCard;
  revision: number;
  undo: boolean;
  redo: boolean;
  problems: Found[];
  changes: PackChange[];
  content: string | null;
  places: string[];
}

/**
 * A problem and its location.
 *
 * ``index``: the entry, −1 for the whole table. ``field``: the field of the entry, and ``part``
 * the path inside it for a list of tables (``2.pay``). ``spots``: spaces of a grid, such as
 * ``C4``.
 */
export interface Found {
  table: string;
  index: number;
  field: string;
  part: string;
  file: string;
  message: Phrase;
  spots: string[];
  fixes: SuggestedFix[];
}

/** A suggested fix for a problem. */
export interface SuggestedFix {
  label: Phrase;
  edits: Edit[];
}

/** An entry that differs from the base pack. */
export interface PackChange {
  kind: "changed" | "new" | "removed";
  table: string;
  key: string;
  title: string;
  index: number;
  fields: FieldChange[];
}

/** A field that changed. */
export interface FieldChange {
  field: string;
  old: unknown;
  new: unknown;
  spots: string[];
}

/** A complete pack. ``GET /api/workshop/packs/{id}`` */
export interface PackPage {
  state: Edited;
  tables: Record<string, unknown>;
}

/** The latest steps, oldest first. ``GET /api/workshop/packs/{id}/history`` */
export interface History {
  steps: HistoryStep[];
}

/** A step of a pack's history. ``standing``: it has not been undone. */
export interface HistoryStep {
  number: number;
  at: number;
  about: Phrase;
  standing: boolean;
}

/** Start a simulation. ``POST /api/workshop/packs/{id}/simulation`` → ``Simulation`` */
export interface AskSimulation {
  games?: number;
  seats?: number | null;
}

/**
 * A simulation or its progress. ``GET /api/workshop/packs/{id}/simulation``
 *
 * ``stale``: the pack has changed since.
 */
export interface Simulation {
  status: "failed" | "none" | "ready" | "waiting" | "working";
  done?: number;
  all?: number;
  stale?: boolean;
  report?: SimReport | null;
}

/**
 * The results of a simulation.
 *
 * ``margin`` is the best possible precision, as ± of a share. ``base`` is the pack used for
 * comparison, in the same number of games with the same seeds.
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

/** A value and the bounds of its 95% confidence interval. */
export interface Interval {
  label: string;
  value: number;
  low: number;
  high: number;
}

/** The winners' points in bins of equal width, here and in the base pack. */
export interface Bars {
  start: number;
  width: number;
  here: number[];
  before: number[];
}

/**
 * An edited component: how often it was taken and how its takers did, here and in the base
 * pack.
 */
export interface SimSubject {
  table: string;
  key: string;
  title: string;
  taken: Interval;
  wins: Interval | null;
  taken_before: Interval | null;
  wins_before: Interval | null;
}

/** A conclusion from the games, in one sentence. */
export interface SimFinding {
  grade: "best" | "good" | "slip";
  message: Phrase;
}

/**
 * Play a few games with an unsaved change, and as many without it.
 * ``POST /api/workshop/packs/{id}/what-if`` → ``WhatIf``
 *
 * The server stops if the answer's ``question`` is not requested for 20 seconds.
 */
export interface AskWhatIf {
  edits: Edit[];
  revision: number;
  games?: number;
  seats?: number | null;
}

/**
 * The effect of an unsaved change, or its progress.
 * ``GET /api/workshop/packs/{id}/what-if/{question}``; ``DELETE`` cancels it
 *
 * ``question``: a token for these requests. ``same``: the number of games that take the same
 * course with and without the change.
 */
export interface WhatIf {
  status: "failed" | "none" | "ready" | "waiting" | "working";
  question?: string;
  done?: number;
  all?: number;
  games?: number;
  seats?: number;
  same?: number;
  bot?: Phrase | null;
  figures?: WhatIfFigure[];
}

/**
 * A figure without and with the change, and the difference with its 95% interval.
 *
 * ``shown``: chance alone would produce such a difference less than once in a hundred times, all
 * figures taken into account. Otherwise the games are too few to tell. ``needed`` is the
 * approximate number of games with which a difference of ``worth`` would be shown in 80% of
 * attempts; 0 if too few games differ to estimate it.
 */
export interface WhatIfFigure {
  what: "lead" | "length" | "points" | "taken" | "takers";
  title: string;
  before: number;
  now: number;
  change: Interval;
  shown: boolean;
  worth: number;
  needed: number;
}

/**
 * Whether this browser is signed in. ``GET /api/account``
 *
 * Without an account, ``guest`` counts what would move to a new one.
 */
export interface AccountState {
  registration: "closed" | "invitation" | "open";
  account: OwnAccount | null;
  guest: GuestData;
}

/**
 * The account of a signed-in person.
 *
 * ``rename_at`` is when the name can be changed, ``codes`` the number of unused recovery codes,
 * ``password`` whether there is a password.
 */
export interface OwnAccount {
  name: string;
  role: "host" | "moderator" | "person";
  created: number;
  rename_at: number;
  codes: number;
  password: boolean;
  passkeys: PasskeyInfo[];
  sessions: DeviceSession[];
}

/** A passkey of an account. It works at the address ``host``; times are Unix times in ms. */
export interface PasskeyInfo {
  id: string;
  name: string;
  created: number;
  used: number;
  host: string;
}

/** A signed-in browser. Times are Unix times in ms; ``here`` is this browser. */
export interface DeviceSession {
  id: string;
  device: string;
  created: number;
  used: number;
  here: boolean;
}

/** Counts of what moves from a guest to a new account. */
export interface GuestData {
  finished?: number;
  running?: number;
  packs?: number;
  puzzles?: number;
}

/** Create an account. ``POST /api/account/register`` */
export interface Register {
  name: string;
  password: string;
  code?: string;
}

/** A new account with its recovery codes, which are shown only once. */
export interface Registered {
  account: OwnAccount;
  codes: string[];
}

/** Sign in. ``POST /api/account/sign-in`` */
export interface SignIn {
  name: string;
  password: string;
}

/** Sign in with a recovery code and set a new password. ``POST /api/account/recover`` */
export interface Recover {
  name: string;
  code: string;
  password: string;
}

/** Ask whether a name is available. ``POST /api/account/check-name`` */
export interface CheckName {
  name: string;
}

/** The reason why a name is not available, or ``null``. */
export interface NameChecked {
  problem: Phrase | null;
}

/**
 * The password again, or a signed challenge from ``/api/account/passkeys/confirm-options``.
 *
 * ``POST /api/account/codes``, ``POST /api/account/passkeys/add-options`` and ``POST
 * /api/account/passkeys/{id}/remove``
 */
export interface Confirm {
  password?: string;
  passkey?: Record<string, unknown> | null;
}

/** New recovery codes, which are shown only once. */
export interface RecoveryCodes {
  codes: string[];
}

/** Change the password, or set one. ``PUT /api/account/password`` */
export interface ChangePassword {
  new: string;
  old?: string;
  passkey?: Record<string, unknown> | null;
}

/** Change the account name. ``PUT /api/account/name`` */
export interface ChangeName {
  name: string;
}

/** Delete the account after a waiting period. ``POST /api/account/delete`` */
export interface DeleteAccount {
  name: string;
  password?: string;
  passkey?: Record<string, unknown> | null;
}

/**
 * The options for ``navigator.credentials``, as JSON. They contain a challenge.
 *
 * ``POST /api/account/passkeys/register-options``, ``…/sign-in-options``, ``…/confirm-options``
 * and ``…/add-options``
 */
export interface PasskeyOptions {
  options: Record<string, unknown>;
}

/** Prepare an account with a passkey. ``POST /api/account/passkeys/register-options`` */
export interface PrepareRegistration {
  name: string;
  code?: string;
}

/** Create an account with a passkey. ``POST /api/account/passkeys/register`` */
export interface RegisterPasskey {
  credential: Record<string, unknown>;
  code?: string;
}

/** Sign in with a passkey. ``POST /api/account/passkeys/sign-in`` */
export interface SignInPasskey {
  credential: Record<string, unknown>;
}

/** Add a passkey. ``POST /api/account/passkeys`` */
export interface AddPasskey {
  credential: Record<string, unknown>;
  name?: string;
}

/** Change the name of a passkey. ``PUT /api/account/passkeys/{id}`` */
export interface RenamePasskey {
  name: string;
}

/** The settings of the page. ``GET`` and ``PUT /api/account/settings`` */
export interface PageSettings {
  settings: Record<string, unknown>;
}

/**
 * What a browser stores of an account for offline use. ``GET /api/account/offline``
 *
 * ``owner`` identifies the person in ``OfflineGame``; ``solved`` and ``days`` are the puzzle
 * progress.
 */
export interface OfflineAccount {
  owner: string;
  name: string;
  solved: string[];
  days: string[];
}

/**
 * Submit a finished game that was played offline. ``POST /api/account/offline/games``
 *
 * The browser generated ``id``; submitting a game again returns the same table.
 */
export interface OfflineGame {
  id: string;
  owner: string;
  record: string;
}

/** The table of a game that was played offline. */
export interface OfflineSaved {
  table: string;
}

/**
 * Submit puzzles that were solved offline. ``POST /api/account/offline/puzzles``
 *
 * ``solved`` has keys of the form ``game/id``, ``days`` those whose daily puzzle was solved.
 */
export interface OfflinePuzzles {
  owner: string;
  solved: string[];
  days?: string[];
}

/**
 * Play a day's challenge. ``POST /api/daily/{game}``
 *
 * The default is today's challenge, which is ranked. Earlier days are not.
 */
export interface StartDaily {
  day?: string;
}

/** The table of a challenge; ``keys`` are empty if it existed already. */
export interface DailyTable {
  table: string;
  keys: SeatKey[];
  ranked: boolean;
}

/**
 * A day's challenge. ``GET /api/daily`` and ``GET /api/daily/{day}``
 *
 * ``commitment`` is published when the day begins, ``seed`` when it is over. ``commitment`` is the
 * SHA-256 hash of ``daily 1 <day> <seed>``. Times are Unix times in ms; ``now`` is the server's.
 */
export interface DailyDay {
  day: string;
  today: string;
  now: number;
  ends: number;
  commitment: string;
  seed: string;
  games: DailyGame[];
  streak: DailyStreak;
  calendar: Record<string, number>;
}

/**
 * One game of a day's challenge. ``board`` is sent to those who have finished, and to everyone
 * once the day is over.
 */
export interface DailyGame {
  game: string;
  bots: BotInfo[];
  content: string;
  options: Record<string, string | number | boolean>;
  compares: "lead" | "score";
  state: "finished" | "gone" | "missed" | "offline" | "open" | "playing" | "unranked";
  offline: boolean;
  table: string;
  score: number;
  lead: number;
  players: number;
  board: DailyBoard | null;
}

/**
 * The results of a day. ``place`` is 0 if the person has no ranked result.
 *
 * ``percentile`` is the share of other players with a lower result, rounded down; it is given only
 * if there are at least 10 players. ``friends`` has the results of the person and of the people
 * they follow, including games played offline.
 */
export interface DailyBoard {
  players: number;
  place: number;
  percentile: number | null;
  average: number;
  best: number;
  bars: DailyBar[];
  rows: DailyRow[];
  friends: DailyRow[];
}

/** A bar of the histogram: results from ``low`` to ``high``, both included. */
export interface DailyBar {
  low: number;
  high: number;
  count: number;
}

/** A line of the leaderboard. ``table`` can be opened when the day is over. */
export interface DailyRow {
  place: number;
  name: string;
  account: string;
  score: number;
  own: boolean;
  table: string;
  offline: boolean;
}

/** Days in a row with at least one finished game, and the number of such days. */
export interface DailyStreak {
  current: number;
  longest: number;
  days: number;
}

/** The person's game next to the best one. ``GET /api/daily/{day}/{game}/best`` */
export interface DailyComparison {
  own: DailyLog;
  best: DailyLog;
  gains: DailyGain[];
  first: DailyChoice | null;
}

/**
 * The scoring events of a game, for the table of points by category.
 *
 * ``table`` is empty if the table is not public yet.
 */
export interface DailyLog {
  name: string;
  table: string;
  seat: number;
  score: number;
  scores: number[];
  events: EventInfo[];
}

/** A part of the game in which the best player gained ``points`` more; turns count from 1. */
export interface DailyGain {
  part: "end" | "round" | "turn" | "week";
  number: number;
  points: number;
  own: DailySide;
  best: DailySide;
}

/** What happened in a part of a game: the moment before it, the points gained, main events. */
export interface DailySide {
  moment: number;
  gained: number;
  events: EventInfo[];
}

/** The first decision in which two games differ: the moment before it, and both moves. */
export interface DailyChoice {
  moment: number;
  own: Phrase;
  best: Phrase;
}

/**
 * A deal to be played offline. ``POST /api/daily/{game}/offline``
 *
 * ``run`` is the id under which the finished game is submitted, ``content_hash`` that of the
 * content with which it has to be played. The deal is sent only when the person starts to play.
 */
export interface DailyDeal {
  run: string;
  day: string;
  game: string;
  deal: string;
  content_hash: string;
}

/** Play a deal. ``POST /api/daily/{game}`` of the offline server */
export interface PlayDeal {
  day: string;
  deal: string;
  content_hash: string;
}

/** A finished game that was played offline. ``POST /api/daily/{game}/result`` */
export interface DailyOfflineGame {
  run: string;
  record: string;
}

/**
 * The people you follow, and invitations to tables. ``GET /api/friends``
 *
 * ``shows_online`` is whether people who follow you see when you are online.
 */
export interface FriendsPage {
  friends: Friend[];
  invitations: TableInvitation[];
  shows_online: boolean;
}

/** A person whom you follow. ``online`` is ``null`` for people who do not show it. */
export interface Friend {
  name: string;
  online: boolean | null;
}

/** An invitation to a table that still has an open seat. */
export interface TableInvitation {
  name: string;
  at: number;
  table: TableCard;
}

/** Set whether people who follow you see when you are online. ``PUT /api/friends`` */
export interface ShowOnline {
  shows_online: boolean;
}

/** Invite a person to a table at which you sit. ``POST /api/invitations`` */
export interface InviteToTable {
  table: string;
  name: string;
}

/** Who was invited to a table. ``GET /api/invitations/{table}`` */
export interface InvitedPeople {
  invited: InvitedPerson[];
}

/** A person who was invited to a table. */
export interface InvitedPerson {
  name: string;
  declined: boolean;
}

/**
 * Look for players. ``POST /api/seek``
 *
 * The paces are 5 minutes with 5 seconds per turn, 10 with 10, 30 with 20, and 2 days per turn.
 */
export interface FindPlayers {
  game: string;
  pace: "days" | "normal" | "quick" | "slow";
  seats?: number;
}

/**
 * Your seek, or ``null`` if you are not looking for players.
 *
 * ``GET /api/seek?game=…`` also returns the pools of that game.
 */
export interface Seeking {
  seek: SeekState | null;
  pools?: SeekPool[];
}

/**
 * Your seek. ``GET /api/seek``, which also keeps it alive
 *
 * ``table`` is the table that was found, empty while you wait. ``waiting`` counts everyone looking
 * for the same kind of game, including you.
 */
export interface SeekState {
  game: string;
  pace: "days" | "normal" | "quick" | "slow";
  seats: number;
  since: number;
  table: string;
  waiting: number;
}

/**
 * The people looking for a game at one pace and with one number of seats.
 *
 * ``last`` is when the last rated game of that type ended (live, or turn-based if the pace is in
 * days), with any number of seats. It is a Unix time in ms, or 0 if there was none.
 */
export interface SeekPool {
  pace: "days" | "normal" | "quick" | "slow";
  seats: number;
  waiting: number;
  last: number;
}

/** Your bot accounts. ``GET /api/account/bots`` */
export interface OwnBots {
  bots: OwnBot[];
  most: number;
}

/** A bot account of yours; ``used`` is when its token was last used, 0 if never. */
export interface OwnBot {
  name: string;
  created: number;
  scopes: ("chat" | "play")[];
  used: number;
}

/** Create a bot account. ``POST /api/account/bots`` */
export interface CreateBot {
  name: string;
  scopes: ("chat" | "play")[];
}

/** Replace the token of a bot account. ``POST /api/account/bots/{name}/token`` */
export interface NewToken {
  scopes: ("chat" | "play")[];
}

/** The token of a bot account, which is shown only once. */
export interface BotToken {
  name: string;
  token: string;
}

/**
 * Create a tournament. ``POST /api/tournaments``
 *
 * ``rounds`` 0 lets the format decide. ``minutes`` is the length of an arena. ``starts`` is a Unix
 * time in ms; with 0 the director starts it. ``bots``: bots fill the last table. ``late``: people
 * may enter after the start, where the format allows it. A tournament that is not ``listed`` can
 * be found only by its link. ``scoring`` is for duplicate tournaments. The server sets ``boards``:
 * in a duplicate tournament with tables of two, opponents play two boards per round, with seats
 * swapped, and their leads are compared.
 */
export interface TournamentSettings {
  name: string;
  kind: "arena" | "duplicate" | "knockout" | "pods" | "round-robin" | "swiss";
  game: string;
  pace?: "days" | "normal" | "quick" | "slow";
  seats?: number;
  rounds?: number;
  minutes?: number;
  starts?: number;
  rated?: boolean;
  bots?: boolean;
  late?: boolean;
  listed?: boolean;
  scoring?: "difference" | "matchpoints";
  boards?: number;
}

/** Start, pause, resume or end a tournament. ``POST /api/tournaments/{id}/actions`` */
export interface DirectTournament {
  action: "end" | "pause" | "resume" | "start";
}

/**
 * Decide the result of a table. ``PUT /api/tournaments/{id}/results``
 *
 * ``places`` is indexed by seat: 1 is the best, tied players share a place, and 0 means that a
 * player did not play.
 */
export interface CorrectResult {
  round: number;
  board: number;
  places: number[];
}

/**
 * The tournaments of this server. ``GET /api/tournaments``
 *
 * ``now`` is the server's time, so that the page can show the time until the start.
 */
export interface TournamentList {
  now: number;
  current: TournamentCard[];
  ended: TournamentCard[];
}

/**
 * A tournament in a list.
 *
 * ``round`` is the last round that was paired, ``rounds`` how many there are, 0 if that is open.
 */
export interface TournamentCard {
  id: string;
  state: "canceled" | "ended" | "open" | "paused" | "running";
  settings: TournamentSettings;
  director: string;
  entrants: number;
  joined: boolean;
  round: number;
  rounds: number;
  created: number;
  started: number;
  ended: number;
  ends: number;
}

/**
 * A tournament. ``GET /api/tournaments/{id}?round=``
 *
 * ``round`` is the requested one, by default the last. ``own`` is your entrant, ``table``
 * the table where you play now; empty if there is none. ``may`` lists what you may do.
 * ``tiebreaks`` are the tie-breaks in their order; the messages are ``tiebreak-<name>``.
 * ``seed`` is published at the end.
 */
export interface TournamentPage {
  card: TournamentCard;
  version: number;
  now: number;
  next_at: number;
  own: string;
  table: string;
  out: boolean;
  may: ("correct" | "end" | "join" | "pause" | "resume" | "start" | "withdraw")[];
  least: number;
  entrants: TournamentEntrant[];
  round: TournamentRound | null;
  tiebreaks: string[];
  standings: TournamentStanding[];
  deals: DuplicateDeal[];
  log: TournamentLogEntry[];
  seed: string;
}

/** A participant. ``bot`` is the character that fills in, otherwise empty. */
export interface TournamentEntrant {
  id: string;
  name: string;
  bot: string;
  rating: number;
  left: boolean;
  you: boolean;
}

/** A round with its tables. */
export interface TournamentRound {
  number: number;
  boards: TournamentBoard[];
  byes: TournamentBye[];
}

/**
 * A table of a round; lists are indexed by seat. ``places`` is empty while the table is open.
 *
 * ``places`` has 1 for the best, and 0 for a player who did not play. ``points`` are what the
 * format counts, such as ``1`` or ``0.5``. ``leg`` is the deal of a duplicate round, from 1.
 */
export interface TournamentBoard {
  board: number;
  leg: number;
  table: string;
  seats: string[];
  places: number[];
  scores: number[];
  points: string[];
  corrected: boolean;
}

/** An entrant without a table, and the points for it. */
export interface TournamentBye {
  entrant: string;
  points: string;
}

/**
 * A line of the standings. Bots have place 0.
 *
 * ``why`` says what decides between this entrant and the next one, if their points are equal.
 */
export interface TournamentStanding {
  place: number;
  entrant: string;
  points: string;
  tiebreaks: string[];
  why: Phrase | null;
}

/** The comparison of all tables of a round that has ended; ``leg`` is the deal of the round. */
export interface DuplicateDeal {
  round: number;
  leg: number;
  top: number;
  tables: DuplicateTable[];
}

/** A table that played a deal. ``results`` are by seat; empty if the score does not count. */
export interface DuplicateTable {
  board: number;
  table: string;
  seats: string[];
  results: DuplicateResult[];
}

/**
 * One entrant's result on a deal, next to the others in the same seat.
 *
 * ``score`` is the lead over the best opponent if ``boards`` of the settings is 2. ``value`` is
 * the percentage of matchpoints, or the difference.
 */
export interface DuplicateResult {
  entrant: string;
  score: number;
  points: number;
  value: string;
}

/** A decision of the director; ``actor`` is empty if the server decided by the rules. */
export interface TournamentLogEntry {
  at: number;
  actor: string;
  action: "canceled" | "corrected" | "ended" | "paused" | "resumed" | "started";
  round: number;
  board: number;
}

/** The games of all entrants. ``GET /api/tournaments/{id}/cross-table`` */
export interface CrossTable {
  version: number;
  lines: CrossTableLine[];
}

/** The games of an entrant, in the order of the standings. */
export interface CrossTableLine {
  entrant: string;
  place: number;
  points: string;
  games: TournamentGame[];
}

/**
 * A game of an entrant in the cross table; without a table for byes.
 *
 * ``points`` are what the format counts; a percentage in a duplicate tournament.
 */
export interface TournamentGame {
  round: number;
  leg: number;
  outcome: "absent" | "bye" | "lost" | "open" | "tied" | "won";
  opponents: string[];
  seat: number;
  points: string;
  table: string;
}

/**
 * Your open games in tournaments. ``GET /api/tournament-games``
 *
 * ``entered`` counts the tournaments that you take part in and that have not ended.
 */
export interface OwnTournamentGames {
  entered: number;
  games: OwnTournamentGame[];
}

/** An open game of yours in a tournament. ``since`` is the start of its round. */
export interface OwnTournamentGame {
  tournament: string;
  name: string;
  game: string;
  round: number;
  table: string;
  since: number;
}

/**
 * The ratings at a rated table. ``GET /api/tables/{id}/ratings``
 *
 * ``state`` is ``open`` while the game runs, ``counted``, ``not-counted`` for a game that ended
 * too early to count, or ``voided`` if a moderator has voided the result. Seats without a player
 * are left out.
 */
export interface TableRatings {
  game: string;
  pace: "live" | "turn-based";
  state: "counted" | "not-counted" | "open" | "voided";
  seats: SeatRating[];
}

/** The rating of a seat's player: now, or before and after the game if it was counted. */
export interface SeatRating {
  seat: number;
  before: RatingInfo;
  after: RatingInfo | null;
}

/** A rating as people see it; a question mark follows while it is ``provisional``. */
export interface RatingInfo {
  points: number;
  provisional: boolean;
  deviation: number;
}

/**
 * The best players of a game and pace. ``GET /api/leaderboards/{game}/{pace}``
 *
 * ``places`` has the best 50, and the lines around the signed-in person. ``you`` is the person's
 * own rating, even if it is still provisional and has no place. ``provisional`` is the number of
 * players whose rating is still provisional.
 */
export interface Leaderboard {
  game: string;
  pace: "live" | "turn-based";
  period: "all" | "month";
  places: LeaderboardPlace[];
  players: number;
  provisional: number;
  you: RatingInfo | null;
}

/**
 * A line of a leaderboard. ``change`` is the change in rating over the last 30 days.
 *
 * ``graph`` has the latest ratings, oldest first.
 */
export interface LeaderboardPlace {
  place: number;
  name: string;
  rating: RatingInfo;
  games: number;
  change: number;
  graph: number[];
  you?: boolean;
}

/**
 * What others see of a profile. ``PUT /api/account/profile``
 *
 * Name and the month of registration are always public.
 */
export interface ProfileSettings {
  results?: boolean;
  games?: boolean;
  puzzles?: boolean;
  packs?: boolean;
}

/**
 * A person's profile. ``GET /api/people/{name}``
 *
 * ``name`` is the current account name; an old name leads to the same profile. Parts that the
 * owner does not show are ``null``, except to the owner (``own``). Games at tables that the viewer
 * may not read are not counted. ``uncounted`` games have not been evaluated yet; request the
 * profile again later.
 */
export interface Profile {
  name: string;
  created: number;
  own: boolean;
  settings: ProfileSettings;
  ratings: ProfileRating[] | null;
  results: GameResults[] | null;
  characters: CharacterResults[] | null;
  opponents: OpponentResults[] | null;
  puzzles: PuzzleResults | null;
  packs: ProfilePack[] | null;
  uncounted?: number;
}

/** A rating in one game and pace. ``history`` has the ratings after the latest games. */
export interface ProfileRating {
  game: string;
  pace: "live" | "turn-based";
  rating: RatingInfo;
  games: number;
  history: RatingInfo[];
}

/** The results in one game. */
export interface GameResults {
  game: string;
  results: Results;
}

/** Counts of won, drawn and lost games. */
export interface Results {
  won: number;
  drawn: number;
  lost: number;
}

/** The results against a bot, in two-player games. */
export interface CharacterResults {
  game: string;
  bot: string;
  results: Results;
}

/** The results against a person with an account. */
export interface OpponentResults {
  name: string;
  results: Results;
}

/** Solved puzzles, and consecutive days with the puzzle of the day. */
export interface PuzzleResults {
  solved: number;
  streak: number;
}

/** A Workshop pack without problems. */
export interface ProfilePack {
  id: string;
  game: string;
  title: string;
}

/**
 * A page of a profile's games, newest first. ``GET /api/people/{name}/games``
 *
 * ``total`` counts the games that pass the filters.
 */
export interface ProfileGames {
  games: ProfileGame[];
  total: number;
}

/** A finished game of a profile; ``offline`` if it was played offline and submitted later. */
export interface ProfileGame {
  table: string;
  game: string;
  at: number;
  outcome: "drawn" | "lost" | "none" | "won";
  pace: "live" | "turn-based" | "untimed";
  seats: ProfileSeat[];
  offline: boolean;
}

/** A seat of a game. ``account`` is the account name of its holder, ``bot`` a bot's id. */
export interface ProfileSeat {
  name: string;
  account: string;
  bot: string;
  score: number | null;
  own: boolean;
}

/**
 * Account names by seat, empty for a seat without one. ``GET /api/tables/{id}/accounts``
 *
 * A person who plays under another name is not revealed.
 */
export interface TableAccounts {
  accounts: string[];
}

/** The people this browser or account has blocked. ``GET /api/blocks`` */
export interface Blocks {
  blocks: BlockedPerson[];
}

/** A blocked person, with their name at that time. */
export interface BlockedPerson {
  id: string;
  name: string;
  at: number;
}

/** Block a person by account name. ``POST /api/blocks`` */
export interface BlockName {
  name: string;
}

/** Block the player of a seat or the author of a chat line. ``POST /api/tables/{id}/blocks`` */
export interface BlockPlayer {
  seat?: number | null;
  line?: number | null;
}

/** Report a player or the author of a chat line. ``POST /api/tables/{id}/reports`` */
export interface ReportPlayer {
  reason: "help" | "insults" | "name" | "other" | "stalling";
  text?: string;
  seat?: number | null;
  line?: number | null;
  block?: boolean;
}

/** The name of the person who was reported or blocked. */
export interface Received {
  name: string;
}

/** What moderators have decided about this browser or account. ``GET /api/notices`` */
export interface PersonalNotices {
  notices: PersonalNotice[];
}

/**
 * A moderator's action, as the person sees it. ``until`` is 0 if it does not end by itself.
 *
 * ``subject`` is the title of the pack that was unlisted or the username that was reset.
 */
export interface PersonalNotice {
  id: string;
  kind: "ban" | "exclude" | "mute" | "reset-name" | "unlist" | "warn";
  at: number;
  until: number;
  active: boolean;
  reason: string;
  reversed: number;
  reversed_reason: string;
  answer: string;
  subject: string;
}

/** Answer a notice, once. ``POST /api/notices/{id}/answer`` */
export interface AnswerNotice {
  text: string;
}

/**
 * Answer a ban, once. ``POST /api/account/appeal``
 *
 * The sender proves their identity by name and password, or by a passkey with the sign-in options.
 */
export interface Appeal {
  text: string;
  name?: string;
  password?: string;
  passkey?: Record<string, unknown> | null;
}

/** The open or closed reports. ``GET /api/moderation/reports`` */
export interface ReportQueue {
  reports: ReportSummary[];
  open: number;
}

/**
 * A report in the queue of the moderators.
 *
 * ``about`` counts all reports of the person, ``answered`` says whether the person has answered.
 */
export interface ReportSummary {
  id: string;
  at: number;
  name: string;
  reason: "help" | "insults" | "name" | "other" | "stalling";
  game: string;
  about: number;
  answered: boolean;
  closed: number;
  closed_by: string;
  resolution: "" | "ban" | "dismissed" | "exclude" | "mute" | "reset-name" | "unlist" | "warn";
}

/** A report with its evidence. ``GET /api/moderation/reports/{id}`` */
export interface Case {
  report: ReportSummary;
  text: string;
  reporter: string;
  table: string;
  seat: number;
  moment: number;
  person: CasePerson;
  chat: EvidenceLine[];
  about: ReportSummary[];
  made: ReportSummary[];
  sanctions: SanctionInfo[];
  audit: AuditEntry[];
  times: DecisionTimes | null;
  result: "" | "counted" | "voided";
}

/**
 * The reported person. ``role`` is empty for a guest; ``actions`` are those allowed.
 *
 * ``packs`` are those that others see on the person's profile.
 */
export interface CasePerson {
  name: string;
  account: string;
  role: "" | "host" | "moderator" | "person";
  created: number;
  banned: boolean;
  actions: ("ban" | "exclude" | "mute" | "reset-name" | "unlist" | "warn")[];
  packs: ProfilePack[];
}

/** A chat line at the time of the report; ``target`` marks those of the reported person. */
export interface EvidenceLine {
  name: string;
  text: string;
  at: number;
  target: boolean;
}

/** A moderator's action, as moderators see it; ``subject`` as in ``PersonalNotice``. */
export interface SanctionInfo {
  id: string;
  kind: "ban" | "exclude" | "mute" | "reset-name" | "unlist" | "warn";
  at: number;
  until: number;
  active: boolean;
  by: string;
  reason: string;
  reversed: number;
  reversed_by: string;
  reversed_reason: string;
  answer: string;
  answered: number;
  subject: string;
}

/** An entry of the audit log of an account. */
export interface AuditEntry {
  at: number;
  action: string;
  detail: string;
  by: string;
}

/** Seconds per decision at the table: of the reported person, and the median of the others. */
export interface DecisionTimes {
  seconds: number[];
  median: number;
  low: number;
  high: number;
  others: number;
}

/**
 * The play at a reported table next to the strongest play.
 *
 * ``GET`` and ``POST /api/moderation/reports/{id}/play``. The status is ``running`` while the game
 * is not over.
 */
export interface PlayComparison {
  status: "failed" | "none" | "ready" | "running" | "working";
  done?: number;
  all?: number;
  seats?: SeatPlay[];
}

/**
 * How often a seat chose a strongest action, and how long it took.
 *
 * Only decisions count whose actions differ by more than the margin of the comparison. ``agreed``
 * is in percent with a 95% interval from ``low`` to ``high``; ``median`` is in seconds per
 * decision, with a 95% interval from ``fastest`` to ``slowest``.
 */
export interface SeatPlay {
  seat: number;
  name: string;
  bot: boolean;
  decisions: number;
  agreed: number;
  low: number;
  high: number;
  median: number;
  fastest: number;
  slowest: number;
}

/**
 * The rated play of a reported person next to that of players of similar rating.
 *
 * ``GET`` and ``POST /api/moderation/reports/{id}/similar``. The status is ``running`` while the
 * game is not over, ``unrated`` if the person has no rating in this game and pace, and ``few`` if
 * there are too few decisions or players for a comparison.
 */
export interface SimilarPlay {
  status: "failed" | "few" | "none" | "ready" | "running" | "unrated" | "working";
  done?: number;
  all?: number;
  rating?: number;
  games?: number;
  decisions?: number;
  players?: number;
  needed_decisions?: number;
  needed_players?: number;
  own?: PlayFigures | null;
  usual?: PlayFigures | null;
  above?: boolean;
}

/**
 * How often strongest actions were chosen, and how long decisions took.
 *
 * ``agreed`` is in percent, ``median`` in seconds per decision, with the intervals from ``low`` to
 * ``high`` and from ``fastest`` to ``slowest``.
 */
export interface PlayFigures {
  agreed: number;
  low: number;
  high: number;
  median: number;
  fastest: number;
  slowest: number;
}

/** Dismiss or reopen a report. ``POST /api/moderation/reports/{id}/close`` */
export interface CloseReport {
  reason: string;
  reopen?: boolean;
}

/**
 * Act on a report. ``POST /api/moderation/reports/{id}/actions``
 *
 * ``days`` is 0 for an action that does not end by itself; ``pack`` is the id of the pack to
 * unlist.
 */
export interface TakeAction {
  kind: "ban" | "exclude" | "mute" | "reset-name" | "unlist" | "warn";
  reason: string;
  days?: number;
  pack?: string;
}

/** Reverse an action. ``POST /api/moderation/actions/{id}/reverse`` */
export interface ReverseAction {
  reason: string;
}

/** Void the result of a rated game, or restore it. ``POST /api/moderation/tables/{id}/void`` */
export interface VoidResult {
  reason: string;
  restore?: boolean;
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
  | AskUndo
  | AnswerUndo
  | SetFriendly
  | AskHint
  | AskPreviews
  | Say
  | Sit
  | Claim
  | NewLink
  | Leave
  | HandToBot
  | ReclaimSeat
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
