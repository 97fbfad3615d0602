/** Turns notifications on and off, and checks whether they work while the page is closed. */
import { api } from "./api";
import { locale } from "./messages.svelte";
import { endPush, startPush } from "./push";
import { settings } from "./settings.svelte";

/** Whether this browser shows notifications while the page is closed. */
export type NotifyState = "on" | "off" | "denied" | "no-browser" | "no-server";

export async function notifyState(): Promise<NotifyState> {
  const able = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!able) return "no-browser";
  const features = await api.features().catch(() => null);
  if (!features?.push) return "no-server";
  if (Notification.permission === "denied") return "denied";
  if (!settings.notify) return "off";
  const registration = await navigator.serviceWorker.getRegistration("/");
  return (await registration?.pushManager.getSubscription()) ? "on" : "off";
}

/** Asks for permission and subscribes, or unsubscribes. */
export async function setNotify(wanted: boolean): Promise<void> {
  if (wanted && "Notification" in window && Notification.permission === "default") {
    await Notification.requestPermission();
  }
  settings.notify = wanted && "Notification" in window && Notification.permission === "granted";
  if (settings.notify) await startPush(locale());
  else await endPush();
}
