/** Draw offers and absent players at a table. */
import type { WaitInfo } from "../lib/generated/protocol";
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
    return playing ? (session.standing[0] ?? -1) : -1;
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
    return wait ? Math.max(0, wait.left_ms - Math.max(0, this.#now - this.session.tableTold)) : 0;
  }

  /** The message about the absent player. */
  get words(): string {
    const { wait, left } = this;
    if (!wait) return "";
    if (left <= 0) return t("web-away-now");
    const face = clockFace(left);
    const { days, hours } = face;
    return t("web-away-in", { time: days ? t("web-clock-days", { days, hours }) : face.text });
  }

  /** Runs the countdown. Call inside an effect. */
  watch(): (() => void) | undefined {
    if (!this.wait) return undefined;
    this.#now = performance.now();
    const timer = setInterval(() => (this.#now = performance.now()), 1000);
    return () => clearInterval(timer);
  }
}
