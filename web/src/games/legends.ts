/** The games whose rules come with pictures of their symbols. */
import type { Legend } from "./contract";

const LEGENDS = import.meta.glob<Legend>("./*/Legend.svelte", { import: "default" });

/** The pictures of a game's symbols, or null. */
export async function loadLegend(game: string): Promise<Legend | null> {
  return (await LEGENDS[`./${game}/Legend.svelte`]?.()) ?? null;
}
