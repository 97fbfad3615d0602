/**
 * Selects the layout of the table. A layout is never scaled down: the first whose minimum size fits
 * is used and scaled up, including text, until it fills the table's box.
 */
type LayoutName = "table" | "compact" | "short" | "desktop" | "stack" | "wide" | "phone";

interface Drawing {
  name: LayoutName;
  /** Minimum size of the box. */
  width: number;
  height: number;
  /** The size it was designed for. */
  drawnWidth: number;
  drawnHeight: number;
  /** Only for boxes in landscape orientation. */
  landscape?: boolean;
}

const DRAWINGS: Drawing[] = [
  // Four columns.
  { name: "table", width: 1400, height: 840, drawnWidth: 1440, drawnHeight: 900 },
  { name: "compact", width: 1250, height: 700, drawnWidth: 1280, drawnHeight: 720 },
  // Bar and prompt are one row; the log is a tab.
  { name: "short", width: 1250, height: 600, drawnWidth: 1280, drawnHeight: 600 },
  // One pane, with the player's own board always beside or below it.
  { name: "desktop", width: 900, height: 640, drawnWidth: 1000, drawnHeight: 740 },
  { name: "stack", width: 700, height: 940, drawnWidth: 768, drawnHeight: 1024 },
  // A phone in landscape or portrait: one pane.
  { name: "wide", width: 600, height: 340, drawnWidth: 720, drawnHeight: 390, landscape: true },
];
const GROUPS: Record<string, LayoutName[]> = {
  "is-dense": ["compact", "short", "desktop", "stack"],
  "is-paned": ["desktop", "stack"],
  "is-phone": ["phone", "wide"],
};
/** Maximum scale. */
const MAX_SCALE = 2.4;

/** Classes of the table that let styles select several layouts at once. */
export function groupsOf(name: LayoutName): string[] {
  return Object.keys(GROUPS).filter((group) => GROUPS[group]!.includes(name));
}

export interface Layout {
  name: LayoutName;
  /** Screen pixels per pixel of the layout. */
  unit: number;
}

export function layoutFor(width: number, height: number): Layout {
  const found = DRAWINGS.find(
    (one) => width >= one.width && height >= one.height && (!one.landscape || width > height),
  );
  if (!found) return { name: "phone", unit: 1 };
  const unit = Math.min(width / found.drawnWidth, height / found.drawnHeight, MAX_SCALE);
  return { name: found.name, unit: Math.max(1, Math.floor(unit * 100) / 100) };
}
