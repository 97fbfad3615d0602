/** The worker that keeps the page: it opens without a network, and no update takes parts from a tab. */
import { fileAddress, isDemo } from "./environment";
import { locale } from "./messages.svelte";
import { startPush } from "./push";
import { settings } from "./settings.svelte";

let begun = false;

/** Has the page kept; where somebody wants notices, they are asked for anew. */
export function install(): void {
  if (begun || isDemo || !("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  begun = true;
  navigator.serviceWorker
    .register(fileAddress("service.js"))
    .then(() => (settings.notify ? startPush(locale()) : false))
    .catch(() => undefined);
}
