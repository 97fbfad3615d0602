/** What a game brings to the table: its layout, its words for the text view and its results. */
import type { Component } from "svelte";

import type { EventInfo, Scene } from "../lib/generated/protocol";
import type { Play } from "../table/play.svelte";

export interface TextSection {
  title: string;
  lines: string[];
}

/** One line of the result's table: a source of points and what each seat got from it. */
export interface ResultRow {
  label: string;
  points: number[];
  total?: boolean;
}

/** What the prompt bar says; empty parts are left out. */
export interface PromptWords {
  lead: string;
  ask: string;
  help: string;
}

export interface GameModule {
  Table: Component<{ play: Play }>;
  /** The position in sentences, for the text view. */
  describe: (turn: Scene, names: string[], log: EventInfo[]) => TextSection[];
  /** Where the points came from. */
  breakdown: (log: EventInfo[], scores: number[]) => ResultRow[];
  /** A result page of the game's own; without it the common one is shown. */
  Result?: Component<{ play: Play; onclose: () => void }>;
  /** In a lesson: a view that offers only the moves of the step, where it offers more. */
  narrow?: (view: Scene["view"], texts: string[]) => Scene["view"];
}

const MODULES: Record<string, () => Promise<{ game: GameModule }>> = {
  knight: () => import("./knight"),
  rails: () => import("./rails"),
  trail: () => import("./trail"),
};

/** The module of a game; any game without its own is played through the generic view. */
export async function loadGame(name: string): Promise<GameModule> {
  const load = MODULES[name] ?? (() => import("./generic"));
  return (await load()).game;
}
