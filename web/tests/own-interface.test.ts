import { describe, expect, it } from "vitest";

import type { ActionInfo } from "../src/lib/generated/protocol";
import { hasOwnInterface, ownParts } from "../src/generic/outline";
import { moveNamed, readMessage } from "../src/generic/own-interface";

describe("messages of an interface in a frame", () => {
  it("are read only if they are well-formed", () => {
    expect(readMessage({ type: "ready", more: 1 })).toEqual({ type: "ready" });
    expect(readMessage({ type: "move", text: "drop 1" })).toEqual({ type: "move", text: "drop 1" });
    for (const wrong of [null, 1, "ready", [], {}, { type: "move" }, { type: "move", text: 3 }])
      expect(readMessage(wrong)).toBeNull();
  });

  it("name a legal move or nothing", () => {
    const actions = [{ text: "drop 1" }, { text: "drop 2" }] as ActionInfo[];
    expect(moveNamed(actions, "drop 2")).toBe(actions[1]);
    expect(moveNamed(actions, "drop 3")).toBeUndefined();
  });

  it("contain only the game's own parts of the view", () => {
    const view = { board: [1], $picture: "", $order: {}, $page: true };
    expect(ownParts(view)).toEqual({ board: [1] });
    expect(hasOwnInterface(view)).toBe(true);
    expect([hasOwnInterface({ board: 1 }), hasOwnInterface(null)]).toEqual([false, false]);
  });
});
