import { describe, expect, it } from "vitest";

import { earning } from "../src/games/trail/claims";
import { lacks } from "../src/games/trail/missing-cost";
import { nextThing } from "../src/games/trail/keyboard.svelte";
import { changesOf } from "../src/games/trail/preview";
import type { PlayerView } from "../src/games/trail/view";

const PLAYER = {
  stock: { turquoise: 1, copper: 0, silver: 0, supplies: 2, health: 0, water: 1 },
  levels: { mountain: 1, plateau: 0, desert: 0, canyon: 3 },
  gold: 5,
  grit: 1,
  poison: [],
  claims: [],
  passages: ["a", "b", "c", "d", "e"].map((id, index) => ({
    id,
    name: id,
    terrain: index < 4 ? "canyon" : "desert",
  })),
  mural: [
    { at: "A1", cells: ["A1", "A2"], id: "x", kind: "flora", name: "X" },
    { at: "C1", cells: ["C1", "C2", "C3"], id: "y", kind: "flora", name: "Y" },
    { at: "F6", cells: ["F6"], id: "blossom", kind: "", name: "" },
  ],
} as unknown as PlayerView;

describe("the missing part of a price", () => {
  it("adds the Gila's Health to the price", () => {
    const cost = [
      { kind: "water", count: 4 },
      { kind: "supplies", count: 2 },
    ];
    expect(lacks(PLAYER, cost, 1)).toEqual([
      { kind: "water", asked: 4, have: 1 },
      { kind: "health", asked: 1, have: 0 },
    ]);
  });
  it("is empty if everything is available", () => {
    expect(lacks(PLAYER, [{ kind: "supplies", count: 2 }])).toEqual([]);
  });
});

describe("progress toward a claim", () => {
  it("counts pieces of its size, but no Blossom", () => {
    expect([...earning(PLAYER, ["size-2"]).pieces]).toEqual(["A1"]);
    expect([...earning(PLAYER, ["mural"]).pieces]).toEqual(["A1", "C1", "F6"]);
  });
  it("counts four equal Passages, and the rest for the other claim", () => {
    expect([...earning(PLAYER, ["four-alike"]).passages]).toEqual(["a", "b", "c", "d"]);
    const after = { ...PLAYER, claims: ["four-alike"] };
    expect([...earning(after, ["four-different"]).passages]).toEqual(["e"]);
  });
  it("counts the stock", () => {
    expect(earning(PLAYER, ["stock-3"]).stock).toBe(true);
    expect(earning(PLAYER, []).stock).toBe(false);
  });
});

describe("the difference of two values", () => {
  it("lists only what changes", () => {
    const after = { ...PLAYER, gold: 7, stock: { ...PLAYER.stock, water: 3 } };
    expect(changesOf(PLAYER, after)).toEqual([
      { what: "water", from: 1, to: 3 },
      { what: "gold", from: 5, to: 7 },
    ]);
  });
});

describe("arrow keys on the table", () => {
  const box = (left: number, top: number): DOMRect =>
    ({ left, top, width: 10, height: 10 }) as DOMRect;
  const things = [box(100, 0), box(40, 60), box(0, 100), box(60, 4)];
  it("move to the nearest target in their direction", () => {
    expect(nextThing(box(0, 0), things, "ArrowRight")).toBe(3);
    expect(nextThing(box(0, 0), things, "ArrowDown")).toBe(2);
  });
  it("stay if there is no target", () => {
    expect(nextThing(box(0, 0), things, "ArrowLeft")).toBe(-1);
  });
});
