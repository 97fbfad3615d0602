/** What the person at the table is about to do: previewed, confirmed where so set, then sent. */
import type { ActionInfo } from "../lib/generated/protocol";
import { byText, type Step, type TableSession } from "../lib/session.svelte";
import { settings } from "../lib/settings.svelte";
import type { Layout } from "./layout";

export interface Choice {
  steps: Step[];
  label: string;
  /** Whether a yes throws something away: then it is not the strong answer, and no Enter gives it. */
  careful?: boolean;
}

export class Play {
  /** Chosen, waiting for a yes. */
  pending = $state.raw<Choice | null>(null);
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

  constructor(readonly session: TableSession) {}

  /** Does it, or asks first. `sure` where the person has already said so. */
  choose(steps: Step[], label: string, sure = false): void {
    if (!this.session.active) return;
    if (settings.confirm && !sure) this.pending = { steps, label };
    else this.#go(steps);
  }

  act(action: ActionInfo, label: string): void {
    this.choose([byText(action.text)], label);
  }

  /** Asks first in any case, since a yes throws something away. */
  ask(action: ActionInfo, question: string): void {
    if (!this.session.active) return;
    this.pending = { steps: [byText(action.text)], label: question, careful: true };
  }

  confirm(): void {
    if (this.pending) this.#go(this.pending.steps);
  }

  cancel(): void {
    this.pending = null;
  }

  /** Takes back what was done last. */
  undo(): void {
    if (this.back > 1) this.session.run(new Array<Step>(this.back).fill("undo"));
    else this.session.undo();
  }

  #go(steps: Step[]): void {
    this.pending = null;
    this.preview = null;
    this.session.run(steps);
  }
}
