/**
 * Which drawing of the table fits. A drawing is never scaled down: the first whose least size fits
 * is taken and then enlarged, text too, until it fills the table's box.
 */
export type LayoutName = "table" | "compact" | "short" | "desk" | "stack" | "wide" | "phone";

interface Drawing {
  name: LayoutName;
  /** The least size it fits into. */
  width: number;
  height: number;
  /** The size it is drawn for. */
  drawnWidth: number;
  drawnHeight: number;
  /** Only where the box is wider than high. */
  lying?: boolean;
}

const DRAWINGS: Drawing[] = [
  // Four columns.
  { name: "table", width: 1400, height: 840, drawnWidth: 1440, drawnHeight: 900 },
  { name: "compact", width: 1250, height: 700, drawnWidth: 1280, drawnHeight: 720 },
  // Bar and prompt are one row; the log is a tab.
  { name: "short", width: 1250, height: 600, drawnWidth: 1280, drawnHeight: 600 },
  // One pane, and one's own board always beside or below it.
  { name: "desk", width: 900, height: 640, drawnWidth: 1000, drawnHeight: 740 },
  { name: "stack", width: 700, height: 940, drawnWidth: 768, drawnHeight: 1024 },
  // A phone, lying or standing: one pane.
  { name: "wide", width: 600, height: 340, drawnWidth: 720, drawnHeight: 390, lying: true },
];
const GROUPS: Record<string, LayoutName[]> = {
  "is-dense": ["compact", "short", "desk", "stack"],
  "is-paned": ["desk", "stack"],
  "is-phone": ["phone", "wide"],
};
/** Nothing gets larger than this. */
const LARGEST = 2.4;

/** Classes of the table by which styles address several layouts at once. */
export function groupsOf(name: LayoutName): string[] {
  return Object.keys(GROUPS).filter((group) => GROUPS[group]!.includes(name));
}

export interface Layout {
  name: LayoutName;
  /** How many pixels a pixel of the drawing has. */
  unit: number;
}

export function layoutFor(width: number, height: number): Layout {
  const found = DRAWINGS.find(
    (one) => width >= one.width && height >= one.height && (!one.lying || width > height),
  );
  if (!found) return { name: "phone", unit: 1 };
  const unit = Math.min(width / found.drawnWidth, height / found.drawnHeight, LARGEST);
  return { name: found.name, unit: Math.max(1, Math.floor(unit * 100) / 100) };
}
