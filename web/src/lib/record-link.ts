/** Encodes a game record into a link, to move a table between servers and browsers. */

/** Maximum length of a record; the server has the same limit. */
const MAX_BYTES = 1_000_000;

function toText(bytes: Uint8Array): string {
  let raw = "";
  for (let at = 0; at < bytes.length; at += 0x8000) {
    raw += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  }
  return btoa(raw).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const raw = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
}

/** Compresses a record for the fragment of a link. */
export async function encodeRecord(record: string): Promise<string> {
  const stream = new Blob([record]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return toText(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/** Reverses `encodeRecord`; throws if the text is invalid or the record too large. */
export async function decodeRecord(piece: string): Promise<string> {
  const stream = new Blob([toBytes(piece)])
    .stream()
    .pipeThrough(new DecompressionStream("deflate-raw"))
    .pipeThrough(new TextDecoderStream());
  const reader = stream.getReader();
  let record = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return record;
    record += value;
    if (record.length > MAX_BYTES) throw new Error("too large");
  }
}

/** Address of the import page with a record and the importing player's seats. */
export async function importAddress(record: string, mine: number[] = []): Promise<string> {
  const seats = mine.length ? `&mine=${mine.join(".")}` : "";
  return `/take#table=${await encodeRecord(record)}${seats}`;
}
