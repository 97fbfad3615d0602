/** The tables of this guest and those open to all, for start page, lobby and dock. */
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
    // Shown as empty; the page says so itself.
  }
}

/** The tables that are not over. */
export function running(): TableCard[] {
  return tables.mine.filter(
    (card) => card.table.status === "playing" || card.table.status === "waiting",
  );
}

/** How many tables wait for this guest. */
export function waitingForYou(): number {
  return running().filter((card) => card.your_turn).length;
}

/** The others at a table, by name. */
export function company(card: TableCard): string {
  return card.table.seats
    .filter((seat) => !card.yours.includes(seat.seat))
    .map((seat) => (seat.kind === "open" ? t("web-seat-open") : seatName(card.table.game, seat)))
    .filter((name) => name !== me.name)
    .join(", ");
}

/** The scores of a table, with real minus signs. */
export function scoreLine(card: TableCard): string {
  return scoreline(card.scores);
}

/** How a table stands, in a few words. */
export function standing(card: TableCard): string {
  if (card.table.status === "over") return t("web-status-over", { score: scoreLine(card) });
  if (card.table.status === "waiting") return t("web-status-waiting");
  if (card.table.status === "read-only") return t("web-status-read-only");
  if (card.your_turn) return t("web-status-your-turn");
  return t("web-status-playing", { name: card.table.seats[card.to_move]?.name ?? "" });
}
