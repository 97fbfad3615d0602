/** Uses the board's place names in Knight's messages. Records keep their own notation. */
import { rewriteMessages } from "../../lib/messages.svelte";
import { name, spoken } from "./geometry";

const PLACES = ["at", "from", "there", "to"];

export function namePlaces(): void {
  rewriteMessages("knight-", (id, args) => {
    const named = { ...args };
    for (const key of PLACES) {
      if (typeof named[key] === "string") named[key] = spoken(named[key]);
    }
    if (id !== "knight-event-tile-laid") return [id, named];
    const at = spoken(name(Number(args.column), Number(args.row)));
    return ["web-knight-event-tile-laid", { ...named, at }];
  });
}
