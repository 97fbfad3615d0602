/** The newest version of each table that this browser has seen, to detect a lagging server. */
import { isOffline } from "./environment";

const KEY = "arizona.seen";
/** Maximum number of tables, newest first. */
const MAX_TABLES = 60;

export interface Version {
  /** Sequence number of the table's last event. */
  seq: number;
  /** Number of changes of any kind to the table. */
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
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all.slice(-MAX_TABLES))));
  } catch {
    // Without storage, versions last until the page is closed.
  }
}

export function seenOf(table: string): Version {
  const found: unknown = stored()[table];
  const [seq, changes] = Array.isArray(found) ? (found as unknown[]) : [];
  return { seq: isNumber(seq) ? seq : 0, changes: isNumber(changes) ? changes : 0 };
}

/** Stores a version unless a newer one is known; returns the newest. */
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

/** Forgets a table, after a server has lost newer versions. */
export function forgetSeen(table: string): void {
  save(Object.entries(stored()).filter(([id]) => id !== table));
}

/** The newest seen version as query parameters, prefixed with `?` or `&`. */
export function seenQuery(table: string, mark = "?"): string {
  const { seq } = isOffline ? { seq: 0 } : seenOf(table);
  return seq ? `${mark}seen=${seq}` : "";
}
