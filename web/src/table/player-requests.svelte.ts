/** Draw offers and absent players at a table. */
import type { UndoRequest, WaitInfo } from "../lib/generated/protocol";
import { t } from "../lib/messages.svelte";
import { clockFace } from "../lib/numbers";
import type { TableClient } from "../lib/table-client.svelte";

export class Between {
  #now = $state(performance.now());

  constructor(private readonly session: TableClient) {}

  /** The seat at this screen that would answer; -1 if none is playing. */
  get seat(): number {
    const { session } = this;
    const playing = session.table?.status === "playing" && !session.over && !session.replaying;
    if (session.table?.undo && !session.replaying) return session.standing[0] ?? -1;
    return playing ? (session.standing[0] ?? -1) : -1;
  }

  /** A request to undo that this screen has not answered yet. */
  get undo(): UndoRequest | null {
    const { session } = this;
    const asked = session.replaying ? null : (session.table?.undo ?? null);
    if (!asked || session.mine(asked.seat) || !session.standing.length) return null;
    return session.standing.every((seat) => asked.agreed?.includes(seat)) ? null : asked;
  }

  /** Whether this screen asks others to undo. */
  get asksUndo(): boolean {
    const asked = this.session.replaying ? null : this.session.table?.undo;
    return asked !== null && asked !== undefined && this.session.mine(asked.seat);
  }

  /** The seat that offers this screen a draw; -1 if none. */
  get offered(): number {
    const offer = this.seat < 0 ? -1 : (this.session.table?.offer ?? -1);
    return offer >= 0 && !this.session.mine(offer) ? offer : -1;
  }

  /** Whether this screen offers a draw. */
  get offers(): boolean {
    const offer = this.session.table?.offer ?? -1;
    return this.seat >= 0 && this.session.mine(offer);
  }

  /** The absent player this screen is waiting for. */
  get wait(): WaitInfo | null {
    const wait = this.seat < 0 ? null : (this.session.table?.wait ?? null);
    const waited = wait && this.session.live?.to_move === wait.seat;
    return waited && !this.session.mine(wait.seat) ? wait : null;
  }

  /** Milliseconds until the absent player's seat can be claimed. */
  get left(): number {
    const { wait } = this;
    return wait
      ? Math.max(0, wait.left_ms - Math.max(0, this.#now - this.session.tableReceivedAt))
      : 0;
  }

  /** The message about the absent player. */
  get words(): string {
    const { wait, left } = this;
    if (!wait) return "";
    return left <= 0 ? t("web-away-now") : t("web-away-in", { time: this.time });
  }

  /** The time until the absent player's seat can be claimed. */
  get time(): string {
    const { days, hours, text } = clockFace(this.left);
    return days ? t("web-clock-days", { days, hours }) : text;
  }

  /** Runs the countdown. Call inside an effect. */
  watch(): (() => void) | undefined {
    if (!this.wait) return undefined;
    this.#now = performance.now();
    const timer = setInterval(() => (this.#now = performance.now()), 1000);
    return () => clearInterval(timer);
  }
}
