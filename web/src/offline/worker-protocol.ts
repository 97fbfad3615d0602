/** Messages between the page and its workers. */

export type ToWorker =
  | { kind: "open"; steal: boolean; demo: boolean }
  | { kind: "request"; id: number; method: string; path: string; body: string }
  | { kind: "connect"; connection: number; table: string }
  | { kind: "send"; connection: number; text: string }
  | { kind: "close"; connection: number }
  /** Requests which bots of a game this device is fast enough for. */
  | { kind: "measure"; game: string };

export type FromWorker =
  /** Bytes of the engine loaded so far, and in total. */
  | { kind: "progress"; done: number; total: number }
  | {
      kind: "ready";
      persistent: boolean;
      unread: number;
      damaged: number;
      packs: Record<string, string[]>;
    }
  /** The user's content packs by game, after a change. */
  | { kind: "packs"; packs: Record<string, string[]> }
  /** Another tab holds the lock on the tables. */
  | { kind: "elsewhere" }
  | { kind: "failed"; why: string }
  | { kind: "response"; id: number; status: number; type: string; text: string }
  | { kind: "message"; connection: number; text: string }
  | { kind: "closed"; connection: number; code: number }
  | { kind: "measured"; game: string; bots: string[] };

/**
 * A job for the bot worker: a decision, a speed measurement or the user's content packs. `kind` is
 * the name of the Python method that handles it.
 */
export interface BotJob {
  id: number;
  kind: "answer" | "managed" | "lay";
  job: string;
}
export interface BotReply {
  id: number;
  answer?: string;
  why?: string;
}
