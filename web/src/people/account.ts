/** HTTP requests of the account page. */
import { ask } from "../lib/api";
import type {
  AccountState,
  NameChecked,
  PageSettings,
  RecoveryCodes,
  Registered,
} from "../lib/generated/protocol";
import { loadLanguage, locale } from "../lib/messages.svelte";
import { settings } from "../lib/settings.svelte";
import type { Proof } from "./passkeys";

export const accounts = {
  state: () => ask<AccountState>("/api/account"),
  checkName: (name: string) => ask<NameChecked>("/api/account/check-name", "POST", { name }),
  register: (name: string, password: string, code: string) =>
    ask<Registered>("/api/account/register", "POST", { name, password, code }),
  signIn: (name: string, password: string) =>
    ask<AccountState>("/api/account/sign-in", "POST", { name, password }),
  recover: (name: string, code: string, password: string) =>
    ask<AccountState>("/api/account/recover", "POST", { name, code, password }),
  signOut: () => ask<undefined>("/api/account/sign-out", "POST"),
  endSession: (id: string) => ask<undefined>(`/api/account/sessions/${id}`, "DELETE"),
  endOthers: () => ask<undefined>("/api/account/sessions/end-others", "POST"),
  changePassword: ({ password = "", passkey }: Proof, next: string) =>
    ask<undefined>("/api/account/password", "PUT", { old: password, passkey, new: next }),
  newCodes: (proof: Proof) => ask<RecoveryCodes>("/api/account/codes", "POST", proof),
  rename: (name: string) => ask<AccountState>("/api/account/name", "PUT", { name }),
  remove: (name: string, proof: Proof) =>
    ask<undefined>("/api/account/delete", "POST", { name, ...proof }),
};

/** Settings that stay with the browser: it alone knows whether it may notify. */
const LOCAL = ["notify", "quiet"];

/** The settings that follow a person to other devices. */
export function followed(): Record<string, unknown> {
  return Object.fromEntries(Object.entries(settings).filter(([key]) => !LOCAL.includes(key)));
}

/** Saves the settings of this browser with the account. */
export function saveSettings(): Promise<undefined> {
  return ask<undefined>("/api/account/settings", "PUT", { settings: followed() });
}

/** Applies the settings that were saved with the account; a new account gets this browser's. */
export async function loadSettings(): Promise<void> {
  const saved = (await ask<PageSettings>("/api/account/settings")).settings;
  const known = Object.entries(saved).filter(
    ([key, value]) =>
      !LOCAL.includes(key) &&
      key in settings &&
      typeof value === typeof settings[key as keyof typeof settings],
  );
  if (!known.length) return void (await saveSettings());
  Object.assign(settings, Object.fromEntries(known));
  if (settings.language && settings.language !== locale()) await loadLanguage(settings.language);
}
