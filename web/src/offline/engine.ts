/** Starts Python with the Arizona packages in a worker, from a cached snapshot if there is one. */
import type { loadPyodide as Load, PyodideAPI } from "pyodide";

import { isWarm, storeSnapshot, decodeSnapshot, type EngineSnapshot } from "./snapshot";
import { engineCache, fetchParts, listParts, type PartList, type Progress } from "./engine-parts";

/** Base URL of the static files. Worker scripts are in their `assets/` folder. */
const HOME = new URL("../", self.location.href);
const SOURCES = /^arizona-(.*)\.zip$/;
const PACKAGE_ROOT = "/home/pyodide/arizona";
/** Bytes of each buffer that makes the garbage collector run. */
const PRESSURE = 32 * 1024 * 1024;
const TYPES: Record<string, string> = { wasm: "application/wasm", json: "application/json" };
const START_SCRIPT = `
import sys
sys.path.insert(0, "${PACKAGE_ROOT}")
sys.dont_write_bytecode = True
import arizona.server.offline.requests, arizona.server.offline.bots, arizona.server.offline.offline_server
`;
/** A restored engine would repeat the random numbers of the snapshot and use stale import caches. */
const RESUME_SCRIPT = `
import importlib, random
random.seed()
importlib.invalidate_caches()
`;

type Bytes = Uint8Array<ArrayBuffer>;
type Find = (name: string) => Promise<BodyInit | undefined> | undefined;

/** The parts of Pyodide's Emscripten module that are used here. */
interface EmscriptenModule {
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
  preRun: ((module: EmscriptenModule) => void)[];
}
type CreateModule = (settings: Settings) => Promise<unknown>;

/** Answers fetches of engine files with `find`; returns a function that restores `fetch`. */
function interceptFetch(find: Find): () => void {
  // Restored and called on `self` below.
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const original = self.fetch;
  const engine = new URL("engine/", HOME).href;
  self.fetch = async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : String(input), engine).href;
    const name = address.startsWith(engine) ? address.slice(engine.length) : "";
    const known = await find(name);
    if (known === undefined) return await original.call(self, input, init);
    const type = TYPES[name.split(".").pop() ?? ""] ?? "application/octet-stream";
    return new Response(known, { headers: { "Content-Type": type } });
  };
  return () => (self.fetch = original);
}

/**
 * Makes Pyodide use a module compiled elsewhere: it is compiled once, while it is downloaded, and
 * passed to the other workers. Returns a function that restores the original.
 */
function useProgram(compiled: Promise<WebAssembly.Module>): () => void {
  const original = WebAssembly.instantiateStreaming;
  Object.assign(WebAssembly, {
    instantiateStreaming: async (
      _source: unknown,
      imports?: WebAssembly.Imports,
    ): Promise<WebAssembly.WebAssemblyInstantiatedSource> => {
      const module = await compiled;
      return { module, instance: await WebAssembly.instantiate(module, imports) };
    },
  });
  return () => Object.assign(WebAssembly, { instantiateStreaming: original });
}

interface Engine {
  python: PyodideAPI;
  /** The compiled Python module, for other workers. */
  program: WebAssembly.Module;
  /** A warm snapshot was saved after every game had been started once. */
  source: "fresh" | "snapshot" | "warm snapshot";
  /** Stores the current state as the snapshot for later starts; false if it cannot be stored. */
  saveSnapshot: (warm: boolean) => Promise<boolean>;
}

/**
 * Loads the compiled packages, and the files and memory size of a snapshot. This must happen first:
 * the memory of a snapshot is only valid if the libraries have the same addresses.
 */
function installFiles(
  module: EmscriptenModule,
  libraries: [string, Bytes][],
  snapshot: EngineSnapshot | null,
): void {
  const folders = new Set<string>();
  for (const [path, bytes] of [...libraries, ...(snapshot?.files ?? [])]) {
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(folder)) module.FS.mkdirTree(folder);
    folders.add(folder);
    module.FS.writeFile(path, bytes);
  }
  for (const [path, bytes] of libraries) {
    const flags = { loadAsync: false, nodelete: true };
    module.preloadedWasm[path] = module.loadWebAssemblyModule(bytes, flags, path, {});
  }
  const wanted = snapshot?.memory.length ?? 0;
  if (module.HEAP8.length < wanted) module.growMemory(wanted);
}

/** All files of a folder and its subfolders. */
function filesIn({ FS }: EmscriptenModule, folder: string): [string, Bytes][] {
  return FS.readdir(folder)
    .filter((name) => name !== "." && name !== "..")
    .flatMap((name): [string, Bytes][] => {
      const path = `${folder}/${name}`;
      if (FS.isDir(FS.stat(path).mode)) return filesIn({ FS } as EmscriptenModule, path);
      return [[path, FS.readFile(path)]];
    });
}

/**
 * Restores the page objects of a snapshot: there are none. Pyodide keeps this function, so it must
 * not be a closure: that would keep the snapshot and all downloaded files in memory.
 */
const deserializeNothing = (): object => ({});

/**
 * Frees buffers immediately, because an idle worker may not collect garbage for a long time.
 * Transferring them to a port and closing it discards them.
 */
function release(buffers: ArrayBuffer[]): void {
  const { port1, port2 } = new MessageChannel();
  port1.postMessage(null, buffers);
  port1.close();
  port2.close();
}

/**
 * Makes the garbage collector run, because an idle worker may hold on to garbage from its startup.
 * Buffers count as pressure as soon as they exist, but untouched ones take no memory.
 */
