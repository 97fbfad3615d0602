/** Amounts and effects of the view as a row of symbols. */
import { named, t } from "../../lib/messages.svelte";
import type { AmountView, CardView, OwnCardView, StepView } from "./view";
import type { Bit } from "./words";

/** Symbols of the places where an effect applies. */
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

/** The symbol of a kind; `terrain` is any of the four. */
const iconOfKind = (kind: string): string => (kind === "terrain" ? "any" : kind);
const amount = (kind: string, count: number): Bit => ({ text: "", count, icon: iconOfKind(kind) });

export function amountBits(amounts: AmountView[]): Bit[] {
  return amounts.map(({ kind, count }) => amount(kind, count));
}

/** A card as text: terrain, effect, corner and cubes. */
export function aboutCard(card: CardView | OwnCardView): string {
  const { name, terrain, gives, icon, cubes } = card;
  const spent = "used" in card && card.kind === "fauna" && !cubes;
  return t(spent ? "trail-web-card-spent" : "trail-web-card-about", {
    name: named(name),
    terrain,
    gives,
    icon: icon || "none",
    cubes,
  });
}

/** The symbols of a step; null if it can only be expressed in words. */
function stepBits(step: StepView): Bit[] | null {
  switch (step.verb) {
    case "give":
    case "pay":
      return step.per ? null : [amount(step.kind, step.count)];
    case "gain":
      if (!step.per) return [amount(step.kind, step.count)];
      if (step.per !== "stars" || step.step !== 1) return null;
      return [amount(step.kind, step.count), word("/"), symbol("star"), word(`≤ ${step.most}`)];
    case "discount":
      return [...place(step.place), word("−"), amount(step.kind || "turquoise", step.count)];
    case "lower":
      return [...place(step.place), word(t("trail-web-effect-lower", { count: step.count }))];
    case "free":
      return [...place(step.place), word(t("trail-web-effect-free"))];
    case "enter":
      return [...place(step.place), word(t("trail-web-effect-enter"))];
    case "copy":
      return [...place(step.place), word(t("trail-web-effect-copy"))];
    default:
      return null;
  }
}

/** The symbols of an effect and its timing; null if it can only be expressed in words. */
export function effectBits(moment: string, options: StepView[][]): Bit[] | null {
  if (!options.length) return null;
  const bits: Bit[] = moment.startsWith("after ") ? [...place(moment.slice(6)), word(":")] : [];
  for (const [index, steps] of options.entries()) {
    if (index) bits.push(word(t("trail-web-effect-or")));
    for (const [at, step] of steps.entries()) {
      const drawn = stepBits(step);
      if (!drawn) return null;
      const before = steps[at - 1]?.verb;
      if ((before === "give" || before === "pay") && step.verb === "gain") bits.push(word("→"));
      else if (before && before !== step.verb) bits.push(word("+"));
      bits.push(...drawn);
    }
  }
  return bits;
}
