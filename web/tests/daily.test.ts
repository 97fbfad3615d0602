import { describe, expect, it } from "vitest";

import { dayAfter, monthOf, shareText } from "../src/daily/daily";
import type { DailyGame } from "../src/lib/generated/protocol";

describe("the sentence to share", () => {
  const own = (board: object): string =>
    shareText({ game: "rails", score: 47, compares: "score", board } as DailyGame, "2026-11-18");

  it("has a rank only if there is one", () => {
    const ranked = own({ players: 4, place: 2, percentile: null });
    const offline = own({ players: 4, place: 0, percentile: null });
    expect(offline).not.toBe(ranked);
    expect(offline).toBe(own({ players: 9, place: 0, percentile: null }));
  });
});

describe("days", () => {
  it("crosses months and years", () => {
    expect(dayAfter("2026-12-31", 1)).toBe("2027-01-01");
    expect(dayAfter("2028-03-01", -1)).toBe("2028-02-29");
  });

  it("lists a month from Monday", () => {
    const month = monthOf("2026-11-18");
    // November 2026 begins on a Sunday.
    expect(month.slice(0, 7)).toEqual(["", "", "", "", "", "", "2026-11-01"]);
    expect(month.at(-1)).toBe("2026-11-30");
    expect(monthOf("2026-06-12")[0]).toBe("2026-06-01");
  });
});
