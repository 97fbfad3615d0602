/** What a player lacks of a price, and the resulting Poison; shown before any click. */
import type { AmountView, PlayerView } from "./view";
import { t } from "../../lib/messages.svelte";

export interface Lack {
  kind: string;
  asked: number;
  have: number;
}

/** What a player lacks of a price; `health` is the additional cost of the Gila. */
export function lacks(me: PlayerView, cost: AmountView[], health = 0): Lack[] {
  const asked = new Map(cost.map(({ kind, count }) => [kind, count]));
  if (health) asked.set("health", (asked.get("health") ?? 0) + health);
  return [...asked]
    .map(([kind, count]) => ({ kind, asked: count, have: me.stock[kind] ?? 0 }))
    .filter((one) => one.have < one.asked);
}

/** As text; empty if there is no Poison. */
export function dueWords(missing: Lack[], poison: number): string {
  if (!poison) return "";
  const what = missing.map(({ kind, asked, have }) =>
    t("trail-web-lack", { asked, what: kind, have }),
  );
  return t("trail-web-due", { lacks: what.join(", "), poison });
}
