/** What the Workshop computes in the page: tiles, sheets and shapes while they are painted. */
import { describe, expect, it } from "vitest";

import * as tile from "../src/games/knight/workshop/tile";
import * as sheet from "../src/games/rails/workshop/sheet";
import * as shape from "../src/games/trail/workshop/shape";
import { base64 } from "../src/workshop/bytes";
import { brief, shownField } from "../src/workshop/change-text";
import type { FieldInfo, KindInfo } from "../src/lib/generated/protocol";
import { editsOf, numbersOf, sliderRange } from "../src/workshop/what-if";

describe("a tile in the editor", () => {
  const rows = ["ooo", "o#o", "ooo"];

  it("is centered in five by five spaces and round-trips", () => {
    const places = tile.laidOut(rows);
    expect(places).toEqual([".....", ".ooo.", ".o#o.", ".ooo.", "....."]);
    expect(tile.trimmed(places)).toEqual(rows);
    expect(tile.trimmed(tile.laidOut(["."]))).toEqual(["."]);
  });

  it("grows when painted outside, with rows of equal length", () => {
    const more = tile.painted(tile.laidOut(rows), { x: 4, y: 3 }, tile.WALL);
    expect(tile.trimmed(more)).toEqual(["ooo.", "o#o.", "ooo#"]);
  });

  it("counts its jumps: a ring of eight around a wall", () => {
    const jumps = tile.jumpsIn(rows);
    expect([jumps.pairs.length, jumps.chains, jumps.alone]).toEqual([8, [8], []]);
  });

  it("finds spaces without a jump", () => {
    const { pairs, chains, alone } = tile.jumpsIn(["#oo", "ooo", "ooo"]);
    expect([pairs.length, chains, alone]).toEqual([6, [7], [{ x: 1, y: 1 }]]);
  });

  it("has as many orientations as look different", () => {
    expect(tile.orientations(rows)).toHaveLength(1);
    expect(tile.orientations(["#oo", "ooo", "ooo"])).toHaveLength(4);
    expect(tile.turned(["ab", "cd", "ef"])).toEqual(["eca", "fdb"]);
    expect(tile.mirrored(["#o."])).toEqual([".o#"]);
  });
});

describe("a sheet in the editor", () => {
  it("is painted, swapped and mirrored", () => {
    const rows = sheet.squared(["cs", "T"], 2);
    expect(rows).toEqual(["cs", "T?"]);
    expect(sheet.painted(rows, 3, "#")).toEqual(["cs", "T#"]);
    expect(sheet.swapped(rows, 0, 2)).toEqual(["Ts", "c?"]);
    expect(sheet.mirrored(rows)).toEqual(["sc", "?T"]);
  });

  it("counts its spaces against the required numbers", () => {
    const counts = { goods: 2, towns: 1, mountains: 0, stations: 1 };
    const found = sheet.counted(["cc", "T#"], counts);
    expect(found[0]).toMatchObject({ name: "cow", have: 2, want: 2, least: false });
    expect(found[1]).toMatchObject({ name: "sheep", have: 0, want: 2 });
    expect(found[7]).toMatchObject({ name: "town", have: 1, want: 1, least: true });
  });

  it("finds groups of neighbors, not across the edge", () => {
    const [cows] = sheet.spreads(["csc", "css", "sac"]);
    expect(cows).toEqual({ name: "cow", groups: [2, 1, 1] });
  });
});

describe("the shape of a piece", () => {
  it("is edited by clicks and trimmed", () => {
    const places = shape.laidOut([".XX", "XX."]);
    expect(shape.trimmed(places)).toEqual([".XX", "XX."]);
    const more = shape.toggled(places, 1, 1);
    expect([shape.trimmed(more), shape.sizeOf(more)]).toEqual([["XXX", "XX."], 5]);
    expect(shape.trimmed(shape.laidOut([]))).toEqual([]);
  });
});

describe("a change of a pack", () => {
  it("shows short values, and says if there is none", () => {
    expect([brief(4), brief(""), brief(["cow", "sheep"]), brief({ a: 1 })]).toEqual([
      "4",
      "–",
      "cow, sheep",
      null,
    ]);
    const rows = { field: "rows", old: ["a".repeat(50)], new: ["b".repeat(50)], spots: ["A1"] };
    const name = { field: "title", old: "Old", new: "New", spots: [] };
    expect(shownField([rows, name])).toBe(name);
    expect(shownField([rows])).toBe(rows);
  });

  it("sends files unchanged", () => {
    expect(base64(new Uint8Array([0, 255, 128]))).toBe("AP+A");
  });
});

const field = (name: string, kind: string, more: Partial<FieldInfo> = {}): FieldInfo => ({
  name,
  label: { id: name, args: {} },
  kind,
  low: null,
  high: null,
  choices: [],
  required: true,
  told: false,
  widget: "",
  letters: [],
  fields: [],
  ...more,
});

describe("values to try out", () => {
  const kind: KindInfo = {
    name: "passage",
    label: { id: "passage", args: {} },
    single: false,
    low: 1,
    high: null,
    title: "name",
    unique: [],
    fields: [
      field("name", "text"),
      field("points", "whole number", { low: 1, high: 12 }),
      field("card", "list of tables", {
        fields: [
          field("need", "table of whole numbers", { low: 1, high: 12 }),
          field("gain", "text", { widget: "words" }),
        ],
      }),
      field("gold", "list of whole numbers", { low: 3, high: 3 }),
    ],
  };
  const entry = {
    name: "Route 66",
    points: 8,
    card: [{ need: { desert: 4 }, gain: "1 turquoise, 3 gold" }],
    gold: [2, 5, 9],
  };
  const numbers = numbersOf("trail", kind, entry);

  it("are the numbers of fields, lists and effects, but not of names", () => {
    expect(numbers.map(({ path, value }) => [path, value])).toEqual([
      ["points", 8],
      ["card.1.need.desert", 4],
      ["card.1.gain:0", 1],
      ["card.1.gain:1", 3],
      ["gold.1", 2],
      ["gold.2", 5],
      ["gold.3", 9],
    ]);
  });

  it("are changed in place", () => {
    expect(numbers[3]?.withValue(12)).toEqual({
      ...entry,
      card: [{ need: { desert: 4 }, gain: "1 turquoise, 12 gold" }],
    });
    expect(numbers[5]?.withValue(6)).toEqual({ ...entry, gold: [2, 6, 9] });
    expect(numbers[1]?.withValue(5).card).toEqual([{ ...entry.card[0], need: { desert: 5 } }]);
    expect(entry.gold).toEqual([2, 5, 9]);
  });

  it("have sliders within the bounds of the field", () => {
    expect(numbers.map(sliderRange).slice(0, 3)).toEqual([
      { low: 1, high: 12 },
      { low: 1, high: 9 },
      { low: 0, high: 6 },
    ]);
  });

  it("become edits, removals last and from the end", () => {
    const edits = editsOf([
      { kind: "tile", at: 1, entry: null },
      { kind: "tile", at: 5, entry: null },
      { kind: "tile", at: 3, entry },
    ]);
    expect(edits.map(({ op, index }) => [op, index])).toEqual([
      ["set", 3],
      ["remove", 5],
      ["remove", 1],
    ]);
  });
});
