/** What a bot is called and how it plays, in words. */
import { english, has, t } from "./messages.svelte";

function first(...ids: string[]): string | null {
  const known = ids.find(has);
  return known ? t(known) : null;
}

/** The name of a bot: a character of the game, or one of the plain bots. */
export function botName(game: string, bot: string): string {
  return first(`bots-${game}-${bot}-name`, `bots-plain-${bot}-name`, `table-bot-${bot}`) ?? bot;
}

/** What somebody is called who has chosen no name yet; empty for all others. */
export function guestName(name: string): string {
  const [, kind, number] = /^(Guest|Player) (\d+)$/.exec(name) ?? [];
  if (!number) return "";
  return t(kind === "Guest" ? "web-guest-name" : "web-player-name", { number });
}

/** Who sits on a seat: a bot by its name in the language in use, unless somebody gave it another. */
export function seatName(game: string, seat: { bot: string | null; name: string }): string {
  const guest = guestName(seat.name);
  if (guest) return guest;
  const id = [`bots-${game}-${seat.bot}-name`, `table-bot-${seat.bot}`].find(has);
  if (!seat.bot || !id) return seat.name;
  const kept = english(id);
  const number = seat.name.slice(kept.length);
  const own = seat.name.startsWith(kept) && /^( \d+)?$/.test(number);
  return own ? t(id) + number : seat.name;
}

/** Its temper in a sentence; empty for a plain bot. */
export function botTemper(game: string, bot: string): string {
  return first(`bots-${game}-${bot}-temper`, `bots-plain-${bot}-temper`) ?? "";
}
