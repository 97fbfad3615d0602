/**
 * Printing uses the page's drawings. They are stored as data with each game (`drawings.json`), so that
 * printing does not need the page. `make drawings` regenerates them.
 */
import { describe, expect, it } from "vitest";

import { CHIPS, HORSE, ROCKS, STRATA } from "../src/games/knight/shapes";
import { ANIMALS } from "../src/games/trail/art/animals";
import { BROADLEAF } from "../src/games/trail/art/broadleaf";
import { CONIFERS } from "../src/games/trail/art/conifers";
import { CREATURES } from "../src/games/trail/art/creatures";
import { HERBS } from "../src/games/trail/art/herbs";
import { MORE_ANIMALS } from "../src/games/trail/art/more-animals";
import { poster } from "../src/games/trail/art/places";
import { CANYON } from "../src/games/trail/art/places/canyon";
import { DESERT } from "../src/games/trail/art/places/desert";
import { MOUNTAIN } from "../src/games/trail/art/places/mountain";
import { PLATEAU } from "../src/games/trail/art/places/plateau";
import { PLANTS } from "../src/games/trail/art/plants";
import { SHAPES } from "../src/games/trail/art/shapes";
import { SHRUBS } from "../src/games/trail/art/shrubs";
import { SKY } from "../src/games/trail/art/subject";
import { SKIES, weatherArt } from "../src/games/trail/art/weather";

const STYLES = import.meta.glob<string>("../src/**/{tokens,colors}.css", {
  query: "?raw",
  import: "default",
  eager: true,
});
const SVG = import.meta.glob<string>("../src/games/*/art/**/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

const COLOR = /^(#|rgb|var\(--[\w-]+\)$|transparent$|[\d.]+$)/;

/** The colors of the light theme that a style sheet names. */
function colors(...sheets: string[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const sheet of sheets) {
    const text = STYLES[`../src/${sheet}`]!.replace(/\/\*[\s\S]*?\*\//g, "");
    for (const [, selector, body] of text.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      if (selector!.includes("dark") || selector!.includes("@")) continue;
      for (const [, name, value] of body!.matchAll(/--([\w-]+):\s*([^;]+);/g))
        if (COLOR.test(value!)) found[name!] ??= value!.trim();
    }
  }
  return found;
}

/** The colors used on paper: those that a drawing names, and a game's own. */
const OWN = /^(game$|kn-|chip-|rails-|seat-)/;

function withColors(
  drawings: Record<string, unknown>,
  all: Record<string, string>,
): Record<string, unknown> {
  const text = JSON.stringify(drawings);
  const named = new Set([...text.matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name!));
  const kept = Object.entries(all).filter(([name]) => named.has(name) || OWN.test(name));
  const real = (value: string): string => {
    const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
    return other && all[other] ? real(all[other]) : value;
  };
  return {
    colors: Object.fromEntries(kept.map(([name, value]) => [name, real(value)])),
    ...drawings,
  };
}

/** The symbols of a symbol sheet, by their names without the game's prefix. */
function symbols(game: string): Record<string, string> {
  const all = SVG[`../src/games/${game}/art/symbols.svg`]!;
  const found = all.matchAll(/<symbol id="[a-z]+-([\w-]+)"[^>]*>([\s\S]*?)<\/symbol>/g);
  return Object.fromEntries([...found].map(([, name, body]) => [name!, body!]));
}

function drawn<Given>(
  all: Record<string, Given>,
  draw: (one: Given, name: string) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(all).map(([name, one]) => [name, draw(one, name)]));
}

const poster_of = (game: string): string => SVG[`../src/games/${game}/art/poster.svg`]!.trim();

const GAMES: Record<string, () => Record<string, unknown>> = {
  knight: () => ({
    poster: poster_of("knight"),
    chips: CHIPS,
    rocks: ROCKS,
    strata: STRATA,
    horse: HORSE,
  }),
  rails: () => ({
    poster: poster_of("rails"),
    symbols: symbols("rails"),
    cards: Object.fromEntries(
      Object.entries(SVG)
        .filter(([path]) => path.includes("/rails/art/cards/"))
        .map(([path, text]) => [path.replace(/^.*\/(.*)\.svg$/, "$1"), text.trim()]),
    ),
  }),
  trail: () => ({
    poster: poster_of("trail"),
    symbols: symbols("trail"),
    skies: SKY,
    shapes: SHAPES,
    subjects: drawn(
      { ...PLANTS, ...HERBS, ...SHRUBS, ...BROADLEAF, ...CONIFERS, ...ANIMALS, ...MORE_ANIMALS },
      ({ sky, draw }) => ({ sky, draw: draw() }),
    ),
    places: drawn({ ...MOUNTAIN, ...PLATEAU, ...DESERT, ...CANYON }, (draw) => draw()),
    scenes: Object.fromEntries(
      ["mountain", "plateau", "desert", "canyon"].map((terrain) => [
        terrain,
        poster(`a place of one's own in the ${terrain}`, terrain),
      ]),
    ),
    weather: { ...drawn(SKIES, (draw) => draw()), "": weatherArt("") },
    creatures: drawn(CREATURES, (draw) => draw()),
  }),
};

const SHEETS: Record<string, string[]> = {
  trail: ["games/trail/style/tokens.css", "games/trail/colors.css"],
};

describe("printed drawings", () => {
  it.each(Object.keys(GAMES))("look the same as the page's: %s", async (game) => {
    const sheets = [...(SHEETS[game] ?? [`games/${game}/colors.css`]), "design/tokens.css"];
    const drawings = withColors(GAMES[game]!(), colors(...sheets));
    const text = JSON.stringify(drawings, null, 1) + "\n";
    await expect(text).toMatchFileSnapshot(`../../src/arizona/games/${game}/faces/drawings.json`);
  });
});
