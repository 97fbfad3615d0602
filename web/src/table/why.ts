/** Reasons why an action is unavailable; "" if it is available. */
import { t } from "../lib/messages.svelte";
import type { TableClient } from "../lib/table-client.svelte";

/** Why the player cannot act at all. */
export function idle(session: TableClient): string {
  if (session.practice) return t("web-lesson-later");
  if (session.replaying) return t("web-why-replaying");
  return session.you.seats.length ? "" : t("web-why-watching");
}

/** Why nothing can be undone. */
export function noUndo(session: TableClient): string {
  const why = idle(session);
  const scene = session.live;
  if (why || !scene) return why;
  if (session.trouble) return session.trouble;
  if (session.table?.tournament && scene.to_move < 0) return t("table-no-undo-tournament");
  if (session.table?.rated && scene.to_move < 0) return t("table-no-undo-rated");
  if (scene.undo_seat >= 0) {
    if (session.mine(scene.undo_seat)) return session.table?.undo ? t("web-undo-waits") : "";
    const decided = session.log.some((event) => session.mine(event.seat));
    if (!decided) return t("table-no-undo-nothing");
    return t("table-no-undo-person", { name: session.name(scene.undo_seat) });
  }
  return t(`table-no-undo-${scene.undo_stop || "nothing"}`);
}

/** Why there are no hints and no analysis. */
export function helpOff(session: TableClient): string {
  return idle(session) || (session.withoutHelp ? t("web-why-fair") : "");
}

/** Why the turn cannot be restarted. */
export function noRestart(session: TableClient): string {
  const why = idle(session);
  if (why || !session.live) return why;
  if (!session.mine(session.live.restart_seat) || session.restartAsks)
    return t("table-no-undo-turn");
  return "";
}
