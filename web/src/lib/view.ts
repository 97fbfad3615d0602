/** The view of a table, kept up by what updates say has changed. */
import type { Update, ViewChanges } from "./generated/protocol";

/** The view after an update: its own if it brings one whole, else the one before with changes. */
export function viewAfter(before: object | null, update: Update): object | null {
  const changes = update.changes;
  if (!changes || !before) return update.scene.view;
  return changed({ ...before }, changes);
}

/** A view with changes laid over it, as a preview tells them. */
export function viewWith<View extends object>(view: View, changes: ViewChanges): View {
  return changed({ ...view } as Parts, changes) as View;
}

type Parts = Record<string, unknown>;

/** Lays changes over a copy that is the caller's; lists and rows that change are copied too. */
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
