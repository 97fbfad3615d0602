/** Which panel lies over the table, and which tab is open beside it. */

export type Panel =
  | "text"
  | "result"
  | "invite"
  | "online"
  | "settings"
  | "seats"
  | "guide"
  | "more"
  | "keys"
  | "give-up";
export type Tab = "log" | "chat" | "analyse" | "rules";

/** What a puzzle changes at its table: what the prompt says, and what its buttons do. */
export interface Solving {
  readonly words: { lead: string; ask: string; help: string } | null;
  /** Whether there is nothing left to help with. */
  readonly helped: boolean;
  readonly canUndo: boolean;
  /** Whether it is one of a race: nothing is rated, and nothing is told before a move. */
  readonly free: boolean;
  /** Points of rating that a hint costs; 0 where it costs none. */
  readonly hintCost: number;
  undo: () => void;
  hint: () => Promise<void>;
  giveUp: () => Promise<void>;
}

class Panels {
  open = $state<Panel | null>(null);
  tab = $state<Tab>("log");
  /** On a phone: whether the sheet with log, chat and rules is up. */
  sheet = $state(false);
  /** Where the replay has no place of its own: whether it stands in the prompt's. */
  replay = $state(false);
  /** What a lesson points at now: a table brings it into sight. */
  pointed = $state.raw<readonly string[]>([]);
  /** The puzzle that is solved at this table, if it is one. */
  solving = $state.raw<Solving | null>(null);
  /** The seat a panel is about. */
  seat = $state(0);

  show(panel: Panel, seat = 0): void {
    this.seat = seat;
    this.open = panel;
  }

  close(): void {
    this.open = null;
  }

  pick(tab: Tab): void {
    this.tab = tab;
    this.sheet = true;
  }
}

export const panels = new Panels();
