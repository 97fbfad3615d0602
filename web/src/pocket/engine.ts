/** Python in a worker: fetched with its progress told, started, and our own rules laid into it. */
import type { loadPyodide as Load, PyodideAPI } from "pyodide";

interface Part {
  name: string;
  bytes: number;
}

const FOLDER = new URL("../engine/", self.location.href);
const SOURCES = "arizona.zip";
const HOME = "/home/pyodide/house";

/** Fetches everything the engine consists of; `told` hears how many bytes are here of how many. */
async function fetchParts(
  told: (done: number, total: number) => void,
): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const listed = await fetch(new URL("parts.json", FOLDER));
  if (!listed.ok) throw new Error(`engine/parts.json: ${listed.status}`);
  const parts = (await listed.json()) as Part[];
  const total = parts.reduce((sum, part) => sum + part.bytes, 0);
  let done = 0;
  const found = new Map<string, Uint8Array<ArrayBuffer>>();
  told(0, total);
  await Promise.all(
    parts.map(async ({ name, bytes }) => {
      const answer = await fetch(new URL(name, FOLDER));
      if (!answer.ok || !answer.body) throw new Error(`engine/${name}: ${answer.status}`);
      const whole = new Uint8Array(bytes);
      let at = 0;
      const reader = answer.body.getReader();
      for (;;) {
        const { done: over, value } = await reader.read();
        if (over) break;
        if (at + value.length > bytes)
          throw new Error(`engine/${name} is not the one that was listed`);
        whole.set(value, at);
        at += value.length;
        done += value.length;
        told(done, total);
      }
      if (at !== bytes) throw new Error(`engine/${name} was cut short`);
      found.set(new URL(name, FOLDER).href, whole);
    }),
  );
  return found;
}

const TYPES: Record<string, string> = { wasm: "application/wasm", json: "application/json" };

/** Lets whoever fetches a part get what is here already. */
function serve(parts: Map<string, Uint8Array<ArrayBuffer>>): () => void {
  const ask = self.fetch;
  self.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const known = parts.get(new URL(address, FOLDER).href);
    if (!known) return ask.call(self, input, init);
    const type = TYPES[address.split(".").pop() ?? ""] ?? "application/octet-stream";
    return Promise.resolve(new Response(known, { headers: { "Content-Type": type } }));
  };
  return () => (self.fetch = ask);
}

/** Python with our packages, ready to import. */
export async function startEngine(
  told: (done: number, total: number) => void,
): Promise<PyodideAPI> {
  const parts = await fetchParts(told);
  const end = serve(parts);
  try {
    const address = new URL("pyodide.mjs", FOLDER).href;
    const { loadPyodide } = (await import(/* @vite-ignore */ address)) as {
      loadPyodide: typeof Load;
    };
    const python = await loadPyodide({ indexURL: FOLDER.href });
    python.unpackArchive(parts.get(new URL(SOURCES, FOLDER).href)!, "zip", { extractDir: HOME });
    python.runPython(`import sys; sys.path.insert(0, "${HOME}")`);
    return python;
  } finally {
    end();
  }
}
