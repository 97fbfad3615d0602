/** Options that a game lets one choose by pictures when a table is set up. */
import type { Component } from "svelte";

import type { TableWish } from "../start/wish.svelte";

export interface OwnChoices {
  /** The options that it looks after. */
  names: string[];
  Options: Component<{ wish: TableWish }>;
}

const KNOWN: Record<string, () => Promise<{ choices: OwnChoices }>> = {
  rails: () => import("./rails/setup"),
};

export async function loadChoices(game: string): Promise<OwnChoices | null> {
  const load = KNOWN[game];
  return load ? (await load()).choices : null;
}
