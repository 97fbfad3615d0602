/** Animates the knight's jumps along an arc. */
import { cubicInOut } from "svelte/easing";

import type { Point } from "./geometry";

/** In units of the knight's drawing. */
const HEIGHT = 71;
const FRAMES = 24;

interface Way {
  by: Point;
  /** In milliseconds. */
  duration: number;
}

export class Jump {
  #way = $state.raw<Way | null>(null);
  readonly inAir = $derived(this.#way !== null);

  /** Create it with the component; `knight` returns the group around the knight's drawing. */
  constructor(knight: () => SVGGElement | undefined) {
    $effect(() => {
      const [node, way] = [knight(), this.#way];
      if (node && way) return animate(node, way, () => (this.#way = null));
    });
  }

  /** Start a jump in board units. Without a duration, it is not animated. */
  start(from: Point, to: Point, duration: number): void {
    this.#way = duration ? { by: { x: to.x - from.x, y: to.y - from.y }, duration } : null;
  }
}

/** The browser animates: moving it frame by frame in script costs more than the move itself. */
function animate(knight: SVGGElement, { by, duration }: Way, ondone: () => void): () => void {
  const eased = Array.from({ length: FRAMES + 1 }, (_, frame) => cubicInOut(frame / FRAMES));
  const across = eased.map((done) => ({
    transform: `translate(${-by.x * (1 - done)}px, ${-by.y * (1 - done)}px)`,
  }));
  const up = eased.map((done) => ({
    transform: `translateY(${-HEIGHT * Math.sin(Math.PI * done)}px)`,
  }));
  const run = knight.animate(across, duration);
  const rise = knight.querySelector(".figure")?.animate(up, duration);
  run.onfinish = ondone;
  return () => {
    run.cancel();
    rise?.cancel();
  };
}
