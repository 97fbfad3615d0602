/** Transports for messages between the page and a table. */
import type { ClientMessage, Moment, ServerMessage } from "./generated/protocol";

export interface ConnectionEvents {
  /** The connection is open: send `hello`. */
  open: () => void;
  message: (message: ServerMessage) => void;
  /** The connection was lost. It is retried unless `final`. */
  cut: (final: boolean) => void;
  /** The table does not exist, or is closed to spectators. */
  missing: (closed: boolean) => void;
}

/** Implemented by the WebSocket, the in-browser server, lessons and puzzles. */
export interface Transport {
  /** Returns false if the connection is down. */
  send: (message: ClientMessage) => boolean;
  /** Closes the connection for good. */
  close: () => void;
  /** Drops the connection and opens a new one, for example after a missed update. */
  reconnect: () => void;
  /** Loads a past moment; missing if the transport does not store moments. */
  moment?: (wanted: number) => Promise<Moment | null>;
}
