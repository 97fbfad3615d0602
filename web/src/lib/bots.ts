/** Names and descriptions of bots. */
import { englishName, has, t } from "./messages.svelte";

function first(...ids: string[]): string | null {
  const known = ids.find(has);
  return known ? t(known) : null;
}

/** The name of a bot: a character of the game, or a plain bot. */
export function botName(game: string, bot: string): string {
  return first(`bots-${game}-${bot}-name`, `bots-plain-${bot}-name`, `table-bot-${bot}`) ?? bot;
}

/** The name shown for a guest who has not chosen one; "" for anyone else. */
export function guestName(name: string): string {
  const [, kind, number] = /^(Guest|Player) (\d+)$/.exec(name) ?? [];
  if (!number) return "";
  return t(kind === "Guest" ? "web-guest-name" : "web-player-name", { number });
}

/** A player's name as shown in lists. */
export function playerName(name: string): string {
  return guestName(name) || name;
}

/** The name of a seat. A bot has its name in the current language unless a player renamed it. */
export function seatName(game: string, seat: { bot: string | null; name: string }): string {
  const guest = guestName(seat.name);
  if (guest) return guest;
  const id = [`bots-${game}-${seat.bot}-name`, `table-bot-${seat.bot}`].find(has);
  if (!seat.bot || !id) return seat.name;
  const original = englishName(id);
  const number = seat.name.slice(original.length);
  const own = seat.name.startsWith(original) && /^( \d+)?$/.test(number);
  return own ? t(id) + number : seat.name;
}

/** The playing style of a bot in one sentence; "" for a plain bot. */
export function botTemper(game: string, bot: string): string {
  return first(`bots-${game}-${bot}-temper`, `bots-plain-${bot}-temper`) ?? "";
}
