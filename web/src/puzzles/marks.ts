/** Marks on the board after a puzzle: the solution, and the values of first moves. */
import type { PuzzleMove, PuzzleSolution } from "../lib/generated/protocol";
import { signed } from "../lib/numbers";

export interface Mark {
  key: string;
  /** Its place: the first of these that is visible. */
  places: string[];
  text: string;
  kind: "step" | "value" | "best";
  /** The seat that makes the step; -1 for a value. */
  seat: number;
  order: number;
}

const onSpace = (places: string[]): boolean => places.some((one) => one.startsWith("space:"));

/** Whether to draw a path between the steps; only on boards with spaces. */
export function isWay(mark: Mark): boolean {
  return mark.kind === "step" && onSpace(mark.places);
}

/** The numbered steps of the solution; only those on spaces of the board if there are any. */
export function stepMarks(solution: PuzzleSolution): Mark[] {
  const spaces = solution.line.some(({ targets }) => onSpace(targets));
  const steps = solution.line.map((move, index): Mark => ({
    key: `step ${index}`,
    places: move.targets,
    text: String(index + 1),
    kind: "step",
    seat: move.seat,
    order: index,
  }));
  return spaces ? steps.filter(isWay) : steps;
}

/** With more values than this, those of 0 are omitted. */
const MANY = 12;

/** The values of moves; only the best of several that start at one place. */
export function valueMarks(moves: PuzzleMove[], about: boolean): Mark[] {
  const best = Math.max(...moves.map(({ value }) => value));
  const plus = moves.some(({ value }) => value < 0);
  const seen = new Set<string>();
  const shown = (value: number): string =>
    `${about ? "≈" : ""}${plus || about ? signed(value) : String(value)}`;
  return [...moves]
    .sort((a, b) => b.value - a.value)
    .filter(({ value }) => value !== 0 || moves.length <= MANY)
    .filter(({ targets }) => {
      const place = targets[0] ?? "";
      const fresh = !seen.has(place);
      seen.add(place);
      return fresh;
    })
    .map((move, index) => ({
      key: `value ${move.action}`,
      places: move.targets,
      text: shown(move.value),
      kind: move.value === best ? "best" : "value",
      seat: -1,
      order: index,
    }));
}
