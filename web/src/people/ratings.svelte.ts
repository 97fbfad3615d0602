/** Ratings at tables and leaderboards. */
import { ask } from "../lib/api";
import type { Leaderboard, RatingInfo, SeatRating, TableRatings } from "../lib/generated/protocol";
import type { TableClient } from "../lib/table-client.svelte";

export type Pace = Leaderboard["pace"];
export type Period = Leaderboard["period"];
export const PACES: readonly Pace[] = ["live", "turn-based"];
export const PERIODS: readonly Period[] = ["all", "month"];

export type Players = "people" | "bots";
export const PLAYERS: readonly Players[] = ["people", "bots"];

export function loadLeaderboard(
  game: string,
  pace: Pace,
  period: Period,
  players: Players,
): Promise<Leaderboard> {
  const query = `period=${period}&players=${players}`;
  return ask<Leaderboard>(`/api/leaderboards/${game}/${pace}?${query}`);
}

/** A rating as text: 1624, or 1624? while it is uncertain. */
export function ratingText(rating: RatingInfo): string {
  return `${rating.points}${rating.provisional ? "?" : ""}`;
}

/** The ratings at the table that is open in this tab. */
const shown = $state<{ table: string; found: TableRatings | null }>({ table: "", found: null });

/** The ratings of a table, once they are known. */
export function tableRatings(session: TableClient): TableRatings | null {
  return shown.table === session.id ? shown.found : null;
}

/** The rating of a seat's player; undefined at other tables and for empty seats. */
export function seatRating(session: TableClient, seat: number): SeatRating | undefined {
  return tableRatings(session)?.seats.find((one) => one.seat === seat);
}

/** Loads the ratings at a rated table. Call it when someone sits down and when the game ends. */
export async function loadTableRatings(session: TableClient): Promise<void> {
  try {
    const found = await ask<TableRatings>(`/api/tables/${session.id}/ratings`);
    shown.table = session.id;
    shown.found = found;
  } catch {
    // The table works without ratings; the next change loads them again.
  }
}
