/** What the person at the table is about to do: previewed, confirmed where so set, then sent. */
import type { ActionInfo } from "../lib/generated/protocol";
import { byText, type Step, type TableClient } from "../lib/table-client.svelte";
import { settings } from "../lib/settings.svelte";
import type { Layout } from "./layout";

export interface Choice {
  steps: Step[];
  label: string;
  /** Whether a yes throws something away: then it is not the strong answer, and no Enter gives it. */
  careful?: boolean;
  /** What is said for a short while before it is done: until then nobody is told, bots neither. */
  leaving?: string;
}

/** Milliseconds in which what ends one's week can be taken back whatever follows it. */
export const GRACE = 2500;

export class Play {
  /** Chosen, waiting for a yes. */
  pending = $state.raw<Choice | null>(null);
  /** Chosen and told to nobody yet: it is done in a moment. */
  leaving = $state.raw<Choice | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The action under pointer or focus, by its text. */
  preview = $state<string | null>(null);
  /** A place of the board to flash, as when a log line is pointed at. */
  flash = $state<string | null>(null);
  /** Which drawing of the table fits its box. */
  layout = $state<Layout>("table");
  /** Whether a hint is asked for in every position of one's own. */
  analysing = $state(false);

  /** How many decisions one undo takes back: a thing and its payment are one. */
  back = $state(1);

  constructor(readonly session: TableClient) {}

  /** Does it, or asks first. `sure` where the person has already said so. */
  choose(steps: Step[], label: string, sure = false): void {
    if (!this.session.active) return;
    this.stay();
    if (settings.confirm && !sure) this.pending = { steps, label };
    else this.#go({ steps, label });
  }

  act(action: ActionInfo, label: string): void {
    this.choose([byText(action.text)], label);
  }

  /** Asks first in any case, since a yes throws something away. */
  ask(action: ActionInfo, question: string, leaving?: string): void {
    if (!this.session.active) return;
    this.stay();
    this.pending = { steps: [byText(action.text)], label: question, careful: true, leaving };
  }

  confirm(): void {
    if (this.pending) this.#go(this.pending);
  }

  /** Does it after a short while in which it can be taken back. */
  leave(action: ActionInfo, leaving: string): void {
    if (this.session.active) this.#go({ steps: [byText(action.text)], label: leaving, leaving });
  }

  /** Does at once what was to be done in a moment. */
  leaveNow(): void {
    const { leaving } = this;
    this.stay();
    if (leaving) this.session.run(leaving.steps);
  }

  /** Takes it back before anybody knew. */
  stay(): void {
    clearTimeout(this.#timer);
    this.leaving = null;
  }

  cancel(): void {
    this.pending = null;
  }

  /** Takes back what was done last. */
  undo(): void {
    if (this.leaving) this.stay();
    else if (this.back > 1) this.session.run(new Array<Step>(this.back).fill("undo"));
    else this.session.undo();
  }

  #go(choice: Choice): void {
    this.pending = null;
    this.preview = null;
    if (!choice.leaving) {
      this.session.run(choice.steps);
      return;
    }
    this.stay();
    this.leaving = choice;
    this.#timer = setTimeout(() => this.leaveNow(), GRACE);
  }
}
