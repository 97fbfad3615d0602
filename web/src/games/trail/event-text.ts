/** Short texts of Trail's events, with symbols. */
import type { EventInfo } from "../../lib/generated/protocol";
import { eventText } from "../../lib/game-log";

const ICONS: Record<string, string> = {
  gold: "gold",
  grit: "grit",
  dutchman: "dutchman",
  marker: "marker",
  climbed: "ladder",
  boosted: "boost",
  star: "star",
  poisoned: "poison",
  antidote: "antidote",
  walked: "passage",
  "card-taken": "flora",
  "piece-placed": "mural",
  "blossom-placed": "blossom",
  "spirit-taken": "spirit",
  "spirit-used": "spirit",
  claimed: "tracker",
  weather: "weather",
  "weather-drawn": "weather",
  "order-chosen": "order",
  "arrow-moved": "arrows",
  "arrow-taken": "arrows",
  "marker-used": "marker",
  ability: "fauna",
  "cubes-loaded": "cube",
  gila: "gila",
};
/** Events that trigger others, which are indented below them. */
export const HEADS = new Set([
  "marker-used",
  "walked",
  "card-taken",
  "piece-placed",
  "arrow-moved",
  "arrow-taken",
  "climbed",
  "weather",
  "claimed",
  "advanced",
  "ability",
  "spirit-used",
  "paid-coins",
  "paid",
  "order-chosen",
  "blossom-placed",
]);
/** Without the player's name at the start. */
export function short(event: EventInfo, name: string): string {
  const text = eventText("trail", event, name);
  // The name may carry a particle: format the sentence again without it.
  const cut = text.startsWith(name) ? eventText("trail", event, "").replace(/^\s*:?\s*/, "") : text;
  return cut.charAt(0).toUpperCase() + cut.slice(1);
}

export function iconOf(event: EventInfo): string {
  const { what, terrain } = event.args;
  if (typeof what === "string" && ["gained", "lost", "paid"].includes(event.kind)) return what;
  if (event.kind === "advanced" && typeof terrain === "string") return terrain;
  if (event.kind === "paid-coins") return "turquoise";
  return ICONS[event.kind] ?? "to";
}
