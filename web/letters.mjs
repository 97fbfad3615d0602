/**
 * Korean type with the letters of our own texts: `node letters.mjs` writes `letters/ko.css` and its
 * fonts, cut from the npm packages. The letters come in groups, so that the start page fetches only
 * those of the page itself. What people write themselves (names, chat) has the whole font's parts.
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
const HANGUL = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/g;

/** Where each group's letters stand; a letter belongs to the first group that has it. */
const GROUPS = {
  page: /^messages\/ko\/(web|table|bots)\.ftl$/,
  games: /^games\/\w+\/(words\.ko\.ftl|content\/.*\.toml)$/,
  books: /^games\/\w+\/rules\.ko\.md$|^messages\/ko\/\w+\.ftl$/,
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

/** Each group without what the groups before it have. */
function groups() {
  const seen = new Set();
  return Object.entries(GROUPS).map(([name, pattern]) => {
    const letters = [...lettersOf(pattern)].filter((one) => !seen.has(one)).sort();
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

function fontOf(font) {
  const name = `@fontsource/${font}-normal.woff2`;
  return createRequire(import.meta.url).resolve(name);
}

const made = groups();
const stamp = createHash("sha256")
  .update(JSON.stringify([made, FACES]))
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
  const rules = [];
  for (const { family, weight, font } of FACES) {
    const whole = readFileSync(fontOf(font));
    for (const { name, letters } of made) {
      const file = `${family.toLowerCase().replaceAll(" ", "-")}-${weight}-${name}.woff2`;
      writeFileSync(join(OUT, file), await subsetFont(whole, letters, { targetFormat: "woff2" }));
      rules.push(
        `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;` +
          `src:url(./${file}) format("woff2");unicode-range:${rangeOf(letters)}}\n`,
      );
    }
  }
  writeFileSync(join(OUT, "ko.css"), rules.join(""));
  writeFileSync(join(OUT, "stamp"), stamp);
}
