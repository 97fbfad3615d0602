/** State of a puzzle being solved: feedback, hints and the solution. */
import { api, explain } from "../lib/api";
import type {
  PuzzleMove,
  PuzzlePage,
  PuzzlePlayed,
  PuzzleSolution,
} from "../lib/generated/protocol";
import { say, t } from "../lib/messages.svelte";
import { pointer } from "../lib/pointer.svelte";
import { TableClient } from "../lib/table-client.svelte";
import type { Solving } from "../table/panels.svelte";
import { PuzzleTransport } from "./puzzle-transport";
import { room } from "./room.svelte";

export type Stage = "asking" | "right" | "wrong" | "solved" | "given-up" | "analyzing";

/** Milliseconds for which the last move is shown before the solution is drawn. */
const DRAW_DELAY = 1100;
/** Milliseconds per move while the solution is replayed. */
const REPLAY_INTERVAL = 800;

export class Solve implements Solving {
  stage = $state<Stage>("asking");
  /** The result of the last wrong move. */
  loss = $state("");
  answer = $state.raw<PuzzleSolution | null>(null);
  change = $state(0);
  /** Whether no mistake was made yet. */
  clean = $state(true);
  hintCost = $state(0);
  /** The current hint, until the next move. */
  hinted = $state("");
  problem = $state("");
  /** While analyzing: the values of all moves in the position. */
  values = $state.raw<PuzzleMove[]>([]);
  /** Whether the solution is drawn on the board. */
  drawn = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly session: TableClient;
  #transport!: PuzzleTransport;
  readonly game: string;
  readonly id: string;

  constructor(
    readonly page: PuzzlePage,
    name: string,
    readonly free = false,
    private readonly onmove: (result: PuzzlePlayed) => void = () => undefined,
  ) {
    this.game = page.card.game;
    this.id = page.card.id;
    this.hintCost = page.hint;
    this.clean = page.card.outcome === "";
    this.session = new TableClient(page.table.id, null, (events) => {
      this.#transport = new PuzzleTransport(
        page,
        name,
        events,
        (result) => this.#played(result),
        free,
      );
      return this.#transport;
    });
  }

  /** Whether every move has an exact value. */
  get analysable(): boolean {
    return this.page.card.kind !== "estimated";
  }

  get helped(): boolean {
    return this.over || this.stage === "analyzing";
  }

  get over(): boolean {
    return this.stage === "solved" || this.stage === "given-up";
  }

  /** Replaces the prompt of the table after a move was judged. */
  get words(): { lead: string; ask: string; help: string } | null {
    if (this.stage === "solved") {
      return { lead: t("web-puzzle-solved", { clean: this.clean ? 1 : 0 }), ask: "", help: "" };
    }
    if (this.stage === "given-up") return { lead: t("web-puzzle-given-up"), ask: "", help: "" };
    if (this.stage === "wrong") {
      return {
        lead: this.loss,
        ask: t(pointer.touch ? "web-puzzle-back-touch" : "web-puzzle-back"),
        help: "",
      };
    }
    if (this.hinted) return { lead: this.hinted, ask: "", help: "" };
    return null;
  }

  get canUndo(): boolean {
    return !this.over && this.#transport.moves.length > 0;
  }

  undo(): void {
    if (this.over) return;
    this.hinted = "";
    this.session.undo();
    if (this.stage === "analyzing") void this.#value();
    else this.stage = "asking";
  }

  async hint(): Promise<void> {
    if (this.free || this.over || this.stage === "wrong" || this.stage === "analyzing") return;
    try {
      const { move, cost } = await api.puzzleHint(this.game, this.id, {
        moves: this.#transport.moves,
      });
      this.hinted = t("web-puzzle-hinted", { move: say(move.label), cost });
      this.hintCost = 0;
      this.clean = false;
    } catch (error) {
      this.problem = explain(error);
    }
  }

  async giveUp(): Promise<void> {
    try {
      const response = await api.puzzleGiveUp(this.game, this.id);
      this.answer = response.answer;
      this.change = response.change;
      room.learn(response.me);
      this.clean = false;
      this.stage = "given-up";
      this.#transport.restart();
      this.#draw(0);
    } catch (error) {
      this.problem = explain(error);
    }
  }

  /** Replays the solution move by move, then draws it again. */
  async watch(): Promise<void> {
    const last = this.session.live?.moment ?? 0;
    clearTimeout(this.#timer);
    this.drawn = false;
    for (let at = 0; at <= last; at += 1) {
      await this.session.look(at);
      await new Promise((done) => setTimeout(done, REPLAY_INTERVAL));
      if (!this.over) return;
    }
    this.#draw(0);
  }

  /** Restarts with all moves allowed, and shows their values. */
  analyze(): void {
    clearTimeout(this.#timer);
    this.drawn = false;
    this.stage = "analyzing";
    void this.session.look(null);
    this.#transport.analyze();
    void this.#value();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  async #value(): Promise<void> {
    this.values = [];
    const { moves } = this.#transport;
    try {
      const response = await api.puzzleValues(this.game, this.id, { moves });
      if (moves.join() === this.#transport.moves.join()) this.values = response.moves;
    } catch (error) {
      this.problem = explain(error);
    }
  }

  /** Shows the start position with the solution after a delay. */
  #draw(after: number): void {
    clearTimeout(this.#timer);
    if (this.free) return;
    this.#timer = setTimeout(() => {
      void this.session.look(0).then(() => (this.drawn = this.over));
    }, after);
  }

  #played(result: PuzzlePlayed): void {
    this.hinted = "";
    if (this.stage === "analyzing") {
      void this.#value();
      return;
    }
    if (result.first) this.change = result.change;
    if (!this.free) room.learn(result.me);
    if (!result.right) {
      this.clean = false;
      this.loss = result.told ? say(result.told) : "";
      this.stage = "wrong";
    } else if (result.solved) {
      this.answer = result.answer;
      this.stage = "solved";
      if (!this.free) room.solved(this.game, this.id, this.page.day);
      this.#draw(DRAW_DELAY);
    } else {
      this.stage = "right";
    }
    this.onmove(result);
  }
}
