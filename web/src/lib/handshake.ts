/** The first message of a connection to a table, and its retries. */
import type { ClientMessage, Refused } from "./generated/protocol";
import { forgetSeen, saveSeen, seenOf, type Version } from "./seen-versions";
import { settings } from "./settings.svelte";

type Hello = Extract<ClientMessage, { type: "hello" }>;
/** The fields of `hello` that depend on what the page shows. */
export type Shown = Pick<Hello, "seats" | "have" | "chat">;

/** Maximum number of retries of `hello` while a server is behind this browser, and their interval. */
const MAX_RETRIES = 15;
const RETRY_DELAY = 1000;

interface Table {
  id: string;
  /** Whether no one else can join; then there are no versions to compare. */
  alone: boolean;
  shown: () => Shown;
  send: (message: ClientMessage) => boolean;
}

/** How a rejected `hello` is handled: retried now, later or never; null if it was no `hello`. */
export type Retry = "again" | "later" | "never" | null;

export class Handshake {
  /** How many times the server has reported that it is behind this browser. */
  #lagging = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the server is too old for the version fields of `hello`. */
  #plain = false;

  constructor(readonly table: Table) {}

  send(): void {
    const { alone, id } = this.table;
    const { seq, changes } = seenOf(id);
    this.table.send({
      type: "hello",
      ...this.table.shown(),
      ...(alone || settings.chat || this.#plain ? {} : { chat_on: false }),
      ...(alone || this.#plain ? {} : { seen: seq, changes }),
    });
  }

  /** Saves the newest version of the table that this browser has seen. */
  markSeen(version: Partial<Version>): void {
    if (!this.table.alone) saveSeen(this.table.id, { seq: 0, changes: 0, ...version });
  }

  /** Sends a rejected `hello` again. */
  retry(refused: Refused, connected: boolean): Retry {
    if (refused.ref !== -1) return null;
    if (refused.reason === "malformed" && !connected && !this.#plain) {
      this.#plain = true; // An older server rejects unknown fields.
      this.send();
      return "again";
    }
    if (refused.reason !== "behind") return null;
    this.#lagging += 1;
    clearTimeout(this.#timer);
    if (this.#lagging > MAX_RETRIES) {
      forgetSeen(this.table.id);
      return "never";
    }
    this.#timer = setTimeout(() => this.send(), RETRY_DELAY);
    return "later";
  }

  succeeded(): void {
    this.#lagging = 0;
  }

  /** Stops retrying, because the connection was lost or closed. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#plain = false;
  }
}
