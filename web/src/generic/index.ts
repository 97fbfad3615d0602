/**
 * Interface for any game without its own: its drawing with clickable targets, a button for every
 * move, and the parts of its view as grids, tables and text.
 */
import type { EventInfo, Scene } from "../lib/generated/protocol";
import { has, t } from "../lib/messages.svelte";
import { pointsByKind } from "../lib/game-log";
import type { GameModule, ResultRow, TextSection } from "../games/contract";
import { FRAME } from "../table/layout";
import GenericStage from "./GenericStage.svelte";
import GenericTable from "./GenericTable.svelte";
import { described } from "./outline";

function describe(scene: Scene, names: string[], _log: EventInfo[], game: string): TextSection[] {
  return described(scene.view, names, game);
}

/** The name of a source of points: the game's message for it, or the kind of the event. */
function sourceName(game: string, kind: string): string {
  const id = `lab-source-${game}-${kind}`;
  return has(id) ? t(id) : kind.replaceAll("-", " ");
}

function breakdown(log: EventInfo[], scores: number[], game: string): ResultRow[] {
  const rows = [...pointsByKind(log, scores.length)].map(([kind, points]) => ({
    label: sourceName(game, kind),
    points,
  }));
  return [...rows, { label: t("web-result-total"), points: scores, total: true }];
}

export const game: GameModule = {
  Table: GenericTable,
  drawings: FRAME,
  describe,
  breakdown,
  Stage: GenericStage,
};
