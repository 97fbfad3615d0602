/** Animates the cascade over the table after every move; a click or key ends it. */
import { untrack } from "svelte";

import { moves } from "../../lib/settings.svelte";
import type { UiState } from "./ui-state.svelte";
import { fly, flightsOf, standing, step } from "./flights";

/** Call once when the table is created; `root` returns its element. */
export function runCascade(ui: UiState, root: () => HTMLElement | undefined): () => void {
  let before = new Map<string, DOMRect>();
  let stops: (() => void)[] = [];
  const skip = (): void => {
    for (const stop of stops) stop();
    stops = [];
  };
  $effect.pre(() => {
    void ui.session.lastEvents;
    const node = root();
    if (node && moves()) before = untrack(() => standing(node));
  });
  $effect(() => {
    const events = ui.session.lastEvents;
    const node = root();
    untrack(() => {
      skip();
      if (!node || !events.length || !moves() || ui.session.replaying) return;
      const { unit } = ui.layout;
      // Measured in the next frame, which computes the layout anyway.
      const frame = requestAnimationFrame(() => {
        const stepping = step(node, before, unit);
        stops.push(() => stepping.forEach((one) => one.finish()));
        stops.push(fly(node, flightsOf(events, ui.own), unit));
      });
      stops.push(() => cancelAnimationFrame(frame));
    });
  });
  $effect(() => skip);
  return skip;
}
