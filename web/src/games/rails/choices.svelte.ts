/** Choices on the player's sheet: ends, the routes to them, and the selected one. */
import type { ActionInfo, Scene } from "../../lib/generated/protocol";
import type { RailsView, WayView } from "./view";
import { say } from "../../lib/messages.svelte";
import { byText } from "../../lib/steps";
import type { Play } from "../../table/play.svelte";

export interface Way extends WayView {
  info: ActionInfo;
}

export interface End {
  at: string;
  ways: Way[];
}

/** The spaces where the line could end, each with all its routes. */
export function endsOf(scene: Scene, view: RailsView): End[] {
  const actions = new Map(scene.actions.map((action) => [action.action, action]));
  const ends = new Map<string, Way[]>();
  for (const way of view.ways) {
    const info = actions.get(way.action);
    const at = way.spaces.at(-1);
    if (!info || !at) continue;
    ends.set(at, [...(ends.get(at) ?? []), { ...way, info }]);
  }
  return [...ends].map(([at, ways]) => ({ at, ways }));
}

/** The labels of the routes to an end. */
export const LETTERS = "ABCDEFGH";

export class Choices {
  /** The end under the pointer or focus, or tapped. */
  at = $state<string | null>(null);
  /** Whether it was tapped: then a button draws, since a finger covers its target. */
  tapped = $state(false);
  /** The selected route. */
  which = $state(0);
  /** The kind of goods selected in the waybill. */
  kind = $state<string | null>(null);
  /** The enlarged sheet of another player. */
  sheet = $state<number | null>(null);

  constructor(private readonly play: Play) {}

  look(at: string | null, tapped = false): void {
    if (at !== this.at) this.which = 0;
    this.at = at;
    this.tapped = tapped;
  }

  turn(end: End): void {
    this.which = (this.which + 1) % end.ways.length;
  }

  draw(end: End, which = this.which): void {
    const way = end.ways[which] ?? end.ways[0];
    if (!way) return;
    this.play.choose([byText(way.info.text)], say(way.info.label));
    this.look(null);
  }
}
