/** Client state of one table: position, log, chat, clocks and pending requests. */
import { seatName } from "./bots";
import { api } from "./api";
import type {
  ActionInfo,
  ClockInfo,
  EventInfo,
  Hint,
  Moment,
  PreviewInfo,
  Refused,
  Scene,
  SeatInfo,
  SeatKey,
  ServerMessage,
  TableInfo,
  Update,
  You,
} from "./generated/protocol";
import { removeKey, saveKey, keysOf } from "./keys";
import { savePosition, loadPosition, type Seen } from "./last-board";
import { isDemo, isOffline } from "./environment";
import { openConnection } from "./connection";
import { say, t } from "./messages.svelte";
import { isTableEvent, eventText, noticeOf } from "./game-log";
import { Handshake, type Shown } from "./handshake";
import { PendingRequests } from "./pending-requests";
import { Previews } from "./previews.svelte";
import { Replay } from "./replay.svelte";
import type { ConnectionEvents, Transport } from "./transport";
import { byText, nextRequest, type Step } from "./steps";
import { TableChat } from "./table-chat.svelte";
import { TableRequests } from "./table-requests";
import { UpdateQueue } from "./update-queue.svelte";
import { outdated } from "./version";
import { viewAfter } from "./view";

type ConnectionState = "connecting" | "open" | "lost" | "missing" | "closed";

/** Delay before the shown position is saved, in milliseconds. */
const SAVE_DELAY = 400;

const helpIsOff = (table: TableInfo | null): boolean =>
  table?.fair_play === "on" || table?.fair_play === "daily";

export class TableClient {
  connection = $state<ConnectionState>("connecting");
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<You>({ name: "", seats: [], host: false });
  /** The newest position shown; may lag behind the server while moves are animated. */
  live = $state.raw<Scene | null>(null);
  log = $state.raw<EventInfo[]>([]);
  readonly chat = new TableChat();
  spectators = $state(0);
  /** Events of the last update, for animation. */
  lastEvents = $state.raw<EventInfo[]>([]);
  lastSeat = $state(-1);
  hint = $state.raw<Hint | null>(null);
  asking = $state(false);
  /** Why the last request was rejected; empty once dismissed. */
  refused = $state("");
  /** The last table event, such as a resignation; empty once dismissed. */
  notice = $state("");
  /** Why the server cannot save now; empty if it can. */
  trouble = $state("");
  next = $state<string | null>(null);
  /** Clocks as received, with the monotonic time of receipt. */
  clocks = $state.raw<{ receivedAt: number; list: ClockInfo[] }>({ receivedAt: 0, list: [] });
  /** Monotonic time of the last table update. */
  tableReceivedAt = $state(0);
  keys = $state.raw<SeatKey[]>([]);

