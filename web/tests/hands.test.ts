/** Names of places, walking among choices, and people's names in the log. */
import { beforeAll, expect, test } from "vitest";

import { columnName, rowName, spoken } from "../src/games/knight/geometry";
import { namePlaces } from "../src/games/knight/place-names";
import type { EventInfo } from "../src/lib/generated/protocol";
import { eventText } from "../src/lib/game-log";
import { loadLanguage, needMessages, say } from "../src/lib/messages.svelte";
import { nearest } from "../src/table/focus";

beforeAll(async () => {
  await loadLanguage("en");
  await needMessages("play");
  namePlaces();
});

test("a place of a record has a letter and a number", () => {
  expect(spoken("0,0")).toBe("M13");
  expect(spoken("-12,-12")).toBe("A1");
  expect(spoken("13,4")).toBe("Z17");
  expect(spoken("4,-1 then 5,1")).toBe("Q12 then R14");
});

test("no two columns have the same letters, however long the board", () => {
  const columns = Array.from({ length: 59 }, (_, index) => index - 29);
  expect(new Set(columns.map(columnName)).size).toBe(columns.length);
  expect(columnName(14)).toBe("AA");
  expect(columnName(-13)).toBe("ZZ");
  expect(rowName(-29)).toBe("−16");
});

test("sentences of Knight name places as the board does", () => {
  expect(say({ id: "knight-label-jump", args: { value: 3, at: "4,-1" } })).toBe("Take 3 at Q12");
  const laid = { tile: "Butte", turn: 0, column: 0, row: -3 };
  const event = { kind: "tile-laid", seat: 0, points: 0, args: laid } as unknown as EventInfo;
  expect(eventText("knight", event, "Mara")).toBe("Mara places Butte at M10.");
});

test("the turn order of next week has names", () => {
  const event = {
    kind: "turn-order",
    seat: -1,
    points: 0,
    args: { order: "2 1 3" },
  } as unknown as EventInfo;
  const names = ["Ada", "Ben", "Cleo"];
  expect(eventText("trail", event, "", (seat) => names[seat]!)).toContain("Ben, Ada, Cleo");
});

test("an arrow key moves to the nearest choice in its direction", () => {
  const spots = [
    { x: 100, y: 0 },
    { x: 40, y: 60 },
    { x: -50, y: 5 },
  ];
  expect(nearest({ x: 0, y: 0 }, spots, { x: 1, y: 0 })).toBe(0);
  expect(nearest({ x: 0, y: 0 }, spots, { x: -1, y: 0 })).toBe(2);
  expect(nearest({ x: 0, y: 0 }, spots, { x: 0, y: -1 })).toBe(-1);
  expect(nearest({ x: 0, y: 0 }, spots)).toBe(2);
});
