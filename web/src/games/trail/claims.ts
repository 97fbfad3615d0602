/** Which claims the board shows: the engine counts them, the page only chooses the lines. */
import type { ClaimView, PlayerView } from "./view";

/** Those of everybody's board; the three Stock claims exclude each other and share a line. */
export function boardClaims(player: PlayerView): ClaimView[] {
  const own = player.claim_progress.filter((claim) => !claim.title);
  const stock = own.filter(ofStock);
  const next =
    stock.find((claim) => claim.made) ?? stock.find((claim) => !claim.ready) ?? stock.at(-1);
  return own.filter((claim) => !ofStock(claim) || claim === next);
}

export function ofStock(claim: ClaimView): boolean {
  return claim.id.startsWith("stock-");
}

/** Where all six of the stock must stand for a claim. */
export function stockLevels(player: PlayerView): number[] {
  return player.claim_progress
    .filter(ofStock)
    .map((claim) => Number(claim.id.slice("stock-".length)));
}
