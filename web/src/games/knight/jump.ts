import { cubicInOut } from "svelte/easing";

import type { Jump } from "./geometry";

/** Height in units of the knight's drawing. */
const HEIGHT = 71;
const FRAMES = 24;

/**
 * Animates the knight's jump to where it stands; returns a function that ends it.
 *
 * By the browser: moving it frame by frame in script costs more than the move itself.
 */
export function animateJump(knight: SVGGElement, { by, duration, ondone }: Jump): () => void {
  const eased = Array.from({ length: FRAMES + 1 }, (_, frame) => cubicInOut(frame / FRAMES));
  const run = knight.animate(
    eased.map((done) => ({
      transform: `translate(${-by.x * (1 - done)}px, ${-by.y * (1 - done)}px)`,
    })),
    duration,
  );
  const rise = knight.querySelector(".figure")?.animate(
    eased.map((done) => ({ transform: `translateY(${-HEIGHT * Math.sin(Math.PI * done)}px)` })),
    duration,
  );
  run.onfinish = ondone;
  return () => {
    run.cancel();
    rise?.cancel();
  };
}
