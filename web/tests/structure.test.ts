/** Structure of the sources: no import cycles, no game named outside its folder, one scale. */
import { describe, expect, it } from "vitest";

const TEXTS = import.meta.glob<string>(["../src/**/*.{ts,svelte,css}"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const files = new Map(
  Object.entries(TEXTS).map(([path, text]) => [path.replace("../src/", ""), text]),
);
const games = [
  ...new Set([...files.keys()].map((path) => /^games\/(\w+)\//.exec(path)?.[1])),
].filter((name) => name !== undefined);

/** The files a file imports, including types, dynamic imports and globs. */
function imports(path: string, text: string): string[] {
  const here = path.split("/").slice(0, -1);
  const resolve = (address: string): string => {
    const parts = [...here];
    for (const part of address.split("/")) {
      if (part === "..") parts.pop();
      else if (part !== ".") parts.push(part);
    }
    return parts.join("/");
  };
  const found: string[] = [];
  for (const [, address] of text.matchAll(/(?:from|import)\s*\(?\s*"(\.{1,2}\/[^"?]+)"/g)) {
    const to = resolve(address!);
    const file = [to, `${to}.ts`, `${to}/index.ts`].find((one) => files.has(one));
    if (file) found.push(file);
  }
  for (const [, address] of text.matchAll(/import\.meta\.glob[^(]*\(\s*"(\.[^"]+)"/g)) {
    const pattern = new RegExp(`^${resolve(address!).replaceAll("*", "[^/]*")}$`);
    found.push(...[...files.keys()].filter((one) => pattern.test(one)));
  }
  return found;
}

describe("the sources", () => {
  it("include games", () => {
    expect(games.length).toBeGreaterThan(0);
  });

  it("contain no import cycle", () => {
    const state = new Map<string, "open" | "done">();
    const circles: string[] = [];
    const visit = (path: string, way: string[]): void => {
      if (state.get(path) === "done") return;
      if (state.get(path) === "open") {
        circles.push([...way.slice(way.indexOf(path)), path].join(" → "));
        return;
      }
      state.set(path, "open");
      for (const next of imports(path, files.get(path)!)) visit(next, [...way, path]);
      state.set(path, "done");
    };
    for (const path of files.keys()) visit(path, []);
    expect(circles).toEqual([]);
  });

  it("keep lib/ independent of the other folders", () => {
    const found = [...files]
      .filter(([path]) => path.startsWith("lib/"))
      .flatMap(([path, text]) => imports(path, text).map((one) => [path, one] as const))
      .filter(([, one]) => !one.startsWith("lib/") && !one.endsWith(".css"))
      .map(([path, one]) => `${path} → ${one}`);
    expect(found).toEqual([]);
  });

  it("name no game outside the games' folders", () => {
    const name = new RegExp(`\\b(?:${games.join("|")})\\b`, "i");
    const problems = [...files]
      .filter(([path]) => !path.startsWith("games/") || path.split("/").length === 2)
      .flatMap(([path, text]) =>
        text.split("\n").flatMap((row, at) => (name.test(row) ? [`${path}:${at + 1} ${row}`] : [])),
      );
    expect(problems).toEqual([]);
  });

  it("import no game from another", () => {
    const problems = [...files].flatMap(([path, text]) => {
      const own = /^games\/(\w+)\//.exec(path)?.[1];
      return own
        ? imports(path, text)
            .filter((one) => one.startsWith("games/") && one.split("/").length > 2)
            .filter((one) => !one.startsWith(`games/${own}/`))
            .map((one) => `${path} → ${one}`)
        : [];
    });
    expect(problems).toEqual([]);
  });

  // A spread loads 1 kB of Svelte's runtime with the start page, wherever it is used.
  it("list the attributes of elements instead of spreading them", () => {
    const problems = [...files]
      .filter(([path]) => path.endsWith(".svelte"))
      .filter(([, text]) => /<[a-z][^<>{}]*(?:\{[^{}]*\}[^<>{}]*)*\{\.\.\./.test(text))
      .map(([path]) => path);
    expect(problems).toEqual([]);
  });

  it("take font sizes and spaces from design/tokens.css", () => {
    const raw =
      /^\s*(?:font|font-size|(?:row-|column-)?gap|(?:padding|margin)[a-z-]*):[^;{}]*\dpx/gm;
    const problems = [...files]
      .filter(([path]) => path !== "design/tokens.css")
      .flatMap(([path, text]) => {
        const style = path.endsWith(".svelte")
          ? (/<style[^>]*>(.*)<\/style>/s.exec(text)?.[1] ?? "")
          : text;
        const found = path.endsWith(".ts") ? [] : [...style.matchAll(raw)];
        return found.map(([declaration]) => `${path}: ${declaration.trim()}`);
      });
    expect(problems).toEqual([]);
  });

  it("use logical properties, so that right-to-left languages work", () => {
    const sides =
      /^\s*(?:(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:left|right)[a-z-]*|text-align:\s*(?:left|right)|(?:left|right):(?![^;]*50%))[^;{}]*;/gm;
    const problems = [...files].flatMap(([path, text]) => {
      const style = path.endsWith(".svelte")
        ? (/<style[^>]*>(.*)<\/style>/s.exec(text)?.[1] ?? "")
        : text;
      const found = path.endsWith(".ts") ? [] : [...style.matchAll(sides)];
      return found.map(([declaration]) => `${path}: ${declaration.trim()}`);
    });
    expect(problems).toEqual([]);
  });
});
