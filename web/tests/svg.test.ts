/** Untrusted texts never become markup: the helpers, the drawings, and every `{@html}`. */
import { describe, expect, it } from "vitest";

import {
  cardArt,
  cardImage,
  creature,
  isAnimal,
  isPlant,
  piece,
  pieceArt,
} from "../src/games/trail/art/pieces";
import { poster } from "../src/games/trail/art/places";
import { ladderBack, panorama, scene } from "../src/games/trail/art/scenes";
import { weatherArt } from "../src/games/trail/art/weather";
import { escaped, fixed, markup, own, Svg, svg } from "../src/lib/svg";
import { landscape } from "../src/generic/landscape";

const SOURCES = import.meta.glob<string>("../src/**/*.{svelte,ts}", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Where `fixed` may be called: with constants, imported files and drawings made of numbers. */
const FIXED = new Set([
  "lib/svg.ts",
  "design/BotFace.svelte", // imported files
  "design/Icon.svelte", // constants
  "design/SeatShape.svelte", // constants
  "games/knight/Board.svelte", // icons
  "games/knight/ValueBadge.svelte",
  "games/knight/face.ts", // imported files
  "games/knight/result/HalfWay.svelte",
  "games/knight/result/KnightResult.svelte",
  "games/rails/CardArt.svelte",
  "games/rails/Symbols.svelte",
  "games/rails/face.ts",
  "games/rails/result/RoundChart.svelte", // icons
  "games/trail/art/pieces.ts", // drawings made of numbers
  "games/trail/art/places/index.ts",
  "games/trail/art/scenes.ts",
  "games/trail/art/weather.ts",
  "games/trail/face.ts",
  "games/trail/symbols.ts", // imported file
  "generic/landscape.ts",
  "review/Curve.svelte", // icons
]);

const HOSTILE = [
  `x"><h1>evil</h1><a href="https://evil.example">`,
  `"/><image href="https://evil.example/x.png"/>`,
  `'><foreignObject>evil`,
  "<script>alert(1)</script>",
  "constructor",
  "__proto__",
  "toString",
  "hasOwnProperty",
];
const SHAPE = ["XX", `X"><h1>`];

const names = Object.entries(SOURCES).map(([path, text]) => [path.replace("../src/", ""), text]);

describe("every {@html}", () => {
  it.each(names.filter(([name, text]) => name!.endsWith(".svelte") && text!.includes("{@html")))(
    "inserts only safe markup: %s",
    (_name, text) => {
      for (const [, inserted] of text.matchAll(/\{@html\s+([\s\S]*?)\}/g))
        expect(inserted).toMatch(/^markup\(/);
    },
  );

  it("is the only way to insert markup", () => {
    const others =
      /\.(innerHTML|outerHTML)\s*=|insertAdjacentHTML|createContextualFragment|document\.write/;
    expect(names.filter(([, text]) => others.test(text!)).map(([name]) => name)).toEqual([]);
  });

  it("allows raw markup only in the listed files", () => {
    const using = names.filter(([, text]) => /\bfixed\(|\bSvg\.of\(/.test(text!));
    expect(using.map(([name]) => name).filter((name) => !FIXED.has(name!))).toEqual([]);
    for (const name of FIXED) expect(SOURCES).toHaveProperty([`../src/${name}`]);
  });
});

describe("the helpers", () => {
  it("escape texts and keep safe markup", () => {
    const inner = svg`<b>${"<i>"}</b>`;
    expect(String(svg`<a title="${`"'<>&\``}">${inner}${3}</a>`)).toBe(
      '<a title="&quot;&#39;&lt;&gt;&amp;&#96;"><b>&lt;i&gt;</b>3</a>',
    );
    expect(escaped("plain-id_1")).toBe("plain-id_1");
    expect(JSON.stringify({ made: fixed("<b/>") })).toBe('{"made":"<b/>"}');
  });

  it("insert nothing but safe markup", () => {
    expect(markup(fixed("<b/>"))).toBe("<b/>");
    for (const other of ["<b/>", null, undefined, { toString: () => "<b/>" }])
      expect(() => markup(other as unknown as Svg)).toThrow(TypeError);
  });

  it("read only own properties of a record", () => {
    expect(own({ a: 1 }, "a")).toBe(1);
    for (const name of ["constructor", "__proto__", "toString"])
      expect(own({}, name)).toBe(undefined);
  });
});

/** Replaces images of drawings by the drawings, so that their markup is checked too. */
function withImages(text: string): string {
  return text.replace(
    /<image width="\d+" height="\d+" href="data:image\/svg\+xml,([^"<>]*)"\/>/g,
    (_, drawing: string) => decodeURIComponent(drawing),
  );
}

describe("a drawing", () => {
  it.each(HOSTILE)("contains no markup of a name: %s", (name) => {
    const drawn = [
      piece(name, "flora", SHAPE),
      piece(name, name, [name]),
      pieceArt(name, "fauna", SHAPE, name),
      cardArt(name, "flora"),
      cardArt(name, name, 150, 110),
      cardImage(name, "flora"),
      creature(name, name),
      poster(name, name),
      poster(`${name}-2`, "desert"),
      scene(name, 4),
      panorama([name, "desert"], 1),
      weatherArt(name),
      landscape(name).drawing,
      ladderBack(),
    ];
    for (const one of drawn) {
      expect(one).toBeInstanceOf(Svg);
      const text = withImages(markup(one));
      expect(text).not.toMatch(/<(h1|a|image|foreignObject|script)\b/i);
      expect(text).not.toMatch(/\bhref="(?!#)/);
      expect(text).not.toContain("undefined");
      expect(text.match(/"/g)!.length % 2).toBe(0);
    }
    expect(isPlant(name) || isAnimal(name)).toBe(false);
  });

  it("accepts any shape of an unfinished pack", () => {
    const odd: unknown[] = [
      [],
      "XX",
      null,
      [1, 2],
      [["X"]],
      ["X".repeat(9000)],
      Array(9000).fill("X"),
    ];
    for (const shape of odd) {
      const text = markup(piece("x", "flora", shape as string[]));
      expect(text.length).toBeLessThan(100_000);
    }
  });
});
