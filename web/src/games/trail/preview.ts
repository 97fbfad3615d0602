/** What laying a piece would set off at once: its icons, the tracks, the climb. */
import type { Desk } from "./desk.svelte";
import { bitsOf, STOCK } from "./words";

export interface Gain {
  icon: string;
  /** `icon` covered, or what a track space or level gives; indented under what set it off. */
  cause: "covers" | "space" | "dutchman" | "climb" | "level" | "boost";
  count: number;
  from: number;
  to: number;
  under: boolean;
}

export interface Preview {
  gains: Gain[];
  levels: Record<string, number>;
  ladder: number;
  gold: number;
  grit: number;
  stock: Record<string, number>;
}

/** Nothing while no spot is looked at. Chance and choices are left open, never guessed. */
export function previewOf(desk: Desk): Preview | null {
  const spot = desk.spot;
  if (!spot) return null;
  const { view, me } = desk;
  const gains: Gain[] = [];
  const have: Record<string, number> = { ...me.stock, gold: me.gold, grit: me.grit };
  const levels: Record<string, number> = {};
  const add = (icon: string, count: number, cause: Gain["cause"], under: boolean): void => {
    const from = have[icon] ?? 0;
    const limit = (STOCK as readonly string[]).includes(icon) ? 10 : Infinity;
    const to = icon in have ? Math.min(limit, from + count) : 0;
    if (icon in have) have[icon] = to;
    gains.push({ icon, cause, count, from, to, under });
  };
  const icons = new Map(view.mural.map((space) => [space.at, space]));
  for (const at of spot.cells) {
    const space = icons.get(at);
    if (!space?.icon) continue;
    const track = view.tracks.find((one) => one.terrain === space.icon);
    if (!track) {
      add(space.icon === "terrain" ? "any" : space.icon, space.amount, "covers", false);
      continue;
    }
    const from = levels[space.icon] ?? me.levels[space.icon] ?? 0;
    const to = Math.min(track.spaces.length, from + space.amount);
    levels[space.icon] = to;
    gains.push({ icon: space.icon, cause: "covers", count: space.amount, from, to, under: false });
    for (let step = from + 1; step <= to; step += 1) {
      for (const bit of bitsOf(track.spaces[step - 1] ?? ""))
        add(bit.icon, bit.count, "space", true);
      if (step === track.marker) add("dutchman", 1, "dutchman", true);
    }
  }
  let ladder = -1;
  if (view.phase === "place" && me.ladder < view.ladder.levels.length - 1) {
    ladder = me.ladder + 1;
    gains.push({
      icon: "ladder",
      cause: "climb",
      count: 1,
      from: me.ladder,
      to: ladder,
      under: false,
    });
    for (const bit of bitsOf(view.ladder.levels[ladder] ?? ""))
      add(bit.icon, bit.count, "level", true);
  }
  return { gains, levels, ladder, gold: have.gold ?? 0, grit: have.grit ?? 0, stock: have };
}
