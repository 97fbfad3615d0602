/** Prebuilt opening positions, shown while the engine starts. */
import { api } from "../lib/api";
import { savePosition, type Seen } from "../lib/last-board";
import type { SeatRequest } from "../lib/generated/protocol";
import { fileAddress, isDemo } from "../lib/environment";
import { me } from "../lib/me.svelte";
import { t } from "../lib/messages.svelte";
import { enterTable } from "../lib/open-table";
import { engine } from "./offline-client.svelte";

export interface Opening extends Seen {
  record: string;
  seats: SeatRequest[];
}

/** A random opening of a game; null if there is none or the engine is ready. */
export async function loadOpening(game: string): Promise<Opening | null> {
  if (engine.stage === "ready") return null;
  try {
    const answer = await fetch(fileAddress(`api/games/${game}/openings.json`));
    const all = answer.ok ? ((await answer.json()) as Opening[]) : [];
    const one = all[Math.floor(Math.random() * all.length)];
    return one ? withName(one) : null;
  } catch {
    return null;
  }
}

/** Adds the player's name, which a prebuilt position does not have. */
function withName(opening: Opening): Opening {
  const name = me.name || t("web-opening-you");
  const { table, you } = opening;
  const seats = table.seats.map((seat) => (seat.kind === "person" ? { ...seat, name } : seat));
  return { ...opening, table: { ...table, seats }, you: { ...you, name } };
}

/** Creates an opening's table once the engine runs, and navigates to it if `waits()` is true. */
export async function openFromOpening(opening: Opening, waits: () => boolean): Promise<void> {
  const { record, seats, table, you, scene, log } = opening;
  const created = await api.importRecord({ record, seats });
  if (!waits()) {
    await api.deleteTable(created.table);
    return;
  }
  if (!isDemo) savePosition({ table: { ...table, id: created.table }, you, scene, log });
  enterTable(created, true);
}
