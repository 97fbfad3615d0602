/** Every sentence the page shows, from the same Fluent files as the terminal. */
import {
  FluentBundle,
  type FluentFunction,
  FluentNumber,
  FluentResource,
  type FluentVariable,
} from "@fluent/bundle";

import list from "virtual:languages";

import { isOffline } from "./environment";
import { direction, fallbacks, lookup } from "./language-tags";
import { withParticle } from "./particles";

export type Args = Record<string, string | number>;

/** A sentence to be said: what the server sends for prompts, labels and events. */
export interface Sentence {
  id: string;
  args?: Record<string, unknown>;
}

const FILES = import.meta.glob<string>(
  [
    "../../../src/arizona/messages/*/*.ftl",
    "../../../src/arizona/games/*/words/*.ftl",
    "!**/terminal.ftl",
    "!**/lab.ftl",
    "!**/print.ftl",
  ],
  { query: "?raw", import: "default" },
);
const ENGLISH = "en";
/** Type that only some languages need. */
const TYPE: Record<string, () => Promise<unknown>> = {
  ko: () => import("../design/type-ko.css"),
};

const loaded = $state<{ locale: string; bundles: FluentBundle[] }>({
  locale: ENGLISH,
  bundles: [],
});

/** The language of a message file: a shared file's folder, or the name of a game's `words/<language>.ftl`. */
function language(path: string): string {
  const [folder, file] = path.split("/").slice(-2) as [string, string];
  return folder === "words" ? file.split(".")[0]! : folder;
}

/** The available languages. */
export function languages(): string[] {
  return [...new Set(Object.keys(FILES).map(language))].sort();
}

/** The name of a language in that language; a draft shows how much of it is translated. */
export function languageName(tag: string): string {
  const info = list.find((one) => one.tag === tag);
  if (info?.percent === undefined) return info?.name ?? tag;
  return t("web-language-draft", { name: info.name, percent: info.percent });
}

/** The languages a message is looked for in, best first; English is the last. */
function chain(locale: string): string[] {
  const known = languages();
  return [...new Set([...fallbacks(locale), ENGLISH])].filter((one) => known.includes(one));
}

/** Words that this page was not built with: the text of a language, from somewhere else. */
type Teacher = (locale: string) => Promise<string>;
const teachers: Teacher[] = [];

/** Whether the page was built with the words of a game. */
export function knowsWords(game: string): boolean {
  return Object.keys(FILES).some((path) => path.includes(`/games/${game}/words/`));
}

/** Learns words from a teacher, now and whenever another language is spoken. */
export async function teach(teacher: Teacher): Promise<void> {
  teachers.push(teacher);
  await Promise.all(loaded.bundles.map((one) => learn(one, [teacher])));
  loaded.bundles = [...loaded.bundles];
}

async function learn(made: FluentBundle, from: Teacher[]): Promise<void> {
  const texts = await Promise.all(from.map((one) => one(made.locales[0]!).catch(() => "")));
  for (const text of texts) made.addResource(new FluentResource(text));
}

const AMOUNT = /^([0-9]+) ([a-z]+)$/;

/**
 * `AMOUNTS($gives, one: "some-amount", none: "some-nothing")` tells `1 copper, 2 gold` by the
 * message `one`, which gets `$amount` and `$kind`; words of another shape stay.
 */
function amounts(of: () => FluentBundle): FluentFunction {
  const said = (id: string, args: Args = {}): string => {
    const found = of().getMessage(id)?.value;
    return found ? of().formatPattern(found, args, []) : id;
  };
  return ([given], { one, none }) => {
    const text = String(given);
    if (text === "" || text === "–") return said(String(none));
    const parts = text.split(", ").map((part) => AMOUNT.exec(part));
    if (!parts.every((part) => part !== null)) return text;
    return parts
      .map((part) => said(String(one), { amount: Number(part[1]), kind: part[2]! }))
      .join(", ");
  };
}

/** `JOSA($name, "은/는")`: a word with the Korean particle that fits its last sound. */
const particle: FluentFunction = ([word, pair]) => withParticle(String(word), String(pair));

/** `SIGNED($amount)`: an integer with its sign, such as `+3` or `−2`. */
const signed: FluentFunction = ([given]) => {
  const number = Number(given instanceof FluentNumber ? given.value : given);
  return number < 0 ? `−${-number}` : `+${number}`;
};

async function bundle(locale: string): Promise<FluentBundle> {
  const made: FluentBundle = new FluentBundle(locale, {
    useIsolating: false,
    functions: { AMOUNTS: amounts(() => made), JOSA: particle, SIGNED: signed },
  });
  const paths = Object.keys(FILES).filter((path) => language(path) === locale);
  const texts = await Promise.all(paths.map((path) => FILES[path]!()));
  for (const text of texts) made.addResource(new FluentResource(text));
  await learn(made, teachers);
  return made;
}

