/** For whoever plays by keyboard: the focus stays with the task, arrows lift the piece at once. */
import { tick } from "svelte";

import type { Desk } from "./desk.svelte";

/** Where the next thing is to be done, the most pressing first. */
const TASKS = [
  ".mine .mural-space.spot",
  ".choice [data-target]",
  ".prompt-place .act.go[data-target]",
  "#board .hot.can[data-target]",
  ".prompt-place [data-target]",
];
const ARROWS = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]);

export interface Keyboard {
  /** To be told of every key before anybody else. */
  key: (event: KeyboardEvent) => void;
  /** To be told that the mouse or a finger took over. */
  pointer: () => void;
  /** To be told where the focus goes. */
  focus: (event: FocusEvent) => void;
}

/** To be called once, when the table is made; `root` gives its element. */
export function followTask(desk: Desk, root: () => HTMLElement | undefined): Keyboard {
  let keyed = false;
  let last: Element | null = null;
  const seen = (within: ParentNode | null | undefined, selector: string): HTMLElement | undefined =>
    [...(within?.querySelectorAll<HTMLElement>(selector) ?? [])].find((one) =>
      one.checkVisibility(),
    );
  /** Nothing is held: what was has gone from the table. */
  const free = (): boolean => {
    const at = document.activeElement;
    return !at || at === document.body || !at.checkVisibility();
  };

  $effect(() => {
    void desk.scene.seq;
    if (!desk.actions.length || !keyed) return;
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
      if (!desk.spots.length || !ARROWS.has(event.key) || event.ctrlKey || event.altKey) return;
      const at = event.target as Element | null;
      if (at?.closest(".mural, input, textarea, select, dialog, [role=tablist], .log")) return;
      const spot = seen(root(), ".mine .mural-space.spot");
      if (!spot) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      spot.focus();
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
