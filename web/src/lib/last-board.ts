/** The last position of the most recently opened table, shown while the engine starts. */
import { PROTOCOL_VERSION, type Snapshot } from "./generated/protocol";

const KEY = "arizona.board";
/** Maximum stored length in characters; local storage is limited to a few million. */
const MAX_LENGTH = 600_000;

export type Seen = Pick<Snapshot, "table" | "you" | "scene" | "log">;
interface StoredPosition extends Seen {
  version: number;
}

export function savePosition(seen: Seen): void {
  const text = JSON.stringify({ ...seen, version: PROTOCOL_VERSION } satisfies StoredPosition);
  try {
    if (text.length > MAX_LENGTH) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
  } catch {
    // Without storage, the page waits for the engine.
  }
}

export function loadPosition(id: string): Seen | null {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "null") as StoredPosition | null;
    return stored?.version === PROTOCOL_VERSION && stored.table.id === id ? stored : null;
  } catch {
    return null;
  }
}
