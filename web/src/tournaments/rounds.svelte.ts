/** Watches for the person's next table in a tournament, on every page of this tab. */
import { fileAddress } from "../lib/environment";
import type { OwnTournamentGame } from "../lib/generated/protocol";
import { needMessages, t } from "../lib/messages.svelte";
import { settings } from "../lib/settings.svelte";
import { sound } from "../lib/sounds";
import { tournaments } from "./tournaments";

const POLL = 5000;
const SEEN = "arizona-tournament-tables";
const MAX_SEEN = 50;

/** The person's open games, newest first, and the tables that were opened or dismissed. */
export const rounds = $state<{ games: OwnTournamentGame[]; seen: string[] }>({
  games: [],
  seen: remembered(),
});
let timer = 0;
let watching = false;
/** Tables that were announced with a sound and a notification. */
const announced = new Set<string>();

function remembered(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(SEEN) ?? "[]");
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return [];
  }
}

/** Hides the banner of a table for good. */
export function seenTable(table: string): void {
  if (rounds.seen.includes(table)) return;
  rounds.seen = [table, ...rounds.seen].slice(0, MAX_SEEN);
  try {
    localStorage.setItem(SEEN, JSON.stringify(rounds.seen));
  } catch {
    // Without storage, the banner comes back after a reload.
  }
}

function announce(game: OwnTournamentGame): void {
  if (announced.has(game.table) || rounds.seen.includes(game.table)) return;
  announced.add(game.table);
  sound("turn");
  const wanted = settings.notify && !settings.quiet.includes("tournament");
  if (!document.hidden || !wanted || !("Notification" in window)) return;
  try {
    const title = t("tournament-push-title", { round: game.round });
    const notice = new Notification(title, {
      body: game.name,
      tag: game.table,
      icon: fileAddress("icon.svg"),
    });
    notice.onclick = () => {
      focus();
      notice.close();
    };
  } catch {
    // Some phones allow notifications only from service workers. The banner remains.
  }
}

async function load(): Promise<void> {
  clearTimeout(timer);
  try {
    const { entered, games } = await tournaments.ownGames();
    if (games.length) await needMessages("play");
    if (!watching) return;
    rounds.games = games;
    games.forEach(announce);
    if (!entered && !games.length) return;
  } catch {
    // Polling continues, so the next request may succeed.
  }
  if (watching) timer = window.setTimeout(() => void load(), POLL);
}

/** Polls immediately, and then regularly while the person takes part in a tournament. */
export function watchRounds(): void {
  watching = true;
  void load();
}

export function stopRounds(): void {
  watching = false;
  clearTimeout(timer);
  rounds.games = [];
}
