import { describe, expect, it } from "vitest";

import { viewAfter } from "../src/lib/view";
import { scene, update } from "./samples";

const changed = (changes: object) =>
  update(2, {
    scene: scene(2, { view: null }),
    changes: { parts: {}, rows: {}, more: {}, ...changes },
  });

describe("the view after an update", () => {
  it("is replaced by a whole view", () => {
    expect(viewAfter({ old: true }, update(2))).toEqual({ sum: 2 });
  });

  it("keeps unchanged rows as the same objects", () => {
    const before = { rows: [{ a: 1, b: 1 }, { a: 2 }], other: {} };
    const after = viewAfter(
      before,
      changed({ rows: { rows: { 0: { parts: { a: 5 }, rows: {}, more: {} } } } }),
    ) as typeof before;
    expect(after).toEqual({ rows: [{ a: 5, b: 1 }, { a: 2 }], other: {} });
    expect(after.rows[1]).toBe(before.rows[1]);
    expect(after.other).toBe(before.other);
    expect(before.rows[0]).toEqual({ a: 1, b: 1 });
  });

  it("adds rows at the end", () => {
    const before = { log: [1, 2] };
    expect(viewAfter(before, changed({ more: { log: [3] } }))).toEqual({ log: [1, 2, 3] });
    expect(before.log).toEqual([1, 2]);
  });
});
