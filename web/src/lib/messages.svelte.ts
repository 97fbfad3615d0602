/** The messages shown by the page, from the same Fluent files as the terminal's. */
import {
  FluentBundle,
  type FluentFunction,
  FluentNumber,
  FluentResource,
  type FluentVariable,
} from "@fluent/bundle";

import list, { englishNames, games, messages } from "virtual:languages";

import { decimal } from "./decimals";
import { isOffline } from "./environment";
import { direction, fallbacks, lookup, type MessageGroup } from "./language-tags";
import { withParticle } from "./particles";

export type Args = Record<string, string | number>;

/** A message id with arguments, as the server sends it for prompts, labels and events. */
export interface Sentence {
  id: string;
  args?: Record<string, unknown>;
}

const ENGLISH = "en";
/** Fonts that only some languages need: `type-ko.css`, `type-zh-Hant.css`. */
const FONTS = import.meta.glob("../design/type-*.css");

const loaded = $state<{ locale: string; bundles: FluentBundle[] }>({
  locale: ENGLISH,
  bundles: [],
});

export function languages(): string[] {
  return Object.keys(messages).sort();
}

/** The native name of a language; for a draft, with the translated percentage. */
export function languageName(tag: string): string {
  const info = list.find((one) => one.tag === tag);
  if (info?.percent === undefined) return info?.name ?? tag;
  return t("web-language-draft", { name: info.name, percent: info.percent });
}

/** The languages in which a message is looked up, best first. English is always last. */
function chain(locale: string): string[] {
  const known = languages();
  return [...new Set([...fallbacks(locale), ENGLISH])].filter((one) => known.includes(one));
}

/**
 * Whether the built-in messages of a language are needed. If a language is complete, its fallbacks,
 * such as English, are not downloaded.
 */
function needsBuiltIn(tag: string, all: readonly string[]): boolean {
  const isComplete = (one: string): boolean =>
    list.some((info) => info.tag === one && info.percent === undefined);
  return !all.slice(0, all.indexOf(tag)).some(isComplete);
}

interface MessageLoader {
  load: (locale: string) => Promise<string>;
  /** Whether the messages belong to this build. Other games may lack the language. */
  builtIn: boolean;
}
const messageLoaders: MessageLoader[] = [groupLoader("start")];

/** Whether this build contains the messages of a game. */
export function hasMessages(game: string): boolean {
  return games.includes(game);
}

/** Adds the messages of a game that is not part of this build, now and in other languages. */
export function addGameMessages(load: (locale: string) => Promise<string>): Promise<void> {
  return addMessageLoader({ load, builtIn: false });
}

/** Adds a message loader, which is called now and after every change of language. */
async function addMessageLoader(loader: MessageLoader): Promise<void> {
  messageLoaders.push(loader);
  const tags = loaded.bundles.map(tagOf);
  try {
    await Promise.all(loaded.bundles.map((one) => addLoadedMessages(one, tags, [loader])));
  } catch (error) {
    messageLoaders.splice(messageLoaders.indexOf(loader), 1);
    throw error;
  }
  loaded.bundles = [...loaded.bundles];
}

function groupLoader(group: MessageGroup): MessageLoader {
  return { load: async (locale) => (await messages[locale]![group]()).default, builtIn: true };
}

const groups = new Map<MessageGroup, Promise<void>>();

/** Loads the messages of a group of pages, once. */
export function needMessages(group: MessageGroup): Promise<void> {
  const known = groups.get(group);
  if (known) return known;
  const loading = addMessageLoader(groupLoader(group));
  groups.set(group, loading);
  loading.catch(() => groups.delete(group)); // the next attempt loads them again
  return loading;
}

/** Loads a page together with its messages. */
export async function withMessages<Page>(
  page: Promise<Page>,
  ...needed: MessageGroup[]
): Promise<Page> {
  await Promise.all(needed.map(needMessages));
  return page;
}

const tagOf = (bundle: FluentBundle): string => bundle.locales[0]!;

async function addLoadedMessages(
  made: FluentBundle,
  all: readonly string[],
  loaders: MessageLoader[],
): Promise<void> {
  const tag = tagOf(made);
  const builtIn = needsBuiltIn(tag, all);
  const needed = loaders.filter((one) => builtIn || !one.builtIn);
  const texts = await Promise.all(needed.map((one) => one.load(tag)));
  for (const text of texts) made.addResource(new FluentResource(text));
}

const AMOUNT = /^([0-9]+) ([a-z]+)$/;

/**
 * `AMOUNTS($gives, one: "some-amount", none: "some-nothing")` formats `1 copper, 2 gold` with the
 * message `one`, which gets `$amount` and `$kind`. Text in any other form is left unchanged.
 */
function amounts(of: () => FluentBundle): FluentFunction {
  const format = (id: string, args: Args = {}): string => {
    const found = of().getMessage(id)?.value;
    return found ? of().formatPattern(found, args, []) : id;
  };
  return ([given], { one, none }) => {
    const text = String(given);
    if (text === "" || text === "–") return format(String(none));
    const parts = text.split(", ").map((part) => AMOUNT.exec(part));
    if (!parts.every((part) => part !== null)) return text;
    return parts
      .map((part) => format(String(one), { amount: Number(part[1]), kind: part[2]! }))
      .join(", ");
  };
}

/** `JOSA($name, "은/는")`: a word with the Korean particle that matches its final sound. */
const particle: FluentFunction = ([word, pair]) => withParticle(String(word), String(pair));

