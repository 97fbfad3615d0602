/** What is shown on the board of a puzzle once it is over: the line, and what first moves lead to. */
import type { PuzzleMove, PuzzleTold } from "../lib/generated/protocol";
import { signed } from "../lib/numbers";

/** A mark at a place of the board. */
export interface Mark {
  key: string;
  /** Where it hangs: the first of these that is drawn. */
  places: string[];
  text: string;
  kind: "step" | "value" | "best";
  /** Who makes the step; −1 for a value. */
  seat: number;
  order: number;
}

const onSpace = (places: string[]): boolean => places.some((one) => one.startsWith("space:"));

/** Whether a way leads from step to step: only on a board with spaces. */
export function isWay(mark: Mark): boolean {
  return mark.kind === "step" && onSpace(mark.places);
}

/** The numbered steps of the answer; where some go over the spaces of a board, only those. */
export function stepMarks(told: PuzzleTold): Mark[] {
  const spaces = told.line.some(({ targets }) => onSpace(targets));
  const steps = told.line.map((move, index): Mark => ({
    key: `step ${index}`,
    places: move.targets,
    text: String(index + 1),
    kind: "step",
    seat: move.seat,
    order: index,
  }));
  return spaces ? steps.filter(isWay) : steps;
}

/** More than these, and what leads to nothing is left out. */
const MANY = 12;

/** What moves lead to; where several begin at one place, the best of them. */
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
