/** Finds a position for a card that does not cover important content. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Boxes to keep visible, and their weight. */
export interface Keep {
  boxes: readonly Box[];
  weight: number;
}

export interface Spot {
  x: number;
  y: number;
}

const RIM = 8;
const STEPS = 20;

/** The overlapping area of two boxes. */
export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** The boxes of the visible elements that match a selector. */
export function shownBoxes(selector: string): Box[] {
  return [...document.querySelectorAll(selector)]
    .map((one) => one.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.height > 0);
}

/** Calls `settle` now and whenever the table or the window is resized; returns a function that stops this. */
export function keepPlaced(settle: () => void): () => void {
  const watch = new ResizeObserver(() => requestAnimationFrame(settle));
  for (const one of document.querySelectorAll("#board, .say")) watch.observe(one);
  let later = setTimeout(settle, 400);
  /** The parts of the table may take their places after the table itself. */
  const resized = (): void => {
    clearTimeout(later);
    later = setTimeout(settle, 400);
  };
  addEventListener("resize", resized);
  settle();
  return () => {
    watch.disconnect();
    removeEventListener("resize", resized);
    clearTimeout(later);
  };
}

/**
 * The position inside an area that covers the least weight; ties go to the one nearest to `preferred`.
 */
export function freeSpot(
  card: { width: number; height: number },
  area: Box,
  keeps: readonly Keep[],
  preferred: Spot,
): Spot {
  const places = (from: number, room: number, wanted: number): number[] => {
    const most = Math.max(0, room - 2 * RIM);
    const grid = Array.from({ length: STEPS + 1 }, (_, step) => from + RIM + (most * step) / STEPS);
    return [...grid, Math.max(from + RIM, Math.min(from + RIM + most, wanted))];
  };
  let best = preferred;
  let least = Infinity;
  for (const y of places(area.top, area.height - card.height, preferred.y)) {
    for (const x of places(area.left, area.width - card.width, preferred.x)) {
      const here = { left: x, top: y, width: card.width, height: card.height };
      let cost = Math.hypot(x - preferred.x, y - preferred.y);
      for (const { boxes, weight } of keeps) {
        for (const box of boxes) cost += weight * overlap(here, box);
      }
      if (cost < least) [best, least] = [{ x, y }, cost];
    }
  }
  return best;
}
