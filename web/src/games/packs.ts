/** The games that draw what stands in their packs. */
import type { PackDrawing } from "./contract";

const PACKS = import.meta.glob<PackDrawing>("./*/pack/index.ts", { import: "pack" });

/** How a game draws the entries of its packs, or null. */
export async function loadPackDrawing(game: string): Promise<PackDrawing | null> {
  return (await PACKS[`./${game}/pack/index.ts`]?.()) ?? null;
}
