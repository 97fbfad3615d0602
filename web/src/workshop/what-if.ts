/** Numbers of a pack's entries, and edits of the pack with other numbers. */
import type { PackEntry } from "../games/contract";
import type { Edit, FieldInfo, KindInfo } from "../lib/generated/protocol";
import { say } from "../lib/messages.svelte";
import { choiceName, wordSaid } from "./wording";

/** A number of an entry: a field, an item of a list, or a number within a text. */
export interface EntryNumber {
  /** Where it is, such as `card.2.gain:1`, the second number of that text. */
  path: string;
  label: string;
  value: number;
  low: number | null;
  high: number | null;
  whole: boolean;
  /** The entry with another number there. */
  withValue: (value: number) => PackEntry;
}

/** An entry with other numbers than the saved one, or left out. */
export interface TriedEntry {
  kind: string;
  at: number;
  /** Null if it is left out. */
  entry: PackEntry | null;
}

type Put<Value> = (value: Value) => PackEntry;
const DIGITS = /\d+/g;

/** All numbers of an entry, in the order of its fields. */
export function numbersOf(game: string, kind: KindInfo, entry: PackEntry): EntryNumber[] {
  return kind.fields.flatMap((field) =>
    fieldNumbers(game, field, entry[field.name], field.name, say(field.label), (value) => ({
      ...entry,
      [field.name]: value,
    })),
  );
}

function fieldNumbers(
  game: string,
  field: FieldInfo,
  value: unknown,
  path: string,
  label: string,
  put: Put<unknown>,
): EntryNumber[] {
  const whole = field.kind !== "number";
  if (typeof value === "number") {
    return [{ path, label, value, low: field.low, high: field.high, whole, withValue: put }];
  }
  if (typeof value === "string") {
    return field.widget === "words" ? textNumbers(game, value, path, label, put) : [];
  }
  if (Array.isArray(value)) {
    const items = value as unknown[];
    return items.flatMap((item, at) => {
      const inPlace: Put<unknown> = (next) => put(items.with(at, next));
      const [inner, called] = [`${path}.${at + 1}`, `${label} ${at + 1}`];
      if (field.kind === "list of tables") {
        return partNumbers(game, field, item as PackEntry, inner, called, inPlace);
      }
      // The bounds of such a field are those of its length.
      const one = { ...field, kind: "whole number", low: 0, high: null };
      return fieldNumbers(game, one, item, inner, called, inPlace);
    });
  }
  if (field.kind === "table of whole numbers" && value !== null && typeof value === "object") {
    const levels = value as Record<string, unknown>;
    return Object.entries(levels).flatMap(([key, level]) =>
      fieldNumbers(
        game,
        { ...field, kind: "whole number" },
        level,
        `${path}.${key}`,
        `${label}: ${choiceName(game, key)}`,
        (next) => put({ ...levels, [key]: next }),
      ),
    );
  }
  return [];
}

function partNumbers(
  game: string,
  field: FieldInfo,
  part: PackEntry,
  path: string,
  label: string,
  put: Put<unknown>,
): EntryNumber[] {
  return field.fields.flatMap((inner) =>
    fieldNumbers(
      game,
      inner,
      part[inner.name],
      `${path}.${inner.name}`,
      `${label}, ${say(inner.label)}`,
      (next) => put({ ...part, [inner.name]: next }),
    ),
  );
}

/** The numbers of a text in the game's effect language; each is named by the word after it. */
function textNumbers(
  game: string,
  text: string,
  path: string,
  label: string,
  put: Put<string>,
): EntryNumber[] {
  return [...text.matchAll(DIGITS)].map((found, index) => {
    const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
    const word = /^\s+([^\s,;:]+)/.exec(after)?.[1];
    return {
      path: `${path}:${index}`,
      label: word === undefined ? label : `${label}: ${wordSaid(game, word)}`,
      value: Number(found[0]),
      low: 0,
      high: null,
      whole: true,
      withValue: (value) => put(`${before}${value}${after}`),
    };
  });
}

/** The range of a slider around a saved number. */
export function sliderRange({ value, low, high }: EntryNumber): { low: number; high: number } {
  const reach = Math.max(5, Math.ceil(Math.abs(value)));
  return {
    low: Math.max(low ?? 0, Math.floor(value - reach)),
    high: Math.min(high ?? Infinity, Math.ceil(value + reach)),
  };
}

/** The edits that change a pack this way. Entries are left out last, from the end of the table. */
export function editsOf(tried: Iterable<TriedEntry>): Edit[] {
  const all = [...tried];
  const set = all.flatMap(({ kind, at, entry }): Edit[] =>
    entry ? [{ op: "set", table: kind, index: at, entry }] : [],
  );
  const left = all.filter(({ entry }) => !entry).sort((one, two) => two.at - one.at);
  return [...set, ...left.map(({ kind, at }): Edit => ({ op: "remove", table: kind, index: at }))];
}
