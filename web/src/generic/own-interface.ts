/** Messages between the page and the custom interface of a game's package. */
import type { ActionInfo } from "../lib/generated/protocol";

/** What the page sends when the interface is ready, and after every change. */
export interface PositionMessage {
  type: "position";
  version: 1;
  game: string;
  /** The game's view of the position. */
  view: Record<string, unknown>;
  names: string[];
  /** The legal moves; empty while it is someone else's turn. */
  moves: { text: string; label: string; targets: string[] }[];
  over: boolean;
  language: string;
  dark: boolean;
}

/** What the interface sends: that it is ready for positions, or a move by its text. */
type InterfaceMessage = { type: "ready" } | { type: "move"; text: string };

/** Parses untrusted data as a message; `null` if it is invalid. */
export function readMessage(data: unknown): InterfaceMessage | null {
  if (!data || typeof data !== "object") return null;
  const { type, text } = data as Record<string, unknown>;
  if (type === "ready") return { type };
  return type === "move" && typeof text === "string" ? { type, text } : null;
}

/** The legal move with this text, if there is one. */
export function moveNamed(actions: readonly ActionInfo[], text: string): ActionInfo | undefined {
  return actions.find((action) => action.text === text);
}
