/**
 * A snapshot of the Python engine after its startup: memory and files. It is cached, so that the
 * next engine is restored instead of started.
 */

type Bytes = Uint8Array<ArrayBuffer>;
export interface EngineSnapshot {
  memory: Bytes;
  /** Path and content. */
  files: [string, Bytes][];
}

/** Response header of a snapshot that was saved after every game had been started once. */
const WARM_HEADER = "Arizona-Warm";
/** Size of the header: the lengths of the memory and of the file list, as 32-bit integers. */
const HEADER_BYTES = 8;

export function encodeSnapshot({ memory, files }: EngineSnapshot): Blob {
  const listed = files.map(([path, bytes]): [string, number] => [path, bytes.length]);
  const list = new TextEncoder().encode(JSON.stringify(listed));
  const lengths = new Uint32Array([memory.length, list.length]);
  return new Blob([lengths, memory, list, ...files.map(([, bytes]) => bytes)]);
}

export function decodeSnapshot(whole: ArrayBuffer): EngineSnapshot {
  const [memory, list] = new Uint32Array(whole, 0, 2) as unknown as [number, number];
  let at = HEADER_BYTES + memory + list;
  const text = new TextDecoder().decode(new Uint8Array(whole, HEADER_BYTES + memory, list));
  const files = (JSON.parse(text) as [string, number][]).map(([path, length]): [string, Bytes] => {
    const bytes = new Uint8Array(whole, at, length);
    at += length;
    return [path, bytes];
  });
  return { memory: new Uint8Array(whole, HEADER_BYTES, memory), files };
}

export const isWarm = (stored: Response): boolean => stored.headers.has(WARM_HEADER);

/** Stores a snapshot; returns false if there is no cache or no space. */
export async function storeSnapshot(
  cache: Cache | null,
  at: string,
  snapshot: EngineSnapshot,
  warm: boolean,
): Promise<boolean> {
  const headers: Record<string, string> = warm ? { [WARM_HEADER]: "yes" } : {};
  try {
    await cache?.put(at, new Response(encodeSnapshot(snapshot), { headers }));
    return cache !== null;
  } catch {
    return false;
  }
}
