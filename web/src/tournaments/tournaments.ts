/** HTTP requests for tournaments, and words that several of their components share. */
import { ask } from "../lib/api";
import type {
  CorrectResult,
  TournamentCard,
  TournamentList,
  TournamentPage,
  TournamentSettings,
} from "../lib/generated/protocol";
import { t } from "../lib/messages.svelte";
import { clockFace } from "../lib/numbers";

export type Action = "start" | "pause" | "resume" | "end";

const path = (id: string): string => `/api/tournaments/${encodeURIComponent(id)}`;

export const tournaments = {
  list: () => ask<TournamentList>("/api/tournaments"),
  create: (wish: TournamentSettings) => ask<TournamentPage>("/api/tournaments", "POST", wish),
  page: (id: string, round: number) => ask<TournamentPage>(`${path(id)}?round=${round}`),
  join: (id: string) => ask<TournamentPage>(`${path(id)}/entry`, "POST"),
  withdraw: (id: string) => ask<TournamentPage>(`${path(id)}/entry`, "DELETE"),
  direct: (id: string, action: Action) =>
    ask<TournamentPage>(`${path(id)}/actions`, "POST", { action }),
  correct: (id: string, result: CorrectResult) =>
    ask<TournamentPage>(`${path(id)}/results`, "PUT", result),
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

/** Points as people write them: halves as fractions. */
export function pointsText(points: string, percent = false): string {
  if (percent) return `${points}%`;
  return points.endsWith(".5") ? `${points === "0.5" ? "" : points.slice(0, -2)}½` : points;
}
