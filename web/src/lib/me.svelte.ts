/** The guest of this browser: a name one can change, no account. */
import { api } from "./api";
import type { GameInfo } from "./generated/protocol";

export const me = $state({ name: "", known: false });
export const shelf = $state<{ games: GameInfo[]; known: boolean }>({ games: [], known: false });

export async function loadMe(): Promise<void> {
  try {
    me.name = (await api.me()).name;
    me.known = true;
  } catch {
    // The server is not there yet; the page asks again when it is needed.
  }
}

export async function rename(name: string): Promise<void> {
  me.name = (await api.rename(name)).name;
}

/** The games one can play here; asked for once. */
export async function loadGames(): Promise<GameInfo[]> {
  if (!shelf.known) {
    shelf.games = (await api.games()).games;
    shelf.known = true;
  }
  return shelf.games;
}
