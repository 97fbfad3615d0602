/**
 * Table layouts. Each game has a few, each with a minimum size. The first one that fits the table's
 * box is used. It is never scaled down, but it is scaled up if there is more room than it was
 * designed for. Styles select `[data-layout="…"]`, so that browser zoom and side panels need no
 * special handling.
 */
export type Layout = "table" | "compact" | "short" | "desktop" | "stack" | "wide" | "phone";

export interface Drawing {
  name: Layout;
  /** Minimum size of the box. */
  width: number;
  height: number;
  /** The size it was designed for; without it, the layout is not scaled up. */
  drawnFor?: { width: number; height: number };
  /** Only for boxes in landscape orientation. */
  landscape?: boolean;
}

const MAX_SCALE = 2.4;
/** The size that pages and large tables were designed for. */
const LARGE = { width: 1440, height: 900 };

/** The basic layouts: wide, and a phone's. */
export const TWO: Drawing[] = [
  { name: "table", width: 861, height: 0 },
  { name: "phone", width: 0, height: 0 },
];

/** The layouts of the shared frame; below the large size its stage scales on its own. */
export const FRAME: Drawing[] = [
  { name: "table", width: 1400, height: 830, drawnFor: LARGE },
  { name: "short", width: 1101, height: 520 },
  { name: "desktop", width: 700, height: 520 },
  { name: "wide", width: 560, height: 300, landscape: true },
  { name: "phone", width: 0, height: 0 },
];

/** Scale factor of a page in a window. */
export function growth(width: number, height: number): number {
  return fitting([{ name: "table", width: 0, height: 0, drawnFor: LARGE }], width, height).unit;
}

/** The layout for a box, and its scale factor. */
export function fitting(
  drawings: readonly Drawing[],
  width: number,
  height: number,
): { layout: Layout; unit: number } {
  const found = drawings.find(
    (one) => width >= one.width && height >= one.height && (!one.landscape || width > height),
  );
  const drawn = found?.drawnFor;
  const room = drawn ? Math.min(width / drawn.width, height / drawn.height, MAX_SCALE) : 1;
  return { layout: found?.name ?? "phone", unit: Math.max(1, Math.floor(room * 100) / 100) };
}