function collectGarbage(): void {
  let size = 0;
  // Each size depends on the previous buffer, because minifiers remove unused ones.
  for (let count = 0; count < 8; count++) size = new ArrayBuffer(PRESSURE - (size % 2)).byteLength;
}

interface StartOptions {
  listed: PartList;
  sources: string;
  onProgress: Progress;
  /** The Python module, if another worker has compiled it. */
  compiled: WebAssembly.Module | null;
  /** The snapshot to restore. */
  stored: Promise<ArrayBuffer> | null;
  /** Whether a snapshot of this engine will be saved. */
  willSave: boolean;
}

type StartedEngine = Pick<Engine, "python" | "program">;

async function start({
  listed,
  sources,
  onProgress,
  compiled,
  stored,
  willSave,
}: StartOptions): Promise<StartedEngine> {
  const core = new URL(`engine/${listed.core}`, HOME).href;
  const name = `${listed.core}pyodide.asm.wasm`;
  const unneeded = new Set([...(compiled ? [name] : []), ...(stored ? [sources] : [])]);
  const parts = listed.parts.filter((part) => !unneeded.has(part.name));
  let take: (body: ReadableStream<Bytes>) => void = () => undefined;
  const body = new Promise<ReadableStream<Bytes>>((resolve) => (take = resolve));
  const headers = { "Content-Type": TYPES.wasm! };
  const program = compiled
    ? Promise.resolve(compiled)
    : WebAssembly.compileStreaming(body.then((stream) => new Response(stream, { headers })));
  const loading = fetchParts(HOME, { parts }, onProgress, { name, take });
  // A failed download is reported by `loading`.
  program.catch(() => undefined);
  const names = new Set(parts.map((part) => part.name));
  const restoreFetch = interceptFetch((requested) => {
    if (requested === name) return Promise.resolve("");
    return names.has(requested) ? loading.then((found) => found.get(requested)) : undefined;
  });
  const restoreCompiler = useProgram(program);
  try {
    const { loadPyodide } = (await import(/* @vite-ignore */ `${core}pyodide.mjs`)) as {
      loadPyodide: typeof Load;
    };
    const { default: create } = (await import(/* @vite-ignore */ `${core}pyodide.asm.mjs`)) as {
      default: CreateModule;
    };
    const found = await loading;
    const snapshot = stored ? decodeSnapshot(await stored) : null;
    const libraries = Object.entries(listed.libraries).map(([part, path]): [string, Bytes] => [
      `${PACKAGE_ROOT}/${path}`,
      found.get(part)!,
    ]);
    const createPyodideModule = (settings: Settings): Promise<unknown> => {
      settings.preRun.push((module) => installFiles(module, libraries, snapshot));
      return create(settings);
    };
    const python = await loadPyodide({
      indexURL: core,
      createPyodideModule: createPyodideModule as never,
      _makeSnapshot: willSave,
      ...(snapshot
        ? { _loadSnapshot: snapshot.memory, _snapshotDeserializer: deserializeNothing }
        : {}),
    });
    // Pyodide would otherwise hold on to the snapshot.
    const { config } = (python as unknown as { _api: { config: Record<string, unknown> } })._api;
    config._loadSnapshot = config.createPyodideModule = undefined;
    if (snapshot) python.runPython(RESUME_SCRIPT);
    else {
      python.unpackArchive(found.get(sources)!, "zip", { extractDir: PACKAGE_ROOT });
      python.runPython(START_SCRIPT);
    }
    release([...found.values()].map((bytes) => bytes.buffer));
    if (snapshot) release([snapshot.memory.buffer]);
    const started = { python, program: await program };
    setTimeout(collectGarbage);
    return started;
  } finally {
    restoreFetch();
    restoreCompiler();
  }
}

/**
 * Starts Python and imports the Arizona packages. `compiled` is the Python module if another worker
 * has compiled it; `resave` allows saving a snapshot of a restored engine.
 */
export async function startEngine(
  onProgress: Progress,
  compiled: WebAssembly.Module | null = null,
  resave = false,
): Promise<Engine> {
  const listed = await listParts(HOME);
  const sources = listed.parts.find((part) => SOURCES.test(part.name))?.name ?? "";
  const at = new URL(`engine/${sources.replace(SOURCES, "awake-$1.bin")}`, HOME).href;
  const cache = await engineCache(HOME);
  const stored = await cache?.match(at);
  const options = { listed, sources, onProgress, compiled };
  const withSnapshots = (started: StartedEngine, source: Engine["source"]): Engine => ({
    ...started,
    source,
    saveSnapshot: async (warm) => {
      const { python } = started;
      const module = (python as unknown as { _module: EmscriptenModule })._module;
      // Free unused references to page objects. Those still held are saved as null.
      python.runPython("import gc; gc.collect()");
      const memory = python.makeMemorySnapshot({ serializer: () => null }) as Bytes;
      return await storeSnapshot(cache, at, { memory, files: filesIn(module, PACKAGE_ROOT) }, warm);
    },
  });
  if (stored) {
    try {
      const restored = { ...options, stored: stored.arrayBuffer(), willSave: resave };
      return withSnapshots(await start(restored), isWarm(stored) ? "warm snapshot" : "snapshot");
    } catch (error) {
      console.info("the engine snapshot is unusable, starting Python from scratch:", error);
      await cache?.delete(at);
    }
  }
  return withSnapshots(
    await start({ ...options, stored: null, willSave: cache !== null }),
    "fresh",
  );
}
