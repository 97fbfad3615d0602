import "./browser";

import { beforeAll, describe, expect, it } from "vitest";

import { explain, faultsOf, RefusedError } from "../src/lib/api";
import { loadLanguage, needMessages } from "../src/lib/messages.svelte";

describe("an error message", () => {
  beforeAll(async () => {
    await loadLanguage("de");
    await needMessages("play");
  });

  it("names a file that cannot be read instead of the server", () => {
    const unreadable = new DOMException("", "NotReadableError");
    expect(explain(unreadable)).toContain("Diese Datei lässt sich nicht lesen.");
    expect(explain(new TypeError("Failed to fetch"))).toContain("Server");
  });

  it("lists the problems of a pack in the language of the page", () => {
    const message = { id: "content-toml", args: { line: 2, cause: "text" } };
    const faults = [{ where: "a.toml:2", message }];
    const refused = new RefusedError("bad-content", null, "a.toml:2: not valid TOML", faults);
    expect(faultsOf(refused)).toEqual([
      "a.toml:2: Kein gültiges TOML (Zeile 2). Fehlt am Ende eines Textes ein Anführungszeichen?",
    ]);
    expect(faultsOf(new TypeError())).toEqual([]);
  });
});
