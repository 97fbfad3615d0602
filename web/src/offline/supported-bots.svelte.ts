/** Which bots this device is fast enough for when playing offline. */
import type { BotInfo, GameInfo } from "../lib/generated/protocol";
import { isOffline } from "../lib/environment";

const supported = $state<Record<string, string[]>>({});
const requested = new Set<string>();

/** Measures the bots of a game, once. Does nothing with a server. */
export function measureBots(game: string): void {
  if (!isOffline || requested.has(game)) return;
  requested.add(game);
  void import("./offline-client.svelte")
    .then(({ measureGame }) => measureGame(game))
    .then((bots) => (supported[game] = bots));
}

/** The bots that would play below their level on this device. */
export function tooSlow(game: GameInfo): BotInfo[] {
  const fast = supported[game.name];
  return fast ? game.bots.filter(({ id }) => !fast.includes(id)) : [];
}
