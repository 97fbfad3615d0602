/** The view of a table, kept up by what updates say has changed. */
import type { GameView, Update } from "./generated/protocol";

/** The view after an update: its own if it brings one whole, else the one before with changes. */
export function viewAfter(before: GameView | null, update: Update): GameView | null {
  const changes = update.changes;
  if (!changes || !before) return update.turn.view;
  const view: Record<string, unknown> = { ...before, ...changes.parts };
  for (const [name, rows] of Object.entries(changes.rows)) {
    const list = [...(view[name] as unknown[])];
    for (const [number, row] of Object.entries(rows)) list[Number(number)] = row;
    view[name] = list;
  }
  return view as unknown as GameView;
}
