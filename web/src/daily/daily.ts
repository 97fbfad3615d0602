/** The daily challenge: requests, and formatting of results and days. */
import { ask, askServer } from "../lib/api";
import type {
  DailyComparison,
  DailyDay,
  DailyDeal,
  DailyGame,
  DailyTable,
  PlayDeal,
} from "../lib/generated/protocol";
import { listed, locale, say, t } from "../lib/messages.svelte";
import { gameName } from "../lib/names";
import { signed, whole } from "../lib/numbers";
import { dayName } from "../puzzles/days";

export const daily = {
  day: (day: string) => ask<DailyDay>(day ? `/api/daily/${day}` : "/api/daily"),
  best: (day: string, game: string) => ask<DailyComparison>(`/api/daily/${day}/${game}/best`),
  start: (game: string, day: string) => ask<DailyTable>(`/api/daily/${game}`, "POST", { day }),
  /** Requests from the offline version to its server. */
  serverDay: () => askServer<DailyDay>("/api/daily"),
  takeDeal: (game: string) => askServer<DailyDeal>(`/api/daily/${game}/offline`, "POST", {}),
  playDeal: (game: string, deal: PlayDeal) =>
    ask<DailyTable>(`/api/daily/${game}`, "POST", { ...deal }),
};

/** A result: points, or a lead with its sign. */
export function resultText(game: DailyGame, score: number): string {
  return game.compares === "lead" ? signed(score) : whole(Math.round(score * 10) / 10);
}

export const opponents = (game: DailyGame): string =>
  listed(game.bots.map(({ name }) => say(name)));

/** The rank or percentile of the player's result. */
export function standing(game: DailyGame): string {
  const board = game.board;
  if (!board || (!board.place && !game.offline)) return "";
  if (board.percentile) return t("daily-better", { percent: board.percentile });
  if (!board.place) return "";
  return t("daily-place", { place: board.place, players: board.players });
}

/** The text to copy for sharing a result. */
export function shareText(game: DailyGame, day: string): string {
  const board = game.board;
  if (!board) return "";
  const facts = {
    day: dayName(day),
    game: gameName(game.game),
    score: resultText(game, game.score),
    players: board.players,
  };
  if (board.percentile) return t("daily-share-percent", { ...facts, percent: board.percentile });
  // A game that was played offline has no rank.
  return board.place
    ? t("daily-share-place", { ...facts, place: board.place })
    : t("daily-share-score", facts);
}

/** The remaining time of a day. */
export function timeLeft(ms: number): string {
  if (ms <= 0) return t("daily-over");
  const minutes = Math.ceil(ms / 60_000);
  if (minutes < 60) return t("daily-minutes-left", { minutes });
  return t("daily-hours-left", { hours: Math.floor(minutes / 60) });
}

const utc = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** `Friday, June 12` */
export function longDay(day: string): string {
  const style = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(locale(), style).format(utc(day));
}

/** The day a number of days after another one. */
export function dayAfter(day: string, days: number): string {
  const date = utc(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The days of a month in weeks from Monday; empty strings before the first. */
export function monthOf(day: string): string[] {
  const first = `${day.slice(0, 8)}01`;
  const blank = (utc(first).getUTCDay() + 6) % 7;
  const days: string[] = new Array<string>(blank).fill("");
  for (let one = first; one.slice(0, 7) === day.slice(0, 7); one = dayAfter(one, 1)) days.push(one);
  return days;
}

/** `June` */
export function monthName(day: string): string {
  const format = new Intl.DateTimeFormat(locale(), { month: "long", timeZone: "UTC" });
  return format.format(utc(day));
}

/** The short names of the weekdays, from Monday. */
export function weekdays(): string[] {
  const format = new Intl.DateTimeFormat(locale(), { weekday: "narrow", timeZone: "UTC" });
  return [1, 2, 3, 4, 5, 6, 7].map((day) => format.format(utc(`2024-01-0${day}`)));
}
