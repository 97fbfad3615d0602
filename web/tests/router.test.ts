import { describe, expect, it } from "vitest";

import { parse } from "../src/lib/router.svelte";

describe("parse", () => {
  it.each([
    ["/", "", { name: "start", setup: null }],
    ["/setup/knight", "", { name: "start", setup: "knight" }],
    ["/tables/", "", { name: "tables" }],
    ["/lobby", "", { name: "lobby" }],
    ["/account", "", { name: "account" }],
    ["/reports", "", { name: "reports" }],
    ["/about", "", { name: "about" }],
    ["/take", "#table=abc", { name: "take", brought: "#table=abc" }],
    ["/now/rails", "", { name: "now", game: "rails" }],
    ["/learn/rails", "", { name: "learn", game: "rails", lesson: 1 }],
    ["/learn/trail/2", "", { name: "learn", game: "trail", lesson: 2 }],
    ["/aid/trail", "", { name: "aid", game: "trail", pack: "default" }],
    ["/puzzles", "#fork%20it", { name: "puzzles", day: "", game: "", theme: "fork it" }],
    ["/puzzles/2026-01-02", "", { name: "puzzles", day: "2026-01-02", game: "", theme: "" }],
    ["/puzzles/knight", "#x", { name: "puzzles", day: "", game: "knight", theme: "x" }],
    ["/puzzles/knight/race", "", { name: "race", game: "knight" }],
    ["/puzzles/knight/p1", "", { name: "puzzle", game: "knight", id: "p1" }],
    ["/content/trail/my%20pack", "", { name: "content", game: "trail", pack: "my pack" }],
    ["/print/trail", "", { name: "print", game: "trail", pack: "default" }],
    ["/print/trail/desert", "", { name: "print", game: "trail", pack: "desert" }],
    ["/rules/rails", "", { name: "rules", game: "rails", rule: null }],
    ["/rules/rails", "#R-4.4", { name: "rules", game: "rails", rule: "R-4.4" }],
    ["/table/abc", "", { name: "table", id: "abc", moment: null, seat: null }],
    ["/t/abc", "#seat=1.key", { name: "table", id: "abc", moment: null, seat: "1.key" }],
    ["/table/abc/replay/12", "", { name: "table", id: "abc", moment: 12, seat: null }],
    ["/table/abc/review", "", { name: "review", id: "abc", moment: null }],
    ["/table/abc/review/3", "", { name: "review", id: "abc", moment: 3 }],
    ["/workshop", "", { name: "workshop" }],
    ["/workshop/p", "", { name: "pack", id: "p", kind: "", thing: 1 }],
    ["/workshop/p/cards", "", { name: "pack", id: "p", kind: "cards", thing: 1 }],
    ["/workshop/p/cards/7", "", { name: "pack", id: "p", kind: "cards", thing: 7 }],
    ["/workshop/p/cards/x", "", { name: "pack", id: "p", kind: "cards", thing: 1 }],
  ])("%s%s", (path, hash, route) => {
    expect(parse(path, hash, false)).toEqual(route);
  });

  it.each([
    "/nowhere",
    "/tables/x",
    "/learn",
    "/puzzles/a/b/c",
    "/content/trail",
    "/table",
    "/table/abc/replay",
    "/table/abc/replay/x",
    "/table/abc/review/x",
    "/table/%E0",
  ])("%s is missing", (path) => {
    expect(parse(path, "", false)).toEqual({ name: "missing" });
  });

  it("has no workshop and no accounts offline", () => {
    expect(parse("/account", "", true)).toEqual({ name: "missing" });
    expect(parse("/workshop", "", true)).toEqual({ name: "missing" });
    expect(parse("/about", "", true)).toEqual({ name: "about" });
  });
});
