/** The generic interface: the parts of a view as grids, tables and text. */
import { describe, expect, it } from "vitest";

import { described, outline, pictureOf } from "../src/generic/outline";
import { closest, nearest } from "../src/generic/picture";

const NAMES = ["Ada", "Ben"];

describe("the parts of a view", () => {
  it("leave out what every table shows, and what the server adds", () => {
    const view = { seat: 0, scores: [1, 2], round: 3, $picture: "<svg/>", $order: {} };
    expect(outline(view, NAMES).map(({ part }) => part)).toEqual(["round"]);
    expect(pictureOf(view)).toBe("<svg/>");
    expect(pictureOf({ round: 3 })).toBe("");
    expect(outline(null, NAMES)).toEqual([]);
  });

  it("keep the order of keys that look like numbers", () => {
    const boxes = { Chance: 7, "12": 1, "3": 2 };
    const view = { boxes, $order: { "/boxes": ["Chance", "12", "3"] } };
    const rows = outline(view, NAMES)[0]!.table!.rows;
    expect(rows.map(({ name }) => name)).toEqual(["Chance", "12", "3"]);
  });

  it("are grids for lists of lists", () => {
    const [board] = outline(
      {
        board: [
          ["x", 0],
          ["·", null],
        ],
      },
      NAMES,
    );
    expect(board!.grid).toEqual([
      ["x", "0"],
      ["·", "–"],
    ]);
    expect(board!.lines).toEqual(["x 0", "· –"]);
  });

  it("name the seats", () => {
    const view = { cards_left: [4, 5], boxes: { Ones: [3, "–"], Twos: [8, 6] }, dice: [1, 2, 3] };
    const [cards, boxes, dice] = outline(view, NAMES);
    expect(cards!.title).toBe("cards left");
    expect(cards!.table!.rows[1]).toEqual({ name: "Ben", cells: ["5"] });
    expect(boxes!.table!.head).toEqual(NAMES);
    expect(boxes!.lines).toEqual(["Ones: Ada 3, Ben –", "Twos: Ada 8, Ben 6"]);
    expect(dice!.lines).toEqual(["1, 2, 3"]);
    expect(described(view, NAMES, "any")[2]).toEqual({ title: "dice", lines: ["1, 2, 3"] });
  });
});

describe("the arrow keys", () => {
  const box = (x: number, y: number): DOMRect => ({ x, y, width: 10, height: 10 }) as DOMRect;
  const boxes = new Map([
    ["right", box(20, 0)],
    ["far right", box(60, 0)],
    ["below", box(2, 20)],
  ]);

  it("go to the nearest target in their direction", () => {
    expect(nearest(boxes, box(0, 0), "ArrowRight")).toBe("right");
    expect(nearest(boxes, box(0, 0), "ArrowDown")).toBe("below");
    expect(nearest(boxes, box(0, 0), "ArrowLeft")).toBe(null);
    expect(nearest(boxes, box(60, 0), "ArrowLeft")).toBe("right");
  });

  it("skip no row of hexagons, and stay in a row with a gap", () => {
    const hexagons = new Map(
      [0, 1, 2, 3].flatMap((row) =>
        [0, 1, 2, 3].map((column): [string, DOMRect] => [
          `${row},${column}`,
          box(48 * column + 24 * row, 42 * row),
        ]),
      ),
    );
    const from = (row: number, column: number): DOMRect => box(48 * column + 24 * row, 42 * row);
    hexagons.delete("0,2");
    expect(nearest(hexagons, from(0, 2), "ArrowDown")).toMatch(/^1,/);
    expect(nearest(hexagons, from(3, 1), "ArrowUp")).toMatch(/^2,/);
    hexagons.delete("1,1");
    expect(nearest(hexagons, from(1, 0), "ArrowRight")).toBe("1,2");
  });

  it("continue beside a target that can no longer be chosen", () => {
    expect(closest(boxes, box(45, 2))).toBe("far right");
    expect(closest(boxes, box(0, 14))).toBe("below");
    expect(closest(new Map<string, DOMRect>(), box(0, 0))).toBe(null);
  });
});
