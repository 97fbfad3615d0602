/** Converts columns and rows of Knight's board to drawing units and back. */
import type { CellView, PlaceView } from "./view";

export const CELL = 100;

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Maps cells to the drawing; `turned` rotates the board by 90°. */
export class Frame {
  constructor(
    readonly bounds: Bounds,
    readonly turned: boolean,
  ) {}

  get width(): number {
    const { left, right, top, bottom } = this.bounds;
    return (this.turned ? bottom - top + 1 : right - left + 1) * CELL;
  }

  get height(): number {
    const { left, right, top, bottom } = this.bounds;
    return (this.turned ? right - left + 1 : bottom - top + 1) * CELL;
  }

  /** The top left corner of a cell. */
  corner(column: number, row: number): Point {
    const { left, top, bottom } = this.bounds;
    return this.turned
      ? { x: (bottom - row) * CELL, y: (column - left) * CELL }
      : { x: (column - left) * CELL, y: (row - top) * CELL };
  }

  center(column: number, row: number): Point {
    const { x, y } = this.corner(column, row);
    return { x: x + CELL / 2, y: y + CELL / 2 };
  }

  /** The fractional cell whose center is at a point. */
  cellAt({ x, y }: Point): { column: number; row: number } {
    const { left, top, bottom } = this.bounds;
    return this.turned
      ? { column: y / CELL + left - 0.5, row: bottom - x / CELL + 0.5 }
      : { column: x / CELL + left - 0.5, row: y / CELL + top - 0.5 };
  }
}

export const name = (column: number, row: number): string => `${column},${row}`;

/** Offsets of board names from the coordinates in records. */
const [ORIGIN_COLUMN, ORIGIN_ROW] = [12, 13];

/**
 * The letter of a column: M for 0, so that all but the longest boards fit in A–Z. After Z comes AA,
 * before A comes ZZ. Names never change during a match, wherever tiles are added.
 */
export function columnName(column: number): string {
  const index = column + ORIGIN_COLUMN;
  if (index >= 0 && index < 26) return String.fromCharCode(65 + index);
  const two = index < 0 ? index + 26 * 26 : index - 26;
  return String.fromCharCode(65 + Math.floor(two / 26), 65 + (two % 26));
}

/** The number of a row, with a real minus sign. */
export const rowName = (row: number): string => String(row + ORIGIN_ROW).replace("-", "−");

/** Replaces coordinates of records in a text, such as `4,-1`, by board names: `Q12`. */
export function spoken(text: string): string {
  return text.replace(
    /(-?\d+),(-?\d+)/g,
    (_, column: string, row: string) => columnName(Number(column)) + rowName(Number(row)),
  );
}

export function around(cells: { column: number; row: number }[], margin = 0): Bounds {
  if (cells.length === 0) return { left: -margin, top: -margin, right: margin, bottom: margin };
  const columns = cells.map((cell) => cell.column);
  const rows = cells.map((cell) => cell.row);
  return {
    left: Math.min(...columns) - margin,
    top: Math.min(...rows) - margin,
    right: Math.max(...columns) + margin,
    bottom: Math.max(...rows) + margin,
  };
}

const CORNERS = ["upper right", "upper left", "lower right", "lower left"] as const;

/** The corner of a view in which a box of this size in pixels covers none of the cells. */
export function freeCorner(
  seen: { x: number; y: number; width: number; height: number },
  size: { width: number; height: number },
  scale: number,
  cells: readonly Point[],
): (typeof CORNERS)[number] | null {
  const rim = 16;
  const wide = (size.width + rim) / scale;
  const high = (size.height + rim) / scale;
  const free = CORNERS.find((corner) => {
    const x = corner.endsWith("right") ? seen.x + seen.width - wide : seen.x;
    const y = corner.startsWith("lower") ? seen.y + seen.height - high : seen.y;
    return !cells.some(
      (cell) => cell.x < x + wide && cell.x + CELL > x && cell.y < y + high && cell.y + CELL > y,
    );
  });
  return free ?? null;
}

/** The rock on a wall, by its position within the tile. */
export function rockKind(
  cell: { column: number; row: number },
  tile: Bounds,
): "mesa" | "mitten" | "spires" {
  const side = cell.column === tile.left || cell.column === tile.right;
  const end = cell.row === tile.top || cell.row === tile.bottom;
  if (side && end) return "spires";
  return side || end ? "mesa" : "mitten";
}

export function isRectangle(cells: { column: number; row: number }[], box: Bounds): boolean {
  return cells.length === (box.right - box.left + 1) * (box.bottom - box.top + 1);
}

/** The center of a tile at a place. */
export function middle(cells: CellView[], place: PlaceView): { column: number; row: number } {
  const box = around(cells);
  return {
    column: place.column + (box.left + box.right) / 2,
    row: place.row + (box.top + box.bottom) / 2,
  };
}

/** Positions and angles of the six hoof prints of a jump, along a slight arc. */
export function hoofPrints(from: Point, to: Point): { x: number; y: number; angle: number }[] {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.hypot(dx, dy) || 1;
  const bow = dx / length > 0 ? -34 : 34;
  const cx = (from.x + to.x) / 2 + (-dy / length) * bow;
  const cy = (from.y + to.y) / 2 + (dx / length) * bow;
  return Array.from({ length: 6 }, (_, index) => {
    const t = 0.17 + index * 0.132;
    const u = 1 - t;
    const x = u * u * from.x + 2 * u * t * cx + t * t * to.x;
    const y = u * u * from.y + 2 * u * t * cy + t * t * to.y;
    const tx = 2 * u * (cx - from.x) + 2 * t * (to.x - cx);
    const ty = 2 * u * (cy - from.y) + 2 * t * (to.y - cy);
    const l = Math.hypot(tx, ty) || 1;
    const side = index % 2 ? 6 : -6;
    return {
      x: x - (ty / l) * side,
      y: y + (tx / l) * side,
      angle: (Math.atan2(ty, tx) * 180) / Math.PI + 90,
    };
  });
}
