/** Who took what is gone from the display: the view shows the gap, the log knows the player. */
import type { EventInfo } from "../../lib/generated/protocol";

interface Taken {
  seat: number;
  title: string;
}

/** By place (`passage-2`, `flora-1`, `fauna-4`) or piece id. */
export function takenFrom(log: EventInfo[]): Map<string, Taken> {
  const found = new Map<string, Taken>();
  /** Where a card or Passage was last dealt face up. */
  const lay = new Map<string, number>();
  for (const { kind, seat, rule, args } of log) {
    const taken = { seat, title: String(args.title ?? "") };
    if (kind === "passage-opened") lay.set(String(args.card), Number(args.slot));
    else if (kind === "card-opened") lay.set(String(args.card), Number(args.row));
    else if (kind === "walked") found.set(`passage-${lay.get(String(args.card))}`, taken);
    else if (kind === "card-taken")
      found.set(`${rule === "T-8.2" ? "fauna" : "flora"}-${lay.get(String(args.card))}`, taken);
  }
  return found;
}
