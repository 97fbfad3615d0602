/** Coins: which way to pay needs no thought, and how that is put into steps. */
import type { ActionInfo } from "../../lib/generated/protocol";
import type { Step } from "../../lib/table-client.svelte";
import { settings } from "../../lib/settings.svelte";

/** How something was paid: all ways there were, the one taken, and when it was asked. */
export interface Paid {
  ways: ActionInfo[];
  chosen: string;
  moment: number;
}

const lost = (way: ActionInfo): number => Number(way.label.args.lost ?? 0);

/** The way that alone wastes least; undefined where several do. The engine puts the least first. */
export function clearlyBest(ways: ActionInfo[]): ActionInfo | undefined {
  const [first, second] = ways;
  if (!first) return undefined;
  return !second || lost(second) > lost(first) ? first : undefined;
}

/**
 * Pays where one way is clearly best. For a piece (`propose`) the first way is taken in any case,
 * since it can be changed until the piece lies.
 */
export function payStep(propose: boolean, note: (paid: Paid) => void): Step {
  return (scene) => {
    if (!settings.payBest) return undefined;
    const ways = scene.actions.filter(({ text }) => text.startsWith("pay "));
    const way = propose ? ways[0] : clearlyBest(ways);
    if (way) note({ ways, chosen: way.text, moment: scene.moment });
    return way;
  };
}
