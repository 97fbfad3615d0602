import { describe, expect, it } from "vitest";

import { placeBeside } from "../src/games/trail/hint-place";
import { clearlyBest, payStep } from "../src/games/trail/obvious-payment";
import { LINES, recapOf } from "../src/games/trail/recap";
import type { ActionInfo, EventInfo } from "../src/lib/generated/protocol";
import { settings } from "../src/lib/settings.svelte";
import { scene } from "./samples";

const happened = (
  moment: number,
  kind: string,
  seat: number,
  args: Record<string, string | number> = {},
): EventInfo => ({ moment, kind, seat, rule: "", points: 0, args });

const way = (text: string, lost: number): ActionInfo => ({
  action: text.length,
  text: `pay ${text}`,
  label: { id: "trail-label-pay", args: { lost } },
  targets: [],
});

describe("since your last turn", () => {
  const log = [
    happened(1, "turn", 0),
    happened(2, "walked", 0, { title: "Oracle" }),
    happened(3, "turn", 1),
    happened(4, "card-taken", 1, { title: "Bobcat" }),
    happened(4, "gained", 1, { what: "water", amount: 2 }),
    happened(5, "gold", 1, { amount: 3 }),
    happened(6, "claimed", 1, { claim: "stock-3" }),
    happened(6, "grit", 1, { amount: 2 }),
    happened(7, "arrow-moved", 1, { set: "Dawn" }),
    happened(8, "piece-placed", 1, { title: "Agave" }),
    happened(9, "turn", 2),
    happened(10, "order-chosen", 2, { place: 1 }),
    happened(11, "gained", 0, { what: "health", amount: 1 }),
  ];

  it("lists at most three moves per seat, in order, with their gains", () => {
    const [first, second] = recapOf(log, [1, 2], 0);
    expect(first?.deeds.map(({ event }) => event.kind)).toEqual([
      "card-taken",
      "claimed",
      "piece-placed",
    ]);
    expect(first?.deeds.length).toBe(LINES);
    expect(first?.deeds[0]?.gives).toEqual([
      { kind: "gold", count: 3 },
      { kind: "water", count: 2 },
    ]);
    expect([first?.gold, first?.grit]).toEqual([3, 2]);
    expect(second?.deeds.map(({ event }) => event.kind)).toEqual(["order-chosen"]);
  });

  it("links to the moment after the whole move", () => {
    expect(recapOf(log, [1], 0)[0]?.deeds[0]?.moment).toBe(5);
  });

  it("is empty after the player's own move", () => {
    expect(recapOf([...log, happened(12, "walked", 0)], [1, 2], 0)).toEqual([]);
  });
});

describe("paying a price", () => {
  it("has a clear best way only if all others waste more", () => {
    expect(clearlyBest([way("2t", 0), way("1s", 1)])?.text).toBe("pay 2t");
    expect(clearlyBest([way("2t", 0), way("1c", 0)])).toBeUndefined();
    expect(clearlyBest([])).toBeUndefined();
  });

  it("asks if coins matter, proposes for a piece, and never proposes if the player turned it off", () => {
    const asked = scene(1, { actions: [way("2t", 0), way("1c", 0)] });
    const noted: string[] = [];
    const note = (paid: { chosen: string }): void => void noted.push(paid.chosen);
    const play = (propose: boolean): ActionInfo | undefined => {
      const step = payStep(propose, note);
      return step === "undo" ? undefined : step(asked);
    };
    expect(play(false)).toBeUndefined();
    expect(play(true)?.text).toBe("pay 2t");
    expect(noted).toEqual(["pay 2t"]);
    settings.payBest = false;
    expect(play(true)).toBeUndefined();
    settings.payBest = true;
  });
});

describe("the hint card", () => {
  const card = { width: 400, height: 200 };
  const box = (left: number, top: number, size = 60) => ({
    left,
    top,
    right: left + size,
    bottom: top + size,
  });

  it("is to the right of the best target if there is room", () => {
    expect(placeBeside([box(100, 300)], card, 1440, 900, 1)).toEqual({ x: 174, y: 230 });
  });

  it("covers no numbered target and stays in the window", () => {
    const things = [box(700, 400), box(900, 380), box(300, 420), box(700, 520), box(700, 250)];
    const { x, y } = placeBeside(things, card, 1440, 900, 1);
    expect(x >= 0 && y >= 0 && x + 400 <= 1440 && y + 200 <= 900).toBe(true);
    for (const thing of things) {
      const apart =
        x + 400 <= thing.left || x >= thing.right || y + 200 <= thing.top || y >= thing.bottom;
      expect(apart).toBe(true);
    }
  });

  it("follows the zoom of the table", () => {
    expect(placeBeside([box(100, 300)], card, 1440, 900, 2)).toEqual({ x: 87, y: 115 });
  });
});
