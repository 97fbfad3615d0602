/** What a bot is called and how it plays, in words. */
import { has, t } from "./messages.svelte";

function first(...ids: string[]): string | null {
  const known = ids.find(has);
  return known ? t(known) : null;
}

/** The name of a bot: a character of the game, or one of the plain bots. */
export function botName(game: string, bot: string): string {
  return first(`bots-${game}-${bot}-name`, `bots-plain-${bot}-name`, `table-bot-${bot}`) ?? bot;
}

/** Its temper in a sentence; empty for a plain bot. */
export function botTemper(game: string, bot: string): string {
  return first(`bots-${game}-${bot}-temper`, `bots-plain-${bot}-temper`) ?? "";
}
