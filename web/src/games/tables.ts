/** The tables of the games, loaded on demand. */
import type { GameModule } from "./contract";

const TABLES = import.meta.glob<GameModule>("./*/index.ts", { import: "game" });

/** The table of a game; falls back to the generic one. */
export async function loadGame(name: string): Promise<GameModule> {
  const load = TABLES[`./${name}/index.ts`];
  return load ? await load() : (await import("../generic")).game;
}
