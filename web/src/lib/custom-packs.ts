/** The content packs of one's own in this browser, by game: known before the rules are awake. */
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
    // Without storage the packs last as long as the page.
  }
}

/** The games of the folder with the packs of this browser. */
export function withCustomPacks({ games }: Games): Games {
  const own = loadCustomPacks();
  return {
    games: games.map((game) => ({
      ...game,
      contents: [...new Set([...game.contents, ...(own[game.name] ?? [])])].sort(),
    })),
  };
}
