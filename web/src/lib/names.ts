/** Names and descriptions of games. Games without such messages are described by their data. */
import { catalog } from "./me.svelte";
import { has, t } from "./messages.svelte";

const wordsOr = (id: string, otherwise: () => string): string => (has(id) ? t(id) : otherwise());

function info(game: string) {
  return catalog.games.find((known) => known.name === game);
}

export function gameName(game: string): string {
  return wordsOr(`web-game-${game}`, () => info(game)?.title ?? game);
}

/** The name of a content pack: translated for built-in packs, its own name for others. */
export const packName = (pack: string): string =>
  wordsOr(`web-pack-name-${pack}`, () => wordsOr(`web-content-${pack}`, () => pack));

function players(game: string): string {
  const known = info(game);
  return known ? t("web-players", { least: known.min_seats, most: known.max_seats }) : "";
}

/** The caption of a game's poster. */
export const gameCaption = (game: string): string =>
  wordsOr(`web-caption-${game}`, () => players(game));

/** A one-sentence description. */
export const gameLine = (game: string): string => wordsOr(`web-line-${game}`, () => players(game));

/** Number of players and duration. */
export const gameFacts = (game: string): string =>
  wordsOr(`web-facts-${game}`, () => players(game));

/** Alternative text of the poster. */
export const posterText = (game: string): string =>
  wordsOr(`web-poster-${game}`, () => t("web-poster-plain", { game: gameName(game) }));
