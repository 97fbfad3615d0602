/** Applies the changes of updates and previews to the view of a table. */
import type { Update, ViewChanges } from "./generated/protocol";

/** The view after an update, which contains either a full view or changes. */
export function viewAfter(before: object | null, update: Update): object | null {
  const changes = update.changes;
  if (!changes || !before) return update.scene.view;
  return changed({ ...before }, changes);
}

/** A view with the changes of a preview. */
export function viewWith<View extends object>(view: View, changes: ViewChanges): View {
  return changed({ ...view } as Parts, changes) as View;
}

type Parts = Record<string, unknown>;

/** Applies changes to a copy owned by the caller; changed lists and rows are copied too. */
function changed(parts: Parts, changes: ViewChanges): Parts {
  Object.assign(parts, changes.parts);
  for (const [name, rows] of Object.entries(changes.rows ?? {})) {
    const list = [...(parts[name] as Parts[])];
    for (const [number, row] of Object.entries(rows)) {
      list[Number(number)] = changed({ ...list[Number(number)] }, row);
    }
    parts[name] = list;
  }
  for (const [name, rows] of Object.entries(changes.more ?? {})) {
    parts[name] = [...(parts[name] as unknown[]), ...rows];
  }
  return parts;
}
