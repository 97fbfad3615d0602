/** The games' editors for the workshop. */
import type { WorkshopFace } from "./contract";

const WORKSHOPS = import.meta.glob<WorkshopFace>("./*/workshop/index.ts", { import: "workshop" });

/** A game's editors for pack entries, or null if only forms are used. */
export async function loadWorkshop(game: string): Promise<WorkshopFace | null> {
  return (await WORKSHOPS[`./${game}/workshop/index.ts`]?.()) ?? null;
}
