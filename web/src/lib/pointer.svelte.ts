/** Whether the person uses a finger, so that texts say “tap” and a first tap only previews. */
class PointerKind {
  touch = $state(globalThis.matchMedia?.("(pointer: coarse)").matches ?? false);

  constructor() {
    // Laptops have both: what was used last counts.
    globalThis.addEventListener?.(
      "pointerdown",
      (event) => (this.touch = (event as PointerEvent).pointerType === "touch"),
      { capture: true, passive: true },
    );
  }
}

export const pointer = new PointerKind();
