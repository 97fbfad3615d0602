/** The games that draw what is made in the workshop. */
import type { WorkshopFace } from "./contract";

const WORKSHOPS = import.meta.glob<WorkshopFace>("./*/workshop/index.ts", { import: "workshop" });

/** How a game makes the things of its packs, or null: the plain form does it. */
export async function loadWorkshop(game: string): Promise<WorkshopFace | null> {
  return (await WORKSHOPS[`./${game}/workshop/index.ts`]?.()) ?? null;
}
