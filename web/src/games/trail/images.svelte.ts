/**
 * Trail's symbols and drawings as images. The table shows hundreds of them. An image is a single
 * element without layers of its own. The browser has to check each shape of an inline drawing on
 * every hover.
 */
import { getContext, setContext } from "svelte";

import { markup, type Svg } from "../../lib/svg";
import { SYMBOLS } from "./symbols";

/** Symbols whose colors depend on the theme but not on the text around them. */
const THEMED = new Map(
  Object.entries(SYMBOLS)
    .map(([name, { box, drawing }]) => [name, { box, drawing: markup(drawing) }] as const)
    .filter(([, { drawing }]) => !drawing.includes("currentColor") && drawing.includes("fill=")),
);
const VARIABLE = /var\((--[\w-]+)(?:,([^()]*))?\)/g;
const KEY = Symbol("images");

function addressOf(image: string, style: CSSStyleDeclaration): string {
  const colored = image.replace(
    VARIABLE,
    (_, color: string, fallback?: string) =>
      style.getPropertyValue(color).trim() || (fallback ?? "none"),
  );
  return `url("data:image/svg+xml,${encodeURIComponent(colored)}")`;
}

/** Makes images in the colors that apply to an element. */
class Images {
  /** A new object whenever the colors have changed. */
  #colors = $state.raw<{ style: CSSStyleDeclaration } | null>(null);

  /** Sets the CSS properties of the symbols; call it again when the colors have changed. */
  color(root: HTMLElement): void {
    const style = getComputedStyle(root);
    for (const [name, { box, drawing }] of THEMED) {
      const image = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${drawing}</svg>`;
      root.style.setProperty(`--symbol-${name}`, addressOf(image, style));
    }
    this.#colors = { style };
  }

  /** A drawing as a CSS image; null while the colors are unknown. */
  of(drawing: Svg): string | null {
    if (!this.#colors) return null;
    const image = markup(drawing).replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ');
    return addressOf(image, this.#colors.style);
  }
}

/** Lets the components inside this one use images. */
export function provideImages(): Images {
  return setContext(KEY, new Images());
}

/** The images of an outer component, if it provides them. */
export function useImages(): Images | undefined {
  return getContext<Images | undefined>(KEY);
}

/** Whether a symbol looks the same wherever it is on the page. */
export function isThemed(name: string): boolean {
  return THEMED.has(name);
}
