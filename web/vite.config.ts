import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

import { withQueries } from "./src/design/breakpoints";

// The page is served by the table server from `arizona/table/static`. Its content policy allows
// neither inline scripts nor data: addresses, so nothing is inlined here.
const server = "http://127.0.0.1:8765";

/** `@media (--small)` and the like, in components and style sheets. */
const breakpoints: Plugin = {
  name: "breakpoints",
  enforce: "pre",
  transform: (code, id) =>
    /\.(svelte|css)$/.test(id) ? { code: withQueries(code), map: null } : null,
};

export default defineConfig({
  plugins: [breakpoints, svelte()],
  build: {
    outDir: "../src/arizona/table/static",
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
