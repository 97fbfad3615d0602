/** Gold and Grit at the end of every week, from the events. */
import type { EventInfo } from "../../../lib/generated/protocol";

/** What a seat has when a week ends; `position` is where its Grit marker stands. */
export interface WeekEnd {
  gold: number;
  grit: number;
  position: number;
}

/** A seat's weeks: the start first, after the last week the final scoring. */
export function weekEnds(log: EventInfo[], seats: number, start: number): WeekEnd[][] {
  const now = Array.from({ length: seats }, () => ({ gold: 0, grit: 0, position: start }));
  const ends: WeekEnd[][] = now.map(() => []);
  const note = (): void => now.forEach((one, seat) => ends[seat]!.push({ ...one }));
  let begun = false;
  let closing = false;
  for (const event of log) {
    if (event.kind === "week") {
      note();
      begun = true;
    }
    if (event.kind.startsWith("final-") && !closing) {
      note();
      closing = true;
    }
    const one = now[event.seat];
    if (!one) continue;
    if (event.kind === "grit") {
      one.grit += Number(event.args.amount ?? 0);
      one.position -= event.points;
    } else one.gold += event.points;
  }
  if (begun) note();
  return ends;
}
