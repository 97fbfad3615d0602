/**
 * The house beside the page. One worker keeps the tables and answers the page; a second one, of the
 * same file and named "thinker", thinks for bots, so that nobody waits for them to say hello. At a
 * first visit a third one, the "baker", prepares what lets later ones begin at once.
 */
import type { PyProxy } from "pyodide/ffi";

import { openStorage } from "./storage";
import { startEngine } from "./engine";
import type { FromWorker, Job, Thought, ToWorker } from "./worker-protocol";

const LOCK = "arizona-house";
/** Milliseconds that a page which is being reloaded may need to let go. */
const LET_GO = 5000;
/** Milliseconds after which there is time for what nobody waits for. */
const BREATH = 1000;

interface House extends PyProxy {
  open: () => Promise<void>;
  connect: (
    line: number,
    table: string,
    tell: (text: string) => void,
    hang: (code: number) => void,
  ) => void;
  hear: (line: number, text: string) => void;
  hang_up: (line: number) => void;
  store: PyProxy & { unread: { length: number }; damaged: { length: number } };
  /** The content packs of one's own: their texts by name, and their names by game, as JSON. */
  packs: PyProxy & { texts: () => string; names: () => string };
}
interface Answer extends PyProxy {
  status: number;
  kind: string;
  text: string;
}
/** Python's bot worker; its methods take and return JSON. */
type Thinker = Record<Job["kind"], (asked: string) => string>;
type Asked = Extract<ToWorker, { kind: "ask" }>;
type Ask = (house: House, method: string, path: string, body: string) => Promise<Answer>;

// --- thinking -----------------------------------------------------------------------------------

/** What other workers are told first: Python itself, compiled. */
interface Begin {
  program: WebAssembly.Module;
}
/** Said as an error of the whole worker: whoever waits is told. */
const fail = (error: unknown): void =>
  void setTimeout(() => {
    throw error;
  });

function think(): void {
  const waiting: Job[] = [];
  let thinker: Thinker | null = null;
  const work = ({ id, kind, job }: Job): void => {
    let thought: Thought;
    try {
      thought = { id, answer: thinker![kind](job) };
    } catch (error) {
      thought = { id, why: String(error) };
    }
    self.postMessage(thought);
  };
  const begin = async ({ program }: Begin): Promise<void> => {
    const { python } = await startEngine(() => undefined, program);
    const bots = python.pyimport("arizona.server.offline.bots") as { OfflineBot: () => Thinker };
    thinker = bots.OfflineBot();
    waiting.splice(0).forEach(work);
  };
  self.onmessage = ({ data }: MessageEvent<Begin | Job>) => {
    if ("program" in data) {
      begin(data).catch(fail);
    } else if (thinker) work(data);
    else waiting.push(data);
  };
}

/** Has bots think in the second worker, which starts when somebody sits down. */
class Thinkers {
  #worker: Worker | null = null;
  #asked = new Map<number, (thought: Thought) => void>();
  #next = 1;
  /** Content packs of one's own, which it plays with too. */
  #packs = "{}";

  constructor(private readonly program: WebAssembly.Module) {}

  /** Starts it before anybody is asked. */
  wake(): void {
    this.#worker ??= this.#start();
  }

  ask = (job: string): Promise<string> => this.#ask("answer", job);

  managed = async (game: string): Promise<string[]> =>
    JSON.parse(await this.#ask("managed", game)) as string[];

  lay(packs: string): void {
    this.#packs = packs;
    if (this.#worker) void this.#ask("lay", packs);
  }

  #ask(kind: Job["kind"], job: string): Promise<string> {
    const id = this.#next++;
    const worker = (this.#worker ??= this.#start());
    return new Promise((resolve, reject) => {
      this.#asked.set(id, ({ answer, why }) => {
        if (answer === undefined) reject(new Error(why));
        else resolve(answer);
      });
      worker.postMessage({ id, kind, job } satisfies Job);
    });
  }

