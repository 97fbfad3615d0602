/**
 * Trail's symbols as images. The table shows hundreds of them. An image is one element without
 * layers of its own; an inline symbol is a copied subtree, which every hover has to consider.
 */
import { getContext, setContext } from "svelte";

import { own } from "../../lib/svg";
import drawings from "./art/symbols.svg?raw";

const SYMBOL = /<symbol id="trail-([\w-]+)" viewBox="([\d. ]+)">(.*?)<\/symbol>/gs;
/** Symbols whose colors depend on the theme but not on the text around them. */
const SYMBOLS: Record<string, { box: string; drawing: string }> = Object.fromEntries(
  [...drawings.matchAll(SYMBOL)]
    .map(([, name, box, drawing]) => [name!, { box: box!, drawing: drawing! }] as const)
    .filter(([, { drawing }]) => !/currentColor|<use/.test(drawing) && /fill=/.test(drawing)),
);
const VARIABLE = /var\((--[\w-]+)(?:,([^()]*))?\)/g;

/** CSS properties with an image of each symbol, in the colors that apply to an element. */
export function symbolImages(root: Element): [property: string, value: string][] {
  const style = getComputedStyle(root);
  return Object.entries(SYMBOLS).map(([name, { box, drawing }]) => {
    const colored = drawing.replace(
      VARIABLE,
      (_, color: string, fallback?: string) =>
        style.getPropertyValue(color).trim() || (fallback ?? "none"),
    );
    const image = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${colored}</svg>`;
    return [`--symbol-${name}`, `url("data:image/svg+xml,${encodeURIComponent(image)}")`];
  });
}

const KEY = Symbol("symbol images");

/** Declares that this component sets the properties for the symbols inside it. */
export function provideSymbolImages(): void {
  setContext(KEY, true);
}

/** Whether an outer component sets the properties. */
export function symbolImagesHere(): boolean {
  return getContext<boolean | undefined>(KEY) === true;
}

export function hasSymbolImage(name: string): boolean {
  return own(SYMBOLS, name) !== undefined;
}
