/** Loads a review: requests one if there is none, and follows its progress. */
import { api, explain } from "../lib/api";
import type { Decision, Review, Turning } from "../lib/generated/protocol";

const POLL_INTERVAL = 700;

export class ReviewState {
  done = $state(0);
  all = $state(0);
  review = $state.raw<Review | null>(null);
  problem = $state("");
  /** The open turning point; -1 if another decision is selected. */
  open = $state(0);
  /** The index of the selected decision. */
  chosen = $state(-1);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly id: string,
    /** The moment in the address. */
    private readonly wanted: number | null,
  ) {
    void this.#poll(true);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async again(): Promise<void> {
    this.problem = "";
    await this.#poll(true);
  }

  async #poll(begin: boolean): Promise<void> {
    try {
      const found = begin ? await api.beginReview(this.id) : await api.review(this.id);
      if (this.#closed) return;
      this.done = found.done ?? 0;
      this.all = found.all ?? 0;
      if (found.review) this.#ready(found.review);
      else if (found.status === "failed") this.problem = "web-review-failed";
      else this.#timer = setTimeout(() => void this.#poll(found.status === "none"), POLL_INTERVAL);
    } catch (error) {
      if (!this.#closed) this.problem = explain(error);
    }
  }

  #ready(review: Review): void {
    this.review = review;
    const at = this.wanted;
    const place = review.moments.findIndex((one) => review.decisions[one.decision]?.moment === at);
    if (at !== null && place < 0) this.choose(nearest(review, at));
    else this.go(Math.max(0, place));
  }

  get turning(): Turning | null {
    return this.review?.moments[this.open] ?? null;
  }

  get decision(): Decision | null {
    return this.review?.decisions[this.chosen] ?? null;
  }

  go(place: number): void {
    const moments = this.review?.moments ?? [];
    if (!moments.length) {
      this.choose(nearest(this.review, Infinity));
      return;
    }
    const to = Math.min(Math.max(0, place), Math.max(0, moments.length - 1));
    this.open = to;
    this.chosen = moments[to]?.decision ?? nearest(this.review, Infinity);
  }

  /** Selects a decision; opens it if it is a turning point. */
  choose(place: number): void {
    this.chosen = place;
    this.open = (this.review?.moments ?? []).findIndex((one) => one.decision === place);
  }
}

/** The last decision at or before a moment. */
function nearest(review: Review | null, moment: number): number {
  const decisions = review?.decisions ?? [];
  return Math.max(
    0,
    decisions.findLastIndex((one) => one.moment <= moment),
  );
}
