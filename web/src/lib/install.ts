/**
 * Installs the service worker, which caches the page for offline use and keeps open tabs on one
 * version.
 */
import { fileAddress, isDemo } from "./environment";
import { locale } from "./messages.svelte";
import { startPush } from "./push";
import { settings } from "./settings.svelte";

let started = false;

/** Installs the service worker and renews the push subscription if notifications are enabled. */
export function install(): void {
  if (started || isDemo || !("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  started = true;
  navigator.serviceWorker
    .register(fileAddress("service.js"))
    .then(() => (settings.notify ? startPush(locale()) : false))
    .catch(() => undefined);
}
