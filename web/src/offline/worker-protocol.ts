/** What the page and its worker say to each other. */

export type ToWorker =
  | { kind: "open"; steal: boolean; demo: boolean }
  | { kind: "ask"; id: number; method: string; path: string; body: string }
  | { kind: "connect"; line: number; table: string }
  | { kind: "say"; line: number; text: string }
  | { kind: "hang"; line: number }
  /** Which characters of a game does this device manage in their time? */
  | { kind: "measure"; game: string };

export type FromWorker =
  /** Bytes of the engine that are here, and how many there are. */
  | { kind: "progress"; done: number; total: number }
  | {
      kind: "ready";
      kept: boolean;
      unread: number;
      damaged: number;
      packs: Record<string, string[]>;
    }
  /** The content packs of one's own by game, after a change. */
  | { kind: "packs"; packs: Record<string, string[]> }
  /** Another tab has the tables. */
  | { kind: "elsewhere" }
  | { kind: "failed"; why: string }
  | { kind: "answer"; id: number; status: number; type: string; text: string }
  | { kind: "told"; line: number; text: string }
  | { kind: "hung"; line: number; code: number }
  | { kind: "managed"; game: string; bots: string[] };

/** A position to think about, a game of which is asked who can be played, or packs to play with. */
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
