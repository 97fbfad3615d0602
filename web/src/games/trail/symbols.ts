/** Trail's symbols by name, from the file they are drawn in. */
import { artOf } from "../../lib/art.svelte";
import { fixed, own, svg, type Svg } from "../../lib/svg";
import drawings from "./art/symbols.svg?raw";

/** One symbol: its view box and what is drawn in it. */
interface SymbolDrawing {
  box: string;
  drawing: Svg;
}

const SYMBOL = /<symbol id="trail-([\w-]+)" viewBox="([\d. ]+)">(.*?)<\/symbol>/gs;
export const SYMBOLS: Record<string, SymbolDrawing> = Object.fromEntries(
  [...drawings.matchAll(SYMBOL)].map(([, name, box, drawing]) => [
    name!,
    { box: box!, drawing: fixed(drawing!) },
  ]),
);
const NO_SYMBOL: SymbolDrawing = { box: "0 0 24 24", drawing: fixed("") };

/** A symbol by its name, or the pack's own picture of it; an unknown one is empty. */
export function symbolOf(name: string): SymbolDrawing {
  const picture = artOf("trail", `symbol.${name}`);
  if (picture) {
    return { box: "0 0 24 24", drawing: svg`<image width="24" height="24" href="${picture}"/>` };
  }
  return own(SYMBOLS, name) ?? NO_SYMBOL;
}

/** A symbol as part of a larger drawing. */
export function symbolAt(name: string, x: number, y: number, size: number): Svg {
  const { box, drawing } = symbolOf(name);
  return svg`<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${box}">${drawing}</svg>`;
}
