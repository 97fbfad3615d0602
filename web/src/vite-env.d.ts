/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:languages" {
  const languages: import("./lib/language-tags").LanguageInfo[];
  export default languages;
}
