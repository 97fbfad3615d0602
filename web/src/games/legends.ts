/** Games whose rules come with pictures of their symbols. */
import type { Component } from "svelte";

export type Legend = Component<{ anchors?: boolean }>;

const LEGENDS: Record<string, () => Promise<{ default: Legend }>> = {
  trail: () => import("./trail/Legend.svelte"),
};

/** The pictures of a game's symbols, or null. */
export async function loadLegend(game: string): Promise<Legend | null> {
  return (await LEGENDS[game]?.())?.default ?? null;
}
