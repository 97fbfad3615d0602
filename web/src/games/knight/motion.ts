/** How Knight's things move. */
import type { TransitionConfig } from "svelte/transition";

/** A chip that is taken rises and fades. */
export function taken(_node: Element, { duration }: { duration: number }): TransitionConfig {
  return {
    duration,
    css: (t) => `opacity: ${t}; transform: translateY(${(t - 1) * 70}px);`,
  };
}
