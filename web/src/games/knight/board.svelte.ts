/** State of Knight's board, derived from the position, the log and the legal actions. */
import type { ActionInfo, EventInfo } from "../../lib/generated/protocol";
import type { KnightView, PlaceView, TurnView } from "./view";
import { say, t } from "../../lib/messages.svelte";
import { byText } from "../../lib/steps";
import type { Play } from "../../table/play.svelte";
import { around, name, type Bounds } from "./geometry";

export interface SpaceTarget {
  at: string;
  column: number;
  row: number;
  action: ActionInfo;
  letter: string;
}

export interface TrailStep {
  column: number;
  row: number;
  seat: number;
}

const BUILDING = ["deal", "pick", "tile", "turn", "column", "row"];
const FILLING = ["three", "two"];
export const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

function place(text: string): PlaceView | null {
  const found = /^(-?\d+),(-?\d+)$/.exec(text);
  return found ? { column: Number(found[1]), row: Number(found[2]) } : null;
}

export function isBuilding(view: KnightView): boolean {
  return BUILDING.includes(view.phase);
}

export function isFilling(view: KnightView): boolean {
  return FILLING.includes(view.phase);
}

/** The clickable spaces, in reading order. */
export function spaceTargets(actions: ActionInfo[]): SpaceTarget[] {
  const found = actions.flatMap((action) => {
    const target = action.targets.find((one) => one.startsWith("space:"));
    const at = target?.slice("space:".length) ?? "";
    const where = place(at);
    return where ? [{ at, ...where, action, letter: "" }] : [];
  });
  found.sort((a, b) => a.row - b.row || a.column - b.column);
  return found.map((target, index) => ({ ...target, letter: LETTERS[index] ?? "" }));
}

/** What a jump would end, according to the server's preview. */
export function endOf(play: Play, target: SpaceTarget): "match-over" | "game-over" | "" {
  const events = play.session.previews.get(target.action.action)?.events ?? [];
  if (events.some((event) => event.kind === "match-over")) return "match-over";
  return events.some((event) => event.kind === "game-over") ? "game-over" : "";
}

/** Plays a space; a move that ends the match can be canceled during its grace period. */
export function chooseSpace(play: Play, target: SpaceTarget): void {
  if (endOf(play, target) === "match-over") {
    play.leave(target.action, t("web-knight-ends-match"));
  } else play.act(target.action, say(target.action.label));
}

/** The last jumps of the game shown, oldest first, with the seat that made them. */
export function trail(log: EventInfo[], length = 5): TrailStep[] {
  const steps: TrailStep[] = [];
  for (let index = log.length - 1; index >= 0 && steps.length < length; index -= 1) {
    const event = log[index]!;
    if (event.kind === "game-over" && steps.length > 0) break;
    if (event.kind !== "chip-taken" && event.kind !== "knight-set") continue;
    const where = place(String(event.args.at ?? ""));
    if (where) steps.unshift({ ...where, seat: event.seat });
    if (event.kind === "knight-set") break;
  }
  return steps;
}

/** The opacity of a step; newer steps are stronger. */
export function shade(steps: TrailStep[], index: number): number {
  return [0.95, 0.62, 0.4, 0.24][steps.length - 2 - index] ?? 0.15;
}

/** The part of the board to show. */
export function viewBounds(view: KnightView): Bounds {
  const cells = view.tiles.flatMap((tile) => tile.cells);
  if (isBuilding(view)) return around(cells.length ? cells : [{ column: 1, row: 1 }], 3);
  return around(cells.length ? cells : [{ column: 1, row: 1 }]);
}

