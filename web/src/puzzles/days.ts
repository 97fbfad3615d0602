/** Formats days. */
import { locale } from "../lib/messages.svelte";

/** `14 May` in the current language; independent of the time zone. */
export function dayName(day: string): string {
  const format = new Intl.DateTimeFormat(locale(), {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** `Fri` */
export function weekday(day: string): string {
  const format = new Intl.DateTimeFormat(locale(), { weekday: "short", timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}
