/** Splits amounts and effects of the content into words and symbols. */
import { locale, t } from "../../lib/messages.svelte";

export interface Bit {
  text: string;
  count: number;
  icon: string;
  /** Whether the number follows its symbol; a particle may follow it: Korean `금 2를`. */
  behind?: boolean;
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
const ENGLISH = Object.keys(ICONS).map((kind) => ({ kind, form: `(\\d+) ${kind}\\b` }));

interface Spoken {
  kinds: string[];
  behind: boolean;
  pattern: RegExp;
}
const spoken = new Map<string, Spoken>();

/** How amounts are written in the content and in the current language. */
function amountsHere(): Spoken {
  const known = spoken.get(locale());
  if (known) return known;
  const forms = [...ENGLISH];
  let behind = false;
  for (const kind of Object.keys(ICONS)) {
    for (const amount of [1, 2]) {
      const said = t("trail-amount", { amount, kind });
      const parts = said.split(String(amount));
      if (parts.length !== 2) continue;
      behind ||= parts[0] !== "";
      const form = parts.map((part) => part.replace(/[^\p{L}\d ]/gu, "\\$&")).join("(\\d+)");
      forms.push({ kind, form: `(?<!\\p{L})${form}(?![A-Za-zÀ-ÿ])` });
    }
  }
  const pattern = new RegExp(forms.map(({ form }) => form).join("|"), "giu");
  const made = { kinds: forms.map(({ kind }) => kind), behind, pattern };
  spoken.set(locale(), made);
  return made;
}

/** `1 copper, 2 gold` as two symbols with their numbers; words between them are unchanged. */
export function bitsOf(text: string): Bit[] {
  const { kinds, behind, pattern } = amountsHere();
  const bits: Bit[] = [];
  let from = 0;
  const plain = (to: number): void => {
    const words = text
      .slice(from, to)
      .replace(/^, |, $/g, "")
      .trim();
    if (words && words !== ",") bits.push({ text: words, count: 0, icon: "" });
  };
  for (const found of text.matchAll(pattern)) {
    plain(found.index);
    const [all, ...numbers] = found;
    const which = numbers.findIndex((number) => number !== undefined);
    const icon = ICONS[kinds[which]!] ?? "";
    const own = behind && !/^\d/.test(all);
    bits.push({ text: "", count: Number(numbers[which]), icon, ...(own ? { behind } : {}) });
    from = found.index + all.length;
  }
  plain(text.length);
  return bits;
}

/** The column and row of a space of the mural. */
export function spaceAt(name: string): { x: number; y: number } {
  return { x: name.charCodeAt(0) - 65, y: Number(name.slice(1)) - 1 };
}

/** The rows of a piece, and the origin of its box. */
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

/** The rewards of a Spirit in one line: `left | right` for every cube. */
export function rewardsOf(rewards: string[][]): string {
  const words = (gives: string): string => t("trail-web-amounts", { gives });
  return rewards
    .map((pair) => pair.filter(Boolean).map(words).join(" | "))
    .filter(Boolean)
    .join("; ");
}
