/** HTTP requests for tournaments, and texts shared by their components. */
import { ask } from "../lib/api";
import type {
  CorrectResult,
  CrossTable,
  OwnTournamentGames,
  Phrase,
  TournamentCard,
  TournamentList,
  TournamentPage,
  TournamentSettings,
} from "../lib/generated/protocol";
import { decimal } from "../lib/decimals";
import { locale, say, t } from "../lib/messages.svelte";
import { clockFace } from "../lib/numbers";

export type Action = "start" | "pause" | "resume" | "end";

const path = (id: string): string => `/api/tournaments/${encodeURIComponent(id)}`;

export const tournaments = {
  list: () => ask<TournamentList>("/api/tournaments"),
  create: (body: TournamentSettings) => ask<TournamentPage>("/api/tournaments", "POST", body),
  page: (id: string, round: number) => ask<TournamentPage>(`${path(id)}?round=${round}`),
  join: (id: string) => ask<TournamentPage>(`${path(id)}/entry`, "POST"),
  withdraw: (id: string) => ask<TournamentPage>(`${path(id)}/entry`, "DELETE"),
  direct: (id: string, action: Action) =>
    ask<TournamentPage>(`${path(id)}/actions`, "POST", { action }),
  correct: (id: string, result: CorrectResult) =>
    ask<TournamentPage>(`${path(id)}/results`, "PUT", result),
  crossTable: (id: string) => ask<CrossTable>(`${path(id)}/cross-table`),
  ownGames: () => ask<OwnTournamentGames>("/api/tournament-games"),
  pictureAddress: (id: string, kind: "svg" | "png", query: string) =>
    `${path(id)}/picture.${kind}?${query}`,
  exportAddress: (id: string, kind: "json" | "txt") => `${path(id)}/export.${kind}`,
};

export const PACES = {
  quick: { minutes: 5, seconds: 5 },
  normal: { minutes: 10, seconds: 10 },
  slow: { minutes: 30, seconds: 20 },
  days: { days: 2 },
} as const;

export function paceName(pace: TournamentSettings["pace"]): string {
  const found = PACES[pace ?? "normal"];
  return "days" in found ? t("find-pace-days", { ...found }) : t("find-pace-live", { ...found });
}

/** A duration: days and hours, or a clock. */
export function duration(ms: number): string {
  const { days, hours, text } = clockFace(ms);
  return days ? t("web-clock-days", { days, hours }) : text;
}

/** Format, pace and size of the tables. */
export function facts({ settings }: TournamentCard): string {
  const { seats = 2 } = settings;
  const parts = [t(`tournament-format-${settings.kind}`), paceName(settings.pace)];
  if (seats > 2) parts.push(t("tournament-tables-of", { seats }));
  if (settings.rated) parts.push(t("ratings-rated"));
  return parts.join(" · ");
}

/** Points as text, with halves as fractions. */
export function pointsText(points: string, percent = false): string {
  if (percent) return t("web-percent", { number: decimal(points, locale()) });
  if (points.endsWith(".5")) return `${points === "0.5" ? "" : points.slice(0, -2)}½`;
  return decimal(points, locale());
}

/** A lead or difference with its sign. */
export function signed(value: string | number): string {
  const text = decimal(String(value), locale());
  if (text.startsWith("-")) return `−${text.slice(1)}`;
  return Number(value) > 0 ? `+${text}` : text;
}

/** Whether results are percentages of matchpoints. */
export function countsPercent({ kind, scoring }: TournamentSettings): boolean {
  return kind === "duplicate" && scoring !== "difference";
}

/** The points of a standing: a percentage or difference in a duplicate tournament. */
export function standingText(points: string, settings: TournamentSettings): string {
  if (settings.kind !== "duplicate") return pointsText(points);
  return countsPercent(settings) ? pointsText(points, true) : signed(points);
}

/** The message key of the heading of the points column. */
export function pointsColumn(settings: TournamentSettings): string {
  if (settings.kind === "duplicate") return countsPercent(settings) ? "percent" : "difference";
  return settings.kind === "knockout" ? "matches" : "points";
}

/** How a tie was broken, with values formatted as in the standings. */
export function reasonText(why: Phrase): string {
  const args = Object.entries(why.args).map(([name, value]) => [
    name,
    name === "value" || name === "least" ? pointsText(String(value)) : value,
  ]);
  return say({ id: why.id, args: Object.fromEntries(args) as Phrase["args"] });
}

/** The number of a deal, counted through all rounds. */
export function boardNumber(settings: TournamentSettings, round: number, leg: number): number {
  return (round - 1) * (settings.boards ?? 1) + leg;
}
