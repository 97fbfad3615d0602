/**
 * The languages of the page, from `src/arizona/messages/<tag>/language.toml`, as the module
 * `virtual:languages`. For a draft it includes how much of the messages is translated. The messages
 * of a language are one module for each group of pages that needs them.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import type { Plugin } from "vite";

import type { LanguageInfo, MessageGroup } from "./src/lib/language-tags.ts";

const TEXTS = fileURLToPath(new URL("../src/arizona", import.meta.url));
const MESSAGE = /^([a-zA-Z][\w-]*) *=((?:.*)(?:\n(?:[ \t]+.*|\}.*|[ \t]*))*)/gm;
/** Placeholders, variant keys, variables, literals and function names: not text. */
const CODE = /\{[^{}>]*\}|\[[\w.-]+\]|\$[\w-]+|"[^"]*"|\b[A-Z]+\(/g;
/** Two letters in a row; `← →` needs no translation. */
const WORD = /\p{L}{2}/u;

function filesOf(root: string, tag: string): string[] {
  const shared = join(root, "messages", tag);
  const files = readdirSync(shared).filter((file) => file.endsWith(".ftl"));
  const games = existsSync(join(root, "games")) ? readdirSync(join(root, "games")) : [];
  const words = games.map((game) => join(root, "games", game, "words", `${tag}.ftl`));
  return [...files.map((file) => join(shared, file)), ...words.filter((path) => existsSync(path))];
}

/** Message ids that have text to translate. */
function idsOf(root: string, tag: string): string[] {
  const texts = filesOf(root, tag).map((path) => readFileSync(path, "utf8"));
  return texts.flatMap((text) =>
    [...text.matchAll(MESSAGE)]
      .filter(([, , value]) => WORD.test(value!.replace(CODE, "")))
      .map(([, id]) => id!),
  );
}

function field(text: string, name: string): string {
  return new RegExp(`^${name} *= *"([^"]*)"`, "m").exec(text)?.[1] ?? "";
}

/** Reads every language below a folder such as `src/arizona`. */
export function readLanguages(root: string = TEXTS): LanguageInfo[] {
  const tags = readdirSync(join(root, "messages")).filter((tag) =>
    existsSync(join(root, "messages", tag, "language.toml")),
  );
  const english = idsOf(root, "en");
  return tags.sort().map((tag) => {
    const text = readFileSync(join(root, "messages", tag, "language.toml"), "utf8");
    const name = field(text, "name") || tag;
    if (field(text, "status") === "complete") return { tag, name };
    const own = new Set(idsOf(root, tag));
    const done = english.filter((id) => own.has(id)).length;
    return { tag, name, percent: Math.floor((100 * done) / Math.max(1, english.length)) };
  });
}

const MODULE = "virtual:languages";
const GROUPS: readonly MessageGroup[] = ["start", "play", "workshop", "comparison"];
/** Stands for the file of any game. */
const GAME = "";
const START_FILES = new Set(["web", "bots", "table", "people"]);
const START_IDS = new Set(["ratings-leaderboard", "ratings-rated"]);
/** The start page's texts about a game are in the game's own file. */
const POSTER = /^web-(?:caption|content|facts|game|line|poster)-/;
/** Topics of the start page's files that only other pages show. */
const LATER = new RegExp(
  "^(?:people-(?:codes|device|guest|username)|table-note|web-(?:" +
    "back|bot|chat|claim|copy|delete|draw|fair|filter|give|hint|hook|invite|key|kind|log|online|" +
    "patience|picture|print|prompt|quick|replay|reports|setup|skip|tab|table|take|text|title|undo|" +
    "unseat|who|why|zoom))(?:-|$)",
);
const WORKSHOP_FILES = new Set(["workshop", "lab"]);
/** Topics of content and of the games' own files that only pages about packs show. */
const WORKSHOP_TOPIC = /^(?:[a-z]+-(?:art|edit|fix|pack)|content-(?:field|step))-/;
/** Only moderators see these. */
const COMPARISON_FILE = "comparison";
/** Files of the terminal and of printed pages. */
const UNUSED_FILES = new Set(["terminal", "errors", "print"]);

function groupOf(file: string, id: string): MessageGroup | undefined {
  if (UNUSED_FILES.has(file)) return undefined;
  if (START_IDS.has(id) || (file === GAME && POSTER.test(id))) return "start";
  if (START_FILES.has(file)) return LATER.test(id) ? "play" : "start";
  if (file === COMPARISON_FILE) return "comparison";
  const workshop =
    WORKSHOP_FILES.has(file) || ([GAME, "content"].includes(file) && WORKSHOP_TOPIC.test(id));
  return workshop ? "workshop" : "play";
}

/** The messages of a language for a group of pages, without the comments for translators. */
export function readMessages(tag: string, group: MessageGroup, root: string = TEXTS): string {
  return filesOf(root, tag)
    .flatMap((path) => {
      const shared = path.startsWith(join(root, "messages"));
      const file = shared ? path.split(/[\\/]/).at(-1)!.replace(".ftl", "") : GAME;
      const text = readFileSync(path, "utf8").replace(/^#.*\n/gm, "");
      return [...text.matchAll(MESSAGE)]
        .filter(([, id]) => groupOf(file, id!) === group)
        .map(([message]) => message.trimEnd());
    })
    .join("\n");
}

/** The English names of bots, which tables store, by message id. */
function englishNames(root: string): Record<string, string> {
  const text = (["start", "play"] as const).map((one) => readMessages("en", one, root)).join("\n");
  const named = [...text.matchAll(MESSAGE)].filter(([, id]) =>
    /^bots-.*-name$|^table-bot-/.test(id!),
  );
  return Object.fromEntries(named.map(([, id, value]) => [id!, value!.trim()]));
}

function moduleOf(root: string): string {
  const list = readLanguages(root);
  const games = existsSync(join(root, "games")) ? readdirSync(join(root, "games")) : [];
  const known = games.filter((game) => existsSync(join(root, "games", game, "words", "en.ftl")));
  const loaders = list.map(({ tag }) => {
    const of = (group: MessageGroup) => `${group}: () => import("${MODULE}/${tag}/${group}")`;
    return `${JSON.stringify(tag)}: { ${GROUPS.map(of).join(", ")} }`;
  });
  return [
    `export default ${JSON.stringify(list)};`,
    `export const games = ${JSON.stringify(known)};`,
    `export const englishNames = ${JSON.stringify(englishNames(root))};`,
    `export const messages = { ${loaders.join(", ")} };`,
  ].join("\n");
}

export const languages: Plugin = {
  name: "languages",
  resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${MODULE}`)) return null;
    const [, tag, group] = id.split("/");
    if (tag === undefined) return moduleOf(TEXTS);
    for (const path of filesOf(TEXTS, tag)) this.addWatchFile(path);
    return `export default ${JSON.stringify(readMessages(tag, group as MessageGroup))}`;
  },
};
