/** The guest's tables and the public ones, for the start page, lobby and dock. */
import { seatName } from "../lib/bots";
import { api } from "../lib/api";
import type { TableCard } from "../lib/generated/protocol";
import { me } from "../lib/me.svelte";
import { t } from "../lib/messages.svelte";
import { scoreline } from "../lib/numbers";

export const tables = $state<{ mine: TableCard[]; lobby: TableCard[]; known: boolean }>({
  mine: [],
  lobby: [],
  known: false,
});

export async function loadTables(): Promise<void> {
  try {
    const [mine, lobby] = await Promise.all([api.myTables(), api.lobby()]);
    tables.mine = mine.tables;
    tables.lobby = lobby.tables;
    tables.known = true;
  } catch {
    // Shown as empty; the page itself reports that the server is unreachable.
  }
}

/** The tables whose games are not over. */
export function running(): TableCard[] {
  return tables.mine.filter(
    (card) => card.table.status === "playing" || card.table.status === "waiting",
  );
}

/** Number of tables where it is this guest's turn. */
export function waitingForYou(): number {
  return running().filter((card) => card.your_turn).length;
}

/** The names of the other players at a table. */
export function otherPlayers(card: TableCard): string {
  return card.table.seats
    .filter((seat) => !card.yours.includes(seat.seat))
    .map((seat) => (seat.kind === "open" ? t("web-seat-open") : seatName(card.table.game, seat)))
    .filter((name) => name !== me.name)
    .join(", ");
}

export function scoreLine(card: TableCard): string {
  return scoreline(card.scores);
}

/** The state of a table in a few words. */
export function tableStatus(card: TableCard): string {
  if (card.table.status === "over") return t("web-status-over", { score: scoreLine(card) });
  if (card.table.status === "waiting") return t("web-status-waiting");
  if (card.table.status === "read-only") return t("web-status-read-only");
  if (card.your_turn) return t("web-status-your-turn");
  return t("web-status-playing", { name: card.table.seats[card.to_move]?.name ?? "" });
}
