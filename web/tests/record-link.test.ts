import { describe, expect, it } from "vitest";

import { savePosition, loadPosition } from "../src/lib/last-board";
import { encodeRecord, importAddress, decodeRecord } from "../src/lib/record-link";
import { saveCustomPacks, withCustomPacks } from "../src/lib/custom-packs";
import { snapshot } from "./samples";

describe("a record link", () => {
  it("round-trips and is short", async () => {
    const record = JSON.stringify({ moves: Array(400).fill("1 jump 4,-1"), name: "애나 ñ" });
    const piece = await encodeRecord(record);
    expect(piece).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(piece.length).toBeLessThan(record.length / 10);
    expect(await decodeRecord(piece)).toBe(record);
    expect(await importAddress(record, [0, 2])).toBe(`/take#table=${piece}&mine=0.2`);
  });

  it("is rejected if it is malformed or decompresses to too much", async () => {
    await expect(decodeRecord("nonsense")).rejects.toThrow();
    await expect(decodeRecord(await encodeRecord("x".repeat(5_000_000)))).rejects.toThrow(
      "too large",
    );
  });
});

describe("offline storage", () => {
  it("has the position of the last table only", () => {
    const { table, you, scene, log } = snapshot();
    savePosition({ table, you, scene, log });
    expect(loadPosition(table.id)?.scene.seq).toBe(scene.seq);
    expect(loadPosition("another")).toBeNull();
  });

  it("lists the player's packs next to those of the folder", () => {
    saveCustomPacks({ one: ["mine"] });
    const game = { name: "one", contents: ["default"] };
    const other = { name: "two", contents: ["default"] };
    const { games } = withCustomPacks({ games: [game, other] } as never);
    expect(games.map(({ contents }) => contents)).toEqual([["default", "mine"], ["default"]]);
  });
});
