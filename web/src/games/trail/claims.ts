/** The claims of everybody's board, and how far a player has come. */
import type { PlayerView } from "./view";
import { STOCK, TERRAINS } from "./words";

export interface Claim {
  id: string;
  gives: string;
  have: number;
  need: number;
  made: boolean;
}

/** In the order of the board; the three Stock claims exclude each other and share a line. */
export function claimsOf(player: PlayerView): Claim[] {
  const sizes = player.mural
    .filter((laid) => laid.kind)
    .map((laid) => ({ ...laid, size: laid.cells.length }));
  const of = (size: number): number => sizes.filter((laid) => laid.size === size).length;
  const kinds = new Set(sizes.map((laid) => `${laid.kind}${laid.size}`)).size;
  const walked = TERRAINS.map(
    (terrain) => player.passages.filter((one) => one.terrain === terrain).length,
  );
  const lowest = Math.min(...STOCK.map((kind) => player.stock[kind] ?? 0));
  const stock = ["stock-3", "stock-5", "stock-7"].find((id) => player.claims.includes(id));
  const level = stock ? Number(stock.slice(6)) : lowest >= 5 ? 7 : lowest >= 3 ? 5 : 3;
  const full = STOCK.filter((kind) => (player.stock[kind] ?? 0) >= level).length;
  const list: [string, string, number, number][] = [
    ["size-5", "3 gold", of(5), 3],
    ["size-4", "4 gold", of(4), 4],
    ["size-3", "5 gold", of(3), 5],
    ["size-2", "6 gold", of(2), 6],
    ["all-sizes", "8 gold", kinds, 8],
    ["mural", "5 gold", 36 - player.open_spaces, 36],
    ["four-alike", "3 turquoise", Math.max(...walked), 4],
    ["four-different", "2 supplies", walked.filter(Boolean).length, 4],
    [`stock-${level}`, `${level} grit`, full, STOCK.length],
  ];
  return list.map(([id, gives, have, need]) => ({
    id,
    gives,
    have: Math.min(have, need),
    need,
    made: player.claims.includes(id),
  }));
}
