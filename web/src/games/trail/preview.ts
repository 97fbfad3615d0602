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
