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

type Find = (name: string) => Promise<BodyInit | undefined> | undefined;

/** Lets whoever fetches a part get what is here already, or comes. */
function serve(find: Find): () => void {
  const ask = self.fetch;
  const engine = new URL("engine/", HOME).href;
  self.fetch = async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : String(input), engine).href;
    const name = address.startsWith(engine) ? address.slice(engine.length) : "";
    const known = await find(name);
    if (known === undefined) return await ask.call(self, input, init);
    const type = TYPES[name.split(".").pop() ?? ""] ?? "application/octet-stream";
    return new Response(known, { headers: { "Content-Type": type } });
  };
  return () => (self.fetch = ask);
}

/** Python itself is compiled once: the first worker hands it to the second. */
class Program {
  readonly #usual = WebAssembly.instantiateStreaming;

  constructor(public module: WebAssembly.Module | null) {
    Object.assign(WebAssembly, {
      instantiateStreaming: async (
        source: Response | PromiseLike<Response>,
        imports?: WebAssembly.Imports,
      ): Promise<WebAssembly.WebAssemblyInstantiatedSource> => {
        const module = (this.module ??= await WebAssembly.compileStreaming(source));
        return { module, instance: await WebAssembly.instantiate(module, imports) };
      },
    });
  }

  end(): void {
    Object.assign(WebAssembly, { instantiateStreaming: this.#usual });
  }
}

export interface Engine {
  python: PyodideAPI;
  /** Python itself, for another worker. */
  program: WebAssembly.Module | null;
  /** Keeps what Python has made of the sources, so that it starts sooner from now on. */
  bake: () => Promise<void>;
}

/** Python from its folder; it begins while the rest still comes. */
async function load(core: string): Promise<PyodideAPI> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${core}pyodide.mjs`)) as {
    loadPyodide: typeof Load;
  };
  return await loadPyodide({ indexURL: core });
}

/** Python with our packages, ready to import; who has its program need not compile it. */
export async function startEngine(
  told: Told,
  given: WebAssembly.Module | null = null,
): Promise<Engine> {
  const listed = await listParts(HOME);
  const core = new URL(`engine/${listed.core}`, HOME).href;
  const name = `${listed.core}pyodide.asm.wasm`;
  const wanted = listed.parts.filter((part) => !given || part.name !== name);
  const names = new Set(listed.parts.map((part) => part.name));
  const sources = wanted.find((part) => SOURCES.test(part.name))?.name ?? "";
  const baked = new URL(`engine/${sources.replace(SOURCES, "compiled-$1.zip")}`, HOME).href;
  let take: (body: ReadableStream<Uint8Array<ArrayBuffer>>) => void = () => undefined;
  const streamed = given
    ? Promise.resolve("")
    : new Promise<BodyInit>((resolve) => (take = resolve));
  const coming = fetchParts(HOME, { parts: wanted }, told, { name, take: (body) => take(body) });
  const program = new Program(given);
  const end = serve((asked) => {
    if (!names.has(asked)) return undefined;
    return asked === name ? streamed : coming.then((parts) => parts.get(asked));
  });
  try {
    const loading = load(core);
    // What cannot be fetched is told by `coming`.
    loading.catch(() => undefined);
    const cache = await engineCache(HOME);
    const kept = await cache?.match(baked);
    const compiled = kept ? new Uint8Array(await kept.arrayBuffer()) : null;
    const parts = await coming;
    const python = await loading;
    python.unpackArchive(parts.get(sources)!, "zip", { extractDir: HOUSE });
    if (compiled) python.unpackArchive(compiled, "zip", { extractDir: HOUSE });
    python.runPython(SETTLE);
    const bake = async (): Promise<void> => {
      if (compiled || !cache) return;
      const made = python.runPython(BAKE) as { toJs: () => Uint8Array<ArrayBuffer> };
      await cache.put(baked, new Response(made.toJs())).catch(() => undefined);
    };
    return { python, program: program.module, bake };
  } finally {
    end();
    program.end();
  }
}