/** Loads a language; what it lacks is taken from English. */
export async function speak(locale: string): Promise<void> {
  const chosen = lookup(locale, languages()) || ENGLISH;
  const bundles = await Promise.all(chain(chosen).map(bundle));
  void TYPE[chosen.split("-")[0]!]?.();
  const learned = await learnNames(chosen);
  loaded.bundles = bundles;
  loaded.locale = chosen;
  called = learned;
  document.documentElement.lang = chosen;
  document.documentElement.dir = direction(chosen);
}

/** The best available language for a browser's preferences. */
export function preferred(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const found = lookup(tag, languages());
    if (found) return found;
  }
  return ENGLISH;
}

type Names = Record<string, string>;
type Namer = (locale: string) => Promise<Names>;
const namers = new Map<string, Namer>();
/** What names and texts of content are called in the language in use, by how they stand there. */
let called = $state.raw<Names>({});

async function learnNames(locale: string): Promise<Names> {
  if (locale === ENGLISH) return {};
  const all = await Promise.all([...namers.values()].map((one) => one(locale).catch(() => ({}))));
  return Object.assign({}, ...all) as Names;
}

/** Learns the names and texts of a content pack, now and whenever another language is spoken. */
export async function teachNames(pack: string, namer: Namer): Promise<void> {
  if (namers.has(pack)) return;
  namers.set(pack, namer);
  if (loaded.locale !== ENGLISH) called = await learnNames(loaded.locale);
}

/** A name or text of the content in the language in use; as it stands there if it has none. */
export function named(text: string): string {
  return called[text] ?? text;
}

/** `Ada, Ben and Cleo`, as the language does it. */
export function listed(parts: string[]): string {
  return new Intl.ListFormat(loaded.locale, { type: "conjunction" }).format(parts);
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return loaded.bundles.some((one) => one.hasMessage(id));
}

/** A sentence in English, whatever is spoken: what names are kept in. */
export function english(id: string): string {
  const found = loaded.bundles.at(-1)?.getMessage(id)?.value;
  return found ? loaded.bundles.at(-1)!.formatPattern(found, {}, []) : id;
}

/** What people have chosen: a player called Mesa keeps that name in every language. */
const OF_PEOPLE = new Set(["name", "names", "other"]);

function inWords(args: Args): Record<string, FluentVariable> {
  const said: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    said[name] = typeof value === "string" && !OF_PEOPLE.has(name) ? named(value) : value;
  }
  return said;
}

type Rewrite = (id: string, args: Args) => [id: string, args: Args];
const rewrites = new Map<string, Rewrite>();

/**
 * Lets a game say its messages differently on the page, such as places as the board names them.
 * Applies to ids that start with `prefix`.
 */
export function rewriteMessages(prefix: string, rewrite: Rewrite): void {
  rewrites.set(prefix, rewrite);
}

function rewritten(id: string, args: Args): [string, Args] {
  const rewrite = rewrites.get(id.slice(0, id.indexOf("-") + 1));
  return rewrite ? rewrite(id, args) : [id, args];
}

/** The sentence of a message id. A missing one shows its id, so that it is noticed. */
export function t(asked: string, told: Args = {}): string {
  const [id, args] = rewritten(asked, told);
  const given = inWords(args);
  for (const one of loaded.bundles) {
    const found = one.getMessage(id);
    if (!found?.value) continue;
    const errors: Error[] = [];
    const said = one.formatPattern(found.value, given, errors);
    // A sentence that lacks an argument is told to us, not to the player.
    if (errors.length) console.warn(id, ...errors);
    return minus(said);
  }
  return id;
}

/** One kind of minus sign: the real one. */
const minus = (text: string): string => text.replace(/(?<![\w-])-(?=\d)/g, "−");

/** What is said of a server, as it is said where there is none. */
const WITHOUT_SERVER: Record<string, string> = {
  "table-trouble-full": "web-pocket-full",
  "table-refused-no-store": "web-pocket-unkept",
};

/** The sentence of a message that the server sent. */
export function say(sentence: Sentence | null | undefined): string {
  if (!sentence) return "";
  const id = (isOffline ? WITHOUT_SERVER[sentence.id] : undefined) ?? sentence.id;
  return t(id, (sentence.args ?? {}) as Args);
}

/** Changes whenever something may be said in other words: another language, or names learned. */
export function wording(): string {
  return `${loaded.locale} ${Object.keys(called).length}`;
}

/** The language in use. */
export function locale(): string {
  return loaded.locale;
}
