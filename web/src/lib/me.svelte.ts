/** The user of this browser: a guest with an editable name, or a person with an account. */
import { api } from "./api";
import { showArt } from "./art.svelte";
import { isOffline } from "./environment";
import type { GameInfo } from "./generated/protocol";
import { storePerson } from "./known-person";
import { addGameMessages, addNameLoader, hasMessages } from "./messages.svelte";
import { settings, type Settings } from "./settings.svelte";

/**
 * `account` is the username of a signed-in person, empty for a guest; `notices` is the number of
 * messages from moderators.
 */
export const me = $state({ name: "", account: "", notices: 0, known: false, asked: false });
export const catalog = $state<{ games: GameInfo[]; known: boolean }>({ games: [], known: false });

/** Whether a game has points; if not, there are only wins, losses and draws. */
export function hasPoints(game: string | undefined): boolean {
  return catalog.games.find((one) => one.name === game)?.points ?? true;
}

let atSignIn: Settings = $state.snapshot(settings);

/** The settings at the time of signing in. Changes since then override those of the account. */
export function settingsAtSignIn(): Settings {
  return atSignIn;
}

export async function loadMe(): Promise<void> {
  try {
    const found = await api.me();
    me.name = found.name;
    if (found.account && found.account !== me.account) atSignIn = $state.snapshot(settings);
    me.account = found.account ?? "";
    if (!isOffline && !me.account) storePerson(null);
    me.notices = found.notices ?? 0;
    me.known = true;
  } catch {
    // The server is unreachable. The request is repeated when the profile is needed.
  }
  me.asked = true;
}

export async function rename(name: string): Promise<void> {
  me.name = (await api.rename(name)).name;
}

/** The pack whose names and pictures are shown, by game. */
const packs = new Map<string, string>();

/** Loads and shows a pack's own pictures; the default pack has none. */
async function loadArt(game: string, pack: string): Promise<void> {
  if (packs.get(game) === pack) return;
  packs.set(game, pack);
  const pictures = pack === "default" ? {} : (await api.packArt(game, pack)).art;
  if (packs.get(game) === pack) showArt(game, pictures);
}

/** Shows pictures of a pack that is being edited. */
export function previewArt(game: string, pictures: Record<string, string>): void {
  packs.delete(game);
  showArt(game, pictures);
}

/** Loads the names, texts and pictures of a content pack in the current language. */
export function loadPack(game: string, pack: string): Promise<void> {
  // If its pictures cannot be loaded, the pack is shown with the game's drawings.
  loadArt(game, pack).catch(() => packs.delete(game));
  return loadPackNames(game, pack);
}

/** Loads only the names and texts of a content pack. */
export function loadPackNames(game: string, pack: string): Promise<void> {
  return addNameLoader(
    `${game}/${pack}`,
    async (locale) => (await api.packWords(game, pack, locale)).words,
  );
}

let pending: Promise<GameInfo[]> | null = null;

/** Loads the list of games once, and the messages of games this page was built without. */
export function loadGames(): Promise<GameInfo[]> {
  pending ??= fetchGames().catch((error: unknown) => {
    pending = null;
    throw error;
  });
  return pending;
}

async function fetchGames(): Promise<GameInfo[]> {
  const { games } = await api.games();
  const missing = games.map(({ name }) => name).filter((name) => !hasMessages(name));
  await Promise.all(
    missing.map((game) =>
      addGameMessages((locale) =>
        api.words(game, locale).then(
          ({ fluent }) => fluent,
          () => "",
        ),
      ),
    ),
  );
  catalog.games = games;
  catalog.known = true;
  return games;
}
