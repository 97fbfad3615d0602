/**
 * Stores games and puzzles played offline until they are submitted to the player's account. Each entry
 * has its own key in local storage, so that tabs do not overwrite each other's entries. Submissions
 * are idempotent, because every entry has an id.
 */
import type {
  DailyDeal,
  DailyOfflineGame,
  OfflineGame,
  OfflinePuzzles,
  Problem,
} from "./generated/protocol";
import { knownPerson } from "./known-person";

/** Tables in progress: who plays there, and the id under which the game will be submitted. */
const TABLE = "arizona.offline-table.";
const GAME = "arizona.offline-game.";
/** Deals of the daily challenge that this browser has received, with their tables. */
const DEAL = "arizona.offline-daily.";
const PUZZLE = "arizona.offline-puzzle.";
const LOCK = "arizona-offline-results";
/** Event of the window: a game has been stored, or results have been submitted. */
export const RESULTS_CHANGED = "arizona-results-changed";
/** Reasons for rejecting a game for good. */
const HOPELESS = ["bad-record", "malformed", "bad-content", "no-such-game"];

interface PlayedTable {
  id: string;
  owner: string;
  /** The game, if this is a daily challenge; the id is then that of the run. */
  daily?: string;
}
interface FinishedGame extends PlayedTable {
  record: string;
}
/** A deal of the daily challenge and its progress. */
export interface PlayedDeal {
  run: string;
  day: string;
  game: string;
  table: string;
  state: "playing" | "finished" | "submitted" | "rejected";
}
/** A deal as it is stored; `rejected` if the server did not accept the game. */
type StoredDeal = Omit<PlayedDeal, "state"> & { rejected?: boolean };
interface SolvedPuzzle {
  owner: string;
  key: string;
  day: string;
}

function read(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

function write(name: string, value: object): boolean {
  try {
    localStorage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false; // Storage is full. The table remains in this browser.
  }
}

function names(prefix: string): string[] {
  return Object.keys(localStorage).filter((name) => name.startsWith(prefix));
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Records that the known person plays at a table. The first one to do so owns the game. */
export function recordPlayed(table: string): void {
  const person = knownPerson();
  if (!person || localStorage.getItem(TABLE + table) !== null) return;
  write(TABLE + table, { id: newId(), owner: person.owner } satisfies PlayedTable);
}

/** Records the table at which a deal of the daily challenge is played. */
export function recordPlayedDeal({ run, day, game }: DailyDeal, table: string): void {
  write(TABLE + table, { id: run, owner: "", daily: game } satisfies PlayedTable);
  write(`${DEAL}${day}.${game}`, { run, day, game, table } satisfies StoredDeal);
}

/** The deals that this browser has received, newest first. */
export function playedDeals(): PlayedDeal[] {
  return names(DEAL)
    .sort()
    .reverse()
    .map((name) => read(name) as StoredDeal | null)
    .filter((one) => one !== null)
    .map(({ run, day, game, table, rejected }) => {
      const state = rejected ? "rejected" : dealState(table, run);
      return { run, day, game, table, state };
    });
}

function dealState(table: string, run: string): PlayedDeal["state"] {
  if (localStorage.getItem(TABLE + table) !== null) return "playing";
  return localStorage.getItem(GAME + run) === null ? "submitted" : "finished";
}

/** Forgets deals of earlier days that the server has accepted or rejected. */
export function forgetDeals(today: string): void {
  for (const { day, game, state } of playedDeals()) {
    const done = state === "submitted" || state === "rejected";
    if (done && day < today) localStorage.removeItem(`${DEAL}${day}.${game}`);
  }
}

/** Records that the server has rejected the game of a run for good. */
function recordRejected(run: string): void {
  for (const name of names(DEAL)) {
    const deal = read(name) as StoredDeal | null;
    if (deal?.run === run) write(name, { ...deal, rejected: true } satisfies StoredDeal);
  }
}

/** Records that the known person has solved a puzzle, and the day that it counts for. */
export function recordSolved(key: string, day: string): void {
  const person = knownPerson();
  if (!person) return;
  write(`${PUZZLE}${person.owner}.${key}`, {
    owner: person.owner,
    key,
    day,
  } satisfies SolvedPuzzle);
}

/** The tables with games to submit when they are over. */
export function playedTables(): string[] {
  return names(TABLE).map((name) => name.slice(TABLE.length));
}

/** Stores the record of a finished game until it is submitted. */
export function recordFinished(table: string, record: string): void {
  const played = read(TABLE + table) as PlayedTable | null;
  if (!played) return;
  const game: FinishedGame = { ...played, record };
  if (write(GAME + played.id, game)) localStorage.removeItem(TABLE + table);
  announce();
}

function announce(): void {
  if (typeof window !== "undefined") window.dispatchEvent(new Event(RESULTS_CHANGED));
}

type Send = (path: string, body: object) => Promise<Response>;

const sendToServer: Send = (path, body) =>
  fetch(path, {
    method: "POST",
    credentials: "same-origin",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

async function isHopeless(answer: Response): Promise<boolean> {
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  return HOPELESS.includes(problem.reason ?? "");
}

function sendGame({ id, owner, daily, record }: FinishedGame, send: Send): Promise<Response> {
  if (daily) {
    return send(`/api/daily/${daily}/result`, { run: id, record } satisfies DailyOfflineGame);
  }
  return send("/api/account/offline/games", { id, owner, record } satisfies OfflineGame);
}

async function submitGames(owner: string, send: Send): Promise<void> {
  for (const name of names(GAME)) {
    const game = read(name) as FinishedGame | null;
    // Submitted when that person signs in. For a deal, the server knows the player.
    if (game && !game.daily && game.owner !== owner) continue;
    const answer = game && (await sendGame(game, send));
    if (answer && !answer.ok) {
      // Rate limited, signed out or out of space: retried at the next visit.
      if (!(await isHopeless(answer))) return;
      if (game.daily) recordRejected(game.id);
    }
    localStorage.removeItem(name);
  }
}

async function submitPuzzles(owner: string, send: Send): Promise<void> {
  const entries = names(`${PUZZLE}${owner}.`);
  const solved = entries
    .map((name) => read(name) as SolvedPuzzle | null)
    .filter((one) => one !== null);
  if (!solved.length) return;
  const body: OfflinePuzzles = {
    owner,
    solved: solved.map(({ key }) => key),
    days: [...new Set(solved.map(({ day }) => day))].filter(Boolean),
  };
  const answer = await send("/api/account/offline/puzzles", body);
  if (answer.ok) entries.forEach((name) => localStorage.removeItem(name));
}

/**
 * Submits what a person played offline, and deals of the daily challenge; does nothing if another
 * tab is doing so. Without an account, the owner is "".
 */
export async function submitResults(owner: string, send: Send = sendToServer): Promise<void> {
  const submit = async (): Promise<void> => {
    await submitGames(owner, send);
    if (owner) await submitPuzzles(owner, send);
    announce();
  };
  if (!("locks" in navigator)) return await submit();
  await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) =>
    lock ? submit() : undefined,
  );
}
