/**
 * Python as it is when it has woken: its memory, and the files of our house. A browser keeps it,
 * so that the next Python there need not wake but goes on from where this one stood.
 */

type Bytes = Uint8Array<ArrayBuffer>;
export interface EngineSnapshot {
  memory: Bytes;
  /** By their paths. */
  files: [string, Bytes][];
}

/** Says of what is kept that every game was played with before: nothing more is to be done. */
const WARM = "Arizona-Warm";
/** Lengths of the memory and of the list of files stand first; what follows lies on fours. */
const LENGTHS = 8;

export function encodeSnapshot({ memory, files }: EngineSnapshot): Blob {
  const listed = files.map(([path, bytes]): [string, number] => [path, bytes.length]);
  const list = new TextEncoder().encode(JSON.stringify(listed));
  const lengths = new Uint32Array([memory.length, list.length]);
  return new Blob([lengths, memory, list, ...files.map(([, bytes]) => bytes)]);
}

export function decodeSnapshot(whole: ArrayBuffer): EngineSnapshot {
  const [memory, list] = new Uint32Array(whole, 0, 2) as unknown as [number, number];
  let at = LENGTHS + memory + list;
  const text = new TextDecoder().decode(new Uint8Array(whole, LENGTHS + memory, list));
  const files = (JSON.parse(text) as [string, number][]).map(([path, length]): [string, Bytes] => {
    const bytes = new Uint8Array(whole, at, length);
    at += length;
    return [path, bytes];
  });
  return { memory: new Uint8Array(whole, LENGTHS, memory), files };
}

export const isWarm = (kept: Response): boolean => kept.headers.has(WARM);

/** Keeps it; false where a disk is full, or nothing can be kept. */
export async function storeSnapshot(
  cache: Cache | null,
  at: string,
  awake: EngineSnapshot,
  warm: boolean,
): Promise<boolean> {
  const headers: Record<string, string> = warm ? { [WARM]: "yes" } : {};
  try {
    await cache?.put(at, new Response(encodeSnapshot(awake), { headers }));
    return cache !== null;
  } catch {
    return false;
  }
}
