/** Summary of the week that has just ended: gains, State 48, what was refilled, and the new order. */
import type { EventInfo } from "../../lib/generated/protocol";
import { isDeed } from "./recap";

export interface WeekEnd {
  week: number;
  /** The moment at which the next week began. */
  moment: number;
  /** Gold and Grit of each seat during the week, with State 48. */
  gains: { gold: number; grit: number }[];
  /** Places taken for State 48 objectives, with what they gave. */
  places: { event: EventInfo; gold: number; grit: number }[];
  /** The new Passage deck, if it changed. */
  deck: number | null;
  cards: string[];
  pieces: string[];
}

const amount = (event: EventInfo): number => Number(event.args.amount ?? 0);

/** The summary, from the end of a week until the player's next action; otherwise null. */
export function weekEndOf(log: readonly EventInfo[], seats: number, own: number): WeekEnd | null {
  const end = log.findLastIndex(({ kind }) => kind === "recovery");
  if (end < 0) return null;
  const next = log.findIndex(({ kind }, index) => index > end && kind === "week");
  if (next < 0 || log.slice(next).some((event) => event.seat === own && isDeed(event))) return null;
  const begin = log.findLastIndex(({ kind }, index) => index < end && kind === "week");
  const gains = Array.from({ length: seats }, () => ({ gold: 0, grit: 0 }));
  for (const event of log.slice(Math.max(0, begin), next)) {
    const gain = gains[event.seat];
    if (gain && (event.kind === "gold" || event.kind === "grit")) gain[event.kind] += amount(event);
  }
  const places: WeekEnd["places"] = [];
  const titles = { cards: [] as string[], pieces: [] as string[] };
  let deck: number | null = null;
  for (const event of log.slice(end, next)) {
    const title = String(event.args.title ?? "");
    const place = places.at(-1);
    if (event.kind === "placed") places.push({ event, gold: 0, grit: 0 });
    else if ((event.kind === "gold" || event.kind === "grit") && event.args.cause === "state48")
      place![event.kind] += amount(event);
    else if (event.kind === "card-opened") titles.cards.push(title);
    else if (event.kind === "piece-opened") titles.pieces.push(title);
    else if (event.kind === "new-deck") deck = Number(event.args.deck);
  }
  const moment = log[next]!.moment;
  return { week: Number(log[end]!.args.week), moment, gains, places, deck, ...titles };
}
