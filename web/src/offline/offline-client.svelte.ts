/** The page's client for the in-browser server, which runs in a worker. */
import type { ClientMessage, ServerMessage, TableCards } from "../lib/generated/protocol";
import { home, isDemo } from "../lib/environment";
import { saveCustomPacks } from "../lib/custom-packs";
import { knownPerson } from "../lib/known-person";
import { recordFinished, recordPlayed, playedTables, submitResults } from "../lib/offline-results";
import type { OfflineResponse, OfflineServer } from "../lib/offline-server";
import type { ConnectionEvents, Transport } from "../lib/transport";
import type { FromWorker, ToWorker } from "./worker-protocol";

export type Stage = "idle" | "loading" | "starting" | "ready" | "elsewhere" | "failed";

/** Startup state of the engine. */
export const engine = $state<{
  stage: Stage;
  share: number;
  why: string;
  persistent: boolean;
  unread: number;
  damaged: number;
}>({
  stage: "idle",
  share: 0,
  why: "",
  persistent: true,
  unread: 0,
  damaged: 0,
});

const NO_SUCH_TABLE = 4404;
/** Delay before reconnecting, in milliseconds. */
const RETRY_DELAY = 300;

let worker: Worker | null = null;
let nextId = 1;
interface PendingRequest {
  message: ToWorker;
  resolve: (response: OfflineResponse) => void;
}
const pending = new Map<number, PendingRequest>();
const measurements = new Map<string, (bots: string[]) => void>();
const connections = new Map<number, OfflineConnection>();

function post(message: ToWorker): void {
  start();
  worker!.postMessage(message);
}

/** Starts the engine if it is not running; `steal` takes the tables from another tab. */
export function start(steal = false): void {
  if (worker && !steal) return;
  worker?.terminate();
  worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "server" });
  engine.stage = "loading";
  engine.share = 0;
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => receive(data);
  worker.onerror = (event) => {
    engine.stage = "failed";
    engine.why = event.message || "";
  };
  worker.postMessage({ kind: "open", steal, demo: isDemo } satisfies ToWorker);
  // Repeat the requests that the previous worker did not answer.
  for (const { message } of pending.values()) worker.postMessage(message);
  for (const connection of [...connections.values()]) connection.reconnect();
}

function receive(message: FromWorker): void {
  switch (message.kind) {
    case "progress":
      engine.share = message.total ? message.done / message.total : 0;
      engine.stage = message.done < message.total ? "loading" : "starting";
      break;
    case "ready":
      engine.stage = "ready";
      engine.persistent = message.persistent;
      engine.unread = message.unread;
      engine.damaged = message.damaged;
      if (!isDemo) {
        saveCustomPacks(message.packs);
        void collectResults();
      }
      break;
    case "packs":
      saveCustomPacks(message.packs);
      break;
    case "elsewhere":
      engine.stage = "elsewhere";
      break;
    case "failed":
      engine.stage = "failed";
      engine.why = message.why;
      break;
    case "response":
      pending.get(message.id)?.resolve(message);
      pending.delete(message.id);
      break;
    case "message":
      connections.get(message.connection)?.receive(JSON.parse(message.text) as ServerMessage);
      break;
    case "measured":
      measurements.get(message.game)?.(message.bots);
      break;
    case "closed":
      connections.get(message.connection)?.closed(message.code);
      break;
  }
}

/** Measures which bots of a game this device is fast enough for. */
export function measureGame(game: string): Promise<string[]> {
  return new Promise((resolve) => {
    measurements.set(game, resolve);
    post({ kind: "measure", game });
  });
}

function requestOffline(method: string, path: string, body = ""): Promise<OfflineResponse> {
  return new Promise((resolve) => {
    const id = nextId++;
    start();
    const message: ToWorker = { kind: "request", id, method, path, body };
    pending.set(id, { message, resolve });
    post(message);
  });
}

let nameInUse = "";
let naming: Promise<unknown> = Promise.resolve();

/** Gives the player the name of the person who is signed in to this browser. */
function namePlayer(): Promise<unknown> {
  const name = isDemo ? "" : (knownPerson()?.name ?? "");
  if (name && name !== nameInUse) {
    nameInUse = name;
    naming = requestOffline("PUT", "/api/me", JSON.stringify({ name }));
  }
  return naming;
}

/** Number of the player to move when a game is over. */
const OVER = -2;

/** Stores the records of finished games for the account, and submits them if possible. */
async function collectResults(): Promise<void> {
  const played = playedTables();
  if (played.length) {
    const answer = await requestOffline("GET", "/api/my-tables");
    if (answer.status !== 200) return;
    const { tables } = JSON.parse(answer.text) as TableCards;
    const over = tables.filter((card) => card.to_move === OVER && played.includes(card.table.id));
    for (const { table } of over) {
      const record = await requestOffline("GET", `/api/tables/${table.id}/record`);
      if (record.status === 200) recordFinished(table.id, record.text);
    }
  }
  if (home === location.origin && navigator.onLine) {
    await submitResults(knownPerson()?.owner ?? "").catch(() => undefined); // Retried later.
  }
}
addEventListener("online", () => void collectResults());

class OfflineConnection implements Transport {
  #id = 0;
  #isClosed = false;

  constructor(
    private readonly table: string,
    private readonly events: ConnectionEvents,
  ) {
    // Deferred, because the caller must receive the transport before its first event.
    setTimeout(() => this.#connect());
  }

  #connect(): void {
    if (this.#isClosed) return;
    this.#id = nextId++;
    connections.set(this.#id, this);
    post({ kind: "connect", connection: this.#id, table: this.table });
    this.events.open();
  }

  send(message: ClientMessage): boolean {
    if (!connections.has(this.#id)) return false;
    if (message.type === "move" && !isDemo) recordPlayed(this.table);
    post({ kind: "send", connection: this.#id, text: JSON.stringify(message) });
    return true;
  }

  receive(message: ServerMessage): void {
    if (!this.#isClosed) this.events.message(message);
  }

  closed(code: number): void {
    connections.delete(this.#id);
    if (this.#isClosed) return;
    if (code === NO_SUCH_TABLE) {
      this.#isClosed = true;
      this.events.missing(false);
      return;
    }
    this.events.cut(false);
    setTimeout(() => this.#connect(), RETRY_DELAY);
  }

  close(): void {
    this.#isClosed = true;
    if (!isDemo) void collectResults();
    if (connections.delete(this.#id)) post({ kind: "close", connection: this.#id });
    this.events.cut(true);
  }

  reconnect(): void {
    if (connections.delete(this.#id)) post({ kind: "close", connection: this.#id });
    this.events.cut(false);
    this.#connect();
  }
}

export const server: OfflineServer = {
  request: (method, path, body) => namePlayer().then(() => requestOffline(method, path, body)),
  connect: (table, events) => new OfflineConnection(table, events),
  isReady: () => engine.stage === "ready",
};
