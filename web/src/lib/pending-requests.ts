/** Requests of a table that the server has not answered yet. */
import type { ClientMessage, ServerMessage } from "./generated/protocol";

type WithoutRef<Message> = Message extends { ref: number } ? Omit<Message, "ref"> : never;
export type TableRequest = WithoutRef<ClientMessage>;

/** Requests that change the position; only one may be pending. */
const MOVES: readonly TableRequest["type"][] = ["move", "undo", "restart"];

/** How long a request waits for its answer, in milliseconds. */
const TIMEOUT = 15_000;

interface PendingRequest {
  request: TableRequest;
  settle: (message: ServerMessage | null) => void;
}

export class PendingRequests {
  #ref = 0;
  #pending = new Map<number, PendingRequest>();
  /** A move without an answer when the connection was lost. */
  #unanswered: TableRequest | null = null;

  constructor(readonly transmit: (message: ClientMessage) => boolean) {}

  /** Sends a request; resolves to null if no answer came. */
  send(request: TableRequest): Promise<ServerMessage | null> {
    const ref = ++this.#ref;
    if (!this.transmit({ ...request, ref })) return Promise.resolve(null);
    return new Promise((resolve) => {
      const settle = (message: ServerMessage | null): void => {
        clearTimeout(timeout);
        this.#pending.delete(ref);
        resolve(message);
      };
      const timeout = setTimeout(() => settle(null), TIMEOUT);
      this.#pending.set(ref, { request, settle });
    });
  }

  settle(message: ServerMessage & { ref: number }): void {
    this.#pending.get(message.ref)?.settle(message);
  }

  typeOf(ref: number): TableRequest["type"] | undefined {
    return this.#pending.get(ref)?.request.type;
  }

  /** Whether a move, undo or restart is pending. */
  get moving(): boolean {
    return [...this.#pending.values()].some(({ request }) => MOVES.includes(request.type));
  }

  /** Settles every request without an answer. A pending move is kept for `resend`. */
  drop(): void {
    for (const { request, settle } of [...this.#pending.values()]) {
      if (MOVES.includes(request.type)) this.#unanswered = request;
      settle(null);
    }
  }

  /**
   * Sends the move that was pending when the connection was lost. Requests are idempotent: the
   * server answers a move it has already saved.
   */
  resend(): void {
    const request = this.#unanswered;
    this.#unanswered = null;
    if (request) void this.send(request);
  }
}
