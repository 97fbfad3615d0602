/** Drag and drop with mouse, pen or finger. */

export interface Drag {
  /** Whether the element can be dragged now. */
  enabled: () => boolean;
  /** Called when a press has become a drag. */
  start?: () => void;
  move?: (event: PointerEvent) => void;
  drop: (event: PointerEvent) => void;
  /** Called after a drop, and when the drag is canceled. */
  end?: () => void;
  /** Whether a copy of the element follows the pointer. */
  copy?: boolean;
}

/** Maximum movement of a press that still counts as a click, in pixels. */
const SLACK = 8;

function follower(node: Element): HTMLElement {
  const box = node.getBoundingClientRect();
  const made = document.createElement("div");
  made.append(node.cloneNode(true));
  made.setAttribute("aria-hidden", "true");
  made.style.cssText = `position:fixed;left:0;top:0;z-index:60;pointer-events:none;width:${box.width}px;height:${box.height}px`;
  return made;
}

/** A Svelte attachment: `<div {@attach draggable(drag)}>`. */
export function draggable(drag: Drag): (node: Element) => () => void {
  return (node) => {
    const style = (node as HTMLElement | SVGElement).style;
    style.touchAction = "none";
    style.userSelect = "none";
    let stop = (): void => undefined;

    function press(event: Event): void {
      const down = event as PointerEvent;
      if (!down.isPrimary || down.button !== 0 || !drag.enabled()) return;
      stop();
      let started = false;
      let copy: HTMLElement | null = null;

      function move(now: PointerEvent): void {
        if (now.pointerId !== down.pointerId) return;
        if (!started && Math.hypot(now.clientX - down.clientX, now.clientY - down.clientY) < SLACK)
          return;
        if (!started) {
          started = true;
          document.documentElement.classList.add("dragging");
          if (drag.copy && node.isConnected) {
            copy = follower(node);
            document.body.append(copy);
          }
          drag.start?.();
        }
        if (copy) {
          copy.style.transform = `translate(${now.clientX}px, ${now.clientY}px) translate(-50%, -60%)`;
        }
        drag.move?.(now);
      }
      function up(now: PointerEvent): void {
        if (now.pointerId !== down.pointerId) return;
        const dropped = started && now.type === "pointerup";
        stop();
        if (!dropped) return;
        // Suppress the click event that follows a drag on the same element.
        const swallow = (click: Event): void => {
          click.stopPropagation();
          click.preventDefault();
        };
        window.addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 50);
        drag.drop(now);
      }
      stop = () => {
        window.removeEventListener("pointermove", move);
        window.removeEventListener("pointerup", up);
        window.removeEventListener("pointercancel", up);
        copy?.remove();
        document.documentElement.classList.remove("dragging");
        if (started) drag.end?.();
        stop = () => undefined;
      };
      window.addEventListener("pointermove", move);
      window.addEventListener("pointerup", up);
      window.addEventListener("pointercancel", up);
    }
    /** Prevents scrolling; `touch-action` does not work on shapes in a scrolled drawing. */
    function hold(event: Event): void {
      if (drag.enabled() && event.cancelable) event.preventDefault();
    }
    node.addEventListener("pointerdown", press);
    node.addEventListener("touchmove", hold, { passive: false });
    return () => {
      node.removeEventListener("touchmove", hold);
      node.removeEventListener("pointerdown", press);
      style.touchAction = "";
      style.userSelect = "";
    };
  };
}

/** The element with `data-target` under a pointer, ignoring what covers it. */
export function targetAt(event: PointerEvent, starts = ""): HTMLElement | SVGElement | null {
  for (const one of document.elementsFromPoint(event.clientX, event.clientY)) {
    const found = one.closest<HTMLElement | SVGElement>("[data-target]");
    if (found?.dataset.target?.startsWith(starts)) return found;
  }
  return null;
}
