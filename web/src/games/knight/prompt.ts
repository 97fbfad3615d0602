/** Prompts for Knight where the engine's steps are smaller than a player's. */
import type { Scene } from "../../lib/generated/protocol";
import type { KnightView } from "./view";
import { say, t } from "../../lib/messages.svelte";
import { pointer } from "../../lib/pointer.svelte";
import type { TableClient } from "../../lib/table-client.svelte";
import type { PromptWords } from "../contract";

/** How to answer, with a mouse and keyboard or on a touchscreen. */
const help = (step: "tile" | "place" | "first" | "fill" | "jump"): string =>
  t(pointer.touch ? `web-knight-${step}-help-touch` : `web-knight-${step}-help`);

export function promptWords(view: KnightView, scene: Scene, session: TableClient): PromptWords {
  const several = session.you.seats.length > 1;
  const lead = several
    ? t("web-prompt-turn-of", { name: session.name(scene.to_move) })
    : t("web-prompt-your-turn");
  const tile = view.placing?.name ?? "";
  switch (view.phase) {
    case "tile":
    case "pick":
      return { lead, ask: say(scene.prompt), help: help("tile") };
    case "turn":
    case "column":
    case "row":
      // The first tile has only one place and can only be rotated.
      return view.tiles.length
        ? { lead, ask: t("web-knight-place-ask", { tile }), help: help("place") }
        : { lead, ask: t("web-knight-first-ask", { tile }), help: help("first") };
    case "three":
    case "two":
      return { lead, ask: say(scene.prompt), help: help("fill") };
    case "jump":
      return { lead, ask: say(scene.prompt), help: help("jump") };
    default:
      return { lead, ask: say(scene.prompt), help: "" };
  }
}
