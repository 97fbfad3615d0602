/** The worker calls Python by name, which no type checker follows: check that the names exist. */
import { describe, expect, it } from "vitest";

import worker from "../src/offline/worker.ts?raw";

const PYTHON = import.meta.glob<string>("../../src/arizona/server/offline/*.py", {
  query: "?raw",
  import: "default",
  eager: true,
});
const calls = [...worker.matchAll(/pyimport\(\s*"([\w.]+)"\s*\) as \{\s*(\w+):/g)];

describe("Python names in the offline worker", () => {
  it("finds the calls", () => expect(calls.length).toBeGreaterThanOrEqual(4));

  it.each(calls.map(([, module, name]) => [module!, name!]))("%s has %s", (module, name) => {
    const source = PYTHON[`../../src/${module.replaceAll(".", "/")}.py`];
    expect(source).toMatch(new RegExp(`^(class|def|async def) ${name}\\b`, "m"));
  });
});
