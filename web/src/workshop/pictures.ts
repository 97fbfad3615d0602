/** Names of the drawings that a pack can replace by pictures. */
import { has, t } from "../lib/messages.svelte";
import type { OpenPack } from "./pack.svelte";
import { choiceName } from "./wording";

/** Limits of a picture, as in `engine/art.py`: kilobytes, and pixels of a side. */
export const LARGEST_PICTURE = 64;
export const MAX_PIXELS = 1024;

/** Plural names of groups that are not tables of the pack. */
const GROUPS: Record<string, string> = {
  symbol: "web-workshop-art-symbols",
  board: "web-workshop-art-boards",
};

export function groupName(pack: OpenPack, group: string): string {
  const id = GROUPS[group];
  return id ? t(id) : pack.kindName(group);
}

/** The name of a drawing such as `card.tourist`: that of its entry, or of its symbol. */
export function placeName(pack: OpenPack, place: string): string {
  const [group = "", ...rest] = place.split(".");
  const name = rest.join(".");
  if (group === "board") return t(`web-workshop-art-${name}`);
  const entries = pack.entries(group);
  const at = entries.findIndex((entry) => entry.id === name || entry.name === name);
  if (at >= 0) return pack.titleOf(group, entries[at]!, at);
  const symbol = `${pack.game}-art-${name}`;
  return has(symbol) ? t(symbol) : choiceName(pack.game, name);
}
