/** This tab's search for players. A live search continues while the user visits other pages. */
import { ask } from "../lib/api";
import type { Seeking, SeekPool, SeekState } from "../lib/generated/protocol";
import { clockFace } from "../lib/numbers";
import { go } from "../lib/router.svelte";

const POLL = 2000;
/** Milliseconds between requests for the number of waiting people, before a search. */
const POOLS_POLL = 10_000;

/**
 * `found` is a table that a correspondence search found while the page was closed. `pools` has the
 * numbers of waiting people, before a search.
 */
export const seeking = $state<{
  seek: SeekState | null;
  found: SeekState | null;
  pools: SeekPool[];
  now: number;
}>({ seek: null, found: null, pools: [], now: Date.now() });
/** The game whose search page is open, or empty. */
let shown = "";
let timer = 0;
/** How many times this tab has started or stopped a search. */
let changes = 0;

export function waited(): string {
  return clockFace(Math.max(0, seeking.now - (seeking.seek?.since ?? seeking.now))).text;
}

async function take(answer: Seeking, opened: boolean): Promise<void> {
  seeking.now = Date.now();
  const seek = answer.seek;
  if (answer.pools?.length) seeking.pools = answer.pools;
  if (!seek?.table) {
    seeking.seek = seek;
    watch();
    return;
  }
  seeking.seek = null;
  await ask<undefined>("/api/seek", "DELETE");
  if (opened && seek.pace === "days") seeking.found = seek;
  else go(`/table/${seek.table}`);
}

function watch(): void {
  clearTimeout(timer);
  const { seek } = seeking;
  if ((!seek || seek.pace === "days") && !shown) return;
  timer = window.setTimeout(() => load(false), seek ? POLL : POOLS_POLL);
}

/** Loads the search; ignores a response that is older than a change of the search. */
function load(opened: boolean): void {
  const asked = changes;
  ask<Seeking>(`/api/seek${shown && `?game=${encodeURIComponent(shown)}`}`)
    .then((answer) => (asked === changes ? take(answer, opened) : undefined))
    .catch(watch); // Polling continues, so the next request may succeed.
}

/** Shows the person's search, if any. Returns a function that stops this. */
export function openSearch(game: string, signedIn: boolean): () => void {
  if (signedIn) {
    shown = game;
    load(true);
  }
  return () => {
    shown = "";
    seeking.found = null;
    seeking.pools = [];
  };
}

export async function startSearch(
  game: string,
  pace: SeekState["pace"],
  seats: number,
): Promise<void> {
  changes += 1;
  seeking.found = null;
  await take(await ask<Seeking>("/api/seek", "POST", { game, pace, seats }), false);
}

export async function stopSearch(): Promise<void> {
  changes += 1;
  clearTimeout(timer);
  await ask<undefined>("/api/seek", "DELETE");
  seeking.seek = null;
}
