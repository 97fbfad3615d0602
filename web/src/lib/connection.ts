/** The connection to a table: a WebSocket that reconnects with exponential backoff. */
import { isOffline } from "./environment";
import type { ClientMessage, ServerMessage } from "./generated/protocol";
import { offlineServer } from "./offline-server";
import type { ConnectionEvents, Transport } from "./transport";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const SILENCE = 45_000;
const NO_SUCH_TABLE = 4404;
/** Close code: spectators are not allowed. */
const CLOSED_TABLE = 4403;
/** Close code: the server cannot reach its storage, which takes longer to recover. */
const NO_STORE = 4503;
const STORE_WAIT = 4000;

export function openConnection(table: string, events: ConnectionEvents): Transport {
  if (!isOffline) return new Connection(`/ws/tables/${encodeURIComponent(table)}`, events);
  return new DeferredTransport(offlineServer().then((server) => server.connect(table, events)));
}

/** A transport whose implementation is still loading. */
class DeferredTransport implements Transport {
  #transport: Transport | null = null;
  #closed = false;

  constructor(coming: Promise<Transport>) {
    void coming.then((transport) => {
      if (this.#closed) transport.close();
      else this.#transport = transport;
    });
  }

  send(message: ClientMessage): boolean {
    return this.#transport?.send(message) ?? false;
  }

  close(): void {
    this.#closed = true;
    this.#transport?.close();
  }

  reconnect(): void {
    this.#transport?.reconnect();
  }
}

export class Connection implements Transport {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #closed = false;

  constructor(
    private readonly address: string,
    private readonly events: ConnectionEvents,
  ) {
    this.#connect();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  reconnect(): void {
    this.#socket?.close();
  }

  #hurry = (): void => {
    if (document.hidden || this.#closed || this.#socket) return;
    clearTimeout(this.#retry);
    this.#connect();
  };

  #connect(): void {
    const address = new URL(this.address, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#heard = Date.now();
      clearInterval(this.#pulse);
      this.#pulse = setInterval(() => this.#ping(), PING_EVERY);
      this.events.open();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heard = Date.now();
      this.#wait = FIRST_WAIT;
      this.events.message(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event: CloseEvent) => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      clearInterval(this.#pulse);
      if (event.code === NO_SUCH_TABLE || event.code === CLOSED_TABLE) {
        this.close();
        this.events.missing(event.code === CLOSED_TABLE);
        return;
      }
      if (event.code === NO_STORE) this.#wait = STORE_WAIT;
      this.events.cut(this.#closed);
      if (this.#closed) return;
      this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.8 + Math.random() * 0.4));
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  #ping(): void {
    if (Date.now() - this.#heard > SILENCE) this.#socket?.close();
    else this.send({ type: "ping" });
  }
}
