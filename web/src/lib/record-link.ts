/** A record as a piece of an address: how a table goes from one house to another by a plain link. */

/** Letters of a record at most; a server takes no more either. */
const LARGEST = 1_000_000;

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

/** A record so small that it fits behind the # of an address. */
export async function encodeRecord(record: string): Promise<string> {
  const stream = new Blob([record]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return toText(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/** The record of such a piece; raises for what is none, or too large. */
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
    if (record.length > LARGEST) throw new Error("too large");
  }
}

/** The part of an address behind which a table is taken: the record, and the seats of who brings it. */
export async function importAddress(record: string, mine: number[] = []): Promise<string> {
  const seats = mine.length ? `&mine=${mine.join(".")}` : "";
  return `/take#table=${await encodeRecord(record)}${seats}`;
}
