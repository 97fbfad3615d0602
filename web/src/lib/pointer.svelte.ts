/** Whether a touchscreen is used: texts say “tap”, and the first tap only shows a preview. */
class PointerKind {
  touch = $state(globalThis.matchMedia?.("(pointer: coarse)").matches ?? false);

  constructor() {
    // Laptops may have both a mouse and a touchscreen; the last one used counts.
    globalThis.addEventListener?.(
      "pointerdown",
      (event) => (this.touch = event.pointerType === "touch"),
      { capture: true, passive: true },
    );
  }
}

export const pointer = new PointerKind();
