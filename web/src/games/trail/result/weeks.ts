/** Gold and Grit at the end of every week, from the log. */
import type { EventInfo } from "../../../lib/generated/protocol";

/** A seat's values at the end of a week; `position` is that of its Grit marker. */
export interface WeekEnd {
  gold: number;
  grit: number;
  position: number;
}

/** A seat's weeks, beginning with the start; the final scoring follows the last week. */
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
