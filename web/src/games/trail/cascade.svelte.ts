/** Runs the cascade over the table after every move, and ends it on a click or a key. */
import { untrack } from "svelte";

import { moves } from "../../lib/settings.svelte";
import type { Desk } from "./desk.svelte";
import { fly, flightsOf, standing, step } from "./flights";

/** To be called once, when the table is made; `root` gives its element. */
export function runCascade(desk: Desk, root: () => HTMLElement | undefined): () => void {
  let before = new Map<string, DOMRect>();
  let stops: (() => void)[] = [];
  const skip = (): void => {
    for (const stop of stops) stop();
    stops = [];
  };
  $effect.pre(() => {
    void desk.session.lastEvents;
    const node = root();
    if (node && moves()) before = untrack(() => standing(node));
  });
  $effect(() => {
    const events = desk.session.lastEvents;
    const node = root();
    untrack(() => {
      skip();
      if (!node || !events.length || !moves() || desk.session.replaying) return;
      const { unit } = desk.layout;
      const stepping = step(node, before, unit);
      stops.push(() => stepping.forEach((one) => one.finish()));
      stops.push(fly(node, flightsOf(events, desk.own), unit));
    });
  });
  $effect(() => skip);
  return skip;
}
