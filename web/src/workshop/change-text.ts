/** Short texts of pack values, for rows of changes. */
import type { FieldChange } from "../lib/generated/protocol";

/** A value in a few words; null if it is too long. */
export function brief(value: unknown): string | null {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (typeof value === "string") return value.length <= 44 ? value : null;
  if (Array.isArray(value) && value.every((one) => typeof one !== "object")) {
    const joined = value.join(", ");
    return joined.length <= 34 ? joined || "–" : null;
  }
  return null;
}

/** The field to show in a row of changes: the first with short values. */
export function shownField(fields: readonly FieldChange[]): FieldChange | undefined {
  return (
    fields.find((one) => brief(one.old) !== null && brief(one.new) !== null) ??
    fields.find((one) => one.spots.length) ??
    fields[0]
  );
}
