/** What keeps the tables of this browser: texts by name, in IndexedDB. */

const DATABASE = "arizona";
const STORE = "kept";

export interface Drawer {
  /** Whether it outlives the page. */
  readonly lasting: boolean;
  all: () => Promise<Map<string, string>>;
  put: (name: string, text: string) => Promise<void>;
  drop: (name: string) => Promise<void>;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(DATABASE, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("no database"));
    asked.onblocked = () => reject(new Error("the database is in use"));
  });
}

/** What went wrong as a plain error: Python takes no other for one, and would wait for ever. */
async function plainly<Done>(work: Promise<Done>): Promise<Done> {
  try {
    return await work;
  } catch (error) {
    throw new Error(String(error));
  }
}

class LastingDrawer implements Drawer {
  readonly lasting = true;
  #database: IDBDatabase | null = null;

  constructor(database: IDBDatabase) {
    this.#take(database);
  }

  #take(database: IDBDatabase): void {
    this.#database = database;
    // Somebody cleared what this site keeps: the next write opens it anew.
    database.onclose = () => (this.#database = null);
    database.onversionchange = () => {
      database.close();
      this.#database = null;
    };
  }

  async #do<Found>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<Found>,
  ): Promise<Found> {
    if (!this.#database) this.#take(await open());
    const transaction = this.#database!.transaction(STORE, mode);
    return await new Promise((resolve, reject) => {
      const asked = work(transaction.objectStore(STORE));
      const failed = (): void => reject(transaction.error ?? asked.error ?? new Error("not kept"));
      transaction.oncomplete = () => resolve(asked.result);
      transaction.onabort = failed;
      transaction.onerror = failed;
    });
  }

  async all(): Promise<Map<string, string>> {
    const names = await this.#do("readonly", (store) => store.getAllKeys());
    const texts = await this.#do<unknown[]>("readonly", (store) => store.getAll());
    return new Map(names.map((name, at) => [String(name), String(texts[at])]));
  }

  async put(name: string, text: string): Promise<void> {
    await plainly(this.#do("readwrite", (store) => store.put(text, name)));
  }

  async drop(name: string): Promise<void> {
    await plainly(this.#do("readwrite", (store) => store.delete(name)));
  }
}

/** For a browser that keeps nothing: it lasts as long as the page. */
class FleetingDrawer implements Drawer {
  readonly lasting = false;
  #texts = new Map<string, string>();

  all(): Promise<Map<string, string>> {
    return Promise.resolve(new Map(this.#texts));
  }

  put(name: string, text: string): Promise<void> {
    this.#texts.set(name, text);
    return Promise.resolve();
  }

  drop(name: string): Promise<void> {
    this.#texts.delete(name);
    return Promise.resolve();
  }
}

/** What this browser keeps things in; `fleeting` is for a look that leaves nothing behind. */
export async function openDrawer(fleeting: boolean): Promise<Drawer> {
  if (fleeting) return new FleetingDrawer();
  try {
    return new LastingDrawer(await open());
  } catch {
    return new FleetingDrawer();
  }
}
