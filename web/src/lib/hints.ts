/** What a hint says about a move, as short as it can be shown. */
import type { HintMove } from "./generated/protocol";
import { t } from "./messages.svelte";
import { signed } from "./numbers";

function number(value: unknown): number {
  return Number(String(value ?? "").replace("−", "-"));
}

/** The lead at the end with best play, or the middle of what is known of it. */
export function pointsOf(move: HintMove): number | null {
  const args = move.expected?.args ?? {};
  if ("lead" in args) return number(args.lead);
  return "low" in args ? (number(args.low) + number(args.high)) / 2 : null;
}

/** A move's worth: a lead, about a lead, or an outlook in percent. */
export function worth(move: HintMove): string {
  const lead = pointsOf(move);
  if (lead === null) return t("web-percent", { number: Math.round(move.value * 100) });
  return move.exact ? signed(lead) : t("web-about-number", { number: signed(lead) });
}
