import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { ClientMessage, ServerMessage } from "../src/lib/generated/protocol";
import type { ConnectionEvents } from "../src/lib/transport";
import { TableClient } from "../src/lib/table-client.svelte";
import { byText } from "../src/lib/steps";
import { caughtUp, event, line, scene, snapshot, update } from "./samples";

function sit(first: ServerMessage | null = snapshot()) {
  const sent: ClientMessage[] = [];
  const reconnect = vi.fn();
  let events!: ConnectionEvents;
  const session = new TableClient("abc", null, (given) => {
    events = given;
    return { send: (message) => sent.push(message) > 0, close: () => undefined, reconnect };
  });
  events.open();
  if (first) events.message(first);
  return {
    session,
    sent,
    reconnect,
    hear: (message: ServerMessage) => events.message(message),
    events,
  };
}

const refOf = (message: ClientMessage | undefined): number => (message as { ref: number }).ref;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the first message", () => {
  it("requests a snapshot and shows it", () => {
    const { session, sent } = sit();
    expect(sent[0]).toMatchObject({ type: "hello", have: null, chat: 0 });
    expect(session.connection).toBe("open");
    expect(session.active).toBe(true);
    expect(session.live?.seq).toBe(1);
  });

  it("sends its version after a reconnect and shows the missed updates", () => {
    const { session, sent, hear, events } = sit(snapshot({ chat: [line(1), line(2)] }));
    events.cut(false);
    expect(session.connection).toBe("lost");
    events.open();
    expect(sent.at(-1)).toMatchObject({ type: "hello", have: 1, chat: 2 });
    hear(caughtUp({ updates: [update(2), update(3)], chat: [line(3)] }));
    expect(session.connection).toBe("open");
    expect(session.live?.seq).toBe(3);
    expect(session.log.map((one) => one.moment)).toEqual([1, 2, 3]);
  });

  it("shows no chat line twice", () => {
    const { session, hear } = sit(snapshot({ chat: [line(1)] }));
    hear({ type: "chat", line: line(2) });
    hear(caughtUp({ chat: [line(1), line(2), line(3)] }));
    hear({ type: "chat", line: line(3) });
    expect(session.chat.lines.map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});

describe("a server that cannot save", () => {
  const locked: ServerMessage = {
    type: "trouble",
    kind: "locked",
    message: { id: "table-trouble-locked", args: {} },
  };

  it("reports it until it can save again", () => {
    const { session, hear } = sit();
    expect(session.trouble).toBe("");
    hear(locked);
    expect(session.trouble).not.toBe("");
    hear({ type: "trouble", kind: null, message: null });
    expect(session.trouble).toBe("");
  });

  it("has recovered if its snapshot comes without a warning", () => {
    const { session, hear, events } = sit();
    hear(locked);
    events.cut(false);
    expect(session.trouble).not.toBe("");
    events.open();
    hear(caughtUp({}));
    expect(session.trouble).toBe("");
  });
});

describe("a move without an answer", () => {
  it("is sent again after a reconnect, and only once", () => {
    const { session, sent, hear, events } = sit();
    session.play(session.live!.actions[0]!);
    const first = sent.at(-1)!;
    expect(first).toMatchObject({ type: "move", seq: 1 });
    events.cut(false);
    events.open();
    hear(caughtUp({ updates: [update(2)] }));
    expect(sent.at(-1)).toEqual({ ...first, ref: refOf(sent.at(-1)) });
    const count = sent.length;
    hear({ type: "done", ref: refOf(sent.at(-1)), seq: 2 });
    events.cut(false);
    events.open();
    hear(caughtUp({}));
    expect(sent.slice(count).map(({ type }) => type)).toEqual(["hello"]);
  });

  it("that was not saved is reported", () => {
    const { session, sent, hear, events } = sit();
    session.play(session.live!.actions[0]!);
    events.cut(false);
    events.open();
    hear(caughtUp({ updates: [update(2)] }));
    const message = { id: "table-refused-stale", args: {} };
    const ref = refOf(sent.at(-1));
    hear({ type: "refused", ref, reason: "stale", message, detail: "", seq: 2 });
    expect(session.refused).not.toBe("");
  });
});

describe("updates", () => {
  it("are merged into the view if they contain only changes", () => {
    const { session, hear } = sit(snapshot({ scene: scene(1, { view: { sum: 1, rolls: [4] } }) }));
    hear(
      update(2, {
        scene: scene(2, { view: null }),
        changes: { parts: { sum: 9 }, rows: {}, more: { rolls: [5] } },
      }),
    );
    expect(session.live?.view).toEqual({ sum: 9, rolls: [4, 5] });
  });

  it("request a new snapshot if one is missing", () => {
    const { session, reconnect, hear } = sit();
    hear(update(3));
    expect(reconnect).toHaveBeenCalledOnce();
    expect(session.live?.seq).toBe(1);
  });

  it("that are already known change nothing", () => {
    const { session, reconnect, hear } = sit();
    hear(update(1, { before: 0 }));
    expect(reconnect).not.toHaveBeenCalled();
    expect(session.log).toHaveLength(1);
  });

  it("remove the moves of an undo", () => {
    const { session, hear } = sit();
    hear(update(2));
    hear(update(3, { undone: 1, moves: [], events: [], scene: scene(3, { moment: 1 }) }));
    expect(session.log.map((one) => one.moment)).toEqual([1]);
  });

  it("of others are paced, and clicks are ignored meanwhile", () => {
    const { session, hear } = sit();
    for (const seq of [2, 3, 4]) hear(update(seq, { seat: 1, scene: scene(seq) }));
    expect(session.live?.seq).toBe(2);
    expect(session.active).toBe(false);
    vi.advanceTimersByTime(700);
    expect(session.live?.seq).toBe(3);
    vi.advanceTimersByTime(700);
    expect(session.live?.seq).toBe(4);
    expect(session.active).toBe(true);
  });

  it("of others are queued for players, and can be skipped", () => {
    const { session, hear } = sit();
    for (let seq = 2; seq < 20; seq += 1) hear(update(seq, { seat: 1 }));
    expect(session.live?.seq).toBe(2);
    expect(session.behind).toBe(17);
    session.skip();
    expect(session.live?.seq).toBe(19);
    expect(session.behind).toBe(0);
  });

  it("of others are queued only briefly for spectators", () => {
    const { session, hear } = sit();
    hear({ type: "you", you: { name: "", seats: [], host: false } });
    for (let seq = 2; seq < 20; seq += 1) hear(update(seq, { seat: 1 }));
    expect(session.live!.seq).toBeGreaterThan(6);
    vi.advanceTimersByTime(20 * 700);
    expect(session.live?.seq).toBe(19);
  });
});

describe("moves", () => {
  it("are sent one by one, each after the previous one is confirmed", () => {
    const { session, sent, hear } = sit();
    session.run([byText("roll"), byText("hold")]);
    expect(sent.filter(({ type }) => type === "move")).toHaveLength(1);
    hear(update(2));
    expect(sent.filter(({ type }) => type === "move")).toMatchObject([
      { seq: 1, action: 0 },
      { seq: 2, action: 1 },
    ]);
  });

  it("that the engine has already made are skipped", () => {
    const { session, sent } = sit();
    session.run([byText("gone"), byText("hold")]);
    expect(sent.at(-1)).toMatchObject({ type: "move", action: 1 });
  });

  it("are not sent twice by a double click", () => {
    const { session, sent } = sit();
    session.play(session.live!.actions[0]!);
    session.play(session.live!.actions[0]!);
    expect(sent.filter(({ type }) => type === "move")).toHaveLength(1);
  });

  it("that are rejected cancel the rest, and the reason is shown", () => {
    const { session, sent, hear } = sit();
    session.run([byText("roll"), byText("hold")]);
    const ref = refOf(sent.at(-1));
    const message = { id: "why", args: {} };
    hear({ type: "refused", ref, reason: "stale", seq: 1, message, detail: "" });
    expect(session.refused).toBe("why");
    hear(update(2));
    expect(sent.filter(({ type }) => type === "move")).toHaveLength(1);
  });

  it("are only sent on the player's own turn", () => {
    const { session, sent } = sit(snapshot({ scene: scene(1, { to_move: 1 }) }));
    expect(session.active).toBe(false);
    session.run([byText("roll")]);
    expect(sent).toHaveLength(1);
  });
});

describe("replay", () => {
  it("shows the log up to that moment and ignores clicks", async () => {
    const { session } = sit(snapshot({ scene: scene(3), log: [event(1), event(2), event(3)] }));
    vi.stubGlobal("fetch", () => Promise.reject(new Error("no server here")));
    await session.look(2);
    expect(session.shownLog.map((one) => one.moment)).toEqual([1, 2]);
    expect(session.active).toBe(false);
    await session.look(null);
    expect(session.active).toBe(true);
  });
});

describe("the newest version seen", () => {
  const behind: ServerMessage = {
    type: "refused",
    ref: -1,
    reason: "behind",
    message: { id: "table-refused-behind", args: {} },
    detail: "",
    seq: 1,
  };

  function come() {
    const sent: ClientMessage[] = [];
    let events!: ConnectionEvents;
    const { table, you, scene, log } = snapshot();
    const session = new TableClient(
      "abc",
      null,
      (given) => {
        events = given;
        return {
          send: (message) => sent.push(message) > 0,
          close: () => undefined,
          reconnect: vi.fn(),
        };
      },
      { table, you, scene, log },
    );
    events.open();
    return { session, sent, events, hear: (message: ServerMessage) => events.message(message) };
  }

  beforeEach(() => localStorage.setItem("arizona.seen", "{}"));

  it("is sent to every server, also after a reload", () => {
    const first = come();
    expect(first.sent[0]).toMatchObject({ type: "hello", have: null, seen: 0, changes: 0 });
    const { table } = snapshot();
    first.hear(snapshot({ scene: scene(4), table: { ...table, changes: 7 } }));
    first.hear(update(5));
    first.events.cut(false);
    first.events.open();
    expect(first.sent.at(-1)).toMatchObject({ type: "hello", have: 5, seen: 5, changes: 7 });
    const reloaded = come();
    expect(reloaded.sent[0]).toMatchObject({ type: "hello", have: null, seen: 5, changes: 7 });
  });

  it("is requested again from a lagging server, and then given up with a message", () => {
    const { session, sent, hear } = come();
    hear(snapshot({ scene: scene(4) }));
    const before = sent.length;
    hear(behind);
    expect(sent.length).toBe(before);
    vi.advanceTimersByTime(1000);
    expect(sent.at(-1)).toMatchObject({ type: "hello", seen: 4 });
    expect(session.trouble).not.toBe("");
    hear(caughtUp({}));
    expect(session.trouble).toBe("");
    for (let tries = 0; tries < 20; tries++) {
      hear(behind);
      vi.advanceTimersByTime(1000);
    }
    expect(session.live?.seq).toBe(4);
    expect(session.trouble).not.toBe("");
    expect(come().sent[0]).toMatchObject({ seen: 0, changes: 0 });
  });

  it("is left out for an older server", () => {
    const { sent, hear } = come();
    hear({ ...behind, reason: "malformed" });
    expect(sent).toHaveLength(2);
    expect(sent[1]).not.toHaveProperty("seen");
    expect(sent[1]).not.toHaveProperty("changes");
    hear({ ...behind, reason: "malformed" });
    expect(sent).toHaveLength(2);
  });
});

describe("undo", () => {
  it("names its position", () => {
    const { session, sent } = sit();
    session.undo();
    expect(sent.at(-1)).toMatchObject({ type: "undo", seq: 1 });
  });

  it("is not sent during a replay", async () => {
    const { session, sent } = sit();
    const looking = session.look(0);
    const before = sent.length;
    session.undo();
    session.restart();
    expect(sent.length).toBe(before);
    session.close();
    await looking;
  });

  it("is sent again with the same position if the connection was lost before the answer", () => {
    const { session, sent, hear, events } = sit();
    session.undo();
    events.cut(false);
    events.open();
    hear(caughtUp({}));
    expect(sent.filter(({ type }) => type === "undo")).toHaveLength(2);
    expect(sent.at(-1)).toMatchObject({ type: "undo", seq: 1 });
  });
});

describe("a stale request", () => {
  const stale = { reason: "stale", message: { id: "table-refused-stale", args: {} } };

  it("for previews is dropped without a message", async () => {
    const { session, sent, hear } = sit();
    const asking = session.askPreviews(session.live!.actions);
    expect(sent.at(-1)).toMatchObject({ type: "preview", seq: 1 });
    hear({ type: "refused", ref: refOf(sent.at(-1)), ...stale } as unknown as ServerMessage);
    await asking;
    expect(session.refused).toBe("");
    expect(session.previews.size).toBe(0);
  });

  it("to undo is reported", () => {
    const { session, sent, hear } = sit();
    session.undo();
    hear({ type: "refused", ref: refOf(sent.at(-1)), ...stale } as unknown as ServerMessage);
    expect(session.refused).not.toBe("");
  });
});
