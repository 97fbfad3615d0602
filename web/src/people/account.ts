/** HTTP requests of the account page. */
import { ask } from "../lib/api";
import type {
  AccountState,
  NameChecked,
  OfflineAccount,
  PageSettings,
  RecoveryCodes,
  Registered,
} from "../lib/generated/protocol";
import { loadLanguage, locale } from "../lib/messages.svelte";
import { settings, type Settings } from "../lib/settings.svelte";
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
  offline: () => ask<OfflineAccount>("/api/account/offline"),
  endSession: (id: string) => ask<undefined>(`/api/account/sessions/${id}`, "DELETE"),
  endOthers: () => ask<undefined>("/api/account/sessions/end-others", "POST"),
  changePassword: ({ password = "", passkey }: Proof, next: string) =>
    ask<undefined>("/api/account/password", "PUT", { old: password, passkey, new: next }),
  newCodes: (proof: Proof) => ask<RecoveryCodes>("/api/account/codes", "POST", proof),
  rename: (name: string) => ask<AccountState>("/api/account/name", "PUT", { name }),
  remove: (name: string, proof: Proof) =>
    ask<undefined>("/api/account/delete", "POST", { name, ...proof }),
};

/** Settings that are not synchronized: permissions belong to the browser. */
const LOCAL = ["notify", "quiet"];

/** The settings that follow a person to other devices. */
export function followed(given: Settings = settings): Record<string, unknown> {
  return Object.fromEntries(Object.entries(given).filter(([key]) => !LOCAL.includes(key)));
}

/** Saves the settings of this browser with the account. */
export function saveSettings(): Promise<undefined> {
  return ask<undefined>("/api/account/settings", "PUT", { settings: followed() });
}

/**
 * Applies the settings saved with the account, except for those changed here since the person signed
 * in; a new account gets this browser's settings. Returns the saved settings.
 */
export async function loadSettings(atSignIn: Settings): Promise<Record<string, unknown>> {
  const before = followed(atSignIn);
  const saved = (await ask<PageSettings>("/api/account/settings")).settings;
  const known = Object.entries(saved).filter(
    ([key, value]) => key in before && typeof value === typeof before[key],
  );
  if (!known.length) {
    const own = followed();
    await saveSettings();
    return own;
  }
  const now = followed();
  const unchanged = known.filter(
    ([key]) => JSON.stringify(now[key]) === JSON.stringify(before[key]),
  );
  Object.assign(settings, Object.fromEntries(unchanged));
  if (settings.language && settings.language !== locale()) await loadLanguage(settings.language);
  return { ...before, ...Object.fromEntries(known) };
}
