/** Amounts and effects of the content, cut into words and symbols. */
import { t } from "../../lib/messages.svelte";

export interface Bit {
  text: string;
  count: number;
  icon: string;
}

const ICONS: Record<string, string> = {
  turquoise: "turquoise",
  copper: "copper",
  silver: "silver",
  supplies: "supplies",
  health: "health",
  water: "water",
  gold: "gold",
  grit: "grit",
  mountain: "mountain",
  plateau: "plateau",
  desert: "desert",
  canyon: "canyon",
  terrain: "any",
  resource: "resource",
  antidote: "antidote",
  weather: "weather",
  spirit: "spirit",
  marker: "marker",
};
const AMOUNT = new RegExp(`(\\d+) (${Object.keys(ICONS).join("|")})\\b`, "gi");

/** `1 copper, 2 gold` as two symbols with their numbers; words between them stay words. */
export function bitsOf(text: string): Bit[] {
  const bits: Bit[] = [];
  let from = 0;
  const plain = (to: number): void => {
    const words = text
      .slice(from, to)
      .replace(/^, |, $/g, "")
      .trim();
    if (words && words !== ",") bits.push({ text: words, count: 0, icon: "" });
  };
  for (const found of text.matchAll(AMOUNT)) {
    plain(found.index);
    const [all, number, kind] = found;
    bits.push({ text: "", count: Number(number), icon: ICONS[kind!.toLowerCase()] ?? "" });
    from = found.index + all.length;
  }
  plain(text.length);
  return bits;
}

/** The column and row of a space of the mural. */
export function spaceAt(name: string): { x: number; y: number } {
  return { x: name.charCodeAt(0) - 65, y: Number(name.slice(1)) - 1 };
}

/** The rows of a piece, and where its box begins. */
export function shapeOf(cells: string[]): { shape: string[]; x: number; y: number } {
  const at = cells.map(spaceAt);
  const x = Math.min(...at.map((one) => one.x));
  const y = Math.min(...at.map((one) => one.y));
  const w = Math.max(...at.map((one) => one.x)) - x + 1;
  const h = Math.max(...at.map((one) => one.y)) - y + 1;
  const has = new Set(cells);
  const name = (col: number, row: number): string => `${String.fromCharCode(65 + col)}${row + 1}`;
  const shape = Array.from({ length: h }, (_, row) =>
    Array.from({ length: w }, (_, col) => (has.has(name(x + col, y + row)) ? "X" : ".")).join(""),
  );
  return { shape, x, y };
}

export const STOCK = ["turquoise", "copper", "silver", "supplies", "health", "water"] as const;
export const TERRAINS = ["mountain", "plateau", "desert", "canyon"] as const;

/** The rewards of a Spirit in a line: `left | right` for every cube. */
export function rewardsOf(rewards: string[][]): string {
  const words = (gives: string): string => t("trail-web-amounts", { gives });
  return rewards
    .map((pair) => pair.filter(Boolean).map(words).join(" | "))
    .filter(Boolean)
    .join("; ");
}
