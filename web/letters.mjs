/**
 * Korean fonts with the letters of our own texts: `node letters.mjs` writes `letters/ko.css` and its
 * fonts, subsets of the npm packages; `letters/names.css` has the letters of the language's name.
 * The letters come in groups, so that the start page loads only those of the page itself. Other
 * letters, which people use in names and chat, come in parts, of which a page loads what it shows.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import subsetFont from "subset-font";

const WEB = dirname(fileURLToPath(import.meta.url));
const TEXTS = join(WEB, "../src/arizona");
const OUT = join(WEB, "letters");
const HANGUL = /[\u3130-\u318f\uac00-\ud7a3]/g;
const NAMES = /^messages\/[\w-]+\/language\.toml$/;
const NAME = /^name *=.*/m;
const POSTERS = /^web-(?:game|caption|poster|line|facts)-.*/gm;
const [FIRST, LAST, PART] = [0xac00, 0xd7a3, 0x200];

/** The files with each group's letters; a letter belongs to the first group that has it. The start
    page's texts about games belong to the page. */
const GROUPS = {
  page: /^messages\/ko\/(web|table|bots)\.ftl$/,
  games: /^games\/\w+\/(words\/ko\.ftl|content\/.*\.toml)$/,
  books: /^games\/\w+\/words\/rules\.ko\.md$|^messages\/ko\/\w+\.ftl$/,
};
const FILES = readdirSync(TEXTS, { recursive: true }).map((file) => file.replaceAll("\\", "/"));
const FACES = [
  { family: "Arizona Sans KR", weight: 400, font: "noto-sans-kr/files/noto-sans-kr-korean-400" },
  { family: "Arizona Sans KR", weight: 600, font: "noto-sans-kr/files/noto-sans-kr-korean-600" },
  { family: "Do Hyeon", weight: 400, font: "do-hyeon/files/do-hyeon-korean-400" },
  { family: "Gaegu", weight: 400, font: "gaegu/files/gaegu-korean-400" },
];

function lettersOf(pattern) {
  const texts = FILES.filter((file) => pattern.test(file)).map((file) =>
    readFileSync(join(TEXTS, file), "utf8"),
  );
  return new Set(texts.join("").match(HANGUL) ?? []);
}

/** The start page's texts about games. */
function lettersOfPosters() {
  const texts = FILES.filter((file) => GROUPS.games.test(file)).flatMap(
    (file) => readFileSync(join(TEXTS, file), "utf8").match(POSTERS) ?? [],
  );
  return texts.join("").match(HANGUL) ?? [];
}

/** Each group without what the groups before it have. */
function groups() {
  const seen = new Set();
  return Object.entries(GROUPS).map(([name, pattern]) => {
    const all = new Set([...lettersOf(pattern), ...(name === "page" ? lettersOfPosters() : [])]);
    const letters = [...all].filter((one) => !seen.has(one)).sort();
    letters.forEach((one) => seen.add(one));
    return { name, letters: letters.join("") };
  });
}

/** `U+AC00-AC01,U+AC04`. */
function rangeOf(letters) {
  const runs = [];
  for (const code of [...letters].map((one) => one.codePointAt(0))) {
    if (runs.at(-1)?.[1] === code - 1) runs.at(-1)[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code) => code.toString(16).toUpperCase();
  return runs.map(([a, b]) => (a === b ? `U+${hex(a)}` : `U+${hex(a)}-${hex(b)}`)).join(",");
}

/** Every Korean letter of a font, ready to be cut into parts. */
function wholeOf(font) {
  const path = createRequire(import.meta.url).resolve(`@fontsource/${font}-normal.woff2`);
  const letters = [...everyLetter(), ...SIGNS].join("");
  return subsetFont(readFileSync(path), letters, { targetFormat: "truetype", noHinting: true });
}

function everyLetter() {
  return Array.from({ length: LAST - FIRST + 1 }, (_, at) => String.fromCodePoint(FIRST + at));
}
const SIGNS = Array.from({ length: 0x5e }, (_, at) => String.fromCodePoint(0x3131 + at));

async function write(family, weight, name, whole, letters) {
  const file = `${family.toLowerCase().replaceAll(" ", "-")}-${weight}-${name}.woff2`;
  writeFileSync(join(OUT, file), await subsetFont(whole, letters, { targetFormat: "woff2" }));
  return (
    `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;` +
    `src:url(./${file}) format("woff2");unicode-range:${rangeOf(letters)}}\n`
  );
}

/** The language's own name, which the menu shows in every language. */
function lettersOfNames() {
  const files = FILES.filter((file) => NAMES.test(file));
  const names = files.map((file) => NAME.exec(readFileSync(join(TEXTS, file), "utf8"))?.[0] ?? "");
  return [...new Set(names.join("").match(HANGUL) ?? [])].sort().join("");
}

async function make(groups, names) {
  const rules = [];
  const always = [];
  for (const [at, { family, weight, font }] of FACES.entries()) {
    const whole = await wholeOf(font);
    for (const { name, letters } of groups) {
      rules.push(await write(family, weight, name, whole, letters));
    }
    if (family === FACES[0].family) {
      always.push(await write(family, weight, "names", whole, names));
    }
    if (at) continue;
    const parts = [SIGNS];
    for (let code = 0; code <= LAST - FIRST; code += PART) {
      parts.push(everyLetter().slice(code, code + PART));
    }
    for (const [part, letters] of parts.entries()) {
      rules.push(await write(`${family} Rest`, weight, String(part), whole, letters.join("")));
    }
  }
  writeFileSync(join(OUT, "ko.css"), rules.join(""));
  writeFileSync(join(OUT, "names.css"), always.join(""));
}

const made = groups();
const names = lettersOfNames();
const stamp = createHash("sha256")
  .update(JSON.stringify([made, names]))
  .update(readFileSync(fileURLToPath(import.meta.url)))
  .update(readFileSync(join(WEB, "package-lock.json")))
  .digest("hex");
let old = "";
try {
  old = readFileSync(join(OUT, "stamp"), "utf8");
} catch {
  // The first time.
}
if (old !== stamp) {
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  await make(made, names);
  writeFileSync(join(OUT, "stamp"), stamp);
}
