/** Python in a worker: started, with our own rules laid into it. */
import type { loadPyodide as Load, PyodideAPI } from "pyodide";

import { engineCache, fetchParts, listParts, type Told } from "./parts";

/** Where the folder of files lies: a worker is one of the page's assets. */
const HOME = new URL("../", self.location.href);
const SOURCES = /^arizona-(.*)\.zip$/;
const HOUSE = "/home/pyodide/house";
const TYPES: Record<string, string> = { wasm: "application/wasm", json: "application/json" };
/** Sources of one age: what Python makes of them stands for as long as they are the same. */
const SETTLE = `
import os, sys
sys.path.insert(0, "${HOUSE}")
for folder, _, names in os.walk("${HOUSE}"):
    for name in names:
        if name.endswith(".py"):
            os.utime(os.path.join(folder, name), (1577836800, 1577836800))
`;
const BAKE = `
import io, pathlib, zipfile
packed = io.BytesIO()
with zipfile.ZipFile(packed, "w") as archive:
    for path in pathlib.Path("${HOUSE}").rglob("*.pyc"):
        archive.write(path, path.relative_to("${HOUSE}"))
packed.getvalue()
`;

/** Lets whoever fetches a part get what is here already. */
function serve(parts: Map<string, Uint8Array<ArrayBuffer>>): () => void {
  const ask = self.fetch;
  const engine = new URL("engine/", HOME).href;
  self.fetch = (input, init) => {
    const address = new URL(input instanceof Request ? input.url : String(input), engine).href;
    const known = address.startsWith(engine) ? parts.get(address.slice(engine.length)) : undefined;
    if (!known) return ask.call(self, input, init);
    const type = TYPES[address.split(".").pop() ?? ""] ?? "application/octet-stream";
    return Promise.resolve(new Response(known, { headers: { "Content-Type": type } }));
  };
  return () => (self.fetch = ask);
}

export interface Engine {
  python: PyodideAPI;
  /** Keeps what Python has made of the sources, so that it starts sooner from now on. */
  bake: () => Promise<void>;
}

/** Python with our packages, ready to import. */
export async function startEngine(told: Told): Promise<Engine> {
  const listed = await listParts(HOME);
  const parts = await fetchParts(HOME, listed, told);
  const sources = [...parts.keys()].find((name) => SOURCES.test(name)) ?? "";
  const baked = new URL(`engine/${sources.replace(SOURCES, "compiled-$1.zip")}`, HOME).href;
  const cache = await engineCache(HOME);
  const kept = await cache?.match(baked);
  const compiled = kept ? new Uint8Array(await kept.arrayBuffer()) : null;
  const end = serve(parts);
  try {
    const core = new URL(`engine/${listed.core}`, HOME).href;
    const { loadPyodide } = (await import(/* @vite-ignore */ `${core}pyodide.mjs`)) as {
      loadPyodide: typeof Load;
    };
    const python = await loadPyodide({ indexURL: core });
    python.unpackArchive(parts.get(sources)!, "zip", { extractDir: HOUSE });
    if (compiled) python.unpackArchive(compiled, "zip", { extractDir: HOUSE });
    python.runPython(SETTLE);
    const bake = async (): Promise<void> => {
      if (compiled || !cache) return;
      const made = python.runPython(BAKE) as { toJs: () => Uint8Array<ArrayBuffer> };
      await cache.put(baked, new Response(made.toJs())).catch(() => undefined);
    };
    return { python, bake };
  } finally {
    end();
  }
}