/** `SIGNED($amount)`: an integer with its sign, such as `+3` or `−2`; 0 has none. */
const signed: FluentFunction = ([given]) => {
  const number = Number(given instanceof FluentNumber ? given.value : given);
  if (number === 0) return "0";
  return number < 0 ? `−${-number}` : `+${number}`;
};

/** `DECIMAL($loss)`: a number that was sent as text, such as `1.8`, as the language writes it. */
const decimals =
  (locale: string): FluentFunction =>
  ([given]) =>
    decimal(String(given), locale);

async function bundle(locale: string, all: readonly string[]): Promise<FluentBundle> {
  const made: FluentBundle = new FluentBundle(locale, {
    useIsolating: false,
    functions: {
      AMOUNTS: amounts(() => made),
      DECIMAL: decimals(locale),
      JOSA: particle,
      SIGNED: signed,
    },
  });
  await addLoadedMessages(made, all, messageLoaders);
  return made;
}

/** Loads a language; English is the fallback for missing messages. */
export async function loadLanguage(locale: string): Promise<void> {
  const chosen = lookup(locale, languages()) || ENGLISH;
  const all = chain(chosen);
  const bundles = await Promise.all(all.map((one) => bundle(one, all)));
  const fonts = fallbacks(chosen).map((tag) => FONTS[`../design/type-${tag}.css`]);
  void fonts.find((load) => load)?.();
  const names = await loadNames(chosen);
  loaded.bundles = bundles;
  loaded.locale = chosen;
  translations = names;
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
type NameLoader = (locale: string) => Promise<Names>;
const nameLoaders = new Map<string, NameLoader>();
/** Names and texts of the content in the current language, by their original text. */
let translations = $state.raw<Names>({});

async function loadNames(locale: string): Promise<Names> {
  if (locale === ENGLISH) return {};
  const all = await Promise.all(
    [...nameLoaders.values()].map((one) => one(locale).catch(() => ({}))),
  );
  return Object.assign({}, ...all) as Names;
}

/** Loads the names and texts of a content pack, now and after every change of language. */
export async function addNameLoader(pack: string, loader: NameLoader): Promise<void> {
  if (nameLoaders.has(pack)) return;
  nameLoaders.set(pack, loader);
  if (loaded.locale !== ENGLISH) translations = await loadNames(loaded.locale);
}

/** A name or text of the content in the current language, or unchanged if it has no translation. */
export function named(text: string): string {
  return translations[text] ?? text;
}

/** Joins a list as the language does: `Ada, Ben and Cleo`. */
export function listed(parts: string[]): string {
  return new Intl.ListFormat(loaded.locale, { type: "conjunction" }).format(parts);
}

export function has(id: string): boolean {
  return loaded.bundles.some((one) => one.hasMessage(id));
}

/** The English name of a bot, in any language. Names are stored in English. */
export function englishName(id: string): string {
  if (id in englishNames) return englishNames[id]!;
  const found = loaded.bundles.at(-1)?.getMessage(id)?.value;
  return found ? loaded.bundles.at(-1)!.formatPattern(found, {}, []) : id;
}

/** Arguments that contain player names, which are never translated: a player may be named Mesa. */
const PLAYER_ARGUMENTS = new Set(["name", "names", "other"]);

function translated(args: Args): Record<string, FluentVariable> {
  const result: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    result[name] = typeof value === "string" && !PLAYER_ARGUMENTS.has(name) ? named(value) : value;
  }
  return result;
}

type Rewrite = (id: string, args: Args) => [id: string, args: Args];
const rewrites = new Map<string, Rewrite>();

/**
 * Lets a game change its messages on the page, for example to use the board's place names.
 * Applies to ids that start with `prefix`.
 */
export function rewriteMessages(prefix: string, rewrite: Rewrite): void {
  rewrites.set(prefix, rewrite);
}

function rewritten(id: string, args: Args): [string, Args] {
  const rewrite = rewrites.get(id.slice(0, id.indexOf("-") + 1));
  return rewrite ? rewrite(id, args) : [id, args];
}

/** Formats a message; a missing message is shown as its id. */
export function t(message: string, variables: Args = {}): string {
  const [id, args] = rewritten(message, variables);
  const given = translated(args);
  for (const one of loaded.bundles) {
    const found = one.getMessage(id);
    if (!found?.value) continue;
    const errors: Error[] = [];
    const text = one.formatPattern(found.value, given, errors);
    // A missing argument is logged, not shown to the player.
    if (errors.length) console.warn(id, ...errors);
    return minus(text);
  }
  return id;
}

/** Replaces hyphens before digits by real minus signs. */
const minus = (text: string): string => text.replace(/(?<![\w-])-(?=\d)/g, "−");

/** Replacements of messages that mention the server, when playing offline. */
const OFFLINE_MESSAGES: Record<string, string> = {
  "table-trouble-full": "web-offline-full",
  "table-refused-no-store": "web-offline-unsaved",
};

/** Formats a message sent by the server. */
export function say(sentence: Sentence | null | undefined): string {
  if (!sentence) return "";
  const id = (isOffline ? OFFLINE_MESSAGES[sentence.id] : undefined) ?? sentence.id;
  return t(id, (sentence.args ?? {}) as Args);
}

/** A label and what it labels: `Account: Ada`. Some languages write a space before the colon. */
export function labeled(label: string, text: string | number): string {
  return t("web-labeled", { name: label, other: String(text) });
}

/** A value that changes whenever texts may change, with the language or with loaded names. */
export function wording(): string {
  return `${loaded.locale} ${Object.keys(translations).length}`;
}

/** The current language. */
export function locale(): string {
  return loaded.locale;
}
