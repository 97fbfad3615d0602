/**
 * Entry point of the offline workers. The first worker runs the server and answers the page. A
 * second one, from the same file, runs the bots, so that a long decision does not block requests.
 * On the first visit, a third one prepares the engine snapshot that makes later visits start fast.
 */
import type { PyProxy } from "pyodide/ffi";

import { openStorage } from "./storage";
import { startEngine } from "./engine";
import type { BotJob, BotReply, FromWorker, ToWorker } from "./worker-protocol";

const BOT_WORKER = "bots";
const SNAPSHOT_WORKER = "snapshot";
/** Must not change: a tab with an older version may hold the lock. */
const LOCK = "arizona-house";
/** Time a tab that is being reloaded may take to release the lock, in milliseconds. */
const LOCK_TIMEOUT = 5000;
/** Delay before background work, so that it does not compete with opening a table. */
const IDLE_DELAY = 1000;

/** Python's offline server. */
interface OfflineServer extends PyProxy {
  open: () => Promise<void>;
  connect: (
    connection: number,
    table: string,
    send: (text: string) => void,
    close: (code: number) => void,
  ) => void;
  receive: (connection: number, text: string) => void;
  disconnect: (connection: number) => void;
  store: PyProxy & { unread: { length: number }; damaged: { length: number } };
  /** The user's content packs as JSON: texts by name, and names by game. */
  packs: PyProxy & { texts: () => string; names: () => string };
}
interface PythonResponse extends PyProxy {
  status: number;
  kind: string;
  text: string;
}
/** Python's bot worker; its methods take and return JSON. */
type PythonBot = Record<BotJob["kind"], (job: string) => string>;
type PageRequest = Extract<ToWorker, { kind: "request" }>;
type HandleRequest = (
  server: OfflineServer,
  method: string,
  path: string,
  body: string,
) => Promise<PythonResponse>;

/** First message to the other workers: the compiled Python module. */
interface StartMessage {
  program: WebAssembly.Module;
}

/** Throws outside of the promise, so that the parent's `onerror` is called. */
const fail = (error: unknown): void =>
  void setTimeout(() => {
    throw error;
  });

// --- bots ---------------------------------------------------------------------------------------

function runBotWorker(): void {
  const queue: BotJob[] = [];
  let bot: PythonBot | null = null;
  const run = ({ id, kind, job }: BotJob): void => {
    let reply: BotReply;
    try {
      reply = { id, answer: bot![kind](job) };
    } catch (error) {
      reply = { id, why: String(error) };
    }
    self.postMessage(reply);
  };
  const start = async ({ program }: StartMessage): Promise<void> => {
    const { python } = await startEngine(() => undefined, program);
    const bots = python.pyimport("arizona.server.offline.bots") as { OfflineBot: () => PythonBot };
    bot = bots.OfflineBot();
    queue.splice(0).forEach(run);
  };
  self.onmessage = ({ data }: MessageEvent<StartMessage | BotJob>) => {
    if ("program" in data) {
      start(data).catch(fail);
    } else if (bot) run(data);
    else queue.push(data);
  };
}

/** Client for the bot worker, which is started on first use. */
class BotWorker {
  #worker: Worker | null = null;
  #pending = new Map<number, (reply: BotReply) => void>();
  #nextId = 1;
  /** The user's content packs as JSON. */
  #packs = "{}";

  constructor(private readonly program: WebAssembly.Module) {}

  start(): void {
    this.#worker ??= this.#launch();
  }

  decide = (job: string): Promise<string> => this.#request("answer", job);

  supportedBots = async (game: string): Promise<string[]> =>
    JSON.parse(await this.#request("managed", game)) as string[];

  installPacks(packs: string): void {
    this.#packs = packs;
    if (this.#worker) void this.#request("lay", packs);
  }

  #request(kind: BotJob["kind"], job: string): Promise<string> {
    const id = this.#nextId++;
    const worker = (this.#worker ??= this.#launch());
    return new Promise((resolve, reject) => {
      this.#pending.set(id, ({ answer, why }) => {
        if (answer === undefined) reject(new Error(why));
        else resolve(answer);
      });
      worker.postMessage({ id, kind, job } satisfies BotJob);
    });
  }

