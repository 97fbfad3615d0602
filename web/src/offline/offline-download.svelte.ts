/** Downloads the offline build and game records, to continue when the server is unreachable. */
import { engineCache, fetchParts, listParts } from "./engine-parts";
import { api } from "../lib/api";
import { importAddress } from "../lib/record-link";
import { isOffline } from "../lib/environment";
import { me } from "../lib/me.svelte";

/** Must not change, nor may its value: browsers have stored them. */
const KEY = "arizona.along";
const DOWNLOADED = "kept";
const FOLDER = "/pocket/";
const RECORDS = "arizona records";
/** Minimum interval between two downloads of a record, in milliseconds. */
const RECORD_INTERVAL = 2000;

function isDownloaded(): boolean {
  try {
    return localStorage.getItem(KEY) === DOWNLOADED;
  } catch {
    return false;
  }
}

export const offlineDownload = $state({
  /** Whether the server offers the offline build and this browser can store it. */
  offered: false,
  isDownloaded: !isOffline && isDownloaded(),
  /** Download progress from 0 to 1, or null if none is running. */
  share: null as number | null,
  failed: false,
});

export async function checkOfflineSupport(): Promise<void> {
  if (isOffline || !("serviceWorker" in navigator) || !("caches" in globalThis)) return;
  offlineDownload.offered = (await api.features().catch(() => null))?.offline ?? false;
}

function setDownloaded(downloaded: boolean): void {
  offlineDownload.isDownloaded = downloaded;
  try {
    if (downloaded) localStorage.setItem(KEY, DOWNLOADED);
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage, the setting lasts until the page is closed.
  }
}

/** Downloads the page and the engine. */
export async function downloadForOffline(): Promise<void> {
  offlineDownload.failed = false;
  offlineDownload.share = 0;
  try {
    const given = await navigator.serviceWorker.register(`${FOLDER}service.js`, { scope: FOLDER });
    const home = new URL(FOLDER, location.href);
    await fetchParts(
      home,
      await listParts(home),
      (done, total) => (offlineDownload.share = done / total),
    );
    await installed(given);
    setDownloaded(true);
  } catch {
    offlineDownload.failed = true;
  }
  offlineDownload.share = null;
}

/** Waits until a service worker has cached its files; rejects if it could not. */
async function installed(given: ServiceWorkerRegistration): Promise<void> {
  const worker = given.installing ?? given.waiting ?? given.active;
  if (!worker) throw new Error("not stored");
  await new Promise<void>((resolve, reject) => {
    const look = (): void => {
      if (["installed", "activating", "activated"].includes(worker.state)) resolve();
      else if (worker.state === "redundant") reject(new Error("not stored"));
    };
    worker.addEventListener("statechange", look);
    look();
  });
}

export async function removeDownload(): Promise<void> {
  setDownloaded(false);
  await (await navigator.serviceWorker.getRegistration(FOLDER))?.unregister();
  const names = (await caches.keys()).filter((name) => name.startsWith(`arizona ${FOLDER} `));
  await Promise.all([RECORDS, ...names].map((name) => caches.delete(name)));
}

// --- records ------------------------------------------------------------------------------------

let timer: ReturnType<typeof setTimeout> | undefined;
let wanted = "";

/** Saves the current record of a table for offline use. */
export function saveRecord(id: string): void {
  if (!offlineDownload.isDownloaded) return;
  wanted = id;
  timer ??= setTimeout(() => {
    timer = undefined;
    void fetchRecord(wanted);
  }, RECORD_INTERVAL);
}

async function fetchRecord(id: string): Promise<void> {
  try {
    const answer = await fetch(api.recordAddress(id));
    if (answer.ok) await (await caches.open(RECORDS)).put(`/record/${id}`, answer);
  } catch {
    // Without a connection, the previous record stays.
  }
}

/** Address to continue a game offline, or null if its record was not saved. */
export async function continueOfflineAddress(id: string, mine: number[]): Promise<string | null> {
  if (!offlineDownload.isDownloaded || !(await engineCache(new URL(FOLDER, location.href))))
    return null;
  const saved = await (await caches.open(RECORDS)).match(`/record/${id}`).catch(() => undefined);
  if (!saved) return null;
  return `${FOLDER}index.html#${await importAddress(await saved.text(), mine)}`;
}

/** Whether the server does not answer and the offline build is available. */
export const serverUnreachable = (): boolean =>
  offlineDownload.isDownloaded && me.asked && !me.known;
