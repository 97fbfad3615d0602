/** Selects the tab with the targets of the task, in layouts that show only a part of the table. */
import { panels } from "../../table/panels.svelte";
import type { Segment, Tab, UiState } from "./ui-state.svelte";

/** Where the targets of a lesson are, by name or by the verb of a move. */
const PLACE_OF: Record<string, [Tab, Segment?]> = {
  score: ["tracks"],
  ladder: ["tracks"],
  stock: ["board"],
  claims: ["board"],
  cube: ["board"],
  dutchman: ["board"],
  place: ["board"],
  passages: ["market", "passages"],
  walk: ["market", "passages"],
  gila: ["market", "flora"],
  rows: ["market", "flora"],
  piece: ["market", "flora"],
  cubes: ["market", "fauna"],
  arrow: ["market", "places"],
  order: ["market", "places"],
};

interface Shown {
  /** Whether the layout is that of a phone. */
  phone: boolean;
  /** Whether the layout has one pane, with the player's own board beside or below it. */
  paned: boolean;
}

/** Call once when the table is created; `shown` returns what the layout shows. */
export function followTargets(ui: UiState, shown: () => Shown): void {
  // A phone switches to the tab with legal targets; rules and chat are next to the log.
  $effect(() => {
    const { phone, paned } = shown();
    if (paned && ui.tab === "board") ui.tab = "market";
    if (!phone || !ui.session.active) return;
    const { phase } = ui.view;
    if (phase === "place" || phase === "blossom") ui.tab = "board";
    else if (phase === "arrow") [ui.tab, ui.segment] = ["market", "places"];
    else if (phase === "turn" || phase === "gila") ui.tab = "market";
  });
  $effect(() => {
    const { phone, paned } = shown();
    if ((phone || paned) && panels.sheet) ui.tab = "log";
  });
  // Bring the targets of a lesson into view.
  $effect(() => {
    const { phone, paned } = shown();
    if (!phone && !paned) return;
    for (const name of panels.pointed) {
      const place = PLACE_OF[name.split(" ")[0] ?? ""];
      if (!place) continue;
      if (phone || place[0] !== "board") ui.tab = place[0];
      if (place[1]) ui.segment = place[1];
    }
  });
}
