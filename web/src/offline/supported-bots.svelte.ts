/** Which characters this device manages in their time, where the rules run beside the page. */
import type { BotInfo, GameInfo } from "../lib/generated/protocol";
import { isOffline } from "../lib/environment";

const known = $state<Record<string, string[]>>({});
const asked = new Set<string>();

/** Finds out who can be played, once for each game; nobody is left out at a server. */
export function measureBots(game: string): void {
  if (!isOffline || asked.has(game)) return;
  asked.add(game);
  void import("./offline-client.svelte")
    .then(({ measureGame }) => measureGame(game))
    .then((bots) => (known[game] = bots));
}

/** Who would play more weakly here than its name says. */
export function tooSlow(game: GameInfo): BotInfo[] {
  const managed = known[game.name];
  return managed ? game.bots.filter(({ id }) => !managed.includes(id)) : [];
}
