import type { WorkshopFace } from "../../contract";
import Mini from "./Mini.svelte";
import TileDesk from "./TileDesk.svelte";
import TileFacts from "./TileFacts.svelte";

export const workshop: WorkshopFace = {
  drawn: { tile: ["rows"] },
  Desk: TileDesk,
  Facts: TileFacts,
  Mini,
  tiled: ["tile"],
};
