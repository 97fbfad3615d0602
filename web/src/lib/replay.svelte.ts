/** Past positions of a table: a replayed moment, or a variation that was not played. */
import type { EventInfo, Moment } from "./generated/protocol";

export class Replay {
  /** The replayed moment; null is the live position. */
  moment = $state<number | null>(null);
  past = $state.raw<Moment | null>(null);
  /** Events of a variation that was not played; null on the main line. */
  #variation = $state.raw<{ from: number; events: EventInfo[] } | null>(null);
  #loaded = new Map<number, Moment>();

  constructor(readonly load: (moment: number) => Promise<Moment | null>) {}

  /** The events of the log up to the position shown. */
  logOf(log: EventInfo[]): EventInfo[] {
    if (this.#variation) {
      const { from, events } = this.#variation;
      return [...log.filter((event) => event.moment <= from), ...events];
    }
    const at = this.moment;
    return at === null ? log : log.filter((event) => event.moment <= at);
  }

  /** Returns to the live position. */
  end(): void {
    this.#variation = null;
    this.moment = null;
    this.past = null;
  }

  /** Shows a past moment of the game. */
  async show(moment: number): Promise<void> {
    this.#variation = null;
    this.moment = moment;
    const known = this.#loaded.get(moment);
    const found = known ?? (await this.load(moment).catch(() => null));
    if (found && !known) this.#loaded.set(moment, found);
    if (this.moment === moment && found) this.past = found;
  }

  /** Shows a position of a variation that branches off after `from` moves; `way` leads there. */
  showVariation(from: number, way: Moment[]): void {
    const here = way.at(-1);
    if (!here) return;
    this.#variation = { from, events: way.flatMap(({ events }) => events) };
    this.moment = here.moment;
    this.past = here;
  }

  /** Discards loaded moments, after moves were undone. */
  forget(): void {
    this.#loaded.clear();
  }
}
