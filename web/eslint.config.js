import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

const off = (...names) => Object.fromEntries(names.map((name) => [name, "off"]));
const UNSAFE = ["argument", "assignment", "call", "member-access", "return"].map(
  (name) => `@typescript-eslint/no-unsafe-${name}`,
);

export default defineConfig(
  {
    ignores: [
      "*.{js,mjs,ts}",
      "node_modules",
      "letters",
      "public",
      "src/lib/generated",
      "src/games/*/view.ts",
    ],
  },
  {
    files: ["src/**/*.ts", "src/**/*.svelte", "tests/**/*.ts"],
    extends: [ts.configs.strictTypeChecked, svelte.configs.recommended],
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: [".svelte"],
      },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "@typescript-eslint/switch-exhaustiveness-check": "error",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/restrict-plus-operands": ["error", { allowNumberAndString: true }],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_" },
      ],
      ...off(
        // Handlers such as `() => (open = true)` and `() => close()` are idiomatic in Svelte.
        "@typescript-eslint/no-confusing-void-expression",
        // `noUncheckedIndexedAccess` makes `!` the way to state that an index is valid.
        "@typescript-eslint/no-non-null-assertion",
        // `[...text]` splits a text into code points on purpose.
        "@typescript-eslint/no-misused-spread",
        // `void value;` in an effect declares a dependency.
        "@typescript-eslint/no-meaningless-void-operator",
        // Guards for old browsers, stored data and `bind:this` look unnecessary to the types.
        "@typescript-eslint/no-unnecessary-condition",
        // Entries of content packs are parsed data of unknown shape, shown as text.
        "@typescript-eslint/no-base-to-string",
        // tests/svg.test.ts checks every {@html}.
        "svelte/no-at-html-tags",
        // Maps, sets and dates are replaced as a whole ($state.raw), not mutated.
        "svelte/prefer-svelte-reactivity",
        // Components of a game implement a contract and may not need all of its props.
        "svelte/no-unused-props",
        // `{" "}` keeps a space at the end of a line, `{""}` fills a block that must not be empty.
        "svelte/no-useless-mustaches",
        // svelte-check reports these with the configuration of the build.
        "svelte/no-unused-svelte-ignore",
      ),
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // TypeScript alone sees imported components as `any`; svelte-check knows their props.
    files: ["**/*.svelte"],
    rules: off(...UNSAFE),
  },
  {
    // Drawings are lists of coordinates in tuples of many lengths.
    files: ["src/games/trail/art/**/*.ts"],
    rules: off(
      ...UNSAFE,
      "@typescript-eslint/restrict-plus-operands",
      "@typescript-eslint/restrict-template-expressions",
    ),
  },
);
