/** The conditions that count when the game is over; the others act during it. */
export const FINAL: readonly string[] = ["stops", "most-stops", "most-delivered", "most-nuggets"];
