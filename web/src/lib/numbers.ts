/** Formats numbers and dates. */
import { t } from "./messages.svelte";

/** With a sign, a real minus, and at most one decimal. */
export function signed(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  if (rounded === 0) return "0";
  return (
    (rounded > 0 ? "+" : "−") + Math.abs(rounded).toLocaleString(document.documentElement.lang)
  );
}

/** An integer with a real minus sign. */
export function whole(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** Scores side by side, such as `12–9`; with spaces if one is negative. */
export function scoreline(scores: number[]): string {
  const dash = t("web-score-dash");
  return scores.map(whole).join(scores.some((score) => score < 0) ? ` ${dash} ` : dash);
}

/** A clock: 6:42, 1:02:09, or days and hours for correspondence games. */
export function clockFace(ms: number): { days: number; hours: number; text: string } {
  const all = Math.max(0, Math.ceil(ms / 1000));
  const days = Math.floor(all / 86400);
  const hours = Math.floor((all % 86400) / 3600);
  const minutes = Math.floor((all % 3600) / 60);
  const seconds = String(all % 60).padStart(2, "0");
  const text =
    hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${seconds}` : `${minutes}:${seconds}`;
  return { days, hours, text };
}

/** A date and time in the current language. */
export function dateAndTime(when: number): string {
  const style = { dateStyle: "medium", timeStyle: "short" } as const;
  return new Date(when).toLocaleString(document.documentElement.lang, style);
}
