/** How one fares with puzzles: as the house knows it, and as this browser has kept it. */
import { api } from "../lib/api";
import type { PuzzleMe, Puzzles } from "../lib/generated/protocol";

const KEY = "arizona.puzzles";

interface Kept {
  solved: string[];
  days: string[];
}

function kept(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    return { solved: found.solved ?? [], days: found.days ?? [] };
  } catch {
    return { solved: [], days: [] };
  }
}

function keep(now: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // A browser that keeps nothing: the house still knows.
  }
}

class PuzzleRoom {
  today = $state.raw<Puzzles | null>(null);
  me = $state.raw<PuzzleMe | null>(null);

  /** Asks for a day's puzzles; brings along what only this browser knows. */
  async load(day = ""): Promise<Puzzles> {
    let told = await api.puzzles(day);
    const mine = kept();
    if (!told.me.solved && mine.solved.length) {
      await api.bringPuzzles(mine);
      told = await api.puzzles(day);
    }
    this.me = told.me;
    if (!day || day === told.today) this.today = told;
    return told;
  }

  learn(me: PuzzleMe): void {
    this.me = me;
  }

  /** Keeps in this browser that a puzzle was solved, and the day it counts for. */
  solved(game: string, id: string, day: string): void {
    const mine = kept();
    const key = `${game}/${id}`;
    if (!mine.solved.includes(key)) mine.solved.push(key);
    if (day && !mine.days.includes(day)) mine.days.push(day);
    keep(mine);
    const cards = this.today?.cards.map((card) =>
      card.game === game && card.id === id ? { ...card, solved: true } : card,
    );
    const week = this.today?.week.map((one) => (one.date === day ? { ...one, kept: true } : one));
    if (this.today && cards && week) this.today = { ...this.today, cards, week };
  }
}

export const room = new PuzzleRoom();
