import { describe, expect, it } from "vitest";

import { encodeSnapshot, decodeSnapshot } from "../src/offline/snapshot";

const bytes = (...numbers: number[]): Uint8Array<ArrayBuffer> => new Uint8Array(numbers);

describe("a snapshot of the Python engine", () => {
  it("restores the same state", async () => {
    const files: [string, Uint8Array<ArrayBuffer>][] = [
      ["/house/añil.py", bytes(1, 2, 3)],
      ["/house/empty/__init__.py", bytes()],
      ["/house/pack.toml", bytes(9)],
    ];
    const memory = new Uint8Array(4096).map((_, at) => at % 251);
    const again = decodeSnapshot(await encodeSnapshot({ memory, files }).arrayBuffer());
    expect(again.files).toEqual(files);
    expect(again.memory).toEqual(memory);
  });

  it("has four-byte aligned memory", async () => {
    const memory = new Uint8Array(16);
    const whole = await encodeSnapshot({ memory, files: [["/a", bytes(1)]] }).arrayBuffer();
    expect(decodeSnapshot(whole).memory.byteOffset % 4).toBe(0);
  });
});
