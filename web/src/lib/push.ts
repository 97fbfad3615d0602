/** Push notifications with the page closed, if server and browser support them. */
import { api } from "./api";
import { isOffline } from "./environment";
import type { Subscribe } from "./generated/protocol";
import { settings } from "./settings.svelte";

export type PushKind = NonNullable<Subscribe["kinds"]>[number];
export const PUSH_KINDS: readonly PushKind[] = ["turn", "invitation", "found"];

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const raw = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
}

/** The server's public key for subscriptions; "" if push is not available. */
export async function pushKey(): Promise<string> {
  if (isOffline || !("serviceWorker" in navigator) || !("PushManager" in window)) return "";
  return (await api.features().catch(() => null))?.push ?? "";
}

/** Subscribes this browser; returns false if it refuses. */
export async function startPush(language: string): Promise<boolean> {
  const key = await pushKey();
  if (!key) return false;
  try {
    const registration = await navigator.serviceWorker.ready;
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytes(key),
    });
    const { endpoint, keys } = subscription.toJSON();
    const { p256dh = "", auth = "" } = keys ?? {};
    const kinds = PUSH_KINDS.filter((kind) => !settings.quiet.includes(kind));
    await api.subscribe({ endpoint: endpoint ?? "", p256dh, auth, language, kinds });
    return true;
  } catch {
    return false;
  }
}

/** Unsubscribes this browser, here and on the server. */
export async function endPush(): Promise<void> {
  if (isOffline || !("serviceWorker" in navigator) || !("PushManager" in window)) return;
  const registration = await navigator.serviceWorker.getRegistration("/");
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  await subscription.unsubscribe();
  await api.unsubscribe({ endpoint: subscription.endpoint }).catch(() => undefined);
}
