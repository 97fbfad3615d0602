import { describe, expect, it } from "vitest";

import { freeSpot, overlap, type Box } from "../src/design/free-position";

const AREA: Box = { left: 0, top: 0, width: 400, height: 300 };
const CARD = { width: 100, height: 60 };

describe("the position of a lesson card", () => {
  it("is the preferred one if that is free", () => {
    expect(freeSpot(CARD, AREA, [], { x: 150, y: 120 })).toEqual({ x: 150, y: 120 });
  });

  it("is the nearest free one", () => {
    const board: Box = { left: 100, top: 80, width: 200, height: 140 };
    const spot = freeSpot(CARD, AREA, [{ boxes: [board], weight: 9 }], { x: 190, y: 120 });
    expect(overlap({ left: spot.x, top: spot.y, ...CARD }, board)).toBe(0);
    expect(Math.hypot(spot.x - 190, spot.y - 120)).toBeLessThan(160);
  });

  it("covers the less important target if one must be covered", () => {
    const prompt: Box = { left: 0, top: 150, width: 400, height: 150 };
    const sand: Box = { left: 0, top: 0, width: 400, height: 150 };
    const keeps = [
      { boxes: [prompt], weight: 9 },
      { boxes: [sand], weight: 1 },
    ];
    const spot = freeSpot(CARD, AREA, keeps, { x: 0, y: 240 });
    expect(spot.y + CARD.height).toBeLessThanOrEqual(150);
  });

  it("is inside the window", () => {
    const spot = freeSpot(CARD, AREA, [], { x: 900, y: -50 });
    expect(spot.x + CARD.width).toBeLessThanOrEqual(400);
    expect(spot.y).toBeGreaterThanOrEqual(0);
  });
});
