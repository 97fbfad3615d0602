/** What is played offline reaches the account of the person who played it, once. */
import { beforeEach, describe, expect, it, vi } from "vitest";

import { storePerson } from "../src/lib/known-person";
import {
  forgetDeals,
  recordFinished,
  recordPlayed,
  recordPlayedDeal,
  recordSolved,
  playedDeals,
  playedTables,
  submitResults,
} from "../src/lib/offline-results";

/** Local storage whose entries are its own properties, as in browsers. */
class Storage {
  [name: string]: unknown;
  getItem(name: string): string | null {
    return (this[name] as string | undefined) ?? null;
  }
  setItem(name: string, text: string): void {
    this[name] = text;
  }
  removeItem(name: string): void {
    // eslint-disable-next-line @typescript-eslint/no-dynamic-delete
    delete this[name];
  }
}

const MARA = { owner: "mara-key", name: "Mara", solved: [], days: [] };
const BEN = { owner: "ben-key", name: "Ben", solved: [], days: [] };
interface Sent {
  path: string;
  body: { id?: string; owner: string; record?: string; solved?: string[]; days?: string[] };
}
let sent: Sent[] = [];

function server(status = 200, reason = ""): (path: string, body: object) => Promise<Response> {
  return (path, body) => {
    sent.push({ path, body: body as Sent["body"] });
    return Promise.resolve(Response.json({ reason }, { status }));
  };
}

function finish(table: string): void {
  recordPlayed(table);
  recordFinished(table, `record of ${table}`);
}

beforeEach(() => {
  vi.stubGlobal("localStorage", new Storage());
  vi.stubGlobal("navigator", {});
  sent = [];
});

describe("offline results", () => {
  it("are submitted once, with an id of their own", async () => {
    storePerson(MARA);
    finish("one");
    finish("two");
    expect(playedTables()).toEqual([]);
    await submitResults(MARA.owner, server());
    await submitResults(MARA.owner, server());
    expect(sent.map(({ body }) => body.record)).toEqual(["record of one", "record of two"]);
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(2);
  });

  it("belong to the person who made the first move", async () => {
    storePerson(MARA);
    recordPlayed("one");
    storePerson(BEN);
    recordPlayed("one");
    finish("two");
    recordFinished("one", "record of one");
    await submitResults(BEN.owner, server());
    expect(sent.map(({ body }) => [body.owner, body.record])).toEqual([
      [BEN.owner, "record of two"],
    ]);
    await submitResults(MARA.owner, server());
    expect(sent.at(-1)!.body).toMatchObject({ owner: MARA.owner, record: "record of one" });
  });

  it("of guests belong to nobody", async () => {
    finish("one");
    recordSolved("knight/1", "");
    storePerson(MARA);
    await submitResults(MARA.owner, server());
    expect(sent).toEqual([]);
  });

  it("keep the same id after a failure, and are dropped if they are refused for good", async () => {
    storePerson(MARA);
    finish("one");
    await submitResults(MARA.owner, server(429, "too-fast"));
    await submitResults(MARA.owner, server(401, "not-allowed"));
    await submitResults(MARA.owner, server(400, "bad-record"));
    await submitResults(MARA.owner, server());
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
  });

  it("include puzzles and their days", async () => {
    storePerson(MARA);
    recordSolved("knight/1", "2026-11-18");
    recordSolved("knight/1", "2026-11-18");
    recordSolved("rails/2", "");
    await submitResults(MARA.owner, server());
    await submitResults(MARA.owner, server());
    expect(sent).toEqual([
      {
        path: "/api/account/offline/puzzles",
        body: { owner: MARA.owner, solved: ["knight/1", "rails/2"], days: ["2026-11-18"] },
      },
    ]);
  });

  it("are submitted by one tab at a time", async () => {
    storePerson(MARA);
    finish("one");
    let held = false;
    const request = async (
      _name: string,
      _options: object,
      work: (lock: object | null) => Promise<void> | undefined,
    ): Promise<void> => {
      const lock = held ? null : {};
      held = true;
      await work(lock);
      if (lock) held = false;
    };
    vi.stubGlobal("navigator", { locks: { request } });
    await Promise.all([submitResults(MARA.owner, server()), submitResults(MARA.owner, server())]);
    expect(sent).toHaveLength(1);
  });

  it("include deals of the daily challenge, which belong to their run", async () => {
    const deal = { day: "2026-11-18", game: "rails", deal: "secret", content_hash: "" };
    recordPlayedDeal({ ...deal, run: "run-1" }, "here");
    storePerson(MARA);
    recordPlayed("here"); // does not take over the table
    expect(playedDeals()).toMatchObject([{ run: "run-1", table: "here", state: "playing" }]);
    recordFinished("here", "record of here");
    expect(playedDeals()).toMatchObject([{ state: "finished" }]);
    await submitResults("", server(503));
    expect(playedDeals()).toMatchObject([{ state: "finished" }]);
    // A guest submits it, and so does somebody who has signed in since.
    await submitResults("", server(201));
    const body = { run: "run-1", record: "record of here" };
    expect(sent).toEqual([1, 2].map(() => ({ path: "/api/daily/rails/result", body })));
    await submitResults(MARA.owner, server(201));
    expect(sent).toHaveLength(2);
    expect(playedDeals()).toMatchObject([{ state: "submitted" }]);
    forgetDeals("2026-11-18");
    expect(playedDeals()).toHaveLength(1);
    forgetDeals("2026-11-19");
    expect(playedDeals()).toEqual([]);
  });

  it("say so if the server rejects the game of a deal", async () => {
    const deal = { day: "2026-11-18", deal: "secret", content_hash: "" };
    recordPlayedDeal({ ...deal, game: "knight", run: "run-1" }, "here");
    recordPlayedDeal({ ...deal, game: "rails", run: "run-2" }, "there");
    recordFinished("here", "record of here");
    await submitResults("", server(400, "bad-record"));
    const states = (): string[] => playedDeals().map(({ game, state }) => `${game} ${state}`);
    expect(states()).toEqual(["rails playing", "knight rejected"]);
    await submitResults("", server(201));
    expect(sent).toHaveLength(1);
    expect(states()).toEqual(["rails playing", "knight rejected"]);
    forgetDeals("2026-11-19");
    expect(states()).toEqual(["rails playing"]);
  });
});
