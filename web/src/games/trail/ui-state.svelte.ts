/** State shared by Trail's components: the position, the click targets and the selection. */
import { getContext, setContext } from "svelte";

import type { ActionInfo, EventInfo, Scene } from "../../lib/generated/protocol";
import type { PlayerView, TrailView } from "./view";
import { say, t } from "../../lib/messages.svelte";
import { draggable } from "../../lib/drag";
import { byText, type Step } from "../../lib/steps";
import { isAnimal, isPlant } from "./art/pieces";
import type { Play } from "../../table/play.svelte";
import { earning, type Earning } from "./claims";
import type { Layout } from "./layout";
import { payStep, type Paid } from "./obvious-payment";
import { planOf, type Plan } from "./preview";
import { takenFrom } from "./taken-by";
import { recapOf, sinceOwn, type Recap } from "./recap";
import { weekEndOf, type WeekEnd } from "./week-end";

export type Tab = "market" | "board" | "tracks" | "others" | "log";
export type Segment = "passages" | "flora" | "fauna" | "places";

/** The tooltip. */
export interface Tip {
  text: string;
  /** Why it cannot be done now; empty if it can, or if there is nothing to do. */
  not: string[];
  /** The id of its rule. */
  rule: string;
  x: number;
  y: number;
  above: boolean;
}

/** A legal placement: the action, the covered spaces, and the space by which the piece is held. */
export interface Spot {
  action: ActionInfo;
  cells: string[];
  held: string;
}

/** Number of hinted moves that are numbered on the table. */
export const NUMBERED = 4;
const KEY = Symbol("trail");
/** Phases answered on the board itself; all others use the panel of choices. */
const ON_BOARD = new Set(["turn", "arrow", "gila", "claim", "after", "price", "jackalope", "over"]);

/** Events that start a turn of the cascade. */
const STARTS = new Set(["marker-used", "arrow-moved", "turn"]);

export class UiState {
  tip = $state.raw<Tip | null>(null);
  tab = $state<Tab>("market");
  segment = $state<Segment>("flora");
  /** The seat whose board is open over the table. */
  opened = $state<number | null>(null);
  /** Whether the list of all moves is open. */
  listing = $state(false);
  /** The layout that fits the table's box. */
  layout = $state.raw<Layout>({ name: "table", unit: 1 });
  /** The space under the piece. */
  over = $state<string | null>(null);
  /** Where a piece dragged from the market is, in pixels of the window, and whether it was dropped. */
  hand = $state.raw<{ x: number; y: number; dropped: boolean } | null>(null);
  /** Whether the last input was a touch: a tap only selects, and a button places. */
  touched = $state(false);
  /** Which one acts if both can. */
  means = $state<"marker" | "dutchman">("marker");
  /** How the current piece was paid, while that can be changed. */
  #paid = $state.raw<Paid | null>(null);
  /** The moment up to which the recap was read. */
  read = $state(-1);

  readonly session;
  constructor(
    readonly play: Play,
    /** The seat whose board is shown, if it is not the player's own. */
    private readonly whose: () => number | null = () => null,
  ) {
    this.session = play.session;
  }

  get scene(): Scene {
    return this.session.shown!;
  }
  get view(): TrailView {
    return this.scene.view as unknown as TrailView;
  }
  get actions(): ActionInfo[] {
    return this.session.active ? this.scene.actions : [];
  }

