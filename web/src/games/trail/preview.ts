/** What the thing looked at would surely do, as the engine tells it; the page only draws it. */
import type { EventInfo, PreviewInfo } from "../../lib/generated/protocol";
import type { PlayerView, TrailView } from "./view";
import { viewWith } from "../../lib/view";

export interface Plan {
  /** What happens to one's own board, in order, sure things only. */
  events: EventInfo[];
  /** One's own board afterwards. */
  player: PlayerView;
}

/** Events that only say whose turn it is, what is laid out, or what the click itself says. */
const SILENT = new Set([
  "turn",
  "week",
  "passage-opened",
  "card-opened",
  "piece-opened",
  "marker-used",
]);

export function planOf(view: TrailView, own: number, sure: PreviewInfo): Plan {
  const after = sure.changes ? viewWith(view, sure.changes) : view;
  const events = [...sure.events, ...sure.then].filter(
    (event) => event.seat === own && !SILENT.has(event.kind),
  );
  return { events, player: after.players[own] ?? view.players[own]! };
}

/** A number of one's board before and after. */
export interface Change {
  what: string;
  from: number;
  to: number;
}

/** What a move surely changes on one's own board, as *old → new*. */
export function changesOf(before: PlayerView, after: PlayerView): Change[] {
  const of = (one: PlayerView): Record<string, number> => ({
    ...one.stock,
    ...one.levels,
    gold: one.gold,
    grit: one.grit,
    poison: one.poison.length,
  });
  const will = of(after);
  return Object.entries(of(before))
    .map(([what, from]) => ({ what, from, to: will[what] ?? from }))
    .filter(({ from, to }) => from !== to);
}
