/** What Trail's parts share: the position, what can be clicked, what is looked at. */
import { getContext, setContext } from "svelte";

import type { ActionInfo, EventInfo, Scene } from "../../lib/generated/protocol";
import type { PlayerView, TrailView } from "./view";
import { say, t } from "../../lib/messages.svelte";
import { byText, type Step } from "../../lib/table-client.svelte";
import { isAnimal, isPlant } from "./art/pieces";
import type { Play } from "../../table/play.svelte";
import { earning, type Earning } from "./claims";
import type { Layout } from "./layout";
import { payStep, type Paid } from "./paying";
import { planOf, type Plan } from "./preview";
import { takenFrom } from "./taken";
import { recapOf, sinceOwn, type Recap } from "./recap";

export type Tab = "market" | "board" | "tracks" | "others" | "log";
export type Segment = "passages" | "flora" | "fauna" | "places";

/** The sentence shown beside what the pointer is on. */
export interface Tip {
  text: string;
  /** Why it cannot be done now; empty where it can, or where nothing is to be done. */
  not: string[];
  /** The rule it is about. */
  rule: string;
  x: number;
  y: number;
  above: boolean;
}

/** Where a piece could lie: the action, all spaces covered, the space it is held by. */
export interface Spot {
  action: ActionInfo;
  cells: string[];
  held: string;
}

/** The moves of a hint that are shown and numbered on the table. */
export const NUMBERED = 4;
const KEY = Symbol("trail");
/** What is answered on the board itself; all else has its place in the panel of choices. */
const ON_BOARD = new Set(["turn", "arrow", "gila", "claim", "after", "price", "jackalope", "over"]);

/** Where a turn of the cascade begins. */
const STARTS = new Set(["marker-used", "arrow-moved", "turn"]);

export class Desk {
  tip = $state.raw<Tip | null>(null);
  tab = $state<Tab>("market");
  segment = $state<Segment>("flora");
  /** The seat whose board lies open over the table. */
  opened = $state<number | null>(null);
  /** Whether the list of all moves is open. */
  listing = $state(false);
  /** The drawing that fits the table's box. */
  layout = $state.raw<Layout>({ name: "table", unit: 1 });
  /** The space a piece is held over. */
  over = $state<string | null>(null);
  /** Whether the last touch was a finger's: it looks first and places with a button. */
  touched = $state(false);
  /** With which of the two one acts where both can. */
  means = $state<"marker" | "dutchman">("marker");
  /** How the piece in hand was paid, as long as that can be changed. */
  #paid = $state.raw<Paid | null>(null);
  /** The moment up to which one has read what the others did. */
  read = $state(-1);

  readonly session;
  constructor(
    readonly play: Play,
    /** Whose board is looked at, where that is not one's own. */
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

  /** One's own seat; around one screen that of whose turn it is. */
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

  /** The legal action of the first of these targets that has one. */
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
  /** The spot looked at. */
  spot = $derived.by(() => this.spots.find((spot) => spot.held === this.over) ?? null);

  /** Why none of these targets can be chosen now; nothing where that is not the question. */
  whyNot(targets: string[]): string[] {
    if (!this.session.active) return [];
    for (const to of targets) {
      const reasons = this.view.why_not[to];
      if (reasons) return reasons.map(say);
    }
    return [];
  }

  /** What on one's board earns the claims that can be made now. */
  earns = $derived.by((): Earning => {
    const targets = this.actions.flatMap((action) => action.targets);
    const claims = targets.filter((to) => to.startsWith("claim:")).map((to) => to.slice(6));
    return earning(this.me, claims);
  });

  /** The place of an action among the hint's moves, from 1; 0 if it is none of them. */
  rank(action: ActionInfo | undefined): number {
    const moves = (this.session.hint?.moves ?? []).slice(0, NUMBERED);
    return action ? moves.findIndex((move) => move.action === action.action) + 1 : 0;
  }

  /** The ways to pay for the piece in hand, and which was taken; null once it is settled. */
  paid = $derived.by((): Paid | null => {
    const { scene } = this;
    const paid = this.#paid;
    if (!paid || !this.spots.length || !scene.can_undo || !this.session.mine(scene.undo_seat))
      return null;
    return scene.moment === paid.moment + 1 ? paid : null;
  });

  /** Pays in another way: the payment is taken back and made anew. */
  repay(way: ActionInfo): void {
    const paid = this.paid;
    if (!paid || way.text === paid.chosen) return;
    this.#paid = { ...paid, chosen: way.text };
    this.session.run(["undo", byText(way.text)]);
  }

  /** The action, the means that the switch says, and the coins where they need no thought. */
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

  /** What the spot, thing or button looked at would surely do; nothing while nothing is. */
  plan = $derived.by((): Plan | null => {
    const looked = this.play.preview;
    const action = this.spot?.action ?? this.actions.find((one) => one.text === looked);
    const sure = action && this.session.previews.get(action.action);
    return sure ? planOf(this.view, this.own, sure) : null;
  });

  /** What one's own action has set off so far this turn, without what only lays out cards. */
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

  /** What the others did since one's own last turn; nothing once it is read or one has acted. */
  recap = $derived.by((): Recap[] => {
    const { session, own } = this;
    if (!session.active || this.view.players.length < 2) return [];
    const from = session.log[sinceOwn(session.log, own)]?.moment ?? -1;
    if (from <= this.read) return [];
    const seats = this.view.players.map((_, seat) => seat).filter((seat) => seat !== own);
    return recapOf(session.log, seats, own);
  });
  /** The boards of the others come back. */
  readAll(): void {
    this.read = this.scene.moment;
  }

  /** Whether a piece is a plant or an animal, as its row says. */
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

  act(action: ActionInfo): void {
    this.tip = null;
    this.listing = false;
    this.over = null;
    const retiring = action.text === "retire" ? t("trail-web-retiring") : "";
    const left = this.me.markers + this.me.dutchmen;
    // Unused markers are gone for the week: that is asked, whatever the settings say. And before
    // the others are told there is a moment to think better of it: what they do may show luck.
    if (retiring && left)
      this.play.ask(action, t("trail-web-retire-sure", { count: left }), retiring);
    else if (retiring) this.play.leave(action, retiring);
    else this.play.choose(this.#steps(action), say(action.label));
  }

  point(node: Element, text: string, rule = "", not: string[] = []): void {
    // The table is enlarged as a whole: its own lengths are smaller than those on the screen.
    const { unit } = this.layout;
    const box = node.getBoundingClientRect();
    const above = box.bottom > window.innerHeight - 80 * unit;
    const side = 150 * unit;
    const x = Math.min(Math.max(box.left + box.width / 2, side), window.innerWidth - side);
    this.tip = { text, not, rule, x: x / unit, y: (above ? box.top : box.bottom) / unit, above };
  }
}

export function openDesk(play: Play, whose?: () => number | null): Desk {
  return setContext(KEY, new Desk(play, whose));
}
export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
