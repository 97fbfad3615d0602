/** Keyboard shortcuts at the table; boards add their own. */
import { showMoment } from "./moments";
import { panels } from "./panels.svelte";
import type { Play } from "./play.svelte";

/** Keys that a slider handles itself. */
const SLIDES = /^(Arrow|Page|Home|End)/;

/** Whether another element handles a key: a field, a dialog, or an earlier listener. */
export function takenElsewhere(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  if (event.defaultPrevented || event.altKey || event.metaKey) return true;
  if (target?.matches("input[type=range]") && panels.open === null) return SLIDES.test(event.key);
  if (target?.closest("input, textarea, select, dialog, [contenteditable]")) return true;
  return panels.open !== null;
}

/** Steps forward or back from the moment shown. */
function step({ session }: Play, by: number): void {
  showMoment(session, (session.moment ?? session.live?.moment ?? 0) + by, true);
}

export function shortcut(event: KeyboardEvent, play: Play): void {
  if (takenElsewhere(event)) return;
  const { session } = play;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const known: Record<string, () => void> = {
    z: () => (panels.solving ? panels.solving.undo() : play.undo()),
    ".": () => session.skip(),
    x: () => session.restart(),
    i: () => void (panels.solving ? panels.solving.hint() : session.askHint()),
    t: () => panels.show("text"),
    "?": () => panels.show("keys"),
    "[": () => step(play, -1),
    "]": () => step(play, 1),
    Home: () => showMoment(session, 0, true),
    End: () => showMoment(session, Infinity, true),
    Escape: () => {
      if (play.leaving) play.stay();
      else if (play.pending) play.cancel();
      else showMoment(session, Infinity, true);
    },
  };
  if (event.ctrlKey && key !== "z") return;
  if (key === "Enter" && play.pending && !play.pending.careful) {
    event.preventDefault();
    play.confirm();
    return;
  }
  const act = known[key];
  if (act) {
    event.preventDefault();
    act();
    return;
  }
  if (event.ctrlKey || event.shiftKey) return;
  if (key === "ArrowLeft") step(play, -1);
  if (key === "ArrowRight") step(play, 1);
}
