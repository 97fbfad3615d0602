/** Reads the game log: sentences, scores over time, points by kind. */
import type { EventInfo, Scene, TableInfo, TableNote } from "./generated/protocol";
import { has, t } from "./messages.svelte";

export type Part = { text: string } | { mark: string; value: string };

type NameOf = (seat: number) => string;

/** Arguments of an event's sentence. `order` lists seats, counted from 1; people have names. */
function args(event: EventInfo, name: string, nameOf?: NameOf): Record<string, string | number> {
  const given = { seat: event.seat + 1, points: event.points, name, ...event.args };
  const { order } = event.args;
  if (!nameOf || typeof order !== "string" || !/^\d+( \d+)*$/.test(order)) return given;
  return {
    ...given,
    order: order
      .split(" ")
      .map((seat) => nameOf(Number(seat) - 1))
      .join(", "),
  };
}

/** Prefix of event kinds that belong to the table, not to the game. */
const AT_TABLE = "table-";

/** Whether an event belongs to the table, such as a resignation or a timeout. */
export function isTableEvent(event: EventInfo): boolean {
  return event.kind.startsWith(AT_TABLE);
}

function sentenceOf(game: string, event: EventInfo): string {
  return isTableEvent(event)
    ? `table-event-${event.kind.slice(AT_TABLE.length)}`
    : `${game}-event-${event.kind}`;
}

export function eventText(game: string, event: EventInfo, name: string, nameOf?: NameOf): string {
  return t(sentenceOf(game, event), args(event, name, nameOf));
}

/** The sentence of a request between players or its answer. */
export function noteText(note: TableNote, name: string): string {
  return t(`table-note-${note.kind}`, { name });
}

/** The sentence of an event, split at the arguments shown as pictures or links. */
export function eventParts(
  game: string,
  event: EventInfo,
  name: string,
  marks: readonly string[],
  nameOf?: NameOf,
): Part[] {
  const id = sentenceOf(game, event);
  if (!has(id)) return [{ text: id }];
  const given = args(event, name, nameOf);
  const used = marks.filter((mark) => mark in event.args);
  // The value comes last because the form of a Korean particle depends on its sound.
  for (const [index, mark] of used.entries())
    given[mark] = `\u0001${index} ${String(event.args[mark])}\u0001`;
  return t(id, given)
    .split("\u0001")
    .map((piece, index) => {
      const mark = index % 2 ? used[parseInt(piece, 10)] : undefined;
      return mark ? { mark, value: String(event.args[mark]) } : { text: piece };
    })
    .filter((part) => !("text" in part) || part.text !== "");
}

/** Log entries collapsed into one line, such as the setup. */
export interface Fold {
  from: number;
  to: number;
  /** Number of hidden lines. */
  count: number;
}

/** Runs of matching events that are followed by another event. */
export function foldsOf(log: EventInfo[], folded: (event: EventInfo) => boolean): Fold[] {
  const found: Fold[] = [];
  let run: Fold | null = null;
  let after = 0;
  for (const event of log) {
    if (folded(event)) {
      run ??= { from: after, to: event.moment, count: 0 };
      run.to = event.moment;
      run.count += 1;
    } else {
      if (run) found.push(run);
      run = null;
      after = event.moment;
    }
  }
  return found;
}

/** Scores after each moment, summed from the points of the events. */
export function scoresOverTime(log: EventInfo[], scene: Scene | null): number[][] {
  const seats = scene?.scores.length ?? 2;
  const last = Math.max(scene?.moment ?? 0, log.at(-1)?.moment ?? 0);
  const table: number[][] = [];
  let now = new Array<number>(seats).fill(0);
  let index = 0;
  for (let moment = 0; moment <= last; moment += 1) {
    while (index < log.length && log[index]!.moment <= moment) {
      const event = log[index]!;
      if (event.seat >= 0 && event.points) {
        now = [...now];
        now[event.seat] = (now[event.seat] ?? 0) + event.points;
      }
      index += 1;
    }
    table.push(now);
  }
  return table;
}

/** Points by event kind and seat. */
export function pointsByKind(log: EventInfo[], seats: number): Map<string, number[]> {
  const sums = new Map<string, number[]>();
  for (const event of log) {
    if (event.seat < 0 || !event.points) continue;
    const row = sums.get(event.kind) ?? new Array<number>(seats).fill(0);
    row[event.seat] = (row[event.seat] ?? 0) + event.points;
    sums.set(event.kind, row);
  }
  return sums;
}

interface Reader {
  mine: (seat: number) => boolean;
  /** Whether the page asks this player to answer requests. */
  prompted: boolean;
  name: (seat: number) => string;
}

/**
 * The notice for a change at the table: a request or answer by another player, or a player's return.
 * Empty if an older notice should be removed, undefined if it should remain.
 */
export function noticeOf(
  before: TableInfo | null,
  next: TableInfo,
  { mine, prompted, name }: Reader,
): string | undefined {
  const offer = next.offer ?? -1;
  const asked = (next.undo && !mine(next.undo.seat)) || (offer >= 0 && !mine(offer));
  if (prompted && asked) return "";
  const last = before?.notes?.at(-1)?.id ?? 0;
  const note = next.notes?.filter(({ id, seat }) => id > last && !mine(seat)).at(-1);
  if (note) return noteText(note, name(note.seat));
  const wait = before?.wait;
  if (wait && next.seats[wait.seat]?.connected && !mine(wait.seat))
    return t("web-back-again", { name: name(wait.seat) });
  return undefined;
}
