/** Which claims the board shows. The engine computes their progress. */
import type { ClaimView, PlayerView } from "./view";
import { TERRAINS } from "./words";

/** The claims of every board; the three Stock claims exclude each other and share a line. */
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

/** The levels that the whole stock must reach for a claim. */
export function stockLevels(player: PlayerView): number[] {
  return player.claim_progress
    .filter(ofStock)
    .map((claim) => Number(claim.id.slice("stock-".length)));
}

/** What on a board fulfills the claims that can be made. */
export interface Earning {
  /** Pieces on the mural, by position. */
  pieces: Set<string>;
  passages: Set<string>;
  stock: boolean;
}

/** The first thing of each kind. */
function oneOfEach<Thing>(things: Thing[], kindOf: (one: Thing) => string): Thing[] {
  return [...new Map(things.map((one) => [kindOf(one), one])).values()];
}

export function earning(player: PlayerView, claims: string[]): Earning {
  const found: Earning = { pieces: new Set(), passages: new Set(), stock: false };
  const laid = player.mural.filter((one) => one.kind);
  const alike = TERRAINS.map((kind) => player.passages.filter((one) => one.terrain === kind))
    .reduce((most, some) => (some.length > most.length ? some : most))
    .slice(0, 4);
  for (const claim of claims) {
    if (claim.startsWith("stock-")) found.stock = true;
    const size = Number(/^size-(\d)$/.exec(claim)?.[1] ?? 0);
    const pieces =
      claim === "mural"
        ? player.mural
        : claim === "all-sizes"
          ? oneOfEach(laid, (one) => `${one.kind} ${one.cells.length}`)
          : laid.filter((one) => one.cells.length === size);
    for (const one of pieces) found.pieces.add(one.at);
    // No card counts for both Passage claims (T-10.2).
    const used = player.claims.includes("four-alike") ? alike : [];
    const different = oneOfEach(
      player.passages.filter((one) => !used.includes(one)),
      (one) => one.terrain,
    );
    const passages = claim === "four-alike" ? alike : claim === "four-different" ? different : [];
    for (const one of passages) found.passages.add(one.id);
  }
  return found;
}
