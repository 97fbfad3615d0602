/** Animates the visible part of the board to its new position. */
import { untrack } from "svelte";
import { cubicInOut } from "svelte/easing";
import { Tween } from "svelte/motion";

import { ms } from "../../lib/settings.svelte";
import type { Frame } from "./geometry";
import type { Box } from "./viewport.svelte";

export class Glide {
  #tween: Tween<number[]>;
  /** The visible part, as the `viewBox` of the drawing. */
  readonly viewBox = $derived.by(() =>
    this.#tween.current.map((value) => value.toFixed(1)).join(" "),
  );

  /** Create it with the component. `moving` says whether the player is moving the view. */
  constructor(box: () => Box, frame: () => Frame, moving: () => boolean) {
    const edges = ({ x, y, width, height }: Box): number[] => [x, y, width, height];
    this.#tween = new Tween(
      untrack(() => edges(box())),
      { easing: cubicInOut },
    );
    let before = untrack(frame);
    $effect(() => {
      const now = frame();
      const target = edges(box());
      const last = before;
      before = now;
      // A change of orientation is not animated.
      if (last.turned !== now.turned || now.turned) {
        void this.#tween.set(target, { duration: 0 });
        return;
      }
      // If the board has grown to the left or top, the same spaces have new coordinates.
      const dx = (last.bounds.left - now.bounds.left) * 100;
      const dy = (last.bounds.top - now.bounds.top) * 100;
      untrack(() => {
        if (dx || dy) {
          const [x = 0, y = 0, width = 0, height = 0] = this.#tween.current;
          void this.#tween.set([x + dx, y + dy, width, height], { duration: 0 });
        }
        void this.#tween.set(target, { duration: moving() ? 0 : ms(320) });
      });
    });
  }
}
