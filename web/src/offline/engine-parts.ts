/** What the engine consists of: fetched once, with its progress told, and kept by its own names. */

interface Part {
  name: string;
  bytes: number;
}
export interface PartList {
  /** The folder of Python itself. */
  core: string;
  parts: Part[];
  /** Parts that are compiled packages of Python, and where they lie among our sources. */
  libraries: Record<string, string>;
}
export type Progress = (done: number, total: number) => void;
type Bytes = Uint8Array<ArrayBuffer>;
/** Somebody who wants a part while it still comes. */
export interface Early {
  name: string;
  take: (body: ReadableStream<Bytes>) => void;
}

/** The cache of the engine that belongs to a folder of files; null where a browser has none. */
export async function engineCache(home: URL): Promise<Cache | null> {
  try {
    return await caches.open(`arizona ${home.pathname} engine`);
  } catch {
    return null;
  }
}

/** The list of parts; a new one where the network has it. */
export async function listParts(home: URL): Promise<PartList> {
  const answer = await fetch(new URL("engine/parts.json", home), { cache: "no-cache" });
  if (!answer.ok) throw new Error(`engine/parts.json: ${answer.status}`);
  return (await answer.json()) as PartList;
}

/** The same bytes once more, for who wants them early. */
function shared(body: ReadableStream<Bytes>, early: Early | null): ReadableStream<Bytes> {
  if (!early) return body;
  const [ours, theirs] = body.tee();
  early.take(theirs);
  return ours;
}

/** One part, from what is kept or else from the network; `came` hears of every piece. */
async function fetchPart(
  ask: typeof fetch,
  address: URL,
  bytes: number,
  cache: Cache | null,
  came: (bytes: number) => void,
  early: Early | null,
): Promise<Bytes> {
  const kept = await cache?.match(address.href);
  const answer = kept ?? (await ask(address));
  if (!answer.ok || !answer.body) throw new Error(`${address.pathname}: ${answer.status}`);
  const whole = new Uint8Array(bytes);
  let at = 0;
  const reader = shared(answer.body, early).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (at + value.length > bytes) {
      throw new Error(`${address.pathname} is not the one that was listed`);
    }
    whole.set(value, at);
    at += value.length;
    came(value.length);
  }
  if (at !== bytes) throw new Error(`${address.pathname} was cut short`);
  // A full disk keeps nothing, and we play all the same.
  if (!kept) await cache?.put(address.href, new Response(whole)).catch(() => undefined);
  return whole;
}

/** All parts by their names; `told` hears how many bytes are here of how many. */
export async function fetchParts(
  home: URL,
  { parts }: Pick<PartList, "parts">,
  told: Progress,
  early: Early | null = null,
): Promise<Map<string, Bytes>> {
  // Meanwhile somebody may answer in the network's place: with what we fetch here.
  const ask = fetch.bind(globalThis);
  const cache = await engineCache(home);
  const total = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  told(0, total);
  const came = (bytes: number): void => told((done += bytes), total);
  const found = await Promise.all(
    parts.map(async ({ name, bytes }): Promise<[string, Bytes]> => {
      const wanted = early?.name === name ? early : null;
      const address = new URL(`engine/${name}`, home);
      return [name, await fetchPart(ask, address, bytes, cache, came, wanted)];
    }),
  );
  return new Map(found);
}
