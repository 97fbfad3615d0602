/** The files of the engine: downloaded once, with progress, and cached by name. */

interface Part {
  name: string;
  bytes: number;
}
export interface PartList {
  /** Folder of the Python runtime. */
  core: string;
  parts: Part[];
  /** Compiled Python packages: their paths among the sources, by part name. */
  libraries: Record<string, string>;
}
export type Progress = (done: number, total: number) => void;
type Bytes = Uint8Array<ArrayBuffer>;
/** Receives the stream of a part while it is downloaded. */
interface StreamConsumer {
  name: string;
  take: (body: ReadableStream<Bytes>) => void;
}

/** The engine cache of a static build; null if the browser has no cache storage. */
export async function engineCache(home: URL): Promise<Cache | null> {
  try {
    return await caches.open(`arizona ${home.pathname} engine`);
  } catch {
    return null;
  }
}

/** The list of parts, revalidated if there is a network connection. */
export async function listParts(home: URL): Promise<PartList> {
  const answer = await fetch(new URL("engine/parts.json", home), { cache: "no-cache" });
  if (!answer.ok) throw new Error(`engine/parts.json: ${answer.status}`);
  return (await answer.json()) as PartList;
}

/** Also passes the stream to a consumer. */
function shared(
  body: ReadableStream<Bytes>,
  consumer: StreamConsumer | null,
): ReadableStream<Bytes> {
  if (!consumer) return body;
  const [ours, theirs] = body.tee();
  consumer.take(theirs);
  return ours;
}

/** Loads a part from the cache or the network; `received` gets the size of every chunk. */
async function fetchPart(
  request: typeof fetch,
  address: URL,
  bytes: number,
  cache: Cache | null,
  received: (bytes: number) => void,
  consumer: StreamConsumer | null,
): Promise<Bytes> {
  const cached = await cache?.match(address.href);
  const answer = cached ?? (await request(address));
  if (!answer.ok || !answer.body) throw new Error(`${address.pathname}: ${answer.status}`);
  const whole = new Uint8Array(bytes);
  let at = 0;
  const reader = shared(answer.body, consumer).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (at + value.length > bytes) {
      throw new Error(`${address.pathname} is not the one that was listed`);
    }
    whole.set(value, at);
    at += value.length;
    received(value.length);
  }
  if (at !== bytes) throw new Error(`${address.pathname} was cut short`);
  // The cache is optional: the disk may be full.
  if (!cached) await cache?.put(address.href, new Response(whole)).catch(() => undefined);
  return whole;
}

/** Loads parts, by name; `onProgress` gets the loaded and total bytes. */
export async function fetchParts(
  home: URL,
  { parts }: Pick<PartList, "parts">,
  onProgress: Progress,
  consumer: StreamConsumer | null = null,
): Promise<Map<string, Bytes>> {
  // The caller may replace `fetch` while the parts are loading.
  const request = fetch.bind(globalThis);
  const cache = await engineCache(home);
  const total = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  onProgress(0, total);
  const received = (bytes: number): void => onProgress((done += bytes), total);
  const found = await Promise.all(
    parts.map(async ({ name, bytes }): Promise<[string, Bytes]> => {
      const wanted = consumer?.name === name ? consumer : null;
      const address = new URL(`engine/${name}`, home);
      return [name, await fetchPart(request, address, bytes, cache, received, wanted)];
    }),
  );
  return new Map(found);
}
