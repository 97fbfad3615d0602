/** The last position of the table opened last, shown while the engine starts. */
import { PROTOCOL_VERSION, type Snapshot } from "./generated/protocol";

const KEY = "arizona.board";
/** Maximum stored length in characters; local storage is limited to a few million. */
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
    // Without storage, the page waits for the engine.
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
