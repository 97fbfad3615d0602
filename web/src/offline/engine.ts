/** Python in a worker, with our own rules laid into it: woken, or as one was that had woken. */
import type { loadPyodide as Load, PyodideAPI } from "pyodide";

import { isWarm, storeSnapshot, decodeSnapshot, type EngineSnapshot } from "./snapshot";
import { engineCache, fetchParts, listParts, type PartList, type Progress } from "./engine-parts";

/** Where the folder of files lies: a worker is one of the page's assets. */
const HOME = new URL("../", self.location.href);
const SOURCES = /^arizona-(.*)\.zip$/;
const HOUSE = "/home/pyodide/house";
const TYPES: Record<string, string> = { wasm: "application/wasm", json: "application/json" };
const WAKE = `
import sys
sys.path.insert(0, "${HOUSE}")
sys.dont_write_bytecode = True
import arizona.server.offline.requests, arizona.server.offline.bots, arizona.server.offline.offline_server
`;
/** Who goes on from a memory has its luck too, and looks at folders that are new. */
const GO_ON = `
import importlib, random
random.seed()
importlib.invalidate_caches()
`;

type Bytes = Uint8Array<ArrayBuffer>;
type Find = (name: string) => Promise<BodyInit | undefined> | undefined;

/** What we use of Pyodide's insides. */
interface Inside {
  FS: {
    mkdirTree: (path: string) => void;
    writeFile: (path: string, bytes: Uint8Array) => void;
    readFile: (path: string) => Bytes;
    readdir: (path: string) => string[];
    stat: (path: string) => { mode: number };
    isDir: (mode: number) => boolean;
  };
  HEAP8: Int8Array;
  growMemory: (bytes: number) => void;
  loadWebAssemblyModule: (bytes: Bytes, flags: object, path: string, scope: object) => object;
  preloadedWasm: Record<string, object>;
}
interface Settings {
  preRun: ((inside: Inside) => void)[];
}
type Make = (settings: Settings) => Promise<unknown>;

/** Lets whoever fetches a part get what is here already, or comes. */
function serve(find: Find): () => void {
  // Restored and called on `self` below.
  // eslint-disable-next-line @typescript-eslint/unbound-method
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

/** Python itself is compiled once, while it comes: the first worker hands it to the others. */
function useProgram(coming: Promise<WebAssembly.Module>): () => void {
  const usual = WebAssembly.instantiateStreaming;
  Object.assign(WebAssembly, {
    instantiateStreaming: async (
      _source: unknown,
      imports?: WebAssembly.Imports,
    ): Promise<WebAssembly.WebAssemblyInstantiatedSource> => {
      const module = await coming;
      return { module, instance: await WebAssembly.instantiate(module, imports) };
    },
  });
  return () => Object.assign(WebAssembly, { instantiateStreaming: usual });
}

export interface Engine {
  python: PyodideAPI;
  /** Python itself, for another worker. */
  program: WebAssembly.Module;
  /** When it has woken: now, or before, and perhaps has begun every game since. */
  woken: "now" | "before" | "warm";
  /** Keeps it as it is now, for whoever starts from now on; false where nothing can be kept. */
  bake: (warm: boolean) => Promise<boolean>;
}

/**
 * Compiled packages, where they always lie: before anything else, so that a memory fits to them. And
 * the files that belong to the memory.
 */
function lay(inside: Inside, libraries: [string, Bytes][], awake: EngineSnapshot | null): void {
  const folders = new Set<string>();
  for (const [path, bytes] of [...libraries, ...(awake?.files ?? [])]) {
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(folder)) inside.FS.mkdirTree(folder);
    folders.add(folder);
    inside.FS.writeFile(path, bytes);
  }
  for (const [path, bytes] of libraries) {
    const flags = { loadAsync: false, nodelete: true };
    inside.preloadedWasm[path] = inside.loadWebAssemblyModule(bytes, flags, path, {});
  }
  const wanted = awake?.memory.length ?? 0;
  if (inside.HEAP8.length < wanted) inside.growMemory(wanted);
}

/** All files of a folder, and of those in it. */
function filesIn({ FS }: Inside, folder: string): [string, Bytes][] {
  return FS.readdir(folder)
    .filter((name) => name !== "." && name !== "..")
    .flatMap((name): [string, Bytes][] => {
      const path = `${folder}/${name}`;
      if (FS.isDir(FS.stat(path).mode)) return filesIn({ FS } as Inside, path);
      return [[path, FS.readFile(path)]];
    });
}

