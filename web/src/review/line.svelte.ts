/** A line being stepped through on the board, beside the one that was played. */
import { api, explain } from "../lib/api";
import type { Moment, ReviewLines } from "../lib/generated/protocol";
import type { TableClient } from "../lib/table-client.svelte";
import { ms } from "../lib/settings.svelte";

export type Which = "line" | "instead";

/** Milliseconds from step to step while it plays by itself; a step itself takes 250. */
const PACE = 900;
/** The same where nothing moves: there is time to read. */
const CALM = 1400;

export class LineShow {
  which = $state<Which>("line");
  /** Moves of it that were made; 0 is the moment itself. */
  at = $state(0);
  playing = $state(false);
  open = $state(false);
  #lines = $state.raw<ReviewLines | null>(null);
  #decision = -1;
  #from = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly session: TableClient) {}

  get steps(): Moment[] {
    return this.of(this.which);
  }

  /** The positions of one of the two lines. */
  of(which: Which): Moment[] {
    return this.#lines?.[which] ?? [];
  }

  get last(): number {
    return this.steps.length;
  }

  /** Opens the lines of a turning point and begins to play the better one. */
  async begin(decision: number, from: number): Promise<void> {
    try {
      const lines = await api.reviewLines(this.session.id, decision);
      this.#lines = lines;
      this.#decision = decision;
      this.#from = from;
      this.which = "line";
      this.open = true;
      this.go("line", 1);
      this.play();
    } catch (error) {
      this.session.refused = explain(error);
    }
  }

  /** Back to the moment. */
  close(): void {
    if (!this.open) return;
    this.stop();
    this.open = false;
    this.at = 0;
    void this.session.look(this.#from);
  }

  is(decision: number): boolean {
    return this.open && this.#decision === decision;
  }

  /** Shows a line after so many of its moves. */
  go(which: Which, at: number): void {
    this.which = which;
    this.at = Math.min(Math.max(0, at), this.last);
    if (this.at === 0) void this.session.look(this.#from);
    else this.session.lookAside(this.#from, this.steps.slice(0, this.at));
  }

  step(by: number): void {
    this.stop();
    this.go(this.which, this.at + by);
  }

  /** From one line to the other, as far as one has come. */
  turn(): void {
    this.stop();
    this.go(this.which === "line" ? "instead" : "line", Math.max(1, this.at));
  }

  play(): void {
    this.stop();
    if (this.at >= this.last) this.go(this.which, 0);
    this.playing = true;
    const on = (): void => {
      if (!this.playing) return;
      this.go(this.which, this.at + 1);
      if (this.at >= this.last) this.stop();
      else this.#timer = setTimeout(on, ms(PACE) || CALM);
    };
    this.#timer = setTimeout(on, ms(PACE) || CALM);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }
}
