import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { languages } from "./languages.ts";

// Tests the page's logic without a browser; tests/browser.ts fakes the parts of one that it needs.
export default defineConfig({
  plugins: [languages, svelte()],
  resolve: { conditions: ["browser"] },
  test: {
    include: ["tests/**/*.test.{ts,js}"],
    css: { include: [/(tokens|colors)\.css/] }, // where tests/drawings.test.ts finds the colors
    setupFiles: ["tests/browser.ts"],
    testTimeout: 60_000, // On a busy machine, reading all messages takes longer than the default.
  },
});
