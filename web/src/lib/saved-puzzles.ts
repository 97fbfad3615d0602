/** Puzzle progress in local storage, so that it can be uploaded to a server that lacks it. */

const KEY = "arizona.puzzles";
const MAX_SAVED = 40;

export interface SavedPuzzles {
  solved: string[];
  days: string[];
  /** Puzzles from the player's own games, as JSON, newest first. */
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
    // Without storage, the server still has the progress.
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

export function savePuzzle(data: string): void {
  const now = loadSavedPuzzles();
  const others = now.kept.filter((one) => nameOf(one) !== nameOf(data));
  storeSavedPuzzles({ ...now, kept: [data, ...others].slice(0, MAX_SAVED) });
}

export function removeSavedPuzzle(id: string): void {
  const now = loadSavedPuzzles();
  storeSavedPuzzles({ ...now, kept: now.kept.filter((one) => nameOf(one) !== id) });
}
