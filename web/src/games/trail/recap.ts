/**
 * What the other players did since the player's last turn: a few lines per seat, each with its
 * moment.
 */
import type { EventInfo } from "../../lib/generated/protocol";

export interface Given {
  kind: string;
  count: number;
}
interface Deed {
  event: EventInfo;
  /** The last moment that belongs to it, at which its gains are visible. */
  moment: number;
  gives: Given[];
}
export interface Recap {
  seat: number;
  deeds: Deed[];
  gold: number;
  grit: number;
}

/** Importance of voluntary actions. */
const WEIGHT: Record<string, number> = {
  claimed: 9,
  walked: 8,
  "piece-placed": 7,
  "card-taken": 7,
  "spirit-taken": 6,
  weather: 5,
  "spirit-used": 4,
  "marker-used": 4,
  "order-chosen": 4,
  gila: 3,
  ability: 3,
  "blossom-placed": 3,
  "arrow-moved": 2,
  "arrow-taken": 2,
  retired: 1,
};
export const LINES = 3;

/** A used marker is described by its effect, except at the Gateway. */
export function isDeed(event: EventInfo): boolean {
  return event.kind === "marker-used" ? event.args.what === "gateway" : event.kind in WEIGHT;
}

/** Index of the first event after the player's last turn: another player's action, or a new week. */
export function sinceOwn(log: EventInfo[], own: number): number {
  const last = log.findLastIndex(
    (event) => event.seat === own && (isDeed(event) || event.kind === "paid-coins"),
  );
  if (last < 0) return log.length;
  const next = log.findIndex(
    (event, index) =>
      index > last && event.seat !== own && (event.kind === "turn" || isDeed(event)),
  );
  return next < 0 ? log.length : next;
}

function add(deed: Deed, event: EventInfo): void {
  const kind = event.kind === "gained" ? String(event.args.what) : event.kind;
  const count = Number(event.args.amount ?? 0);
  if (!["gold", "grit", "gained"].includes(event.kind) || !count) return;
  const known = deed.gives.find((one) => one.kind === kind);
  if (known) known.count += count;
  else deed.gives.push({ kind, count });
}

/** Gold first, then Grit, then the rest. */
const ORDER = ["gold", "grit"];
function sorted(gives: Given[]): Given[] {
  const place = (one: Given): number => {
    const at = ORDER.indexOf(one.kind);
    return at < 0 ? ORDER.length : at;
  };
  return gives.filter(({ count }) => count !== 0).sort((a, b) => place(a) - place(b));
}

function weight(deed: Deed): number {
  const points = deed.gives.reduce(
    (sum, { kind, count }) => sum + (kind === "grit" ? 3 : kind === "gold" ? 1 : 0.2) * count,
    0,
  );
  return (WEIGHT[deed.event.kind] ?? 0) + points;
}

/** For each other seat that acted, its most important actions in order. */
export function recapOf(log: EventInfo[], seats: number[], own: number): Recap[] {
  const from = sinceOwn(log, own);
  const found = new Map<number, Recap>();
  let current: Deed | null = null;
  for (const event of log.slice(from)) {
    if (event.seat < 0) continue;
    if (isDeed(event)) {
      current = { event, moment: event.moment, gives: [] };
      if (event.seat !== own) {
        const recap = found.get(event.seat) ?? { seat: event.seat, deeds: [], gold: 0, grit: 0 };
        recap.deeds.push(current);
        found.set(event.seat, recap);
      }
    } else if (current?.event.seat === event.seat) {
      current.moment = event.moment;
      add(current, event);
    }
    const recap = found.get(event.seat);
    if (recap && event.kind === "gold") recap.gold += Number(event.args.amount ?? 0);
    if (recap && event.kind === "grit") recap.grit += Number(event.args.amount ?? 0);
  }
  return seats.flatMap((seat) => {
    const recap = found.get(seat);
    if (!recap) return [];
    const best = [...recap.deeds].sort((a, b) => weight(b) - weight(a)).slice(0, LINES);
    const deeds = recap.deeds
      .filter((deed) => best.includes(deed))
      .map((deed) => ({ ...deed, gives: sorted(deed.gives) }));
    return [{ ...recap, deeds }];
  });
}
