/** The conditions that are scored at the end of the game; the others apply during it. */
export const FINAL: readonly string[] = ["stops", "most-stops", "most-delivered", "most-nuggets"];
