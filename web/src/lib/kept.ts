/** What this browser keeps of puzzles, so that a house that does not know it can take it over. */

const KEY = "arizona.puzzles";
const MOST_KEPT = 40;

export interface Kept {
  solved: string[];
  days: string[];
  /** Puzzles of one's own games, each with all of its data, the newest first. */
  kept: string[];
}

export function keptHere(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    return { solved: found.solved ?? [], days: found.days ?? [], kept: found.kept ?? [] };
  } catch {
    return { solved: [], days: [], kept: [] };
  }
}

export function saveKept(now: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // A browser that keeps nothing: the house still knows.
  }
}

function nameOf(data: string): string {
  try {
    const { puzzle } = JSON.parse(data) as { puzzle?: { id?: string } };
    return puzzle?.id ?? "";
  } catch {
    return "";
  }
}

/** Keeps a puzzle of one's own. */
export function keepHere(data: string): void {
  const now = keptHere();
  const others = now.kept.filter((one) => nameOf(one) !== nameOf(data));
  saveKept({ ...now, kept: [data, ...others].slice(0, MOST_KEPT) });
}

/** Keeps it no longer. */
export function dropHere(id: string): void {
  const now = keptHere();
  saveKept({ ...now, kept: now.kept.filter((one) => nameOf(one) !== id) });
}
