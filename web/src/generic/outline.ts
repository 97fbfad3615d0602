/** Describes a view as a text outline, for games without their own text. */
import type { TextSection } from "../games/contract";

function phrase(value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (Array.isArray(value)) return value.length ? value.map(phrase).join(", ") : "–";
  if (typeof value === "object") {
    return Object.entries(value as Record<string, unknown>)
      .map(([key, inner]) => `${key.replaceAll("_", " ")} ${phrase(inner)}`)
      .join("; ");
  }
  return String(value);
}

export function outline(view: unknown): TextSection[] {
  if (!view || typeof view !== "object") return [];
  return Object.entries(view as Record<string, unknown>).map(([key, value]) => ({
    title: key.replaceAll("_", " "),
    lines:
      Array.isArray(value) && value.some((item) => typeof item === "object")
        ? value.map((item, index) => `${index + 1}: ${phrase(item)}`)
        : [phrase(value)],
  }));
}
