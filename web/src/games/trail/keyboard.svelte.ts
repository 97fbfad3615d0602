/** Keyboard control: focus follows the task, and arrow keys pick up the piece at once. */
import { tick } from "svelte";

import type { UiState } from "./ui-state.svelte";

/** Where the next task is, most urgent first. */
const TASKS = [
  ".mine .mural-space.spot",
  ".choice [data-target]",
  ".prompt-place .act.go[data-target]",
  "#board .hot.can[data-target]",
  ".prompt-place [data-target]",
];
const ARROWS = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]);

/**
 * All focusable things on the board, including those that only explain why they are unavailable.
 */
const THINGS = "#board .hot:is(.can, .cannot)";

/** The nearest thing in the direction of an arrow key, preferring those straight ahead. */
export function nextThing(from: DOMRect, boxes: DOMRect[], key: string): number {
  const upright = key === "ArrowUp" || key === "ArrowDown";
  const sign = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
  const middle = (box: DOMRect): [number, number] => {
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return upright ? [y, x] : [x, y];
  };
  const [along, across] = middle(from);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const [far, aside] = middle(box);
    const ahead = (far - along) * sign;
    const cost = ahead + 2 * Math.abs(aside - across);
    if (ahead > 4 && cost < least) [best, least] = [index, cost];
  });
  return best;
}

export interface Keyboard {
  /** Call for every key, in the capture phase. */
  key: (event: KeyboardEvent) => void;
  /** Call when a mouse or finger is used. */
  pointer: () => void;
  /** Call when the focus moves. */
  focus: (event: FocusEvent) => void;
}

/** Call once when the table is created; `root` returns its element. */
export function followTask(ui: UiState, root: () => HTMLElement | undefined): Keyboard {
  let keyed = false;
  let last: Element | null = null;
  const seen = (within: ParentNode | null | undefined, selector: string): HTMLElement | undefined =>
    [...(within?.querySelectorAll<HTMLElement>(selector) ?? [])].find((one) =>
      one.checkVisibility(),
    );
  /** Whether nothing is focused because the focused element was removed. */
  const free = (): boolean => {
    const at = document.activeElement;
    return !at || at === document.body || !at.checkVisibility();
  };

  /** The next thing in the direction of an arrow key; unavailable ones explain why. */
  const thingFrom = (at: Element, key: string): HTMLElement | undefined => {
    const things = [...(root()?.querySelectorAll<HTMLElement>(THINGS) ?? [])].filter(
      (one) => one !== at && one.checkVisibility(),
    );
    const boxes = things.map((one) => one.getBoundingClientRect());
    return things[nextThing(at.getBoundingClientRect(), boxes, key)];
  };

  $effect(() => {
    void ui.scene.seq;
    if (!ui.actions.length || !keyed) return;
    void tick().then(() => {
      if (!free() || document.querySelector("dialog[open]")) return;
      const near = last?.isConnected ? seen(last, ".hot.can[data-target]") : undefined;
      for (const task of TASKS) {
        const found = seen(root(), task);
        if (!found) continue;
        (task.startsWith("#board") ? (near ?? found) : found).focus();
        return;
      }
    });
  });

  return {
    key(event) {
      keyed = true;
      if (!ARROWS.has(event.key) || event.ctrlKey || event.altKey) return;
      const at = event.target as Element | null;
      if (at?.closest(".mural, input, textarea, select, dialog, [role=tablist], .log")) return;
      const next = ui.spots.length
        ? seen(root(), ".mine .mural-space.spot")
        : at?.matches(THINGS) && thingFrom(at, event.key);
      if (!next) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      next.focus();
    },
    pointer() {
      keyed = false;
    },
    focus(event) {
      const section = (event.target as Element).closest("section");
      if (section?.closest("#board")) last = section;
    },
  };
}
