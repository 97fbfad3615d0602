/** Words of a schema as people say them. */
import { has, named, t } from "../lib/messages.svelte";

/** A word that a field lets one choose: in the language in use where the game has it. */
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

/** A text of a game's own language, word by word in the language in use. */
export function wordSaid(game: string, word: string): string {
  const [, bare = word, mark = ""] = /^(.*?)([,;:]?)$/.exec(word) ?? [];
  const id = `${game}-word`;
  return (has(id) ? t(id, { word: bare }) : bare) + mark;
}
