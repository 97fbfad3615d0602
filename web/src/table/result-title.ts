import { listed, t } from "../lib/messages.svelte";

/** Who won, in words. If everyone shares the win, the game is a draw. */
export function resultTitle(names: string[], winners: number[]): string {
  if (winners.length > 1 && winners.length === names.length) return t("web-result-draw");
  const won = winners.map((seat) => names[seat] ?? "");
  return t("web-result-winner", { names: listed(won), count: won.length });
}
