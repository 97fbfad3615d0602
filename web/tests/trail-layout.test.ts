import { describe, expect, it } from "vitest";

import { layoutFor } from "../src/games/trail/layout";

describe("Trail's drawings", () => {
  it.each([
    [1440, 900, "table", 1],
    [1920, 1080, "table", 1.2],
    [2560, 1440, "table", 1.6],
    [1280, 720, "compact", 1],
    [1366, 768, "compact", 1.06],
    [1366, 640, "short", 1.06],
    [1536, 730, "compact", 1.01],
    [1152, 720, "desktop", 1],
    [1180, 820, "desktop", 1.1],
    [1024, 768, "desktop", 1.02],
    [820, 1180, "stack", 1.06],
    [844, 390, "wide", 1],
    [720, 450, "wide", 1],
    [390, 844, "phone", 1],
    [360, 640, "phone", 1],
  ])("%i × %i is the drawing '%s', enlarged %f times", (width, height, name, unit) => {
    expect(layoutFor(width, height)).toEqual({ name, unit });
  });

  it("keep their size and stay in their box", () => {
    for (let width = 320; width < 3000; width += 37) {
      for (let height = 320; height < 1800; height += 41) {
        const { name, unit } = layoutFor(width, height);
        expect(unit).toBeGreaterThanOrEqual(1);
        if (name === "phone") expect(unit).toBe(1);
      }
    }
  });
});
