/**
 * One scheme for the tables of all games: each has a few drawings, each drawing a least size of the
 * table's box. The first that fits is taken and never scaled down; where there is more room than it
 * was drawn for it is enlarged. Styles ask for `[data-layout="…"]`, so zoom and panels just work.
 */
export type Layout = "table" | "compact" | "short" | "desk" | "stack" | "wide" | "phone";

export interface Drawing {
  name: Layout;
  /** The least box it fits in. */
  width: number;
  height: number;
  /** The box it was drawn for; without one it is not enlarged. */
  drawnFor?: { width: number; height: number };
  /** Only for boxes that are wider than high. */
  lying?: boolean;
}

const LARGEST = 2.4;
/** What pages and large tables were drawn for. */
const LARGE = { width: 1440, height: 900 };

/** A table as it was drawn at first: wide, or a phone's. */
export const TWO: Drawing[] = [
  { name: "table", width: 861, height: 0 },
  { name: "phone", width: 0, height: 0 },
];

/** The drawings of the common frame; below a large window its stage grows by itself. */
export const FRAME: Drawing[] = [
  { name: "table", width: 1400, height: 830, drawnFor: LARGE },
  { name: "short", width: 1101, height: 520 },
  { name: "desk", width: 700, height: 520 },
  { name: "wide", width: 560, height: 300, lying: true },
  { name: "phone", width: 0, height: 0 },
];

/** By how much a page is enlarged in a window. */
export function growth(width: number, height: number): number {
  return fitting([{ name: "table", width: 0, height: 0, drawnFor: LARGE }], width, height).unit;
}

/** The drawing for a box, and by how much it is enlarged. */
export function fitting(
  drawings: readonly Drawing[],
  width: number,
  height: number,
): { layout: Layout; unit: number } {
  const found = drawings.find(
    (one) => width >= one.width && height >= one.height && (!one.lying || width > height),
  );
  const drawn = found?.drawnFor;
  const room = drawn ? Math.min(width / drawn.width, height / drawn.height, LARGEST) : 1;
  return { layout: found?.name ?? "phone", unit: Math.max(1, Math.floor(room * 100) / 100) };
}
