/** Puzzle progress, on the server and in this browser. */
import { api } from "../lib/api";
import type { PuzzleCard, PuzzleMe, Puzzles } from "../lib/generated/protocol";
import { isDemo, isOffline } from "../lib/environment";
import { knownPerson } from "../lib/known-person";
import { recordSolved } from "../lib/offline-results";
import {
  removeSavedPuzzle,
  loadSavedPuzzles,
  storeSavedPuzzles,
  type SavedPuzzles,
} from "../lib/saved-puzzles";

/** Offline, adds the progress of the account that is signed in to this browser. */
function withAccount(mine: SavedPuzzles): SavedPuzzles {
  const person = isOffline && !isDemo ? knownPerson() : null;
  if (!person) return mine;
  return {
    ...mine,
    solved: [...new Set([...person.solved, ...mine.solved])],
    days: [...new Set([...person.days, ...mine.days])],
  };
}

class PuzzleRoom {
  today = $state.raw<Puzzles | null>(null);
  me = $state.raw<PuzzleMe | null>(null);
  /** Puzzles from the player's own games. */
  saved = $state.raw<PuzzleCard[]>([]);
  /** Whether local progress was uploaded; done once. */
  #uploaded = false;

  /** Loads a day's puzzles; uploads progress that only this browser has. */
  async load(day = ""): Promise<Puzzles> {
    let puzzles = await api.puzzles(day);
    const mine = withAccount(loadSavedPuzzles());
    let { cards } = await api.savedPuzzles();
    const forgotten = !puzzles.me.solved && mine.solved.length > 0;
    if (!this.#uploaded && (forgotten || (!cards.length && mine.kept.length))) {
      this.#uploaded = true;
      await api.bringPuzzles(mine);
      puzzles = await api.puzzles(day);
      ({ cards } = await api.savedPuzzles());
    }
    this.saved = cards;
    this.me = puzzles.me;
    if (!day || day === puzzles.today) this.today = puzzles;
    return puzzles;
  }

  /** Deletes a puzzle of the player's own games. */
  async drop(card: PuzzleCard): Promise<void> {
    removeSavedPuzzle(card.id);
    this.saved = (await api.dropPuzzle(card.game, card.id)).cards;
  }

  learn(me: PuzzleMe): void {
    this.me = me;
  }

  /** Stores locally that a puzzle was solved, and the day it counts for. */
  solved(game: string, id: string, day: string): void {
    const mine = loadSavedPuzzles();
    const key = `${game}/${id}`;
    if (!mine.solved.includes(key)) mine.solved.push(key);
    if (day && !mine.days.includes(day)) mine.days.push(day);
    storeSavedPuzzles(mine);
    if (isOffline && !isDemo) recordSolved(key, day);
    const cards = this.today?.cards.map((card) =>
      card.game === game && card.id === id ? { ...card, solved: true } : card,
    );
    const week = this.today?.week.map((one) => (one.date === day ? { ...one, kept: true } : one));
    if (this.today && cards && week) this.today = { ...this.today, cards, week };
  }
}

export const room = new PuzzleRoom();
