import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { TableClient } from "../src/lib/table-client.svelte";
import { GRACE, Play } from "../src/table/play.svelte";

const RETIRE = { action: 1, text: "retire", targets: [], label: { id: "x", args: {} } };

describe("a move that ends the player's week", () => {
  const run = vi.fn();
  const undo = vi.fn();
  let play: Play;
  beforeEach(() => {
    vi.useFakeTimers();
    run.mockClear();
    undo.mockClear();
    play = new Play({ active: true, run, undo } as unknown as TableClient);
    play.ask(RETIRE, "Retire?", "Retiring");
    play.confirm();
  });
  afterEach(() => vi.useRealTimers());

  it("is sent after a short delay", () => {
    vi.advanceTimersByTime(GRACE - 10);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(20);
    expect(run).toHaveBeenCalledTimes(1);
    expect(play.leaving).toBeNull();
  });
  it("is canceled by undo, which then undoes nothing else", () => {
    play.undo();
    vi.advanceTimersByTime(2 * GRACE);
    expect(run).not.toHaveBeenCalled();
    expect(undo).not.toHaveBeenCalled();
  });
  it("is sent at once on request, and only once", () => {
    play.leaveNow();
    vi.advanceTimersByTime(2 * GRACE);
    expect(run).toHaveBeenCalledTimes(1);
  });
  it("is replaced by another choice", () => {
    play.choose([], "Take a card", true);
    vi.advanceTimersByTime(2 * GRACE);
    expect(run).toHaveBeenCalledTimes(1);
    expect(run).toHaveBeenCalledWith([]);
  });
});
