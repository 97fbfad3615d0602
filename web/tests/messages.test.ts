import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { readMessages } from "../languages";
import type { MessageGroup } from "../src/lib/language-tags";
import {
  addGameMessages,
  englishName,
  has,
  loadLanguage,
  needMessages,
  t,
} from "../src/lib/messages.svelte";

const SOURCES = import.meta.glob<string>("../src/**/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const WORDS = import.meta.glob<string>("../../src/arizona/games/*/words/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const STATIC_IMPORT = /^\s*(?:import|export)\b(?! type)[^;]*?from "(\.[^"]+)"/gm;
const QUOTED = /"([a-z]+(?:-[a-z0-9]+)+)"/g;

/** What the start page loads without waiting for the messages of other pages. */
const ENTRIES = [
  "main.ts",
  "offline/EngineBar.svelte",
  "offline/PackDialog.svelte",
  "people/SettingsSync.svelte",
  "start/StartPeople.svelte",
];
const REFERENCE = /\{ *([a-z][\w-]*) *\}/g;

/** The source files loaded together with one of them. */
function graph(entry: string, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found;
  found.add(entry);
  for (const [, address] of SOURCES[entry]!.matchAll(STATIC_IMPORT)) {
    const target = new URL(address!, `file:///web/tests/${entry}`).pathname.replace("/web/", "../");
    const ends = ["", ".ts", ".svelte.ts", "/index.ts"];
    const next = ends.map((end) => target + end).find((path) => path in SOURCES);
    if (next) graph(next, found);
  }
  return found;
}

function idsOf(group: MessageGroup): Set<string> {
  return new Set([...readMessages("en", group).matchAll(/^([\w-]+) *=/gm)].map(([, id]) => id!));
}

describe("groups of messages", () => {
  it("contain what the start page shows before the others are loaded", () => {
    const later = new Set([...idsOf("play"), ...idsOf("workshop"), ...idsOf("comparison")]);
    const early = new Set<string>();
    for (const entry of ENTRIES) graph(`../src/${entry}`, early);
    expect(early).toContain("../src/start/Dock.svelte");
    const missing = [...early].flatMap((path) =>
      [...SOURCES[path]!.matchAll(QUOTED)]
        .filter(([, id]) => later.has(id!))
        .map(([, id]) => `${path}: ${id}`),
    );
    expect(missing).toEqual([]);
    const refers = [...readMessages("en", "start").matchAll(REFERENCE)].map(([, id]) => id!);
    expect(refers.filter((id) => later.has(id))).toEqual([]);
  });

  it("are loaded once a page needs them, also after a change of language", async () => {
    await loadLanguage("en");
    expect(has("web-play-now")).toBe(true);
    expect(has("web-puzzle")).toBe(false);
    await needMessages("play");
    expect(t("web-puzzle")).toBe("Puzzle");
    await loadLanguage("es");
    expect(t("web-puzzle")).toBe("Reto");
    expect(has("web-workshop-as-printed")).toBe(false);
    expect(has("trail-pack-table-limits")).toBe(false);
  });

  it("of other games fall back to English, and English names of bots are always known", async () => {
    await loadLanguage("ko");
    const texts: Record<string, string> = {
      en: "demo-both = both\ndemo-one = one",
      ko: "demo-both = 둘",
    };
    await addGameMessages((tag) => Promise.resolve(texts[tag] ?? ""));
    expect([t("demo-both"), t("demo-one")]).toEqual(["둘", "one"]);
    expect(t("table-bot-greedy")).toBe("까치");
    expect(englishName("table-bot-greedy")).toBe("Magpie");
    expect(englishName("bots-knight-condor-name")).toBe("Condor");
    expect(englishName("demo-one")).toBe("one");
  });

  it("have a game's poster with the start page, and all its messages once", () => {
    expect(idsOf("start")).toContain("web-caption-knight");
    for (const [path, text] of Object.entries(WORDS)) {
      const tag = /(\w+)\.ftl$/.exec(path)![1]!;
      const ids = new FluentResource(text).body.map(({ id }) => id);
      const groups = (["start", "play", "workshop"] as const).map((one) => readMessages(tag, one));
      const found = groups.flatMap((one) => new FluentResource(one).body.map(({ id }) => id));
      const times = new Map<string, number>();
      for (const id of found) times.set(id, (times.get(id) ?? 0) + 1);
      expect(ids.filter((id) => times.get(id) !== 1)).toEqual([]);
    }
  });

  it("leave out the terminal's", () => {
    const groups = (["start", "play", "workshop", "comparison"] as const).map(idsOf);
    const all = groups.flatMap((ids) => [...ids]);
    expect(all.filter((id) => id.startsWith("terminal-"))).toEqual([]);
  });
});
