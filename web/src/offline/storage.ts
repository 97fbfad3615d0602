/** Storage for offline tables: named texts in IndexedDB. */

const DATABASE = "arizona";
/** Must not change: browsers have saved tables under this name. */
const STORE = "kept";

/** Prefix under which damaged entries are saved for recovery; the rules use the same one. */
const DAMAGED = "damaged ";

interface StoredEntries {
  texts: Map<string, string>;
  /** Number of entries that were not texts or could not be read. */
  damaged: number;
}

interface OfflineStorage {
  /** Whether data persists after the page is closed. */
  readonly lasting: boolean;
  all: () => Promise<StoredEntries>;
  put: (name: string, text: string) => Promise<void>;
  drop: (name: string) => Promise<void>;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no database"));
    request.onblocked = () => reject(new Error("the database is in use"));
  });
}

/** Converts rejections to `Error`: Pyodide never resumes on any other value. */
async function withErrors<Done>(work: Promise<Done>): Promise<Done> {
  try {
    return await work;
  } catch (error) {
    throw new Error(String(error));
  }
}

class IndexedDbStorage implements OfflineStorage {
  readonly lasting = true;
  #database: IDBDatabase | null = null;

  constructor(database: IDBDatabase) {
    this.#take(database);
  }

  #take(database: IDBDatabase): void {
    this.#database = database;
    // The user cleared the site data: the next access reopens the database.
    database.onclose = () => (this.#database = null);
    database.onversionchange = () => {
      database.close();
      this.#database = null;
    };
  }

  async #do<Result>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> {
    if (!this.#database) this.#take(await open());
    const transaction = this.#database!.transaction(STORE, mode);
    return await new Promise((resolve, reject) => {
      const request = work(transaction.objectStore(STORE));
      const failed = (): void =>
        reject(transaction.error ?? request.error ?? new Error("not stored"));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = failed;
      transaction.onerror = failed;
    });
  }

  /** Reads entries one by one, so that an unreadable entry does not affect the others. */
  async all(): Promise<StoredEntries> {
    const names = await this.#do("readonly", (store) => store.getAllKeys());
    const found: StoredEntries = { texts: new Map(), damaged: 0 };
    for (const name of names) {
      if (typeof name === "string" && name.startsWith(DAMAGED)) continue;
      const value = await this.#do<unknown>("readonly", (store) => store.get(name)).catch(
        () => null,
      );
      if (typeof name === "string" && typeof value === "string") found.texts.set(name, value);
      else {
        found.damaged += 1;
        if (value !== null) await this.#setAside(name, value).catch(() => undefined);
      }
    }
    return found;
  }

  /** Moves a damaged entry, unchanged, to a name that nothing else reads. */
  async #setAside(name: IDBValidKey, value: unknown): Promise<void> {
    await this.#do("readwrite", (store) => store.put(value, `${DAMAGED}${String(name)}`));
    await this.#do("readwrite", (store) => store.delete(name));
  }

  async put(name: string, text: string): Promise<void> {
    await withErrors(this.#do("readwrite", (store) => store.put(text, name)));
  }

  async drop(name: string): Promise<void> {
    await withErrors(this.#do("readwrite", (store) => store.delete(name)));
  }
}

/** Fallback without IndexedDB; data lasts until the page is closed. */
class MemoryStorage implements OfflineStorage {
  readonly lasting = false;
  #texts = new Map<string, string>();

  all(): Promise<StoredEntries> {
    return Promise.resolve({ texts: new Map(this.#texts), damaged: 0 });
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

/** Opens the storage; `temporary` selects memory, for a demo that stores nothing. */
export async function openStorage(temporary: boolean): Promise<OfflineStorage> {
  if (temporary) return new MemoryStorage();
  try {
    return new IndexedDbStorage(await open());
  } catch {
    return new MemoryStorage();
  }
}
