/** Describes a view part by part, for games without their own interface. */
import type { TextSection } from "../games/contract";
import { has, named, t } from "../lib/messages.svelte";

/** Named rows, with one column per seat if there is a head. */
export interface Rows {
  head: string[];
  rows: { name: string; cells: string[] }[];
}

/** A part of the view: a grid for lists of lists, a table, or lines of text. */
export interface Section {
  part: string;
  title: string;
  grid?: string[][];
  table?: Rows;
  lines: string[];
}

type Entries = [string, unknown][];
type KeyOrder = Record<string, string[]>;

/** Parts that the server adds to the view of such a game. */
const PICTURE = "$picture";
const ORDER = "$order";
const PAGE = "$page";

const isScalar = (value: unknown): boolean => value === null || typeof value !== "object";
const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** The drawing in a view, as SVG source; empty if there is none. */
export function pictureOf(view: unknown): string {
  const drawing = (view as Record<string, unknown> | null | undefined)?.[PICTURE];
  return typeof drawing === "string" ? drawing : "";
}

/** Whether the game's package has an interface of its own. */
export function hasOwnInterface(view: unknown): boolean {
  return (view as Record<string, unknown> | null | undefined)?.[PAGE] === true;
}

/** The parts of a view without those that the server adds. */
export function ownParts(view: unknown): Record<string, unknown> {
  const parts = Object.entries((view ?? {}) as Record<string, unknown>);
  return Object.fromEntries(parts.filter(([part]) => !part.startsWith("$")));
}

/** The entries of an object in the server's order, which JavaScript does not preserve. */
function entries(value: object, order: KeyOrder, at: string): Entries {
  const found = value as Record<string, unknown>;
  const keys = order[at] ?? Object.keys(found);
  return keys.filter((key) => Object.hasOwn(found, key)).map((key) => [key, found[key]]);
}

const below = (at: string, key: string): string =>
  `${at}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;

function word(key: string): string {
  return named(key.replaceAll("_", " "));
}

function phrase(value: unknown, order: KeyOrder, at: string): string {
  if (value === null || value === undefined) return "–";
  if (isList(value)) {
    const parts = value.map((inner, index) => phrase(inner, order, `${at}/${index}`));
    return parts.join(", ") || "–";
  }
  if (typeof value === "object") {
    return entries(value, order, at)
      .map(([key, inner]) => `${word(key)} ${phrase(inner, order, below(at, key))}`)
      .join("; ");
  }
  if (typeof value === "boolean") return value ? "✓" : "–";
  return typeof value === "string" ? named(value) : String(value);
}

/** The title of a part: the game's message `<game>-view-<part>`, or the name of the part. */
function titleOf(game: string, part: string): string {
  const id = `${game}-view-${part.replaceAll("_", "-")}`;
  if (has(id)) return t(id);
  if (part === "scores") return t("web-text-scores");
  return word(part);
}

/**
 * The parts of a view. A list with one entry per seat gets the players' names. `seat` and `scores`
 * are left out, since every table shows them.
 */
export function outline(view: unknown, names: string[], game = ""): Section[] {
  if (!view || typeof view !== "object") return [];
  const order = ((view as Record<string, unknown>)[ORDER] ?? {}) as KeyOrder;
  return entries(view, order, "")
    .filter(([part]) => !part.startsWith("$") && part !== "seat" && part !== "scores")
    .map(([part, value]) => sectionOf(part, titleOf(game, part), value, names, order));
}

function sectionOf(
  part: string,
  title: string,
  value: unknown,
  names: string[],
  order: KeyOrder,
): Section {
  const at = below("", part);
  const cell = (inner: unknown): string => phrase(inner, order, at);
  const seats = names.length;
  if (isList(value)) {
    if (value.length && value.every((row) => isList(row) && row.every(isScalar))) {
      const grid = (value as unknown[][]).map((row) => row.map(cell));
      return { part, title, grid, lines: grid.map((row) => row.join(" ")) };
    }
    if (seats > 1 && value.length === seats) {
      const rows = value.map((inner, seat) => ({
        name: names[seat] ?? "",
        cells: [phrase(inner, order, `${at}/${seat}`)],
      }));
      return { part, title, table: { head: [], rows }, lines: rows.map(rowText) };
    }
    const lines = value.some((inner) => !isScalar(inner))
      ? value.map((inner, index) => `${index + 1}: ${phrase(inner, order, `${at}/${index}`)}`)
      : [cell(value)];
    return { part, title, lines };
  }
  if (value && typeof value === "object") {
    const all = entries(value, order, at);
    const bySeat = all.every(([, inner]) => isList(inner) && inner.length === seats);
    const rows = all.map(([key, inner]) => ({
      name: word(key),
      cells: bySeat && isList(inner) ? inner.map(cell) : [phrase(inner, order, below(at, key))],
    }));
    const head = bySeat && all.length ? names : [];
    const told = (row: Rows["rows"][number]): string =>
      head.length
        ? `${row.name}: ${row.cells.map((text, seat) => `${names[seat]} ${text}`).join(", ")}`
        : rowText(row);
    return { part, title, table: { head, rows }, lines: rows.map(told) };
  }
  return { part, title, lines: [cell(value)] };
}

function rowText(row: Rows["rows"][number]): string {
  return `${row.name}: ${row.cells.join(", ")}`;
}

/** The parts of a view as text. */
export function described(view: unknown, names: string[], game: string): TextSection[] {
  return outline(view, names, game).map(({ title, lines }) => ({ title, lines }));
}
