import { describe, expect, it } from "vitest";

import { inline, parse } from "../src/lib/markdown";
import { clockFace, signed } from "../src/lib/numbers";
import { foldsOf, pointsByKind, scoresOverTime } from "../src/lib/game-log";
import { numbersOf, landscape } from "../src/generic/landscape";
import { event, scene } from "./samples";

describe("numbers", () => {
  it("have a sign, with a typographic minus", () => {
    expect([3, -2.04, 0.04, -0.04, 1.25].map(signed)).toEqual(["+3", "−2", "0", "0", "+1.3"]);
  });

  it("never show less time than is left", () => {
    expect(clockFace(61_001).text).toBe("1:02");
    expect(clockFace(3_729_000).text).toBe("1:02:09");
    expect(clockFace(-5).text).toBe("0:00");
    expect(clockFace(86_400_000 * 2 + 3_600_000)).toMatchObject({ days: 2, hours: 1 });
  });
});

describe("markdown", () => {
  it("reads inline markup", () => {
    expect(inline("a **b *c*** `d` [e](/f)")).toMatchObject([
      { kind: "text", text: "a " },
      { kind: "strong" },
      { kind: "text" },
      { kind: "code", text: "d" },
      { kind: "text" },
      { kind: "link", text: "e", href: "/f" },
    ]);
  });

  it("recognizes rule ids and lists within rules", () => {
    const [block] = parse("- **K-2.4** Jump.\n  on it goes\n  - one\n  - two\n- **K-2.5** Stop.");
    expect(block).toMatchObject({
      kind: "list",
      items: [
        { rule: "K-2.4", parts: [{ text: "Jump. on it goes" }], blocks: [{ items: [{}, {}] }] },
        { rule: "K-2.5" },
      ],
    });
  });

  it("separates headings, tables and paragraphs", () => {
    const blocks = parse("# One\n\ntwo\nthree\n\n| a | b |\n|---|---|\n| 1 | 2 |\n");
    expect(blocks.map(({ kind }) => kind)).toEqual(["heading", "paragraph", "table"]);
    expect(blocks[2]).toMatchObject({ rows: [[[{ text: "1" }], [{ text: "2" }]]] });
  });

  it("shows pictures with their captions, and tables within rules", () => {
    expect(inline("so: ![A jump.](pictures/jump.svg)")).toMatchObject([
      { kind: "text", text: "so: " },
      { kind: "picture", caption: "A jump.", source: "pictures/jump.svg" },
    ]);
    const [block] = parse("- **R-1.1** Six.\n\n  | a |\n  |---|\n  | 1 |\n\n  And so on.\n");
    expect(block).toMatchObject({
      items: [{ parts: [{ text: "Six." }], blocks: [{ kind: "table" }, { kind: "paragraph" }] }],
    });
  });

  it("terminates for any input", () => {
    for (const text of ["|", "-", "*", "#", "# ", "1.", "**", "`", "[a](", "  - x\n|"]) parse(text);
  });
});

describe("the score history", () => {
  const log = [event(1, { points: 2 }), event(3, { seat: 1, points: 5, kind: "won" })];

  it("has the scores after every moment", () => {
    expect(scoresOverTime(log, scene(4))).toEqual([
      [0, 0],
      [2, 0],
      [2, 0],
      [2, 5],
      [2, 5],
    ]);
  });

  it("folds the setup once play has begun", () => {
    const kinds = ["laid", "laid", "taken", "laid", "taken", "laid"];
    const told = kinds.map((kind, index) => event(index + 1, { kind }));
    const folds = foldsOf(told, ({ kind }) => kind === "laid");
    expect(folds).toEqual([
      { from: 0, to: 2, count: 2 },
      { from: 3, to: 4, count: 1 },
    ]);
  });

  it("sums points by source", () => {
    expect([...pointsByKind(log, 2)]).toEqual([
      ["rolled", [2, 0]],
      ["won", [0, 5]],
    ]);
  });
});

describe("a generated poster", () => {
  it("depends only on the name", () => {
    expect(landscape("pig")).toEqual(landscape("pig"));
    expect(landscape("pig").drawing).not.toBe(landscape("farkle").drawing);
  });

  it("uses numbers between 0 and 1", () => {
    const next = numbersOf("pig");
    const drawn = Array.from({ length: 1000 }, next);
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...drawn)).toBeLessThan(1);
    expect(new Set(drawn).size).toBeGreaterThan(990);
  });
});
