/** Sentences of a review, with player names. */
import type { Explanation } from "../lib/generated/protocol";
import { say, type Args } from "../lib/messages.svelte";

/** A sentence about a seat; `names` are those of all seats. */
export function explanationText(explanation: Explanation, seat: number, names: string[]): string {
  const other = names.length === 2 && seat >= 0 ? (names[1 - seat] ?? "") : "";
  const args = { ...explanation.args, name: names[seat] ?? "", other } as Args;
  return say({ id: explanation.id, args });
}
