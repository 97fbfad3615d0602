import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

import { languages } from "./languages.ts";
import { withQueries } from "./src/design/breakpoints.ts";

// The page is served by the table server from `arizona/server/static`. Its content policy allows
// neither inline scripts nor data: addresses, so nothing is inlined here.
const server = "http://127.0.0.1:8765";

/** `@media (--small)` and the like, in components and style sheets. */
const breakpoints: Plugin = {
  name: "breakpoints",
  enforce: "pre",
  transform: (code, id) =>
    /\.(svelte|css)$/.test(id) ? { code: withQueries(code), map: null } : null,
};

/** A server answers every address with index.html, which thus refers to its parts from the root. */
const fromTheRoot: Plugin = {
  name: "from-the-root",
  enforce: "post",
  transformIndexHtml: (html) => html.replaceAll('="./', '="/'),
};

/** The name of a file without the list of pages that share it, and without its extension. */
const short = (name: string): string => name.replace(/~.*|\.\w+$/, "");

export default defineConfig({
  plugins: [languages, breakpoints, svelte(), fromTheRoot],
  base: "./", // so that the page works in any folder
  worker: { format: "es" },
  build: {
    outDir: "../src/arizona/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${short(name)}-[hash].js`,
        assetFileNames: ({ names }) => `assets/${short(names[0] ?? "")}-[hash][extname]`,
        // Few files: a request costs more than a few kilobytes that a page does not need.
        codeSplitting: {
          groups: [
            { name: "base", tags: ["$initial"], priority: 2 },
            {
              name: "shared",
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 20_000,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".", "../src/arizona"] },
    proxy: {
      "/api": { target: server },
      "/ws": { target: server, ws: true },
    },
  },
});
