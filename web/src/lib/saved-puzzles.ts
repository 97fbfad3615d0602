/** What this browser keeps of puzzles, so that a house that does not know it can take it over. */

const KEY = "arizona.puzzles";
const MOST_KEPT = 40;

export interface SavedPuzzles {
  solved: string[];
  days: string[];
  /** Puzzles of one's own games, each with all of its data, the newest first. */
  kept: string[];
}

export function loadSavedPuzzles(): SavedPuzzles {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<SavedPuzzles>;
    return { solved: found.solved ?? [], days: found.days ?? [], kept: found.kept ?? [] };
  } catch {
    return { solved: [], days: [], kept: [] };
  }
}

export function storeSavedPuzzles(now: SavedPuzzles): void {
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
export function savePuzzle(data: string): void {
  const now = loadSavedPuzzles();
  const others = now.kept.filter((one) => nameOf(one) !== nameOf(data));
  storeSavedPuzzles({ ...now, kept: [data, ...others].slice(0, MOST_KEPT) });
}

/** Keeps it no longer. */
export function removeSavedPuzzle(id: string): void {
  const now = loadSavedPuzzles();
  storeSavedPuzzles({ ...now, kept: now.kept.filter((one) => nameOf(one) !== id) });
}
