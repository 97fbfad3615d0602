/**
 * Interface for any game without its own board: prompt, labeled buttons, and the position as text.
 */
import type { EventInfo, Scene } from "../lib/generated/protocol";
import { t } from "../lib/messages.svelte";
import { pointsByKind } from "../lib/game-log";
import type { GameModule, ResultRow, TextSection } from "../games/contract";
import { FRAME } from "../table/layout";
import GenericTable from "./GenericTable.svelte";
import { outline } from "./outline";

function describe(scene: Scene): TextSection[] {
  return outline(scene.view);
}

function breakdown(log: EventInfo[], scores: number[]): ResultRow[] {
  const rows = [...pointsByKind(log, scores.length)].map(([kind, points]) => ({
    label: kind.replaceAll("-", " "),
    points,
  }));
  return [...rows, { label: t("web-result-total"), points: scores, total: true }];
}

export const game: GameModule = { Table: GenericTable, drawings: FRAME, describe, breakdown };
