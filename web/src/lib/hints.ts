/** Short texts for what a hint says about a move. */
import type { HintMove, Phrase } from "./generated/protocol";
import { say, t } from "./messages.svelte";
import { signed } from "./numbers";

/** The expected final lead of an estimate, with its margin. */
export function estimated(lead: number, margin: number): Phrase {
  const points = Math.round(Math.abs(lead));
  const side = points === 0 ? "level" : lead > 0 ? "ahead" : "behind";
  const args = { lead: String(lead), points, side, margin: Math.max(1, Math.round(margin)) };
  return { id: "bots-hint-lead", args };
}

function number(value: unknown): number {
  return Number(String(value ?? "").replace("−", "-"));
}

/** The final lead with best play, or the middle of its known range. */
export function pointsOf(move: HintMove): number | null {
  const args = move.expected?.args ?? {};
  if ("lead" in args) return number(args.lead);
  return "low" in args ? (number(args.low) + number(args.high)) / 2 : null;
}

/** What a hint says about a move: the expected result, its effects now, then what it prepares. */
export function statements(move: HintMove): string[] {
  const now = [move.expected, ...move.reasons].filter((one) => one !== null).map(say);
  const later = move.later.map(say).join("; ");
  return later ? [...now, t("bots-hint-then", { reasons: later })] : now;
}

/** The value of a move: an exact lead, an estimated lead, or a winning chance in percent. */
export function worth(move: HintMove): string {
  const lead = pointsOf(move);
  if (lead === null) {
    const chance = move.expected?.args.chance;
    return chance === undefined ? "" : t("web-percent", { number: Number(chance) });
  }
  return move.exact ? signed(lead) : t("web-about-number", { number: signed(lead) });
}
