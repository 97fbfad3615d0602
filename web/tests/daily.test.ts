import { describe, expect, it } from "vitest";

import { dayAfter, monthOf } from "../src/daily/daily";

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
