import type { WorkshopFace } from "../../contract";
import Mini from "./Mini.svelte";
import TileEditor from "./TileEditor.svelte";
import TileFacts from "./TileFacts.svelte";

export const workshop: WorkshopFace = {
  drawn: { tile: ["rows"] },
  Editor: TileEditor,
  Facts: TileFacts,
  Mini,
  tiled: ["tile"],
};
