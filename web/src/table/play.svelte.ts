/** The player's input: previewed, confirmed if enabled, then sent. */
import type { ActionInfo } from "../lib/generated/protocol";
import { type TableClient } from "../lib/table-client.svelte";
import { byText, type Step } from "../lib/steps";
import { settings } from "../lib/settings.svelte";
import type { Layout } from "./layout";

export interface Choice {
  steps: Step[];
  label: string;
  /**
   * Whether confirming discards something: the confirm button is not primary and Enter does not
   * press it.
   */
  careful?: boolean;
  /** Message shown during the grace period before the move is sent. */
  leaving?: string;
}

/** Milliseconds in which a move that ends a week can be canceled. */
export const GRACE = 2500;

export class Play {
  /** Chosen and waiting for confirmation. */
  pending = $state.raw<Choice | null>(null);
  /** Chosen and waiting for the grace period to end. */
  leaving = $state.raw<Choice | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The text of the action under the pointer or focus. */
  preview = $state<string | null>(null);
  /** A place on the board to highlight, such as that of a log line under the pointer. */
  flash = $state<string | null>(null);
  /** The layout that fits the table's box. */
  layout = $state<Layout>("table");
  /** Whether to request a hint for every position on the player's turn. */
  analyzing = $state(false);

  /** Number of decisions one undo reverses: an item and its payment are undone together. */
  back = $state(1);

  constructor(readonly session: TableClient) {}

  /** Plays the steps, or asks for confirmation. `sure` skips it. */
  choose(steps: Step[], label: string, sure = false): void {
    if (!this.session.active) return;
    this.stay();
    if (settings.confirm && !sure) this.pending = { steps, label };
    else this.#go({ steps, label });
  }

  act(action: ActionInfo, label: string): void {
    this.choose([byText(action.text)], label);
  }

  /** Always asks for confirmation, since the action discards something. */
  ask(action: ActionInfo, question: string, leaving?: string): void {
    if (!this.session.active) return;
    this.stay();
    this.pending = { steps: [byText(action.text)], label: question, careful: true, leaving };
  }

  confirm(): void {
    if (this.pending) this.#go(this.pending);
  }

  /** Plays an action after a grace period in which it can be canceled. */
  leave(action: ActionInfo, leaving: string): void {
    if (this.session.active) this.#go({ steps: [byText(action.text)], label: leaving, leaving });
  }

  /** Ends the grace period at once. */
  leaveNow(): void {
    const { leaving } = this;
    this.stay();
    if (leaving) this.session.run(leaving.steps);
  }

  /** Cancels a move in its grace period. */
  stay(): void {
    clearTimeout(this.#timer);
    this.leaving = null;
  }

  cancel(): void {
    this.pending = null;
  }

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
