import { describe, expect, it } from "vitest";

import { takenFrom } from "../src/games/trail/taken-by";
import { event } from "./samples";

describe("items taken from Trail's market", () => {
  const opened = [
    event(1, { kind: "passage-opened", args: { card: "gulch-1", title: "Gulch", slot: 2 } }),
    event(2, { kind: "card-opened", args: { card: "lily", title: "Lily", row: 3 } }),
    event(3, { kind: "card-opened", args: { card: "coyote", title: "Coyote", row: 3 } }),
  ];

  it("are listed in the row of their kind", () => {
    const found = takenFrom([
      ...opened,
      event(4, { kind: "walked", seat: 1, args: { card: "gulch-1", title: "Gulch" } }),
      event(5, {
        kind: "card-taken",
        seat: 0,
        rule: "T-8.2",
        args: { card: "coyote", title: "Coyote" },
      }),
    ]);
    expect([...found]).toEqual([
      ["passage-2", { seat: 1, title: "Gulch" }],
      ["fauna-3", { seat: 0, title: "Coyote" }],
    ]);
  });

  it("name the player who took them last", () => {
    const take = (seat: number): ReturnType<typeof event> =>
      event(6, { kind: "card-taken", seat, rule: "T-8.1", args: { card: "lily", title: "Lily" } });
    expect(takenFrom([...opened, take(0), take(1)]).get("flora-3")?.seat).toBe(1);
  });
});
