import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";

import { readLanguages } from "../languages";
import { direction, fallbacks, lookup } from "../src/lib/language-tags";
import {
  languageName,
  languages,
  listed,
  locale,
  preferred,
  loadLanguage,
} from "../src/lib/messages.svelte";

const KNOWN = ["en", "es", "fr", "fr-CA", "pt-BR", "sr-Latn", "zh-Hant"];

describe("lookup", () => {
  it.each([
    ["es", "es"],
    ["es-419", "es"],
    ["ES_mx", "es"],
    ["fr-CA", "fr-CA"],
    ["fr-BE", "fr"],
    ["pt", "pt-BR"],
    ["pt-PT", "pt-BR"],
    ["zh-TW", "zh-Hant"],
    ["zh-Hant-HK", "zh-Hant"],
    ["zh-CN", ""],
    ["zh", ""],
    ["sr-RS", ""],
    ["sr-Latn-RS", "sr-Latn"],
    ["de", ""],
    ["*", ""],
    ["", ""],
  ])("of %s finds %s", (wanted, found) => {
    expect(lookup(wanted, KNOWN)).toBe(found);
  });

  it("shortens tags from the right", () => {
    expect(fallbacks("zh-Hant-HK")).toEqual(["zh-Hant-HK", "zh-Hant", "zh"]);
  });
});

it("knows the direction of a language by its script", () => {
  expect(["en", "ar", "he-IL", "az-Arab", "pa-PK", "pa", "zh-Hant"].map(direction)).toEqual([
    "ltr",
    "rtl",
    "rtl",
    "rtl",
    "rtl",
    "ltr",
    "ltr",
  ]);
});

describe("the page", () => {
  beforeAll(() => loadLanguage("es-MX"));

  it("uses the language that matches best", () => {
    expect(locale()).toBe("es");
    expect(document.documentElement.lang).toBe("es");
    expect(listed(["Ada", "Ben"])).toBe("Ada y Ben");
    expect(preferred(["xx", "ko-KR", "es"])).toBe("ko");
    expect(preferred([])).toBe("en");
  });

  it("names every language in that language", () => {
    expect(languages().map(languageName)).toEqual(
      expect.arrayContaining(["English", "Español", "한국어"]),
    );
  });
});

it("counts the translated messages of a draft", () => {
  const root = mkdtempSync(join(tmpdir(), "languages-"));
  const write = (tag: string, file: string, text: string): void => {
    mkdirSync(join(root, "messages", tag), { recursive: true });
    writeFileSync(join(root, "messages", tag, file), text);
  };
  const english =
    "# $n: x\na = One { $n }\nb =\n    Two\n    lines\nc = { $n ->\n    [one] x\n   *[other] yes\n}\nd = ← →\n";
  write("en", "language.toml", 'name = "English"\nstatus = "complete"\n');
  write("en", "web.ftl", english);
  write("pt-BR", "language.toml", 'name = "Português"\nstatus = "draft"\n');
  write("pt-BR", "web.ftl", "b = Dois\nd = ← →\nz = Nada\n");
  expect(readLanguages(root)).toEqual([
    { tag: "en", name: "English" },
    { tag: "pt-BR", name: "Português", percent: 33 },
  ]);
});
