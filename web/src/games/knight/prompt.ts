/** Prompts for Knight where the engine's steps are smaller than a player's. */
import type { Scene } from "../../lib/generated/protocol";
import type { KnightView } from "./view";
import { say, t } from "../../lib/messages.svelte";
import type { TableClient } from "../../lib/table-client.svelte";
import type { PromptWords } from "../contract";

export function promptWords(view: KnightView, scene: Scene, session: TableClient): PromptWords {
  const several = session.you.seats.length > 1;
  const lead = several
    ? t("web-prompt-turn-of", { name: session.name(scene.to_move) })
    : t("web-prompt-your-turn");
  const tile = view.placing?.name ?? "";
  switch (view.phase) {
    case "tile":
    case "pick":
      return { lead, ask: say(scene.prompt), help: t("web-knight-tile-help") };
    case "turn":
    case "column":
    case "row":
      // The first tile has only one place and can only be rotated.
      return view.tiles.length
        ? { lead, ask: t("web-knight-place-ask", { tile }), help: t("web-knight-place-help") }
        : { lead, ask: t("web-knight-first-ask", { tile }), help: t("web-knight-first-help") };
    case "three":
    case "two":
      return { lead, ask: say(scene.prompt), help: t("web-knight-fill-help") };
    case "jump":
      return { lead, ask: say(scene.prompt), help: t("web-knight-jump-help") };
    default:
      return { lead, ask: say(scene.prompt), help: "" };
  }
}
