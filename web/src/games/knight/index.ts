/** Knight's table. */
import type { EventInfo, Scene } from "../../lib/generated/protocol";
import type { KnightView } from "./view";
import { named, t } from "../../lib/messages.svelte";
import type { GameModule, ResultRow, TextSection } from "../contract";
import { FRAME } from "../../table/layout";
import { name, spoken } from "./geometry";
import KnightResult from "./result/KnightResult.svelte";
import KnightTable from "./KnightTable.svelte";
import ReviewStage from "./ReviewStage.svelte";

function describe(scene: Scene, names: string[]): TextSection[] {
  const view = scene.view as KnightView;
  const sections: TextSection[] = [
    {
      title: t("web-knight-text-match"),
      lines: [
        t("web-knight-text-game", { game: view.game + 1, games: view.games }),
        view.knight
          ? t("web-knight-text-knight", { at: spoken(name(view.knight.column, view.knight.row)) })
          : t("web-knight-text-no-knight"),
        ...view.game_scores.map((score, seat) =>
          t("web-knight-text-score", { name: names[seat] ?? "", score }),
        ),
      ],
    },
  ];
  for (const [index, tile] of view.tiles.entries()) {
    const cells = [...tile.cells].sort((a, b) => a.row - b.row || a.column - b.column);
    sections.push({
      title: t("web-knight-text-tile", { number: index + 1, tile: tile.name }),
      lines: cells.map((cell) => {
        const at = spoken(name(cell.column, cell.row));
        const here = view.knight?.column === cell.column && view.knight.row === cell.row;
        if (here) return t("web-knight-text-here", { at });
        if (cell.wall) return t("web-knight-text-wall", { at });
        return t("web-knight-text-space", { at, chip: cell.chip });
      }),
    });
  }
  const hands = view.hands
    .map((hand, seat) => ({ seat, tiles: hand.map((tile) => named(tile.name)).join(", ") }))
    .filter(({ tiles }) => tiles)
    .map(({ seat, tiles }) => t("web-knight-text-hand", { name: names[seat] ?? "", tiles }));
  if (hands.length) sections.push({ title: t("web-knight-text-hands"), lines: hands });
  return sections;
}

/** Points by game of the match and by chip value. */
function breakdown(log: EventInfo[], scores: number[]): ResultRow[] {
  const seats = scores.length;
  const games: number[][] = [];
  const values: Record<number, number[]> = {};
  let now = new Array<number>(seats).fill(0);
  for (const event of log) {
    if (event.kind === "game-over") {
      games.push(now);
      now = new Array<number>(seats).fill(0);
    }
    if (event.kind !== "chip-taken" || event.seat < 0) continue;
    const value = Number(event.args.value);
    const row = (values[value] ??= new Array<number>(seats).fill(0));
    row[event.seat] = (row[event.seat] ?? 0) + event.points;
    now[event.seat] = (now[event.seat] ?? 0) + event.points;
  }
  return [
    ...games.map((points, index) => ({
      label: t("web-knight-result-game", { game: index + 1 }),
      points,
    })),
    ...[3, 2, 1].map((value) => ({
      label: t("web-knight-result-chips", { value }),
      points: values[value] ?? new Array<number>(seats).fill(0),
    })),
    { label: t("web-result-total"), points: scores, total: true },
  ];
}

/** Restricts rotation and place to those of a lesson's step. */
function narrow(view: Scene["view"], texts: string[]): Scene["view"] {
  const knight = view as KnightView;
  if (!knight.placing) return view;
  const wanted = (verb: string): number | null => {
    const text = texts.find((one) => one.startsWith(`${verb} `));
    return text ? Number(text.slice(verb.length + 1)) : null;
  };
  const [turn, column, row] = [wanted("turn"), wanted("column"), wanted("row")];
  const turns = knight.placing.turns
    .filter((one) => turn === null || one.turn === turn)
    .map((one) => ({
      ...one,
      places: one.places.filter(
        (place) =>
          (column === null || place.column === column) && (row === null || place.row === row),
      ),
    }));
  return { ...knight, placing: { ...knight.placing, turns } };
}

export const game: GameModule = {
  Table: KnightTable,
  Stage: ReviewStage,
  Result: KnightResult,
  drawings: FRAME,
  keys: ["letters", "r", "knight-arrows"],
  describe,
  breakdown,
  narrow,
};