  #start(): Worker {
    const worker = new Worker(self.location.href, { type: "module", name: "thinker" });
    worker.onmessage = ({ data }: MessageEvent<Thought>) => {
      this.#asked.get(data.id)?.(data);
      this.#asked.delete(data.id);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      this.#worker = null;
      const left = [...this.#asked.values()];
      this.#asked.clear();
      left.forEach((answered) => answered({ id: 0, why: event.message || "the worker ended" }));
    };
    worker.postMessage({ program: this.program } satisfies Begin);
    worker.postMessage({ id: 0, kind: "lay", job: this.#packs } satisfies Job);
    return worker;
  }
}

// --- baking -------------------------------------------------------------------------------------

/** Begins every game once in a Python of its own, which is kept: whoever goes on from it is quick. */
function bakeOnce(): void {
  const work = async ({ program }: Begin): Promise<void> => {
    const { python, woken, bake } = await startEngine(() => undefined, program, true);
    if (woken === "before") {
      const positions = python.pyimport("arizona.server.offline.opening_positions") as {
        warm_up: () => Promise<void>;
      };
      await positions.warm_up();
      await new Promise((resolve) => setTimeout(resolve));
      await bake(true);
    }
    self.close();
  };
  self.onmessage = ({ data }: MessageEvent<Begin>) => void work(data).catch(fail);
}

function startBaker(program: WebAssembly.Module): void {
  const worker = new Worker(self.location.href, { type: "module", name: "baker" });
  worker.onerror = (event) => {
    // Nobody waits for it: the next visit only begins a little later.
    event.preventDefault();
    console.info("no game was begun beforehand:", event.message);
    worker.terminate();
  };
  worker.postMessage({ program } satisfies Begin);
}

// --- keeping house ------------------------------------------------------------------------------

const tell = (message: FromWorker): void => self.postMessage(message);

/** Waits for being the only tab that has the tables; false if another has them. */
function alone(steal: boolean): Promise<boolean> {
  if (!("locks" in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    let had = false;
    navigator.locks
      .request(LOCK, steal ? { steal } : { signal: AbortSignal.timeout(LET_GO) }, () => {
        had = true;
        resolve(true);
        // Kept for as long as this worker lives, or until another tab takes it.
        return new Promise<void>(() => undefined);
      })
      .catch(() => {
        if (!had) {
          resolve(false);
          return;
        }
        tell({ kind: "elsewhere" });
        self.close();
      });
  });
}

/** Opens the house; `demo` is one for a look: it shares nothing and keeps nothing. */
async function keepHouse(steal: boolean, demo: boolean): Promise<(message: ToWorker) => void> {
  if (!demo && !(await alone(steal))) {
    tell({ kind: "elsewhere" });
    return () => undefined;
  }
  const drawer = await openStorage(demo);
  const { python, program, woken, bake } = await startEngine((done, total) =>
    tell({ kind: "progress", done, total }),
  );
  // Now, before anything of the page is handed in.
  const baked = woken === "now" ? bake(false).catch(() => false) : Promise.resolve(true);
  const thinkers = new Thinkers(program);
  const { OfflineServer: make } = python.pyimport("arizona.server.offline.offline_server") as {
    OfflineServer: (...args: unknown[]) => House;
  };
  const { answer: ask } = python.pyimport("arizona.server.offline.requests") as { answer: Ask };
  const { texts, damaged: odd } = await drawer.all();
  const house = make(drawer, python.toPy(texts), thinkers.ask);
  await house.open();
  thinkers.lay(house.packs.texts());
  const packs = (): Record<string, string[]> =>
    JSON.parse(house.packs.names()) as Record<string, string[]>;
  const { length: unread } = house.store.unread;
  const damaged = odd + house.store.damaged.length;
  tell({ kind: "ready", kept: demo || drawer.lasting, unread, damaged, packs: packs() });
  // Whoever waits for a table comes first.
  void baked.then((kept) => {
    if (kept && woken !== "warm" && !demo) setTimeout(() => startBaker(program), BREATH);
  });
  const answer = async ({ id, method, path, body }: Asked): Promise<void> => {
    const said = await ask(house, method, path, body);
    const { status, kind: type, text } = said;
    said.destroy();
    if (path.startsWith("/api/packs") && status < 300) {
      thinkers.lay(house.packs.texts());
      tell({ kind: "packs", packs: packs() });
    }
    tell({ kind: "answer", id, status, type, text });
  };
  return (message) => {
    if (message.kind === "ask") void answer(message);
    else if (message.kind === "connect") {
      const { line } = message;
      house.connect(
        line,
        message.table,
        (text) => tell({ kind: "told", line, text }),
        (code) => tell({ kind: "hung", line, code }),
      );
      void baked.then(() => thinkers.wake());
    } else if (message.kind === "say") house.hear(message.line, message.text);
    else if (message.kind === "hang") house.hang_up(message.line);
    else if (message.kind === "measure") {
      const { game } = message;
      void thinkers.managed(game).then((bots) => tell({ kind: "managed", game, bots }));
    }
  };
}

if (self.name === "thinker") think();
else if (self.name === "baker") bakeOnce();
else {
  const waiting: ToWorker[] = [];
  let serve: ((message: ToWorker) => void) | null = null;
  self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
    if (data.kind === "open") {
      keepHouse(data.steal, data.demo).then(
        (take) => {
          serve = take;
          waiting.splice(0).forEach(take);
        },
        (error: unknown) => tell({ kind: "failed", why: String(error) }),
      );
    } else if (serve) serve(data);
    else waiting.push(data);
  };
}
