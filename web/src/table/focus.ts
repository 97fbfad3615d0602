/**
 * Keyboard focus at a table. A chosen element disappears after the move; then the focus moves to the
 * nearest of the next choices instead of the top of the page. Arrow keys move between choices.
 */
import { takenElsewhere } from "./shortcuts";

const CHOICE = "[data-target]";

interface Spot {
  x: number;
  y: number;
}

const ARROWS: Record<string, Spot> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

function middle(one: Element): Spot {
  const box = one.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The nearest spot from another, in a direction if there is one; -1 if there is none. */
export function nearest(from: Spot, spots: readonly Spot[], way?: Spot): number {
  let best = -1;
  let least = Infinity;
  for (const [index, spot] of spots.entries()) {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y];
    const along = way ? dx * way.x + dy * way.y : 0;
    const across = way ? Math.abs(dx * way.y) + Math.abs(dy * way.x) : 0;
    if (way && along < 4) continue;
    const cost = way ? along + across * 2.5 : Math.hypot(dx, dy);
    if (cost < least) {
      least = cost;
      best = index;
    }
  }
  return best;
}

function choices(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(CHOICE)].filter(
    (one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }),
  );
}

export class FocusKeeper {
  /** Position of the last choice made with the keyboard. */
  #last: Spot | null = null;

  constructor(private readonly root: () => HTMLElement | undefined) {}

  /** Called for every key at the table, after the game has handled it. */
  key(event: KeyboardEvent): void {
    const root = this.root();
    const at = document.activeElement;
    if (!root || !at?.matches(CHOICE) || !root.contains(at)) return;
    if (event.key === "Enter" || event.key === " ") {
      this.#last = middle(at);
      return;
    }
    const way = ARROWS[event.key];
    if (!way || takenElsewhere(event)) return;
    const others = choices(root).filter((one) => one !== at);
    const found = others[nearest(middle(at), others.map(middle), way)];
    event.preventDefault();
    found?.focus();
  }

  /** Pointer clicks do not move the focus. */
  pointer(): void {
    this.#last = null;
  }

  /** Called when the position has changed and is drawn. */
  restore(): void {
    const root = this.root();
    const at = document.activeElement;
    if (!root || !this.#last) return;
    const lost = !at || at === document.body || at.id === "board" || !at.isConnected;
    if (!lost || document.querySelector("dialog[open]")) return;
    const all = choices(root);
    const board = root.querySelector<HTMLElement>("#board");
    const onBoard = all.filter((one) => board?.contains(one));
    const some = onBoard.length ? onBoard : all;
    const found = some[nearest(this.#last, some.map(middle))];
    (found ?? board)?.focus({ preventScroll: true });
  }
}
