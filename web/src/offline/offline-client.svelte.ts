/** The page's client for the in-browser server, which runs in a worker. */
import type { ClientMessage, ServerMessage } from "../lib/generated/protocol";
import { isDemo } from "../lib/environment";
import { saveCustomPacks } from "../lib/custom-packs";
import type { OfflineResponse, OfflineServer } from "../lib/offline-server";
import type { ConnectionEvents, Transport } from "../lib/transport";
import type { FromWorker, ToWorker } from "./worker-protocol";

export type Stage = "idle" | "loading" | "starting" | "ready" | "elsewhere" | "failed";

/** Startup state of the engine. */
export const engine = $state<{
  stage: Stage;
  share: number;
  why: string;
  kept: boolean;
  unread: number;
  damaged: number;
}>({
  stage: "idle",
  share: 0,
  why: "",
  kept: true,
  unread: 0,
  damaged: 0,
});

const NO_SUCH_TABLE = 4404;
const AGAIN = 300;

let worker: Worker | null = null;
let next = 1;
interface Asked {
  message: ToWorker;
  answered: (answer: OfflineResponse) => void;
}
const asked = new Map<number, Asked>();
const measured = new Map<string, (bots: string[]) => void>();
const lines = new Map<number, OfflineConnection>();

function post(message: ToWorker): void {
  start();
  worker!.postMessage(message);
}

/** Starts the engine if it does not run; `steal` takes the tables from another tab. */
export function start(steal = false): void {
  if (worker && !steal) return;
  worker?.terminate();
  worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "house" });
  engine.stage = "loading";
  engine.share = 0;
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => take(data);
  worker.onerror = (event) => {
    engine.stage = "failed";
    engine.why = event.message || "";
  };
  worker.postMessage({ kind: "open", steal, demo: isDemo } satisfies ToWorker);
  // Repeat the requests that the previous worker did not answer.
  for (const { message } of asked.values()) worker.postMessage(message);
  for (const line of [...lines.values()]) line.reconnect();
}

function take(message: FromWorker): void {
  switch (message.kind) {
    case "progress":
      engine.share = message.total ? message.done / message.total : 0;
      engine.stage = message.done < message.total ? "loading" : "starting";
      break;
    case "ready":
      engine.stage = "ready";
      engine.kept = message.kept;
      engine.unread = message.unread;
      engine.damaged = message.damaged;
      if (!isDemo) saveCustomPacks(message.packs);
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
    case "answer":
      asked.get(message.id)?.answered(message);
      asked.delete(message.id);
      break;
    case "told":
      lines.get(message.line)?.hear(JSON.parse(message.text) as ServerMessage);
      break;
    case "managed":
      measured.get(message.game)?.(message.bots);
      break;
    case "hung":
      lines.get(message.line)?.hung(message.code);
      break;
  }
}

/** Measures which bots of a game this device is fast enough for. */
export function measureGame(game: string): Promise<string[]> {
  return new Promise((resolve) => {
    measured.set(game, resolve);
    post({ kind: "measure", game });
  });
}

function requestOffline(method: string, path: string, body = ""): Promise<OfflineResponse> {
  return new Promise((resolve) => {
    const id = next++;
    start();
    const message: ToWorker = { kind: "ask", id, method, path, body };
    asked.set(id, { message, answered: resolve });
    post(message);
  });
}

class OfflineConnection implements Transport {
  #number = 0;
  #over = false;

  constructor(
    private readonly table: string,
    private readonly events: ConnectionEvents,
  ) {
    // Not before whoever waits for this line has it: its first word would be lost.
    setTimeout(() => this.#connect());
  }

  #connect(): void {
    if (this.#over) return;
    this.#number = next++;
    lines.set(this.#number, this);
    post({ kind: "connect", line: this.#number, table: this.table });
    this.events.open();
  }

  send(message: ClientMessage): boolean {
    if (!lines.has(this.#number)) return false;
    post({ kind: "say", line: this.#number, text: JSON.stringify(message) });
    return true;
  }

  hear(message: ServerMessage): void {
    if (!this.#over) this.events.message(message);
  }

  hung(code: number): void {
    lines.delete(this.#number);
    if (this.#over) return;
    if (code === NO_SUCH_TABLE) {
      this.#over = true;
      this.events.missing(false);
      return;
    }
    this.events.cut(false);
    setTimeout(() => this.#connect(), AGAIN);
  }

  close(): void {
    this.#over = true;
    if (lines.delete(this.#number)) post({ kind: "hang", line: this.#number });
    this.events.cut(true);
  }

  reconnect(): void {
    if (lines.delete(this.#number)) post({ kind: "hang", line: this.#number });
    this.events.cut(false);
    this.#connect();
  }
}

export const server: OfflineServer = {
  request: requestOffline,
  connect: (table, events) => new OfflineConnection(table, events),
  isReady: () => engine.stage === "ready",
};
