/** Translates words from a pack's schema. */
import { has, named, t } from "../lib/messages.svelte";

/** A choice of a field, translated if the game has a message for it. */
export function choiceName(game: string, word: string): string {
  if (word === "") return t("web-workshop-none");
  const id = `${game}-pack-word-${word.replaceAll(" ", "-")}`;
  if (has(id)) return t(id);
  return named(
    word.replace(
      /(^|-)([a-z])/g,
      (_, dash, letter: string) => (dash ? " " : "") + letter.toUpperCase(),
    ),
  );
}

/** A text in the effect language, translated word by word. */
export function wordSaid(game: string, word: string): string {
  const [, bare = word, mark = ""] = /^(.*?)([,;:]?)$/.exec(word) ?? [];
  const id = `${game}-word`;
  return (has(id) ? t(id, { word: bare }) : bare) + mark;
}
