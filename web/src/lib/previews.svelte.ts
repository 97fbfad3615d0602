/** Previews of actions in the live position of a table. */
import type { ActionInfo, PreviewInfo } from "./generated/protocol";
import type { PendingRequests } from "./pending-requests";

/** Maximum number of actions in one request. */
const MAX_PREVIEWS = 200;

export class Previews {
  /** The previews received, by action number. */
  received = $state.raw<ReadonlyMap<number, PreviewInfo>>(new Map());
  #requested = new Set<number>();

  constructor(
    readonly requests: PendingRequests,
    /** The sequence number of the live position. */
    readonly seq: () => number,
  ) {}

  /** Requests previews of actions, each only once, in one message. */
  async request(actions: ActionInfo[]): Promise<void> {
    const wanted = actions
      .map(({ action }) => action)
      .filter((action) => !this.#requested.has(action))
      .slice(0, MAX_PREVIEWS);
    if (!wanted.length) return;
    for (const action of wanted) this.#requested.add(action);
    const seq = this.seq();
    const answer = await this.requests.send({ type: "preview", seq, actions: wanted });
    // Ignore previews of an outdated position.
    if (answer?.type !== "previews" || this.seq() !== answer.seq) return;
    const received = answer.previews.map((one): [number, PreviewInfo] => [one.action, one]);
    this.received = new Map([...this.received, ...received]);
  }

  /** Discards all previews, because the position has changed. */
  clear(): void {
    this.#requested.clear();
    if (this.received.size) this.received = new Map();
  }
}
