/** Transport for a puzzle: implements the table protocol and lets the engine judge every move. */
import { api, explain } from "../lib/api";
import {
  PROTOCOL_VERSION,
  type ClientMessage,
  type EventInfo,
  type Moment,
  type PuzzlePage,
  type PuzzlePlayed,
  type Scene,
} from "../lib/generated/protocol";
import type { ConnectionEvents, Transport } from "../lib/transport";

interface Position {
  /** The move that led here, as a line of the record. */
  line: string;
  seat: number;
  action: number;
  events: EventInfo[];
  scene: Scene;
}

export class PuzzleTransport implements Transport {
  #seq = 0;
  /** All positions so far, starting with the first. */
  #positions: Position[];
  /** Whether the last move was wrong and has to be undone. */
  #blocked = false;
  /** Whether any move is allowed. */
  #analyzing = false;

  constructor(
    private readonly page: PuzzlePage,
    private readonly name: string,
    private readonly events: ConnectionEvents,
    /** Called after every judged move, but not while analyzing. */
    private readonly played: (result: PuzzlePlayed) => void,
    private readonly free: boolean,
  ) {
    this.#positions = [{ line: "", seat: -1, action: -1, events: [], scene: page.scene }];
    queueMicrotask(() => events.open());
  }

  /** The action numbers of all moves so far. */
  get moves(): number[] {
    return this.#positions.slice(1).map(({ action }) => action);
  }

  close(): void {
    // There is no connection to close.
  }

  reconnect(): void {
    this.events.open();
  }

  send(message: ClientMessage): boolean {
    // The caller starts waiting for the answer only after this method has returned.
    queueMicrotask(() => void this.#answer(message));
    return true;
  }

  moment(wanted: number): Promise<Moment | null> {
    const at = this.#positions[wanted];
    if (!at) return Promise.resolve(null);
    const { line, events, scene } = at;
    const last = this.#positions.length - 1;
    const table = this.page.table.id;
    return Promise.resolve({ table, moment: wanted, last, move: line, events, scene });
  }

  async #answer(message: ClientMessage): Promise<void> {
    if (message.type === "hello") {
      this.#snapshot();
    } else if (message.type === "move") {
      await this.#move(message.ref, message.action);
    } else if (message.type === "undo" || message.type === "restart") {
      this.#back();
      this.events.message({ type: "done", ref: message.ref, seq: this.#seq });
    } else if (message.type === "preview") {
      const { moves } = this;
      const { game, id } = this.page.card;
      const response = await api.puzzlePreview(game, id, { moves, actions: message.actions });
      this.events.message({ ...message, type: "previews", previews: response.previews });
    } else if ("ref" in message) {
      this.#refuse(message.ref, "web-puzzle-not-here");
    }
  }

  #snapshot(): void {
    const { table, seat } = this.page;
    const seats = table.seats.map((one) => (one.seat === seat ? { ...one, name: this.name } : one));
    this.events.message({
      type: "snapshot",
      version: PROTOCOL_VERSION,
      time: Date.now(),
      table: { ...table, seats },
      you: { name: this.name, seats: [seat], host: false },
      scene: this.#scene(),
      log: this.#positions.flatMap(({ events }) => events),
      chat: [],
      spectators: 0,
    });
  }

  async #move(ref: number, action: number): Promise<void> {
    const { game, id } = this.page.card;
    try {
      const { moves } = this;
      const free = this.free || this.#analyzing;
      const result = await api.puzzlePlay(game, id, { moves, action, free });
      this.#blocked = !this.#analyzing && (!result.right || result.solved);
      for (const [index, step] of result.steps.entries()) {
        this.#positions.push(step);
        // Forced moves are shown one by one, like other players' moves.
        this.#sendUpdate(step, 0, index === result.steps.length - 1);
      }
      this.events.message({ type: "done", ref, seq: this.#seq });
      this.played(result);
    } catch (error) {
      this.#refuse(ref, "web-puzzle-no-answer", explain(error));
    }
  }

  /** Goes back to the player's last decision. */
  #back(): void {
    const own = this.#positions.findLastIndex(({ seat }) => seat === this.page.seat);
    if (own < 1) return;
    const undone = this.#positions.length - own;
    this.#positions = this.#positions.slice(0, own);
    this.#blocked = false;
    this.#sendUpdate(this.#positions.at(-1)!, undone, true);
  }

  /** Restarts with all moves allowed. */
  analyze(): void {
    this.#analyzing = true;
    this.restart();
  }

  /** Goes back to the start. */
  restart(): void {
    const undone = this.#positions.length - 1;
    this.#positions = this.#positions.slice(0, 1);
    this.#blocked = false;
    this.#sendUpdate(this.#positions[0]!, undone, true);
  }

  #scene(last = true): Scene {
    const { scene } = this.#positions.at(-1)!;
    const actions = this.#blocked || !last ? [] : scene.actions;
    const undo_seat = this.#positions.length > 1 ? this.page.seat : -1;
    return { ...scene, seq: this.#seq, actions, undo_seat, restart_seat: undo_seat };
  }

  #sendUpdate(at: Position, undone: number, last: boolean): void {
    const before = this.#seq;
    this.#seq += 1;
    const { seat, line } = at;
    const moves = undone ? [] : [line];
    const events = undone ? [] : at.events;
    const scene = this.#scene(last);
    const changes = null;
    this.events.message({ type: "update", before, seat, undone, moves, events, scene, changes });
  }

  #refuse(ref: number, id: string, detail = ""): void {
    const message = { id, args: {} };
    const seq = this.#seq;
    this.events.message({ type: "refused", ref, reason: "not-allowed", message, detail, seq });
  }
}
