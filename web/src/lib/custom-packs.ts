/** Names of the user's content packs by game, known before the engine has started. */
import type { Games } from "./generated/protocol";

const KEY = "arizona.packs";

export function loadCustomPacks(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string[]>;
  } catch {
    return {};
  }
}

export function saveCustomPacks(packs: Record<string, string[]>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(packs));
  } catch {
    // Without storage, packs last until the page is closed.
  }
}

/** Adds the user's packs to the list of games. */
export function withCustomPacks({ games }: Games): Games {
  const own = loadCustomPacks();
  return {
    games: games.map((game) => ({
      ...game,
      contents: [...new Set([...game.contents, ...(own[game.name] ?? [])])].sort(),
    })),
  };
}
