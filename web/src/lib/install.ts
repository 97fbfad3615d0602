/** The worker that keeps the page: it opens without a network, and no update takes parts from a tab. */
import { fileAt, forALook } from "./house";
import { locale } from "./messages.svelte";
import { startPush } from "./push";
import { settings } from "./settings.svelte";

let begun = false;

/** Has the page kept; where somebody wants notices, they are asked for anew. */
export function install(): void {
  if (begun || forALook || !("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  begun = true;
  navigator.serviceWorker
    .register(fileAt("service.js"))
    .then(() => (settings.notify ? startPush(locale()) : false))
    .catch(() => undefined);
}
