/** A table as it begins, from the folder of files: its board stands before the rules are awake. */
import { api } from "../lib/api";
import { keepBoard, type Seen } from "../lib/boards";
import type { SeatWish } from "../lib/generated/protocol";
import { fileAddress, isDemo } from "../lib/environment";
import { me } from "../lib/me.svelte";
import { t } from "../lib/messages.svelte";
import { enterTable } from "../lib/open-table";
import { engine } from "./offline-client.svelte";

export interface Opening extends Seen {
  record: string;
  seats: SeatWish[];
}

/** One of the openings of a game; null where there is none, or nobody has to wait. */
export async function loadOpening(game: string): Promise<Opening | null> {
  if (engine.stage === "ready") return null;
  try {
    const answer = await fetch(fileAddress(`api/games/${game}/openings.json`));
    const all = answer.ok ? ((await answer.json()) as Opening[]) : [];
    const one = all[Math.floor(Math.random() * all.length)];
    return one ? named(one) : null;
  } catch {
    return null;
  }
}

/** Nobody has a name in the folder. */
function named(opening: Opening): Opening {
  const name = me.name || t("web-opening-you");
  const { table, you } = opening;
  const seats = table.seats.map((seat) => (seat.kind === "person" ? { ...seat, name } : seat));
  return { ...opening, table: { ...table, seats }, you: { ...you, name } };
}

/** Opens the same table as soon as there are rules, and goes there if somebody still waits. */
export async function openFromOpening(opening: Opening, waits: () => boolean): Promise<void> {
  const { record, seats, table, you, scene, log } = opening;
  const created = await api.importRecord({ record, seats });
  if (!waits()) {
    await api.deleteTable(created.table);
    return;
  }
  if (!isDemo) keepBoard({ table: { ...table, id: created.table }, you, scene, log });
  enterTable(created, true);
}