  /** Whether the table is a lesson or puzzle: no server, no link, nothing to save. */
  readonly practice: boolean;
  /** Whether no one else can join: a lesson, a puzzle or an offline table. */
  readonly alone: boolean;
  /** Whether a server could take over this offline table. */
  readonly isOfflineTable: boolean;
  /** Whether a saved position is shown while the engine starts. */
  engineStarting = $state(false);
  #transport: Transport;
  #requests = new PendingRequests((message) => this.#transport.send(message));
  /** Requests about seats, other players and the chat. */
  readonly requests = new TableRequests((request) => this.#requests.send(request));
  #previews = new Previews(this.#requests, () => this.live?.seq ?? -1);
  #replay = new Replay((moment) => this.#transport.moment?.(moment) ?? api.moment(this.id, moment));
  #steps: Step[] = [];
  #queue = new UpdateQueue({
    isQuick: (update) => {
      const own = this.mine(update.seat) && this.seats[update.seat]?.kind === "person";
      return own || document.hidden || update.events.length === 0;
    },
    isUntimed: () => this.you.seats.length > 0 && this.clocks.list.length === 0,
    apply: (update) => this.#apply(update),
  });
  #saving: ReturnType<typeof setTimeout> | undefined;
  #handshake: Handshake;
  /** Whether the next `hello` asks for a whole snapshot. */
  #resync = false;

  constructor(
    readonly id: string,
    claim: SeatKey | null = null,
    transport?: (events: ConnectionEvents) => Transport,
    /** Position to show until the engine has started. */
    placeholder: Seen | null = null,
  ) {
    if (claim) saveKey(id, claim);
    this.keys = keysOf(id);
    this.practice = transport !== undefined && !placeholder;
    this.alone = this.practice || isOffline;
    this.isOfflineTable = isOffline && !this.practice && !isDemo;
    const seen = placeholder ?? (this.isOfflineTable ? loadPosition(id) : null);
    if (seen) this.#show(seen);
    this.#handshake = new Handshake({
      id,
      alone: this.alone,
      shown: () => this.#helloFields(),
      send: (message) => this.#transport.send(message),
    });
    const events: ConnectionEvents = {
      open: () => this.#handshake.send(),
      message: (message) => this.#receive(message),
      cut: (final) => {
        if (!final && this.connection !== "missing" && this.connection !== "closed")
          this.connection = "lost";
        this.#steps = [];
        this.#handshake.stop();
        this.#requests.drop();
      },
      missing: (closed) => (this.connection = closed ? "closed" : "missing"),
    };
    this.#transport = transport?.(events) ?? openConnection(id, events);
  }

  /** Shows a saved position. */
  #show(seen: Seen): void {
    this.table = seen.table;
    this.you = seen.you;
    this.live = seen.scene;
    this.log = seen.log;
    this.engineStarting = true;
  }

  #saveSoon(): void {
    if (!this.isOfflineTable) return;
    clearTimeout(this.#saving);
    this.#saving = setTimeout(() => {
      const { table, you, live: scene, log } = this;
      if (table && scene) savePosition({ table, you, scene, log });
    }, SAVE_DELAY);
  }

  close(): void {
    this.#queue.clear();
    this.#handshake.stop();
    this.#transport.close();
  }

  // --- position ----------------------------------------------------------------------------------

  /** The replayed moment; null is the live position. */
  get moment(): number | null {
    return this.#replay.moment;
  }

  /** The replayed position; null until it is loaded. */
  get past(): Moment | null {
    return this.#replay.past;
  }

  /** The position shown: a replayed moment or the live one. */
  get shown(): Scene | null {
    if (this.moment !== null && this.past) return this.past.scene;
    return this.live;
  }

  get replaying(): boolean {
    return this.moment !== null;
  }

  /** The events up to the position shown. */
  get shownLog(): EventInfo[] {
    return this.#replay.logOf(this.log);
  }

  get seats(): SeatInfo[] {
    const game = this.table?.game ?? "";
    return (this.table?.seats ?? []).map((seat) => ({ ...seat, name: seatName(game, seat) }));
  }

  name(seat: number): string {
    return this.seats[seat]?.name ?? "";
  }

  mine(seat: number): boolean {
    return this.you.seats.includes(seat);
  }

  get over(): boolean {
    return (this.live?.to_move ?? 0) < 0 && this.table?.status !== "waiting";
  }

  /** Whether it is the turn of a player at this screen. */
  get myTurn(): boolean {
    const scene = this.live;
    if (!scene || this.table?.status !== "playing" || scene.to_move < 0) return false;
    return this.mine(scene.to_move) && this.seats[scene.to_move]?.kind === "person";
  }

  /** Whether the board accepts input. */
  get active(): boolean {
    return this.myTurn && !this.replaying && this.connection === "open" && this.#queue.length === 0;
  }

  /** Whether help is off: people play against each other, or it is the daily challenge. */
  get withoutHelp(): boolean {
    return helpIsOff(this.table);
  }

  /** The other people at the table; their consent is needed for some requests. */
  get otherPeople(): SeatInfo[] {
    return this.seats.filter(
      (seat) => seat.owned && seat.kind === "person" && !this.mine(seat.seat),
    );
  }

  /** Whether undoing this seat's last move requires the others' consent. */
  #asksOthers(seat: number): boolean {
    const scene = this.live;
    if (!scene || this.alone || !this.otherPeople.length) return false;
    return scene.to_move !== seat || scene.restart_seat !== seat;
  }

  /** Whether the player's own undo requires the others' consent. */
  get undoAsks(): boolean {
    const seat = this.live?.undo_seat ?? -1;
    return seat >= 0 && this.mine(seat) && this.#asksOthers(seat);
  }

  /** Whether the turn to restart is over, so that the others would have to agree. */
  get restartAsks(): boolean {
    return this.#asksOthers(this.live?.restart_seat ?? -1);
  }

  get unread(): number {
    return this.chat.lines.filter(({ id, seat }) => id > this.chat.seen && !this.mine(seat)).length;
  }

  // --- actions -----------------------------------------------------------------------------------

  /** Plays an action of the position shown. */
  play(action: ActionInfo): void {
    this.run([byText(action.text)]);
  }

  /** Plays several steps, each after the previous one was confirmed. */
  run(steps: Step[]): void {
    if (!this.active || this.#requests.moving) return;
    this.#steps = [...steps];
    this.#nextStep();
  }

  undo(): void {
    if (!this.live || this.replaying) return;
    this.#steps = [];
    void this.#requests.send({ type: this.undoAsks ? "ask-undo" : "undo", seq: this.live.seq });
  }

  restart(): void {
    if (!this.live || this.replaying) return;
    this.#steps = [];
    void this.#requests.send({ type: "restart", seq: this.live.seq });
  }

  /**
   * Whether a hint may be requested for the position shown: on the player's turn, or after the game.
   */
  get canAskHint(): boolean {
    const scene = this.shown;
    if (!scene || scene.to_move < 0 || this.practice || this.connection !== "open") return false;
    if (this.withoutHelp) return false;
    if (this.replaying) return this.over || this.mine(scene.to_move);
    return this.active;
  }

  /** Requests a hint for the position shown. */
  async askHint(): Promise<void> {
    const scene = this.shown;
    if (!this.live || !scene || this.asking || !this.canAskHint) return;
    this.asking = true;
    const moment = scene.moment;
    await this.#requests.send({ type: "ask-hint", seq: this.live.seq, moment });
    this.asking = false;
  }

  /** Previews of actions in the live position, by action number. */
  get previews(): ReadonlyMap<number, PreviewInfo> {
    return this.#previews.received;
  }

  /** Requests previews of actions in the live position. */
  async askPreviews(actions: ActionInfo[]): Promise<void> {
    if (this.live && this.active) await this.#previews.request(actions);
  }

  async leave(seat: number, bot: string | null = null): Promise<void> {
    if ((await this.#requests.send({ type: "leave", seat, bot }))?.type !== "done") return;
    removeKey(this.id, seat);
    this.keys = keysOf(this.id);
  }

  /** Requests a new snapshot, after chat was turned on or off. */
  reloadChat(): void {
    this.chat.lines = [];
    this.#resync = true;
    this.#transport.reconnect();
  }

  dismissMessages(): void {
    this.refused = "";
    this.notice = "";
  }

  /** The seats at this screen that are still in the game. */
  get standing(): number[] {
    const out = this.live?.out ?? [];
    return this.you.seats.filter((seat) => !out.includes(seat));
  }

  /** Whether a seat at this screen can resign. */
  get canResign(): boolean {
    const playing = this.table?.status === "playing" && !this.over;
    return playing && !this.practice && this.standing.length > 0;
  }

  // --- replay ------------------------------------------------------------------------------------

  /** Shows a past moment; null returns to the live position. */
  async look(moment: number | null): Promise<void> {
    this.hint = null;
    if (moment === null) this.#replay.end();
    else await this.#replay.show(Math.min(Math.max(0, moment), this.live?.moment ?? Infinity));
  }

  /** Shows a position of a variation that branches off after `from` moves; `way` leads there. */
  showVariation(from: number, way: Moment[]): void {
    if (way.length) this.hint = null;
    this.#replay.showVariation(from, way);
  }

  // --- connection ---------------------------------------------------------------------------

  /** What this browser already has, so that the server sends only the rest. */
  #helloFields(): Shown {
    const seen = this.engineStarting || this.#resync ? null : (this.live?.seq ?? null);
    this.#resync = false;
    const have = this.#queue.last?.scene.seq ?? seen;
    return { seats: this.keys, have, chat: this.chat.newest };
  }

  /** Handles a rejected `hello`; returns whether it was one. */
  #retryHello(refused: Refused): boolean {
    const retry = this.#handshake.retry(refused, this.connection === "open");
    if (retry === "never") this.trouble = t("web-table-older");
    else if (retry === "later") this.trouble = say(refused.message);
    return retry !== null;
  }

  #nextStep(): void {
    const request = this.live && nextRequest(this.#steps, this.live);
    if (request) void this.#requests.send(request);
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "snapshot":
        if (outdated(message.version)) break;
        this.#queue.clear();
        this.#replay.forget();
        this.#previews.clear();
        this.table = message.table;
        this.you = message.you;
        this.live = message.scene;
        this.log = message.log;
        this.chat.replace(message.chat);
        this.spectators = message.spectators;
        this.lastEvents = [];
        this.#handshake.markSeen({ seq: message.scene.seq, changes: message.table.changes ?? 0 });
        this.#setClocks(message.scene.clocks);
        this.#connected();
        break;
      case "caught-up":
        if (outdated(message.version)) break;
        this.table = message.table;
        this.you = message.you;
        this.chat.add(message.chat);
        this.spectators = message.spectators;
        this.#queue.flush();
        for (const update of message.updates) this.#apply(update);
        this.#handshake.markSeen({ seq: this.live?.seq ?? 0, changes: message.table.changes ?? 0 });
        this.#setClocks(message.clocks);
        this.#connected();
        break;
      case "update":
        this.#handshake.markSeen({ seq: message.scene.seq });
        this.#queue.push(message);
        break;
      case "table":
        this.#handshake.markSeen({ changes: message.table.changes ?? 0 });
        this.#announce(message.table);
        this.table = message.table;
        this.tableReceivedAt = performance.now();
        this.spectators = message.spectators;
        this.#setClocks(message.clocks);
        break;
      case "you":
        this.you = message.you;
        break;
      case "chat":
        this.chat.add([message.line]);
        break;
      case "seated":
        saveKey(this.id, message.key);
        this.keys = keysOf(this.id);
        this.#requests.settle(message);
        break;
      case "hint":
        if (message.moment === this.shown?.moment) this.hint = message;
        this.#requests.settle(message);
        break;
      case "done":
      case "previews":
        this.#requests.settle(message);
        break;
      case "refused":
        if (this.#retryHello(message)) break;
        if (!this.#isIgnorable(message)) {
          this.#steps = [];
          this.refused = say(message.message);
        }
        this.#requests.settle(message);
        break;
      case "next":
        this.next = message.table;
        break;
      case "trouble":
        this.trouble = message.message ? say(message.message) : "";
        break;
      case "sent-away":
        this.refused = say(message.message);
        break;
      case "pong":
        break;
    }
  }

  /** Whether a rejection can be ignored because the position has changed since the request. */
  #isIgnorable(refused: Refused): boolean {
    const type = this.#requests.typeOf(refused.ref);
    return type === "preview" || (type === "ask-hint" && refused.reason === "stale");
  }

  #connected(): void {
    this.connection = "open";
    this.#handshake.succeeded();
    this.engineStarting = false;
    this.#saveSoon();
    this.tableReceivedAt = performance.now();
    this.refused = "";
    this.trouble = "";
    this.next = this.table?.next ?? null;
    this.#requests.resend();
  }

  /** Announces other players' requests and answers, and players who have returned. */
  #announce(next: TableInfo): void {
    // The prompt shows a request to the players who answer it, so no notice may cover it.
    const prompted = this.standing.length > 0 && !this.replaying;
    const mine = (seat: number): boolean => this.mine(seat);
    this.notice =
      noticeOf(this.table, next, { mine, prompted, name: (seat) => this.name(seat) }) ??
      this.notice;
    if (helpIsOff(next)) this.hint = null;
  }

  #setClocks(list: ClockInfo[]): void {
    this.clocks = { receivedAt: performance.now(), list };
  }

  /** Number of other players' moves waiting to be shown. */
  get behind(): number {
    return this.#queue.length;
  }

  /** Shows all queued updates at once. */
  skip(): void {
    this.#queue.flush();
  }

  #apply(update: Update): void {
    const known = this.live?.seq ?? -1;
    if (update.scene.seq <= known) return;
    if (update.before !== known) {
      this.#transport.reconnect();
      return;
    }
    const base = update.scene.moment - update.moves.length;
    if (update.undone > 0) this.#replay.forget();
    this.log = [...this.log.filter((event) => event.moment <= base), ...update.events];
    this.lastEvents = update.undone > 0 ? [] : update.events;
    this.lastSeat = update.seat;
    const event = this.table ? this.lastEvents.find(isTableEvent) : undefined;
    if (event) this.notice = eventText(this.table?.game ?? "", event, this.name(event.seat));
    this.live = {
      ...update.scene,
      view: viewAfter(this.live?.view ?? null, update),
    };
    this.hint = null;
    this.#previews.clear();
    if (update.events.length > 0) this.#queue.markShown();
    this.#setClocks(update.scene.clocks);
    this.#saveSoon();
    if (this.#steps.length > 0 && this.myTurn) this.#nextStep();
    else this.#steps = [];
  }
}
