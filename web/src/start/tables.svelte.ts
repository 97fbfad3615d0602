/** The guest's tables and the public ones, for the start page, lobby and dock. */
import { seatName } from "../lib/bots";
import { api } from "../lib/api";
import type { Friend, TableCard, TableInfo } from "../lib/generated/protocol";
import { me } from "../lib/me.svelte";
import { t } from "../lib/messages.svelte";
import { clockFace, dateAndTime, scoreline } from "../lib/numbers";

/** Milliseconds before a deadline from which its date is not shown. */
const SOON = 3_600_000;

interface Known {
  mine: TableCard[];
  lobby: TableCard[];
  /** The people that a signed-in person follows. */
  friends: Friend[];
  known: boolean;
}

export const tables = $state<Known>({ mine: [], lobby: [], friends: [], known: false });

export async function loadTables(): Promise<void> {
  try {
    const [mine, lobby] = await Promise.all([api.myTables(), api.lobby()]);
    tables.mine = mine.tables;
    tables.lobby = lobby.tables;
    tables.known = true;
  } catch {
    // Shown as empty; the page itself reports an unreachable server.
  }
}

/** The tables with unfinished games. */
export function running(): TableCard[] {
  return tables.mine.filter(
    (card) => card.table.status === "playing" || card.table.status === "waiting",
  );
}

/** The table to continue: where it is your turn, the nearest deadline first. */
export function nextTable(): TableCard | undefined {
  const left = ({ left_ms }: TableCard): number => left_ms ?? Infinity;
  const yours = running().filter((card) => card.your_turn);
  return yours.sort((one, other) => left(one) - left(other) || 0)[0] ?? running()[0];
}

/** A game between other people that is worth watching: rated ones first, then the latest. */
export function liveGame(): TableCard | undefined {
  const playing = tables.lobby.filter(
    ({ table, yours }) =>
      table.status === "playing" &&
      !yours.length &&
      table.seats.filter(({ kind }) => kind === "person").length > 1,
  );
  return playing.find(({ table }) => table.rated) ?? playing[0];
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

/** The remaining time of the player to move, and the deadline; "" without a clock. */
export function deadline(card: TableCard): string {
  const left = card.left_ms;
  if (left === null || left === undefined) return "";
  const { days, hours, text } = clockFace(left);
  const time = t("web-time-left", { time: days ? t("web-clock-days", { days, hours }) : text });
  if (left < SOON) return time;
  return `${time}, ${t("web-until", { when: dateAndTime(Date.now() + left) })}`;
}

/** The clock of a table in a few words. */
export function clockOf(table: TableInfo): string {
  const { clock } = table;
  if (clock.kind === "none") return t("web-clock-none-line");
  if (clock.kind === "fischer") {
    const minutes = Math.round(clock.seconds / 60);
    return t("web-clock-live-pace", { minutes, seconds: clock.increment });
  }
  const days = Math.round(clock.seconds / 86_400);
  if (days >= 1) return t("web-clock-slow-pace", { days });
  return t("web-clock-turn", { time: clockFace(clock.seconds * 1000).text });
}

/** The state of a table in a few words. */
export function tableStatus(card: TableCard): string {
  if (card.table.status === "over") return t("web-status-over", { score: scoreLine(card) });
  if (card.table.status === "waiting") return t("web-status-waiting");
  if (card.table.status === "read-only") return t("web-status-read-only");
  if (card.your_turn) return t("web-status-your-turn");
  return t("web-status-playing", { name: card.table.seats[card.to_move]?.name ?? "" });
}
