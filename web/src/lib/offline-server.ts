/**
 * Access to the in-browser server. `lib/` does not import `offline/`: the application registers a
 * loader, so that the server's code is fetched only when it is needed.
 */
import type { ConnectionEvents, Transport } from "./transport";

export interface OfflineResponse {
  status: number;
  type: string;
  text: string;
}

export interface OfflineServer {
  /** Answers an HTTP request; waits until the engine is running. */
  request: (method: string, path: string, body?: string) => Promise<OfflineResponse>;
  connect: (table: string, events: ConnectionEvents) => Transport;
  /** Whether requests are answered without waiting for the engine. */
  isReady: () => boolean;
}

let load: (() => Promise<OfflineServer>) | null = null;

export function registerOfflineServer(loader: () => Promise<OfflineServer>): void {
  load = loader;
}

export async function offlineServer(): Promise<OfflineServer> {
  if (!load) throw new Error("no offline server is registered");
  return await load();
}
