/** The tables of the games, each loaded when it is sat down at. */
import type { GameModule } from "./contract";

const TABLES = import.meta.glob<GameModule>("./*/index.ts", { import: "game" });

/** The table of a game; any game without its own is played through the plain one. */
export async function loadGame(name: string): Promise<GameModule> {
  const load = TABLES[`./${name}/index.ts`];
  return load ? await load() : (await import("../generic")).game;
}
