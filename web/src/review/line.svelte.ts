/** Steps through a line on the board, next to the one that was played. */
import { api, explain } from "../lib/api";
import type { Moment, ReviewLines } from "../lib/generated/protocol";
import type { TableClient } from "../lib/table-client.svelte";
import { ms } from "../lib/settings.svelte";

export type Which = "line" | "instead";

/** Milliseconds between steps during playback, including 250 for the step itself. */
const STEP_INTERVAL = 900;
/** The same without animations, with time to read. */
const STATIC_STEP_INTERVAL = 1400;

export class LineShow {
  which = $state<Which>("line");
  /** Number of moves shown; 0 is the turning point itself. */
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

  of(which: Which): Moment[] {
    return this.#lines?.[which] ?? [];
  }

  get last(): number {
    return this.steps.length;
  }

  /** Loads the lines of a turning point and plays the better one. */
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

  /** Returns to the turning point. */
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

  /** Shows a line after `at` of its moves. */
  go(which: Which, at: number): void {
    this.which = which;
    this.at = Math.min(Math.max(0, at), this.last);
    if (this.at === 0) void this.session.look(this.#from);
    else this.session.showVariation(this.#from, this.steps.slice(0, this.at));
  }

  step(by: number): void {
    this.stop();
    this.go(this.which, this.at + by);
  }

  /** Switches to the other line at the same step. */
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
      else this.#timer = setTimeout(on, ms(STEP_INTERVAL) || STATIC_STEP_INTERVAL);
    };
    this.#timer = setTimeout(on, ms(STEP_INTERVAL) || STATIC_STEP_INTERVAL);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }
}
