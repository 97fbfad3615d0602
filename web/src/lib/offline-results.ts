/**
 * Games and puzzles played offline, until they are submitted to the account of the person who
 * played them. Every entry has a key of its own in local storage, so tabs do not overwrite each
 * other's; submitting an entry twice is harmless, because the server knows its id.
 */
import type { OfflineGame, OfflinePuzzles, Problem } from "./generated/protocol";
import { knownPerson } from "./known-person";

/** Tables in progress: who plays there, and the id under which the game will be submitted. */
const TABLE = "arizona.offline-table.";
const GAME = "arizona.offline-game.";
const PUZZLE = "arizona.offline-puzzle.";
const LOCK = "arizona-offline-results";
/** Reasons for which a game will never be accepted. */
const HOPELESS = ["bad-record", "malformed", "bad-content", "no-such-game"];

interface PlayedTable {
  id: string;
  owner: string;
}
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
    return false; // No space. The table remains in this browser.
  }
}

function names(prefix: string): string[] {
  return Object.keys(localStorage).filter((name) => name.startsWith(prefix));
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Notes that the known person plays at a table. The first one who does owns the game. */
export function notePlayed(table: string): void {
  const person = knownPerson();
  if (!person || localStorage.getItem(TABLE + table) !== null) return;
  write(TABLE + table, { id: newId(), owner: person.owner } satisfies PlayedTable);
}

/** Notes that the known person has solved a puzzle, and the day it counts for. */
export function noteSolved(key: string, day: string): void {
  const person = knownPerson();
  if (!person) return;
  write(`${PUZZLE}${person.owner}.${key}`, {
    owner: person.owner,
    key,
    day,
  } satisfies SolvedPuzzle);
}

/** The tables whose games are to be submitted when they are over. */
export function playedTables(): string[] {
  return names(TABLE).map((name) => name.slice(TABLE.length));
}

/** Stores the record of a finished game until it is submitted. */
export function noteFinished(table: string, record: string): void {
  const played = read(TABLE + table) as PlayedTable | null;
  if (!played) return;
  const game: OfflineGame = { ...played, record };
  if (write(GAME + played.id, game)) localStorage.removeItem(TABLE + table);
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

async function submitGames(owner: string, send: Send): Promise<void> {
  for (const name of names(GAME)) {
    const game = read(name) as OfflineGame | null;
    if (game && game.owner !== owner) continue; // Waits until that person signs in.
    const answer = game && (await send("/api/account/offline/games", game));
    if (!answer || answer.ok || (await isHopeless(answer))) localStorage.removeItem(name);
    else return; // Too fast, signed out or no space: tried again at the next visit.
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

/** Submits what a person played offline; does nothing if another tab is doing so. */
export async function submitResults(owner: string, send: Send = sendToServer): Promise<void> {
  const submit = async (): Promise<void> => {
    await submitGames(owner, send);
    await submitPuzzles(owner, send);
  };
  if (!("locks" in navigator)) return await submit();
  await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) =>
    lock ? submit() : undefined,
  );
}
