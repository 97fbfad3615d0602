/** The seats this browser holds: their secrets never leave its storage but to the server. */
import type { SeatKey } from "./generated/protocol";
import { linkTo } from "./environment";

const PREFIX = "arizona.seats.";

/** The keys of a table. */
export function keysOf(table: string): SeatKey[] {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + table) ?? "[]") as SeatKey[];
  } catch {
    return [];
  }
}

/** Keeps a key; an older one of the same seat goes. */
export function keepKey(table: string, key: SeatKey): void {
  const others = keysOf(table).filter((known) => known.seat !== key.seat);
  save(table, [...others, key]);
}

/** Forgets the key of a seat. */
export function dropKey(table: string, seat: number): void {
  save(
    table,
    keysOf(table).filter((known) => known.seat !== seat),
  );
}

function save(table: string, keys: SeatKey[]): void {
  try {
    localStorage.setItem(PREFIX + table, JSON.stringify(keys));
  } catch {
    // Without storage the seat lasts as long as the page.
  }
}

/** A key as it stands in a seat link behind the #: `0.secret`. */
export function readKey(text: string | null): SeatKey | null {
  const found = /^(\d{1,2})\.([A-Za-z0-9_-]{16,64})$/.exec(text ?? "");
  return found ? { seat: Number(found[1]), secret: found[2]! } : null;
}

/** The link that gives a seat to whoever opens it. */
export function seatLink(table: string, key: SeatKey): string {
  return linkTo(`/table/${table}#seat=${key.seat}.${key.secret}`);
}
