/** Every seat has a color and a shape, never a color alone. Seats count from 0. */
const SEAT_SHAPES = ["circle", "triangle", "square", "diamond"] as const;

export function shapeOf(seat: number): (typeof SEAT_SHAPES)[number] {
  return SEAT_SHAPES[seat] ?? "circle";
}

/** The CSS class with a seat's color. */
export function colorOf(seat: number): string {
  return `seat-${seat + 1}`;
}
