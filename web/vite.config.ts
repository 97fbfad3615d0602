import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

import { languages } from "./languages";
import { withQueries } from "./src/design/breakpoints";

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

/** Message files without their comments, which are for translators. */
const RAW = /^export default ("(?:[^"\\]|\\.)*");?\s*$/;
const withoutComments: Plugin = {
  name: "messages-without-comments",
  transform: (code, id) => {
    const text = id.endsWith(".ftl?raw") ? RAW.exec(code)?.[1] : undefined;
    if (text === undefined) return null;
    const messages = (JSON.parse(text) as string).replace(/^#.*\n/gm, "");
    return { code: `export default ${JSON.stringify(messages)}`, map: null };
  },
};

/** A server answers every address with the first file, so that one names its parts from the root. */
const fromTheRoot: Plugin = {
  name: "from-the-root",
  enforce: "post",
  transformIndexHtml: (html) => html.replaceAll('="./', '="/'),
};

export default defineConfig({
  plugins: [languages, withoutComments, breakpoints, svelte(), fromTheRoot],
  base: "./", // parts of the page find each other wherever it lies
  worker: { format: "es" },
  build: {
    outDir: "../src/arizona/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    reportCompressedSize: true,
  },
  server: {
    fs: { allow: [".", "../src/arizona"] },
    proxy: {
      "/api": { target: server },
      "/ws": { target: server, ws: true },
    },
  },
});
