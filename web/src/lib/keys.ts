/** The seat keys of this browser. They are sent only to the server. */
import type { SeatKey } from "./generated/protocol";
import { linkTo } from "./environment";

const PREFIX = "arizona.seats.";

export function keysOf(table: string): SeatKey[] {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + table) ?? "[]") as SeatKey[];
  } catch {
    return [];
  }
}

/** Stores a key, replacing an older one for the same seat. */
export function saveKey(table: string, key: SeatKey): void {
  const others = keysOf(table).filter((known) => known.seat !== key.seat);
  save(table, [...others, key]);
}

export function removeKey(table: string, seat: number): void {
  save(
    table,
    keysOf(table).filter((known) => known.seat !== seat),
  );
}

function save(table: string, keys: SeatKey[]): void {
  try {
    localStorage.setItem(PREFIX + table, JSON.stringify(keys));
  } catch {
    // Without storage, the seat lasts until the page is closed.
  }
}

/** Removes all keys, when the person at this browser signs out. */
export function removeAllKeys(): void {
  try {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(PREFIX)) localStorage.removeItem(name);
    }
  } catch {
    // Without storage, there are no keys.
  }
}

/** Parses the key in the fragment of a seat link: `0.secret`. */
export function readKey(text: string | null): SeatKey | null {
  const found = /^(\d{1,2})\.([A-Za-z0-9_-]{16,64})$/.exec(text ?? "");
  return found ? { seat: Number(found[1]), secret: found[2]! } : null;
}

/** A link that gives the seat to anyone who opens it. */
export function seatLink(table: string, key: SeatKey): string {
  return linkTo(`/table/${table}#seat=${key.seat}.${key.secret}`);
}
