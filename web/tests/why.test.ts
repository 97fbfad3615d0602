/** The reason shown for an unavailable choice is the real one. */
import { describe, expect, it } from "vitest";

import type { Scene } from "../src/lib/generated/protocol";
import { t } from "../src/lib/messages.svelte";
import type { TableClient } from "../src/lib/table-client.svelte";
import { noRestart, noUndo } from "../src/table/why";
import { event, scene } from "./samples";

/** A table with only the parts that the reasons use. */
function at(more: Partial<Scene>, changes: Partial<TableClient> = {}): TableClient {
  const seats = changes.you?.seats ?? [0];
  return {
    practice: false,
    replaying: false,
    trouble: "",
    you: { name: "Ann", seats, host: false },
    live: scene(1, more),
    log: [event(1, { seat: 0 })],
    mine: (seat: number) => seats.includes(seat),
    name: () => "Bo",
    ...changes,
  } as unknown as TableClient;
}

describe("undo", () => {
  it("is possible while the last decision of a person is the player's own", () => {
    expect(noUndo(at({ undo_seat: 0, undo_stop: "" }))).toBe("");
  });

  it("says why it is not possible", () => {
    expect(noUndo(at({ undo_stop: "chance" }))).toBe(t("table-no-undo-chance"));
    expect(noUndo(at({ undo_stop: "settled" }))).toBe(t("table-no-undo-settled"));
    expect(noUndo(at({ undo_seat: 1 }))).toBe(t("table-no-undo-person", { name: "Bo" }));
    expect(noUndo(at({ undo_seat: 1 }, { log: [] }))).toBe(t("table-no-undo-nothing"));
  });

  it("is not possible for spectators or while the server cannot save", () => {
    const nobody = { you: { name: "Ann", seats: [], host: false } };
    expect(noUndo(at({ undo_seat: 0 }, nobody))).toBe(t("web-why-watching"));
    expect(noUndo(at({ undo_seat: 0 }, { trouble: "full" }))).toBe("full");
  });

  it("of a turn requires a decision in it", () => {
    expect(noRestart(at({ undo_seat: 0, restart_seat: -1 }))).toBe(t("table-no-undo-turn"));
    expect(noRestart(at({ undo_seat: 0, restart_seat: 0 }))).toBe("");
  });
});
