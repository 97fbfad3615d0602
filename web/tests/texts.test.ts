import { describe, expect, it } from "vitest";

import { inline, parse } from "../src/lib/markdown";
import { clockFace, signed } from "../src/lib/numbers";
import { foldsOf, pointsByKind, scoresOverTime } from "../src/lib/game-log";
import { numbersOf, landscape } from "../src/generic/landscape";
import { event, scene } from "./samples";

describe("numbers", () => {
  it("have a sign and a real minus", () => {
    expect([3, -2.04, 0.04, -0.04, 1.25].map(signed)).toEqual(["+3", "−2", "0", "0", "+1.3"]);
  });

  it("make a clock that never shows less than is left", () => {
    expect(clockFace(61_001).text).toBe("1:02");
    expect(clockFace(3_729_000).text).toBe("1:02:09");
    expect(clockFace(-5).text).toBe("0:00");
    expect(clockFace(86_400_000 * 2 + 3_600_000)).toMatchObject({ days: 2, hours: 1 });
  });
});

describe("markdown", () => {
  it("reads what stands in a line", () => {
    expect(inline("a **b *c*** `d` [e](/f)")).toMatchObject([
      { kind: "text", text: "a " },
      { kind: "strong" },
      { kind: "text" },
      { kind: "code", text: "d" },
      { kind: "text" },
      { kind: "link", text: "e", href: "/f" },
    ]);
  });

  it("knows rules by their ids, and lists within them", () => {
    const [block] = parse("- **K-2.4** Jump.\n  on it goes\n  - one\n  - two\n- **K-2.5** Stop.");
    expect(block).toMatchObject({
      kind: "list",
      items: [
        { rule: "K-2.4", parts: [{ text: "Jump. on it goes" }], blocks: [{ items: [{}, {}] }] },
        { rule: "K-2.5" },
      ],
    });
  });

  it("takes headings, tables and paragraphs apart", () => {
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

  it("comes to an end, whatever is written", () => {
    for (const text of ["|", "-", "*", "#", "# ", "1.", "**", "`", "[a](", "  - x\n|"]) parse(text);
  });
});

describe("the story", () => {
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

  it("folds a set-up once something else has followed", () => {
    const kinds = ["laid", "laid", "taken", "laid", "taken", "laid"];
    const told = kinds.map((kind, index) => event(index + 1, { kind }));
    const folds = foldsOf(told, ({ kind }) => kind === "laid");
    expect(folds).toEqual([
      { from: 0, to: 2, count: 2 },
      { from: 3, to: 4, count: 1 },
    ]);
  });

  it("sums points by what gave them", () => {
    expect([...pointsByKind(log, 2)]).toEqual([
      ["rolled", [2, 0]],
      ["won", [0, 5]],
    ]);
  });
});

describe("a poster from a name", () => {
  it("is always the same for a name, and another for another", () => {
    expect(landscape("pig")).toEqual(landscape("pig"));
    expect(landscape("pig").drawing).not.toBe(landscape("farkle").drawing);
  });

  it("is drawn with numbers between 0 and 1", () => {
    const next = numbersOf("pig");
    const drawn = Array.from({ length: 1000 }, next);
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...drawn)).toBeLessThan(1);
    expect(new Set(drawn).size).toBeGreaterThan(990);
  });
});
