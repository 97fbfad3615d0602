/** Selects a move by clicking targets until only one legal move has them all. */
import type { ActionInfo } from "../lib/generated/protocol";
import { say } from "../lib/messages.svelte";
import type { Play } from "../table/play.svelte";

export class Targets {
  /** The targets clicked so far. */
  chosen = $state.raw<readonly string[]>([]);
  /** The legal moves that have all chosen targets. */
  readonly moves: ActionInfo[] = $derived.by(() => this.#having(this.chosen));

  constructor(readonly play: Play) {}

  get #actions(): ActionInfo[] {
    return this.play.session.shown?.actions ?? [];
  }

  #having(names: readonly string[]): ActionInfo[] {
    return this.#actions.filter(({ targets }) => names.every((name) => targets.includes(name)));
  }

  /** The legal moves that remain after a click on a target. */
  after(name: string): ActionInfo[] {
    const more = this.#having([...this.chosen, name]);
    return more.length ? more : this.#having([name]);
  }

  click(name: string): void {
    if (!this.play.session.active) return;
    if (this.chosen.includes(name)) {
      this.chosen = this.chosen.filter((one) => one !== name);
      return;
    }
    const both = [...this.chosen, name];
    const names = this.#having(both).length ? both : [name];
    const moves = this.#having(names);
    if (moves.length === 1) this.act(moves[0]!);
    else if (moves.length) this.chosen = names;
  }

  act(action: ActionInfo): void {
    this.chosen = [];
    this.play.act(action, say(action.label));
  }
}
