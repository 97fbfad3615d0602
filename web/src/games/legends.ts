/** Legends of the games' symbols, for their rules pages. */
import type { Legend } from "./contract";

const LEGENDS = import.meta.glob<Legend>("./*/Legend.svelte", { import: "default" });

/** The legend of a game, or null. */
export async function loadLegend(game: string): Promise<Legend | null> {
  return (await LEGENDS[`./${game}/Legend.svelte`]?.()) ?? null;
}
