/**
 * The person who is signed in to this browser, for use by the offline version, which shares the local
 * storage but has no accounts.
 */
import type { OfflineAccount } from "./generated/protocol";

const KEY = "arizona.person";

export function knownPerson(): OfflineAccount | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<OfflineAccount> | null;
    if (!found?.owner || !found.name) return null;
    return {
      owner: found.owner,
      name: found.name,
      solved: found.solved ?? [],
      days: found.days ?? [],
    };
  } catch {
    return null;
  }
}

/** Stores who is signed in; null for nobody. */
export function storePerson(person: OfflineAccount | null): void {
  try {
    if (person) localStorage.setItem(KEY, JSON.stringify(person));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage, offline games do not count for an account.
  }
}
