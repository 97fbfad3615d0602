/** Queues updates so that the player can follow other players' moves. */
import type { Update } from "./generated/protocol";
import { pace } from "./settings.svelte";

/** Maximum number of queued updates; short for spectators and games with clocks. */
const MAX_QUEUED = { untimed: 400, live: 12 };

interface Player {
  /** Whether an update is shown without delay, such as the player's own move. */
  isQuick: (update: Update) => boolean;
  /** Whether the player may take their time: seated, in a game without clocks. */
  isUntimed: () => boolean;
  apply: (update: Update) => void;
}

export class UpdateQueue {
  /** Number of updates waiting to be shown. */
  length = $state(0);
  #updates: Update[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shownAt = 0;

  constructor(readonly player: Player) {}

  get last(): Update | undefined {
    return this.#updates.at(-1);
  }

  push(update: Update): void {
    this.#updates.push(update);
    this.#drain();
  }

  /** Starts the pause after an update that was shown. */
  markShown(): void {
    this.#shownAt = Date.now();
  }

  #drain(): void {
    clearTimeout(this.#timer);
    for (let update = this.#updates[0]; update; update = this.#updates[0]) {
      const wait = this.player.isQuick(update) ? 0 : this.#shownAt + pace() - Date.now();
      const limit = MAX_QUEUED[this.player.isUntimed() ? "untimed" : "live"];
      if (wait > 0 && this.#updates.length < limit) {
        this.length = this.#updates.length;
        this.#timer = setTimeout(() => this.#drain(), wait);
        return;
      }
      this.#updates.shift();
      this.length = this.#updates.length;
      this.player.apply(update);
    }
  }

  /** Applies all queued updates at once. */
  flush(): void {
    const waiting = this.#updates;
    this.clear();
    for (const update of waiting) this.player.apply(update);
  }

  /** Discards all queued updates. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#updates = [];
    this.length = 0;
  }
}