  #launch(): Worker {
    const worker = new Worker(self.location.href, { type: "module", name: BOT_WORKER });
    worker.onmessage = ({ data }: MessageEvent<BotReply>) => {
      this.#pending.get(data.id)?.(data);
      this.#pending.delete(data.id);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      this.#worker = null;
      const pending = [...this.#pending.values()];
      this.#pending.clear();
      pending.forEach((settle) => settle({ id: 0, why: event.message || "the worker ended" }));
    };
    worker.postMessage({ program: this.program } satisfies StartMessage);
    worker.postMessage({ id: 0, kind: "lay", job: this.#packs } satisfies BotJob);
    return worker;
  }
}

// --- warm snapshot ------------------------------------------------------------------------------

/**
 * Starts every game once in a separate engine and saves the snapshot, so that engines restored from
 * it start games without a delay.
 */
function warmSnapshot(): void {
  const work = async ({ program }: StartMessage): Promise<void> => {
    const { python, source, saveSnapshot } = await startEngine(() => undefined, program, true);
    if (source === "snapshot") {
      const positions = python.pyimport("arizona.server.offline.opening_positions") as {
        warm_up: () => Promise<void>;
      };
      await positions.warm_up();
      await new Promise((resolve) => setTimeout(resolve));
      await saveSnapshot(true);
    }
    self.close();
  };
  self.onmessage = ({ data }: MessageEvent<StartMessage>) => void work(data).catch(fail);
}

function startSnapshotWorker(program: WebAssembly.Module): void {
  const worker = new Worker(self.location.href, { type: "module", name: SNAPSHOT_WORKER });
  worker.onerror = (event) => {
    // A failure only makes the next visit start more slowly.
    event.preventDefault();
    console.info("the engine snapshot could not be warmed up:", event.message);
    worker.terminate();
  };
  worker.postMessage({ program } satisfies StartMessage);
}

// --- server -------------------------------------------------------------------------------------

const post = (message: FromWorker): void => self.postMessage(message);

/** Acquires the lock on the tables; false if another tab holds it. */
function acquireLock(steal: boolean): Promise<boolean> {
  if (!("locks" in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    let acquired = false;
    navigator.locks
      .request(LOCK, steal ? { steal } : { signal: AbortSignal.timeout(LOCK_TIMEOUT) }, () => {
        acquired = true;
        resolve(true);
        // Hold the lock until this worker ends or another tab steals it.
        return new Promise<void>(() => undefined);
      })
      .catch(() => {
        if (!acquired) {
          resolve(false);
          return;
        }
        post({ kind: "elsewhere" });
        self.close();
      });
  });
}

/** Opens the server; a `demo` takes no lock and stores nothing. */
async function openServer(steal: boolean, demo: boolean): Promise<(message: ToWorker) => void> {
  if (!demo && !(await acquireLock(steal))) {
    post({ kind: "elsewhere" });
    return () => undefined;
  }
  const storage = await openStorage(demo);
  const { python, program, source, saveSnapshot } = await startEngine((done, total) =>
    post({ kind: "progress", done, total }),
  );
  // Save before Python holds any object of the page: a snapshot cannot contain them.
  const saved = source === "fresh" ? saveSnapshot(false).catch(() => false) : Promise.resolve(true);
  const bots = new BotWorker(program);
  const { OfflineServer: create } = python.pyimport("arizona.server.offline.offline_server") as {
    OfflineServer: (...args: unknown[]) => OfflineServer;
  };
  const { answer: handle } = python.pyimport("arizona.server.offline.requests") as {
    answer: HandleRequest;
  };
  const { texts, damaged: damagedEntries } = await storage.all();
  const server = create(storage, python.toPy(texts), bots.decide);
  await server.open();
  bots.installPacks(server.packs.texts());
  const packs = (): Record<string, string[]> =>
    JSON.parse(server.packs.names()) as Record<string, string[]>;
  const { length: unread } = server.store.unread;
  const damaged = damagedEntries + server.store.damaged.length;
  post({ kind: "ready", persistent: demo || storage.lasting, unread, damaged, packs: packs() });
  void saved.then((stored) => {
    if (stored && source !== "warm snapshot" && !demo) {
      setTimeout(() => startSnapshotWorker(program), IDLE_DELAY);
    }
  });
  const respond = async ({ id, method, path, body }: PageRequest): Promise<void> => {
    const response = await handle(server, method, path, body);
    const { status, kind: type, text } = response;
    response.destroy();
    if (path.startsWith("/api/packs") && status < 300) {
      bots.installPacks(server.packs.texts());
      post({ kind: "packs", packs: packs() });
    }
    post({ kind: "response", id, status, type, text });
  };
  return (message) => {
    if (message.kind === "request") void respond(message);
    else if (message.kind === "connect") {
      const { connection } = message;
      server.connect(
        connection,
        message.table,
        (text) => post({ kind: "message", connection, text }),
        (code) => post({ kind: "closed", connection, code }),
      );
      void saved.then(() => bots.start());
    } else if (message.kind === "send") server.receive(message.connection, message.text);
    else if (message.kind === "close") server.disconnect(message.connection);
    else if (message.kind === "measure") {
      const { game } = message;
      void bots
        .supportedBots(game)
        .then((supported) => post({ kind: "measured", game, bots: supported }));
    }
  };
}

if (self.name === BOT_WORKER) runBotWorker();
else if (self.name === SNAPSHOT_WORKER) warmSnapshot();
else {
  const queue: ToWorker[] = [];
  let handle: ((message: ToWorker) => void) | null = null;
  self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
    if (data.kind === "open") {
      openServer(data.steal, data.demo).then(
        (opened) => {
          handle = opened;
          queue.splice(0).forEach(opened);
        },
        (error: unknown) => post({ kind: "failed", why: String(error) }),
      );
    } else if (handle) handle(data);
    else queue.push(data);
  };
}
