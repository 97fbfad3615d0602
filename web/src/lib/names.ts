/** What a game is called and said to be; a game without such words is told from its facts. */
import { shelf } from "./me.svelte";
import { has, t } from "./messages.svelte";

const wordsOr = (id: string, otherwise: () => string): string => (has(id) ? t(id) : otherwise());

function info(game: string) {
  return shelf.games.find((known) => known.name === game);
}

export function gameName(game: string): string {
  return wordsOr(`web-game-${game}`, () => info(game)?.title ?? game);
}

/** What a content pack is called: one of ours by its words, any other as it calls itself. */
export const packName = (pack: string): string =>
  wordsOr(`web-pack-name-${pack}`, () => wordsOr(`web-content-${pack}`, () => pack));

/** How many people play it. */
function players(game: string): string {
  const known = info(game);
  return known ? t("web-players", { least: known.min_seats, most: known.max_seats }) : "";
}

/** What stands under its poster. */
export const gameCaption = (game: string): string =>
  wordsOr(`web-caption-${game}`, () => players(game));

/** It in a sentence. */
export const gameLine = (game: string): string => wordsOr(`web-line-${game}`, () => players(game));

/** For how many and how long. */
export const gameFacts = (game: string): string =>
  wordsOr(`web-facts-${game}`, () => players(game));

/** Its poster in words. */
export const posterText = (game: string): string =>
  wordsOr(`web-poster-${game}`, () => t("web-poster-plain", { game: gameName(game) }));
