/** Drawings of pack entries. */
import type { PackDrawing } from "./contract";

const PACKS = import.meta.glob<PackDrawing>("./*/pack/index.ts", { import: "pack" });

/** A game's drawings of pack entries, or null. */
export async function loadPackDrawing(game: string): Promise<PackDrawing | null> {
  return (await PACKS[`./${game}/pack/index.ts`]?.()) ?? null;
}
