/** Messages between the page and its worker. */

export type ToWorker =
  | { kind: "open"; steal: boolean; demo: boolean }
  | { kind: "ask"; id: number; method: string; path: string; body: string }
  | { kind: "connect"; line: number; table: string }
  | { kind: "say"; line: number; text: string }
  | { kind: "hang"; line: number }
  /** Asks which bots of a game this device is fast enough for. */
  | { kind: "measure"; game: string };

export type FromWorker =
  /** Bytes of the engine loaded so far, and in total. */
  | { kind: "progress"; done: number; total: number }
  | {
      kind: "ready";
      kept: boolean;
      unread: number;
      damaged: number;
      packs: Record<string, string[]>;
    }
  /** The user's content packs by game, after a change. */
  | { kind: "packs"; packs: Record<string, string[]> }
  /** Another tab holds the lock on the tables. */
  | { kind: "elsewhere" }
  | { kind: "failed"; why: string }
  | { kind: "answer"; id: number; status: number; type: string; text: string }
  | { kind: "told"; line: number; text: string }
  | { kind: "hung"; line: number; code: number }
  | { kind: "managed"; game: string; bots: string[] };

/** A request to the bot worker: a decision, a speed measurement or content packs. */
export interface Job {
  id: number;
  kind: "answer" | "managed" | "lay";
  job: string;
}
export interface Thought {
  id: number;
  answer?: string;
  why?: string;
}
