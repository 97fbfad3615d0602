/** The certain effects of the selected action, as computed by the engine. */
import type { EventInfo, PreviewInfo } from "../../lib/generated/protocol";
import type { PlayerView, TrailView } from "./view";
import { viewWith } from "../../lib/view";

export interface Plan {
  /** The certain events on the player's own board, in order. */
  events: EventInfo[];
  /** The player's own board afterward. */
  player: PlayerView;
}

/** Events that only announce a turn, deal cards, or repeat what the click says. */
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

/** Certain changes of a move to the other players' boards, without unchanged boards. */
export function changesOfOthers(
  view: TrailView,
  own: number,
  sure: PreviewInfo,
): { seat: number; changes: Change[] }[] {
  const after = sure.changes ? viewWith(view, sure.changes) : view;
  return view.players
    .map((player, seat) => ({ seat, changes: changesOf(player, after.players[seat] ?? player) }))
    .filter(({ seat, changes }) => seat !== own && changes.length > 0);
}

/** A number on a player's board before and after. */
export interface Change {
  what: string;
  from: number;
  to: number;
}

/** The differences between two states of a board, as *old → new*. */
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
