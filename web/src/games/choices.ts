/** Options that games let players choose from pictures. */
import type { OwnChoices } from "./contract";

const CHOICES = import.meta.glob<OwnChoices>("./*/setup/index.ts", { import: "choices" });

export async function loadChoices(game: string): Promise<OwnChoices | null> {
  return (await CHOICES[`./${game}/setup/index.ts`]?.()) ?? null;
}
