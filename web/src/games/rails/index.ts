/** Rails' table. */
import type { EventInfo, Scene } from "../../lib/generated/protocol";
import type { RailsView } from "./view";
import { labeled, named, t } from "../../lib/messages.svelte";
import type { GameModule, ResultRow, TextSection } from "../contract";
import type { Drawing } from "../../table/layout";
import RailsTable from "./RailsTable.svelte";
import ReviewStage from "./ReviewStage.svelte";
import RailsResult from "./result/RailsResult.svelte";
import { GOODS, spaceName } from "./space";

function describe(scene: Scene, names: string[]): TextSection[] {
  const view = scene.view as unknown as RailsView;
  const size = view.sheet.size;
  const sections: TextSection[] = [
    {
      title: t("rails-round", { round: view.round }),
      lines: [
        t("web-rails-text-dice", { dice: view.dice.join(", ") || "–" }),
        ...view.cards.map((card) => labeled(named(card.title), named(card.text))),
      ],
    },
  ];
  for (const [seat, route] of view.routes.entries()) {
    const name = names[seat] ?? "";
    const aboard = route.boxes
      .filter((box) => box.points === null && box.aboard)
      .map((box) => t("rails-pieces", { count: box.aboard, kind: box.kind }));
    const boxes = route.boxes
      .filter((box) => box.points !== null)
      .map((box) => `${t(`rails-table-${box.kind}`)} ${box.points}`);
    sections.push({
      title: t("web-rails-sheet-of", { name }),
      lines: [
        t("web-rails-text-die", { die: route.die || "–" }),
        t("web-rails-text-head", { at: route.head ?? "–" }),
        t("web-rails-text-line", {
          line: route.sections.map((section) => section.spaces.join(" ")).join("; ") || "–",
        }),
        t("web-rails-text-aboard", { goods: aboard.join(", ") || "–" }),
        t("web-rails-text-boxes", { boxes: boxes.join(", ") || "–" }),
        t("web-rails-nuggets", { got: route.nuggets, used: route.used_nuggets }),
      ],
    });
  }
  sections.push({
    title: t("web-rails-text-sheet", { title: view.sheet.title }),
    lines: Array.from({ length: size }, (_, y) =>
      Array.from(
        { length: size },
        (_, x) =>
          `${spaceName(x, y)} ${t("rails-symbol", { symbol: view.sheet.symbols[y * size + x] ?? "" })}`,
      ).join(", "),
    ),
  });
  return sections;
}

/** Points as on the score sheet: by kind, nuggets and bonus. */
function breakdown(log: EventInfo[], scores: number[]): ResultRow[] {
  const zero = (): number[] => new Array<number>(scores.length).fill(0);
  const kinds = new Map<string, number[]>(GOODS.map((kind) => [kind, zero()]));
  const nuggets = zero();
  const bonus = zero();
  for (const event of log) {
    if (event.seat < 0 || !event.points) continue;
    const kind = kinds.get(String(event.args.kind ?? ""));
    const row =
      event.kind === "nuggets-left" ? nuggets : event.kind === "card-scored" ? bonus : kind;
    if (row) row[event.seat] = (row[event.seat] ?? 0) + event.points;
  }
  return [
    ...[...kinds].map(([kind, points]) => ({ label: t(`rails-table-${kind}`), points })),
    { label: t("rails-table-nuggets"), points: nuggets },
    { label: t("rails-table-bonus"), points: bonus },
    { label: t("web-result-total"), points: scores, total: true },
  ];
}

/** The player's sheet keeps its proportions; condition cards and clocks are always visible. */
const DRAWINGS: Drawing[] = [
  { name: "table", width: 1300, height: 800, drawnFor: { width: 1440, height: 900 } },
  { name: "short", width: 1200, height: 600, drawnFor: { width: 1280, height: 640 } },
  { name: "desktop", width: 900, height: 640, drawnFor: { width: 1024, height: 700 } },
  { name: "wide", width: 600, height: 340, landscape: true, drawnFor: { width: 760, height: 390 } },
  { name: "phone", width: 0, height: 0 },
];

export const game: GameModule = {
  Table: RailsTable,
  Stage: ReviewStage,
  drawings: DRAWINGS,
  Result: RailsResult,
  describe,
  breakdown,
};
