/** Values of a pack as short as a row of changes can show them. */
import type { FieldChange } from "../lib/generated/protocol";

/** A value in a few words; null where it is too much to be shown. */
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

/** The field a row of changes shows: the first whose values can be shown. */
export function shownField(fields: readonly FieldChange[]): FieldChange | undefined {
  return (
    fields.find((one) => brief(one.old) !== null && brief(one.new) !== null) ??
    fields.find((one) => one.spots.length) ??
    fields[0]
  );
}
