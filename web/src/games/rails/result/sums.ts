/** Totals from the log of a finished game of Rails. */
import type { EventInfo } from "../../../lib/generated/protocol";

interface Delivery {
  seat: number;
  kind: string;
  count: number;
  points: number;
  /** Bonus for the first delivery of the kind. */
  first: number;
  round: number;
  moment: number;
}

export interface Part {
  source: "goods" | "first" | "cards" | "nuggets" | "missing";
  points: number;
}

/** All deliveries, in order. */
export function deliveries(log: EventInfo[]): Delivery[] {
  const found: Delivery[] = [];
  let round = 1;
  for (const event of log) {
    if (event.kind === "round-over") round = Number(event.args.round) + 1;
    if (event.kind === "delivered") {
      found.push({
        seat: event.seat,
        kind: String(event.args.kind),
        count: Number(event.args.count),
        points: event.points,
        first: 0,
        round,
        moment: event.moment,
      });
    }
    const last = found.at(-1);
    if (event.kind === "first" && last) last.first = event.points;
  }
  return found;
}

const SOURCES: Record<string, Part["source"]> = {
  delivered: "goods",
  first: "first",
  "card-scored": "cards",
  "nuggets-left": "nuggets",
  missing: "missing",
};

/** A seat's points by source. */
export function parts(log: EventInfo[], seat: number): Part[] {
  const sums: Record<Part["source"], number> = {
    goods: 0,
    first: 0,
    cards: 0,
    nuggets: 0,
    missing: 0,
  };
  for (const event of log) {
    const source = SOURCES[event.kind];
    if (event.seat === seat && source) sums[source] += event.points;
  }
  return (Object.keys(sums) as Part["source"][])
    .map((source) => ({ source, points: sums[source] }))
    .filter((part) => part.points !== 0);
}

/** The scores after each round, starting with round 0; the last entry is the final scoring. */
export function scoresByRound(log: EventInfo[], seats: number): number[][] {
  const table: number[][] = [new Array<number>(seats).fill(0)];
  let now = [...table[0]!];
  for (const event of log) {
    if (event.seat >= 0 && event.points) {
      now = [...now];
      now[event.seat] = (now[event.seat] ?? 0) + event.points;
    }
    if (event.kind === "round-over") table.push(now);
  }
  table.push(now);
  return table;
}

/** The seats in order of their ranks; equal scores share a rank. */
export function places(scores: number[], winners: number[]): { seat: number; place: number }[] {
  const order = scores
    .map((score, seat) => ({ seat, score, won: winners.includes(seat) }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score || a.seat - b.seat);
  return order.map(({ seat, score, won }) => ({
    seat,
    place: won ? 1 : 1 + order.filter((one) => one.won || (!won && one.score > score)).length,
  }));
}