  #targets = $derived.by(() => {
    const found = new Map<string, ActionInfo>();
    for (const action of this.actions) for (const to of action.targets) found.set(to, action);
    return found;
  });

  /** The player's own seat; on a shared screen, the player to move. */
  own = $derived.by(() => {
    const whose = this.whose();
    if (whose !== null) return whose;
    const scene = this.scene;
    if (scene.to_move >= 0 && this.session.mine(scene.to_move)) return scene.to_move;
    return this.session.you.seats[0] ?? Math.max(0, scene.to_move);
  });
  get me(): PlayerView {
    return this.view.players[this.own]!;
  }

  /** The legal action for the first of these targets that has one. */
  find(...targets: string[]): ActionInfo | undefined {
    for (const to of targets) {
      const found = this.#targets.get(to);
      if (found) return found;
    }
    return undefined;
  }

  /** Who took what is gone from the market. */
  taken = $derived.by(() => takenFrom(this.session.shownLog));

  /** Whether the panel of choices is needed. */
  choosing = $derived.by(() => this.actions.length > 0 && !ON_BOARD.has(this.view.phase));

  spots = $derived.by((): Spot[] => {
    const places = this.view.placing?.places;
    return this.actions
      .filter((action) => action.text.startsWith("place "))
      .map((action) => {
        const at = action.text.slice(6);
        const cells = places?.[at] ?? [at];
        return { action, cells, held: cells[0] ?? at };
      });
  });
  /** The selected spot. */
  spot = $derived.by(() => this.spots.find((spot) => spot.held === this.over) ?? null);

  /** Why none of these targets can be chosen now; empty if that does not apply. */
  whyNot(targets: string[]): string[] {
    if (!this.session.active) return [];
    for (const to of targets) {
      const reasons = this.view.why_not[to];
      if (reasons) return reasons.map(say);
    }
    return [];
  }

  /** What on the player's board fulfills the claims that can be made now. */
  earns = $derived.by((): Earning => {
    const targets = this.actions.flatMap((action) => action.targets);
    const claims = targets.filter((to) => to.startsWith("claim:")).map((to) => to.slice(6));
    return earning(this.me, claims);
  });

  /** The rank of an action among the hinted moves, starting at 1; 0 if it is not one. */
  rank(action: ActionInfo | undefined): number {
    const moves = (this.session.hint?.moves ?? []).slice(0, NUMBERED);
    return action ? moves.findIndex((move) => move.action === action.action) + 1 : 0;
  }

  /** The ways to pay for the current piece and the chosen one; null once it is settled. */
  paid = $derived.by((): Paid | null => {
    const { scene } = this;
    const paid = this.#paid;
    if (!paid || !this.spots.length || !scene.can_undo || !this.session.mine(scene.undo_seat))
      return null;
    return scene.moment === paid.moment + 1 ? paid : null;
  });

  /** Changes the payment: undoes it and pays another way. */
  repay(way: ActionInfo): void {
    const paid = this.paid;
    if (!paid || way.text === paid.chosen) return;
    this.#paid = { ...paid, chosen: way.text };
    this.session.run(["undo", byText(way.text)]);
  }

  /** The action, the chosen means, and the coins if the payment is obvious. */
  #steps(action: ActionInfo): Step[] {
    const [verb] = action.text.split(" ");
    const means: Step = byText(`with ${this.means}`);
    const pay: Step = payStep(verb === "piece", (paid) => (this.#paid = paid));
    if (verb === "piece" || verb === "card" || verb === "with")
      return [byText(action.text), means, pay];
    if (["walk", "arrow", "gateway"].includes(verb ?? "")) return [byText(action.text), means];
    if (verb === "boost" || (verb === "done" && this.view.phase === "price"))
      return [byText(action.text), pay];
    return [byText(action.text)];
  }

  /** The certain effects of the selected spot, thing or button; null if nothing is selected. */
  plan = $derived.by((): Plan | null => {
    const looked = this.play.preview;
    const action = this.spot?.action ?? this.actions.find((one) => one.text === looked);
    const sure = action && this.session.previews.get(action.action);
    return sure ? planOf(this.view, this.own, sure) : null;
  });

  /**
   * What the player's action has triggered so far this turn, without events that only deal cards.
   */
  cascade = $derived.by((): EventInfo[] => {
    const { session } = this;
    if (!session.active || session.lastSeat !== this.own) return [];
    const last = session.log.at(-1)?.moment ?? 0;
    const from = session.log.findLastIndex(
      (event) => STARTS.has(event.kind) && event.seat === this.own,
    );
    return session.log
      .slice(Math.max(0, from))
      .filter((event) => event.seat === this.own && event.moment > last - 12);
  });

  /**
   * What the others did since the player's last turn; empty once it was read or the player acted.
   */
  recap = $derived.by((): Recap[] => {
    const { session, own } = this;
    if (!session.active || this.view.players.length < 2) return [];
    const from = session.log[sinceOwn(session.log, own)]?.moment ?? -1;
    if (from <= this.read) return [];
    const seats = this.view.players.map((_, seat) => seat).filter((seat) => seat !== own);
    return recapOf(session.log, seats, own);
  });
  /** The end of the last week, until it was read or the player acts. */
  weekEnd = $derived.by((): WeekEnd | null => {
    const { session, own } = this;
    const ended = session.active ? weekEndOf(session.log, this.view.players.length, own) : null;
    return ended && ended.moment > this.read ? ended : null;
  });
  /** Dismisses the recap and shows the other players' boards. */
  readAll(): void {
    this.read = this.scene.moment;
  }

  /** Whether a piece is a plant or an animal, according to its row. */
  kindOf(piece: string): "flora" | "fauna" | undefined {
    const { flora, fauna } = this.view;
    const holds = (rows: TrailView["flora"]): boolean =>
      rows.some((row) => row.pieces.some((one) => one?.id === piece));
    return isPlant(piece) || holds(flora)
      ? "flora"
      : holds(fauna) || isAnimal(piece)
        ? "fauna"
        : undefined;
  }

  /** Drags a piece from the market: takes it, and places it where it is dropped. */
  drag(find: () => ActionInfo | undefined): (node: Element) => () => void {
    const at = (event: PointerEvent, dropped: boolean): void => {
      this.hand = { x: event.clientX, y: event.clientY, dropped };
    };
    return draggable({
      enabled: () => find()?.text.startsWith("piece ") ?? false,
      start: () => {
        const action = find();
        if (action) this.act(action);
      },
      move: (event) => at(event, false),
      drop: (event) => at(event, true),
      // Called before a drop, which may have to wait for the server's answer.
      end: () => (this.hand = null),
    });
  }

  act(action: ActionInfo): void {
    this.tip = null;
    this.listing = false;
    this.over = null;
    const retiring = action.text === "retire" ? t("trail-web-retiring") : "";
    const left = this.me.markers + this.me.dutchmen;
    // Unused markers are lost for the week, so always ask. A grace period follows, since the next
    // player's move may reveal a chance event and prevent an undo.
    if (retiring && left)
      this.play.ask(action, t("trail-web-retire-sure", { count: left }), retiring);
    else if (retiring) this.play.leave(action, retiring);
    else this.play.choose(this.#steps(action), say(action.label));
  }

  point(node: Element, text: string, rule = "", not: string[] = []): void {
    // The table is scaled as a whole: convert screen pixels to its units.
    const { unit } = this.layout;
    const box = node.getBoundingClientRect();
    const above = box.bottom > window.innerHeight - 80 * unit;
    const side = 150 * unit;
    const x = Math.min(Math.max(box.left + box.width / 2, side), window.innerWidth - side);
    this.tip = { text, not, rule, x: x / unit, y: (above ? box.top : box.bottom) / unit, above };
  }
}

export function openUi(play: Play, whose?: () => number | null): UiState {
  return setContext(KEY, new UiState(play, whose));
}
export function useUi(): UiState {
  return getContext<UiState>(KEY);
}
