/** Seats have a colour and a shape each, never the colour alone. Seats count from 0. */
import type { IconName } from "./icons";

const SEAT_SHAPES = ["circle", "triangle", "square", "diamond"] as const;

/** The shape of a seat. */
export function shapeOf(seat: number): IconName {
  return SEAT_SHAPES[seat] ?? "circle";
}

/** The CSS class that gives a seat's colour. */
export function colourOf(seat: number): string {
  return `seat-${seat + 1}`;
}