/** The chips a seat took in the game shown, or in the last one after the match. */
export function caught(log: EventInfo[], seat: number): Record<number, number> {
  let counts: Record<number, number> = { 1: 0, 2: 0, 3: 0 };
  let ended = false;
  for (const event of log) {
    if (event.kind === "game-over") ended = true;
    else if (ended && event.kind !== "match-over") {
      counts = { 1: 0, 2: 0, 3: 0 };
      ended = false;
    }
    if (event.kind !== "chip-taken" || event.seat !== seat) continue;
    const value = Number(event.args.value);
    counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

/** The names of the tiles a seat received in the current game, in this order. */
export function received(log: EventInfo[], seat: number): string[] {
  const begin = log.findLastIndex((event) => event.kind === "game-over") + 1;
  return log
    .slice(begin)
    .filter((event) => event.kind === "tile-dealt" || event.kind === "tile-picked")
    .filter((event) => event.seat === seat)
    .map((event) => String(event.args.tile));
}

/** The chips left on the board. */
export function chipsLeft(view: KnightView): Record<number, number> {
  const counts: Record<number, number> = { 1: 0, 2: 0, 3: 0 };
  for (const cell of view.tiles.flatMap((tile) => tile.cells)) {
    if (cell.chip) counts[cell.chip] = (counts[cell.chip] ?? 0) + 1;
  }
  return counts;
}

/** Why the knight cannot jump to a space, as a message id; "" if there is no space. */
export function whyNot(view: KnightView, place: PlaceView): string {
  const cell = view.tiles
    .flatMap((tile) => tile.cells)
    .find((one) => one.column === place.column && one.row === place.row);
  const { knight } = view;
  if (!cell || !knight) return "";
  if (cell.column === knight.column && cell.row === knight.row) return "";
  if (cell.wall) return "web-knight-why-wall";
  const steps = [Math.abs(cell.column - knight.column), Math.abs(cell.row - knight.row)];
  const reached = Math.min(...steps) === 1 && Math.max(...steps) === 2;
  return !reached ? "web-knight-why-far" : cell.chip ? "" : "web-knight-why-empty";
}

/** The tile being placed: its rotation, and the legal place it is over. */
export class Ghost {
  place = $state.raw<PlaceView | null>(null);
  /** Moves the tile to the legal place nearest to a pointer; returns whether it is near one. */
  follow: ((event: PointerEvent) => boolean) | null = null;
  #wanted = $state(0);
  #tile = $state("");

  constructor(private readonly play: Play) {}

  get #view(): KnightView | null {
    return (this.play.session.shown?.view as KnightView | undefined) ?? null;
  }

  /** The current rotation; null if no tile is being placed. */
  get turn(): TurnView | null {
    const placing = this.#view?.placing;
    if (!placing) return null;
    const wanted = this.#tile === placing.name ? this.#wanted : 0;
    return placing.turns.find((one) => one.turn === wanted) ?? placing.turns[0] ?? null;
  }

  get places(): PlaceView[] {
    return this.turn?.places ?? [];
  }

  /** Where the tile is shown: where it was moved, if that is legal. */
  get at(): PlaceView | null {
    const wanted = this.place;
    const legal = this.places;
    if (legal.length === 0) return null;
    return (
      legal.find((one) => one.column === wanted?.column && one.row === wanted.row) ??
      this.nearest(wanted ?? { column: 1, row: 3 })
    );
  }

  nearest(to: PlaceView): PlaceView | null {
    let best: PlaceView | null = null;
    let least = Infinity;
    for (const one of this.places) {
      const distance = (one.column - to.column) ** 2 + (one.row - to.row) ** 2;
      if (distance < least) {
        least = distance;
        best = one;
      }
    }
    return best;
  }

  /** Moves to the next legal place in a direction. */
  step(columns: number, rows: number): void {
    const from = this.at;
    if (!from) return;
    let best: PlaceView | null = null;
    let least = Infinity;
    for (const one of this.places) {
      const dx = one.column - from.column;
      const dy = one.row - from.row;
      const along = dx * columns + dy * rows;
      const across = Math.abs(dx * rows) + Math.abs(dy * columns);
      if (along <= 0) continue;
      const cost = along + across * 2.5;
      if (cost < least) {
        least = cost;
        best = one;
      }
    }
    if (best) this.place = best;
  }

  /** Places the tile as shown: rotation, column and row in one step. */
  lay(label: string, sure = false): void {
    const { turn, at } = this;
    if (!turn || !at) return;
    const texts = [`turn ${turn.turn}`, `column ${at.column}`, `row ${at.row}`];
    this.play.choose(texts.map(byText), label, sure);
  }

  /** Rotates the tile clockwise; undoes a rotation that was chosen before. */
  rotate(): void {
    const view = this.#view;
    const placing = view?.placing;
    if (!placing || !this.turn) return;
    const known = placing.turns;
    const next =
      known.length > 1
        ? known[(known.indexOf(this.turn) + 1) % known.length]!.turn
        : (this.turn.turn + 1) % 4;
    this.#tile = placing.name;
    this.#wanted = next;
    if (view.phase === "column") this.play.session.run(["undo"]);
    if (view.phase === "row") this.play.session.run(["undo", "undo"]);
  }
}

export { name };
