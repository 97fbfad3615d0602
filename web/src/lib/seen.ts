/** The newest version of each table that this browser has seen: no server may show an older one. */
import { isOffline } from "./environment";

const KEY = "arizona.seen";
/** Tables that are remembered, the newest ones. */
const MOST = 60;

export interface Version {
  /** The last line of the table's log. */
  seq: number;
  /** How many changes of any kind the table has had. */
  changes: number;
}

type Stored = Record<string, [number, number]>;

const isNumber = (value: unknown): value is number => Number.isSafeInteger(value);

function stored(): Stored {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as unknown;
    return found && typeof found === "object" ? (found as Stored) : {};
  } catch {
    return {};
  }
}

function save(all: [string, [number, number]][]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all.slice(-MOST))));
  } catch {
    // Without storage the promise holds as long as the page.
  }
}

export function seenOf(table: string): Version {
  const found: unknown = stored()[table];
  const [seq, changes] = Array.isArray(found) ? (found as unknown[]) : [];
  return { seq: isNumber(seq) ? seq : 0, changes: isNumber(changes) ? changes : 0 };
}

/** Remembers a version, unless a newer one is known; returns the newest. */
export function saveSeen(table: string, version: Version): Version {
  const known = seenOf(table);
  const newest = {
    seq: Math.max(known.seq, version.seq),
    changes: Math.max(known.changes, version.changes),
  };
  if (newest.seq === known.seq && newest.changes === known.changes) return newest;
  const others = Object.entries(stored()).filter(([id]) => id !== table);
  save([...others, [table, [newest.seq, newest.changes]]]);
  return newest;
}

/** Forgets a table, for a server that has lost what was seen. */
export function forgetSeen(table: string): void {
  save(Object.entries(stored()).filter(([id]) => id !== table));
}

/** What a request for a table says about it, behind `?` or `&`. */
export function seenQuery(table: string, mark = "?"): string {
  const { seq } = isOffline ? { seq: 0 } : seenOf(table);
  return seq ? `${mark}seen=${seq}` : "";
}
