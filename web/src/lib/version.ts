/** A page that was left open while the server became another. */
import { PROTOCOL_VERSION } from "./generated/protocol";

const RELOADED = "arizona.reloaded";

/** Whether the server speaks another version; then the page is loaded anew, once for each. */
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
