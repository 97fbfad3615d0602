import { describe, expect, it } from "vitest";

import { weekEndOf } from "../src/games/trail/week-end";
import type { EventInfo } from "../src/lib/generated/protocol";

let moment = 0;
function event(kind: string, seat = -1, args: EventInfo["args"] = {}): EventInfo {
  moment += 1;
  return { moment, kind, seat, rule: "", args, points: 0 };
}

const LOG = [
  event("week", -1, { week: 4 }),
  event("gold", 0, { amount: 3, cause: "arrow" }),
  event("arrow-moved", 0),
  event("grit", 1, { amount: 1, cause: "ladder" }),
  event("recovery", -1, { week: 4 }),
  event("placed", 0, { objective: "Farthest on Desert", place: 1 }),
  event("gold", 0, { amount: 2, cause: "state48" }),
  event("grit", 0, { amount: 1, cause: "state48" }),
  event("placed", 1, { objective: "Farthest on Desert", place: 2 }),
  event("gold", 1, { amount: 1, cause: "state48" }),
  event("new-deck", -1, { deck: 3 }),
  event("card-opened", -1, { title: "Ponderosa Pine" }),
  event("piece-opened", -1, { title: "Elf Owl" }),
  event("week", -1, { week: 5 }),
];

describe("the end of a week", () => {
  it("sums up gains, State 48 and what was refilled", () => {
    const ended = weekEndOf(LOG, 2, 0)!;
    expect(ended.week).toBe(4);
    expect(ended.gains).toEqual([
      { gold: 5, grit: 1 },
      { gold: 1, grit: 1 },
    ]);
    expect(ended.places.map(({ gold, grit }) => [gold, grit])).toEqual([
      [2, 1],
      [1, 0],
    ]);
    expect([ended.deck, ended.cards, ended.pieces]).toEqual([3, ["Ponderosa Pine"], ["Elf Owl"]]);
  });

  it("is hidden after the player's move and before a week has ended", () => {
    expect(weekEndOf([...LOG, event("arrow-moved", 1)], 2, 0)).not.toBeNull();
    expect(weekEndOf([...LOG, event("arrow-moved", 0)], 2, 0)).toBeNull();
    expect(weekEndOf(LOG.slice(0, 4), 2, 0)).toBeNull();
  });
});
