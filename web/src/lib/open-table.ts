/** Creates tables, stores the seat keys and navigates to the table. */
import { api } from "./api";
import type { Created, CreateTable, GameInfo, SeatRequest } from "./generated/protocol";
import { isOffline } from "./environment";
import { saveKey } from "./keys";
import { loadGames } from "./me.svelte";
import { offlineServer } from "./offline-server";
import { go } from "./router.svelte";

/** Stores the seat keys of a new table and navigates to it. */
export function enterTable(created: Created, replace = false): void {
  for (const key of created.keys) saveKey(created.table, key);
  go(`/table/${created.table}`, replace);
}

export async function openTable(body: CreateTable, replace = false): Promise<void> {
  enterTable(await api.create(body), replace);
}

/** The default opponent: an easy bot, the second of six. */
export function defaultBot(game: GameInfo): string {
  const bots = game.bots;
  return bots[Math.floor((bots.length - 1) / 3)]?.id ?? "random";
}

/** Whether requests are answered without waiting for the engine. */
async function engineIsReady(): Promise<boolean> {
  if (!isOffline) return true;
  return (await offlineServer()).isReady();
}

/** Starts a game against bots. While the engine loads, /now/ shows an opening position. */
export async function playNow(name: string, replace = false): Promise<void> {
  if (!replace && !(await engineIsReady())) {
    go(`/now/${name}`);
    return;
  }
  const game = (await loadGames()).find((known) => known.name === name);
  if (!game) throw new Error(name);
  const seats: SeatRequest[] = [{ kind: "here" }];
  while (seats.length < Math.max(2, game.min_seats)) {
    seats.push({ kind: "bot", bot: defaultBot(game) });
  }
  await openTable({ game: name, seats }, replace);
}
