/** Detects a page that was left open while the server was updated. */
import { PROTOCOL_VERSION } from "./generated/protocol";

const RELOADED = "arizona.reloaded";

/** Whether the server has another protocol version; if so, reloads the page once per version. */
export function outdated(version: number): boolean {
  if (version === PROTOCOL_VERSION) return false;
  try {
    if (sessionStorage.getItem(RELOADED) === String(version)) return false;
    sessionStorage.setItem(RELOADED, String(version));
  } catch {
    return false;
  }
  location.reload();
  return true;
}
