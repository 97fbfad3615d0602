import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Connection } from "../src/lib/connection";

class Socket {
  static OPEN = 1;
  static made: Socket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;

  constructor(readonly address: URL) {
    Socket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
  opened(): void {
    this.readyState = Socket.OPEN;
    this.onopen();
  }
}

const last = (): Socket => Socket.made.at(-1)!;
const open = () => {
  const events = { open: vi.fn(), message: vi.fn(), cut: vi.fn(), missing: vi.fn() };
  return { events, line: new Connection("/ws/tables/abc", events) };
};

beforeEach(() => {
  vi.useFakeTimers();
  Socket.made = [];
  vi.stubGlobal("WebSocket", Socket);
  vi.spyOn(Math, "random").mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a table's connection", () => {
  it("connects to the page's own server and sends only while open", () => {
    const { line, events } = open();
    expect(last().address.href).toBe("ws://table.test/ws/tables/abc");
    expect(line.send({ type: "ping" })).toBe(false);
    last().opened();
    expect(events.open).toHaveBeenCalledOnce();
    expect(line.send({ type: "ping" })).toBe(true);
  });

  it("reconnects with exponential backoff", () => {
    const { events } = open();
    for (const wait of [250, 500, 1000, 2000, 4000, 8000, 8000]) {
      const before = Socket.made.length;
      last().close();
      vi.advanceTimersByTime(wait - 1);
      expect(Socket.made).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(Socket.made).toHaveLength(before + 1);
    }
    expect(events.cut).toHaveBeenCalledTimes(7);
  });

  it("resets the backoff once it receives a message", () => {
    open();
    for (const wait of [250, 500, 1000]) {
      last().close();
      vi.advanceTimersByTime(wait);
    }
    last().opened();
    last().onmessage({ data: '{"type":"pong"}' });
    last().close();
    vi.advanceTimersByTime(250);
    expect(Socket.made).toHaveLength(5);
  });

  it("pings a silent server and closes the connection if no answer comes", () => {
    const { events } = open();
    last().opened();
    vi.advanceTimersByTime(40_000);
    expect(last().sent).toEqual(['{"type":"ping"}', '{"type":"ping"}']);
    vi.advanceTimersByTime(20_000);
    expect(events.cut).toHaveBeenCalledWith(false);
  });

  it("does not retry for an unknown or closed table", () => {
    const { line, events } = open();
    last().close(4404);
    expect(events.missing).toHaveBeenCalledOnce();
    line.close();
    vi.advanceTimersByTime(60_000);
    expect(Socket.made).toHaveLength(1);
  });
});
