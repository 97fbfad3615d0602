/** What one lacks of a price, and the Poison that brings: told before any click. */
import type { AmountView, PlayerView } from "./view";
import { t } from "../../lib/messages.svelte";

export interface Lack {
  kind: string;
  asked: number;
  have: number;
}

/** What of a price one has not; `health` is what the Gila asks besides. */
export function lacks(me: PlayerView, cost: AmountView[], health = 0): Lack[] {
  const asked = new Map(cost.map(({ kind, count }) => [kind, count]));
  if (health) asked.set("health", (asked.get("health") ?? 0) + health);
  return [...asked]
    .map(([kind, count]) => ({ kind, asked: count, have: me.stock[kind] ?? 0 }))
    .filter((one) => one.have < one.asked);
}

/** In words; nothing where no Poison is due. */
export function dueWords(missing: Lack[], poison: number): string {
  if (!poison) return "";
  const what = missing.map(({ kind, asked, have }) =>
    t("trail-web-lack", { asked, what: kind, have }),
  );
  return t("trail-web-due", { lacks: what.join(", "), poison });
}