interface Start {
  listed: PartList;
  sources: string;
  told: Progress;
  /** Python itself, where another worker has compiled it. */
  given: WebAssembly.Module | null;
  /** Where one goes on that has woken before. */
  kept: Promise<ArrayBuffer> | null;
  /** Whether what comes of it can be kept. */
  lasting: boolean;
}

type Started = Pick<Engine, "python" | "program">;

async function start({ listed, sources, told, given, kept, lasting }: Start): Promise<Started> {
  const core = new URL(`engine/${listed.core}`, HOME).href;
  const name = `${listed.core}pyodide.asm.wasm`;
  const needless = new Set([...(given ? [name] : []), ...(kept ? [sources] : [])]);
  const parts = listed.parts.filter((part) => !needless.has(part.name));
  let take: (body: ReadableStream<Bytes>) => void = () => undefined;
  const body = new Promise<ReadableStream<Bytes>>((resolve) => (take = resolve));
  const headers = { "Content-Type": TYPES.wasm! };
  const program = given
    ? Promise.resolve(given)
    : WebAssembly.compileStreaming(body.then((stream) => new Response(stream, { headers })));
  const coming = fetchParts(HOME, { parts }, told, { name, take });
  // What cannot be fetched is told by `coming`.
  program.catch(() => undefined);
  const names = new Set(parts.map((part) => part.name));
  const end = serve((asked) => {
    if (asked === name) return Promise.resolve("");
    return names.has(asked) ? coming.then((found) => found.get(asked)) : undefined;
  });
  const free = useProgram(program);
  try {
    const { loadPyodide } = (await import(/* @vite-ignore */ `${core}pyodide.mjs`)) as {
      loadPyodide: typeof Load;
    };
    const { default: make } = (await import(/* @vite-ignore */ `${core}pyodide.asm.mjs`)) as {
      default: Make;
    };
    const found = await coming;
    const awake = kept ? decodeSnapshot(await kept) : null;
    const libraries = Object.entries(listed.libraries).map(([part, path]): [string, Bytes] => [
      `${HOUSE}/${path}`,
      found.get(part)!,
    ]);
    const createPyodideModule = (settings: Settings): Promise<unknown> => {
      settings.preRun.push((inside) => lay(inside, libraries, awake));
      return make(settings);
    };
    const python = await loadPyodide({
      indexURL: core,
      createPyodideModule: createPyodideModule as never,
      _makeSnapshot: lasting,
      ...(awake ? { _loadSnapshot: awake.memory, _snapshotDeserializer: () => ({}) } : {}),
    });
    // It would hold the memory that it went on from a second time.
    const { config } = (python as unknown as { _api: { config: Record<string, unknown> } })._api;
    config._loadSnapshot = config.createPyodideModule = undefined;
    if (awake) python.runPython(GO_ON);
    else {
      python.unpackArchive(found.get(sources)!, "zip", { extractDir: HOUSE });
      python.runPython(WAKE);
    }
    return { python, program: await program };
  } finally {
    end();
    free();
  }
}

/**
 * Python with our packages, imported. Who has its program need not compile it; `again` says that it
 * will be kept once more.
 */
export async function startEngine(
  told: Progress,
  given: WebAssembly.Module | null = null,
  again = false,
): Promise<Engine> {
  const listed = await listParts(HOME);
  const sources = listed.parts.find((part) => SOURCES.test(part.name))?.name ?? "";
  const at = new URL(`engine/${sources.replace(SOURCES, "awake-$1.bin")}`, HOME).href;
  const cache = await engineCache(HOME);
  const kept = await cache?.match(at);
  const usual = { listed, sources, told, given };
  const made = (started: Started, woken: Engine["woken"]): Engine => ({
    ...started,
    woken,
    bake: async (warm) => {
      const { python } = started;
      const inside = (python as unknown as { _module: Inside })._module;
      // What is done with is let go of; what still is held of the page has had its use.
      python.runPython("import gc; gc.collect()");
      const memory = python.makeMemorySnapshot({ serializer: () => null }) as Bytes;
      return await storeSnapshot(cache, at, { memory, files: filesIn(inside, HOUSE) }, warm);
    },
  });
  if (kept) {
    try {
      const going = { ...usual, kept: kept.arrayBuffer(), lasting: again };
      return made(await start(going), isWarm(kept) ? "warm" : "before");
    } catch (error) {
      console.info("Python could not go on and wakes anew:", error);
      await cache?.delete(at);
    }
  }
  return made(await start({ ...usual, kept: null, lasting: cache !== null }), "now");
}
