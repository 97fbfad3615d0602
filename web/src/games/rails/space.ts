/** Names of spaces: a letter for the column, a number for the row. */
import type { SheetView } from "./view";

export interface Space {
  x: number;
  y: number;
}

export const GOODS = ["cow", "sheep", "wheat", "apple", "mineral", "wood"] as const;

export function space(name: string): Space {
  return { x: name.charCodeAt(0) - 65, y: Number(name.slice(1)) - 1 };
}

export function spaceName(x: number, y: number): string {
  return `${String.fromCharCode(65 + x)}${y + 1}`;
}

/** The center of a space on a sheet with cells of this size. */
export function center(name: string, cell: number): Space {
  const { x, y } = space(name);
  return { x: (x + 0.5) * cell, y: (y + 0.5) * cell };
}

/** The symbol printed on a space. */
export function symbolAt(sheet: SheetView, name: string): string {
  const { x, y } = space(name);
  return sheet.symbols[y * sheet.size + x] ?? "";
}
