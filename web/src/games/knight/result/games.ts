/** Reads the games of a match from the log. */
import type { EventInfo } from "../../../lib/generated/protocol";
import type { KnightView } from "../view";

export const VALUES = [3, 2, 1] as const;

export interface GameSum {
  /** The moment of its last jump. */
  end: number;
  points: number[];
  /** The number of chips each seat took, by value. */
  chips: Record<number, number[]>;
  /** The last jump. */
  last: EventInfo | null;
}

const none = (seats: number): number[] => new Array<number>(seats).fill(0);

/** The games of the match, including the current one. */
export function gamesOf(log: EventInfo[], seats: number): GameSum[] {
  const fresh = (): GameSum => ({
    end: 0,
    points: none(seats),
    chips: Object.fromEntries(VALUES.map((value) => [value, none(seats)])),
    last: null,
  });
  const games: GameSum[] = [];
  let now = fresh();
  for (const event of log) {
    if (event.kind === "chip-taken" && event.seat >= 0) {
      const row = (now.chips[Number(event.args.value)] ??= none(seats));
      row[event.seat] = (row[event.seat] ?? 0) + 1;
      now.points[event.seat] = (now.points[event.seat] ?? 0) + event.points;
      now.end = event.moment;
      now.last = event;
    } else if (event.kind === "game-over") {
      now.end = event.moment;
      games.push(now);
      now = fresh();
    }
  }
  return now.last ? [...games, now] : games;
}

/** The number of chips of a value over all games, by seat. */
export function chipsOf(games: GameSum[], value: number, seats: number): number[] {
  return games.reduce(
    (sum, game) => sum.map((count, seat) => count + (game.chips[value]?.[seat] ?? 0)),
    none(seats),
  );
}

/** The jump that put the winner ahead for good; null if the match was drawn. */
export function turningPoint(log: EventInfo[], winner: number, seats: number): EventInfo | null {
  const sums = none(seats);
  let found: EventInfo | null = null;
  let ahead = false;
  for (const event of log) {
    if (event.kind !== "chip-taken" || event.seat < 0) continue;
    sums[event.seat] = (sums[event.seat] ?? 0) + event.points;
    const best = Math.max(...sums.filter((_, seat) => seat !== winner));
    const leads = (sums[winner] ?? 0) > best;
    if (leads && !ahead) found = event;
    ahead = leads;
  }
  return ahead ? found : null;
}

/** The board after a jump, computed from the position before it. */
export function afterJump(view: KnightView, jump: EventInfo | null): KnightView {
  const [column, row] = String(jump?.args.at ?? "")
    .split(",")
    .map(Number);
  if (column === undefined || row === undefined || Number.isNaN(column)) return view;
  const here = (cell: { column: number; row: number }): boolean =>
    cell.column === column && cell.row === row;
  return {
    ...view,
    knight: { column, row },
    tiles: view.tiles.map((tile) => ({
      ...tile,
      cells: tile.cells.map((cell) => (here(cell) ? { ...cell, chip: 0 } : cell)),
    })),
  };
}
