/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:languages" {
  type Group = import("./lib/language-tags").MessageGroup;
  const languages: import("./lib/language-tags").LanguageInfo[];
  export default languages;
  /** Games whose messages are part of this build. */
  export const games: string[];
  /** The English names of bots, by message id. */
  export const englishNames: Record<string, string>;
  /** Loads the messages of a language, by tag and group. */
  export const messages: Record<string, Record<Group, () => Promise<{ default: string }>>>;
}
