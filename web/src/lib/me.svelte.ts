/** The guest of this browser: a name one can change, no account. */
import { api } from "./api";
import type { GameInfo } from "./generated/protocol";
import { knowsWords, teach, teachNames } from "./messages.svelte";

export const me = $state({ name: "", known: false, asked: false });
export const shelf = $state<{ games: GameInfo[]; known: boolean }>({ games: [], known: false });

export async function loadMe(): Promise<void> {
  try {
    me.name = (await api.me()).name;
    me.known = true;
  } catch {
    // The server is not there yet; the page asks again when it is needed.
  }
  me.asked = true;
}

export async function rename(name: string): Promise<void> {
  me.name = (await api.rename(name)).name;
}

/** Learns what the names and texts of a content pack are called in the language in use. */
export function knowPack(game: string, pack: string): Promise<void> {
  return teachNames(
    `${game}/${pack}`,
    async (locale) => (await api.packWords(game, pack, locale)).words,
  );
}

let asked: Promise<GameInfo[]> | null = null;

/** The games one can play here, and the words of those this page was built without; asked for once. */
export function loadGames(): Promise<GameInfo[]> {
  asked ??= askGames().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

async function askGames(): Promise<GameInfo[]> {
  const { games } = await api.games();
  const strange = games.map(({ name }) => name).filter((name) => !knowsWords(name));
  await Promise.all(
    strange.map((game) => teach(async (locale) => (await api.words(game, locale)).fluent)),
  );
  shelf.games = games;
  shelf.known = true;
  return games;
}
