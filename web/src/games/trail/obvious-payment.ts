/** Chooses a payment that is obvious, and turns it into steps. */
import type { ActionInfo } from "../../lib/generated/protocol";
import type { Step } from "../../lib/steps";
import { settings } from "../../lib/settings.svelte";

/** How something was paid: all options, the chosen one, and the moment of the payment. */
export interface Paid {
  ways: ActionInfo[];
  chosen: string;
  moment: number;
}

const lost = (way: ActionInfo): number => Number(way.label.args.lost ?? 0);

/** The only way that wastes least; undefined if there are several. The engine lists it first. */
export function clearlyBest(ways: ActionInfo[]): ActionInfo | undefined {
  const [first, second] = ways;
  if (!first) return undefined;
  return !second || lost(second) > lost(first) ? first : undefined;
}

/**
 * Pays if one way is clearly best. For a piece (`propose`), the first way is always used, since it
 * can be changed until the piece is placed.
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
