/** Effects of Fauna cards as a line of symbols. */
import { t } from "../../lib/messages.svelte";
import { bitsOf, type Bit } from "./words";

const PLACES: Record<string, string[]> = {
  passage: ["passage"],
  flora: ["flora"],
  fauna: ["fauna"],
  row: ["flora", "fauna"],
  boost: ["boost"],
  order: ["order"],
  piece: ["mural"],
  gila: ["gila"],
  arrow: ["arrows"],
  gateway: ["gateway"],
};
const word = (text: string): Bit => ({ text, count: 0, icon: "" });
const symbol = (icon: string): Bit => ({ text: "", count: 1, icon });
const place = (name: string): Bit[] => (PLACES[name] ?? []).map(symbol);
const less = (bits: Bit[]): Bit[] => [word("−"), ...bits];

function part(text: string): Bit[] | null {
  const [verb, ...rest] = text.split(" ");
  const of = rest.join(" ");
  let found: RegExpExecArray | null;
  if (verb === "exchange" && (found = /^(.+) for (.+)$/.exec(of)))
    return [...bitsOf(found[1]!), word("→"), ...bitsOf(found[2]!)];
  if (verb === "discount" && (found = /^(\d+) on (\w+)$/.exec(of)))
    return [...place(found[2]!), ...less(bitsOf(`${found[1]} turquoise`))];
  if (verb === "discount" && (found = /^(\d+ \w+) on (\w+)$/.exec(of)))
    return [...place(found[2]!), ...less(bitsOf(found[1]!))];
  if (verb === "lower" && (found = /^(\d+) on (\w+)$/.exec(of)))
    return [...place(found[2]!), word(t("trail-web-effect-lower", { count: Number(found[1]) }))];
  if (verb === "free") return [...place(of), word(t("trail-web-effect-free"))];
  if (verb === "enter") return [...place(of), word(t("trail-web-effect-enter"))];
  if (verb === "copy") return [...place(of), word(t("trail-web-effect-copy"))];
  if (verb === "gain" && (found = /^(.+) per 1 stars max (\d+)$/.exec(of)))
    return [...bitsOf(found[1]!), word("/"), symbol("star"), word(`≤ ${found[2]}`)];
  return verb === "gain" ? bitsOf(of) : null;
}

/** The symbols of an effect; null where only its sentence can tell it. */
export function effectBits(moment: string, effect: string): Bit[] | null {
  if (!effect) return null;
  const bits: Bit[] = moment.startsWith("after ") ? [...place(moment.slice(6)), word(":")] : [];
  for (const [index, joined] of effect.split(/ (and|or) /).entries()) {
    if (index % 2) {
      bits.push(word(joined === "or" ? t("trail-web-effect-or") : "+"));
      continue;
    }
    const found = part(joined);
    if (!found) return null;
    bits.push(...found);
  }
  return bits;
}
