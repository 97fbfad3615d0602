/** The last table of this browser as it was last seen: its board stands before the rules are awake. */
import { PROTOCOL_VERSION, type Snapshot } from "./generated/protocol";

const KEY = "arizona.board";
/** Letters that are kept at most: a browser has room for a few millions. */
const LARGEST = 600_000;

export type Seen = Pick<Snapshot, "table" | "you" | "scene" | "log">;
interface Kept extends Seen {
  version: number;
}

export function keepBoard(seen: Seen): void {
  const text = JSON.stringify({ ...seen, version: PROTOCOL_VERSION } satisfies Kept);
  try {
    if (text.length > LARGEST) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
  } catch {
    // A browser that keeps nothing waits for the rules.
  }
}

export function keptBoard(id: string): Seen | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Kept | null;
    return kept?.version === PROTOCOL_VERSION && kept.table.id === id ? kept : null;
  } catch {
    return null;
  }
}
