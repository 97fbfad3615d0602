import { catalog } from "../lib/me.svelte";
import type { TableClient } from "../lib/table-client.svelte";

/** Whether the game has draws, and two people who can agree to one. */
export function mayDraw({ table, seats }: TableClient): boolean {
  const known = catalog.games.find(({ name }) => name === table?.game);
  return (known?.draw ?? false) && seats.length === 2 && seats.every(({ owned }) => owned);
}
