/**
 * The house beside the page. One worker keeps the tables and answers the page; a second one, of the
 * same file and named "thinker", thinks for bots, so that nobody waits for them to say hello.
 */
import type { PyProxy } from "pyodide/ffi";

import { openDrawer } from "./drawer";
import { startEngine } from "./engine";
import type { FromHouse, Job, Thought, ToHouse } from "./messages";

const LOCK = "arizona-house";
/** Milliseconds that a page which is being reloaded may need to let go. */
const LET_GO = 5000;

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
  store: PyProxy & { unread: { length: number } };
}
interface Answer extends PyProxy {
  status: number;
  kind: string;
  text: string;
}
type Ask = (house: House, method: string, path: string, body: string) => Promise<Answer>;

// --- thinking -----------------------------------------------------------------------------------

async function think(): Promise<void> {
  const waiting: Job[] = [];
  let thinker: Record<"answer" | "managed", (asked: string) => string> | null = null;
  const work = ({ id, job, measure }: Job): void => {
    let thought: Thought;
    try {
      thought = { id, answer: thinker![measure ? "managed" : "answer"](job) };
    } catch (error) {
      thought = { id, why: String(error) };
    }
    self.postMessage(thought);
  };
  self.onmessage = ({ data }: MessageEvent<Job>) => {
    if (thinker) work(data);
    else waiting.push(data);
  };
  const python = await startEngine(() => undefined);
  thinker = python.pyimport("arizona.table.pocket.bots").PocketThinker();
  waiting.splice(0).forEach(work);
}

/** Has bots think in the second worker, which starts when the first bot is asked. */
class Thinkers {
  #worker: Worker | null = null;
  #asked = new Map<number, (thought: Thought) => void>();
  #next = 1;

  ask = (job: string): Promise<string> => this.#ask(job, false);

  managed = async (game: string): Promise<string[]> =>
    JSON.parse(await this.#ask(game, true)) as string[];

  #ask(job: string, measure: boolean): Promise<string> {
    const id = this.#next++;
    const worker = (this.#worker ??= this.#start());
    return new Promise((resolve, reject) => {
      this.#asked.set(id, ({ answer, why }) => {
        if (answer === undefined) reject(new Error(why));
        else resolve(answer);
      });
      worker.postMessage({ id, job, measure } satisfies Job);
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
    return worker;
  }
}

// --- keeping house ------------------------------------------------------------------------------

const tell = (message: FromHouse): void => self.postMessage(message);

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

async function keepHouse(steal: boolean): Promise<(message: ToHouse) => void> {
  if (!(await alone(steal))) {
    tell({ kind: "elsewhere" });
    return () => undefined;
  }
  const drawer = await openDrawer();
  const python = await startEngine((done, total) => tell({ kind: "progress", done, total }));
  const thinkers = new Thinkers();
  const make = python.pyimport("arizona.table.pocket.house").House as (...args: unknown[]) => House;
  const ask = python.pyimport("arizona.table.pocket.answer").answer as Ask;
  const house = make(drawer, python.toPy(await drawer.all()), thinkers.ask);
  await house.open();
  tell({ kind: "ready", kept: drawer.lasting, unread: house.store.unread.length });
  return (message) => {
    if (message.kind === "ask") {
      void ask(house, message.method, message.path, message.body).then((said) => {
        const { status, kind: type, text } = said;
        tell({ kind: "answer", id: message.id, status, type, text });
        said.destroy();
      });
    } else if (message.kind === "connect") {
      const { line } = message;
      house.connect(
        line,
        message.table,
        (text) => tell({ kind: "told", line, text }),
        (code) => tell({ kind: "hung", line, code }),
      );
    } else if (message.kind === "say") house.hear(message.line, message.text);
    else if (message.kind === "hang") house.hang_up(message.line);
    else if (message.kind === "measure") {
      const { game } = message;
      void thinkers.managed(game).then((bots) => tell({ kind: "managed", game, bots }));
    }
  };
}

if (self.name === "thinker") void think();
else {
  const waiting: ToHouse[] = [];
  let serve: ((message: ToHouse) => void) | null = null;
  self.onmessage = ({ data }: MessageEvent<ToHouse>) => {
    if (data.kind === "open") {
      keepHouse(data.steal).then(
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
