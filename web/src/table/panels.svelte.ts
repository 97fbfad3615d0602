/** Which panel is open over the table, and which tab is open beside it. */
import type { Subject } from "../people/moderation";

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
  | "give-up"
  | "fair-play"
  | "report";
export type Tab = "log" | "chat" | "analyze" | "rules";

/** Replaces parts of the table for a puzzle: the prompt's texts and the buttons' actions. */
export interface Solving {
  readonly words: { lead: string; ask: string; help: string } | null;
  /** Whether no more hints are available. */
  readonly helped: boolean;
  readonly canUndo: boolean;
  /** Whether it is part of a race: not rated, and without hints. */
  readonly free: boolean;
  /** Rating points that a hint costs; 0 if it is free. */
  readonly hintCost: number;
  undo: () => void;
  hint: () => Promise<void>;
  giveUp: () => Promise<void>;
}

class Panels {
  open = $state<Panel | null>(null);
  tab = $state<Tab>("log");
  /** On a phone: whether the sheet with log, chat and rules is open. */
  sheet = $state(false);
  /** Whether the replay replaces the prompt, in layouts without a separate place for it. */
  replay = $state(false);
  /** What a lesson points at; the table scrolls it into view. */
  pointed = $state.raw<readonly string[]>([]);
  /** The puzzle being solved at this table, if any. */
  solving = $state.raw<Solving | null>(null);
  /** The seat that a panel is about. */
  seat = $state(0);

  /** The person that a report is about. */
  subject = $state.raw<Subject>({ name: "" });

  show(panel: Panel, seat = 0): void {
    this.seat = seat;
    this.open = panel;
  }

  report(subject: Subject): void {
    this.subject = subject;
    this.open = "report";
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
