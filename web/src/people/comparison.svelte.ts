/** A comparison of play that the server computes on request and whose progress is polled. */
import { explain } from "../lib/api";

const POLL_INTERVAL = 1500;

/** The part of a response that says how far the comparison is. */
export interface Progress {
  status: string;
  done?: number;
  all?: number;
}

/** Loads a comparison, and polls it while the server is working on it. */
export class Comparison<Found extends Progress> {
  found = $state.raw<Found | null>(null);
  problem = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly status: () => Promise<Found>,
    private readonly begin: () => Promise<Found>,
  ) {}

  /** Starts polling. Returns a function that stops it. */
  watch(): () => void {
    void this.#load(this.status);
    return () => clearTimeout(this.#timer);
  }

  /** Requests the comparison. */
  compare(): void {
    void this.#load(this.begin);
  }

  async #load(send: () => Promise<Found>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.found = await send();
      this.problem = "";
    } catch (error) {
      this.problem = explain(error);
      return;
    }
    if (this.found.status === "working") {
      this.#timer = setTimeout(() => void this.#load(this.status), POLL_INTERVAL);
    }
  }
}
