/** Posters of the Passages, one per place. */
import { artOf, pictured } from "../../../../lib/art.svelte";
import { fixed, own, type Svg } from "../../../../lib/svg";
import { scene } from "../scenes";
import { seedOf } from "../seed";
import { CANYON } from "./canyon";
import { DESERT } from "./desert";
import { MOUNTAIN } from "./mountain";
import { PLATEAU } from "./plateau";

const PLACES: Record<string, () => string> = { ...MOUNTAIN, ...PLATEAU, ...DESERT, ...CANYON };

/** The second copy of a place is mirrored, the third one is mirrored and enlarged. */
const NEAR = "translate(156 -22) scale(-1.2 1.2)";

/**
 * The poster of a card such as `oracle-2`: the pack's own picture, or the drawing of its place;
 * unknown places get a scene of their terrain.
 */
export function poster(id: string, terrain: string): Svg {
  const place = id.replace(/-\d+$/, "");
  const picture = artOf("trail", `passage.${place}`) ?? artOf("trail", `passage.${id}`);
  if (picture) return pictured(picture, 144, 110, "scene", "xMidYMax slice");
  const draw = own(PLACES, place);
  if (!draw) return scene(terrain, seedOf(id));
  const [, copy] = /-(\d+)$/.exec(id) ?? [];
  const view = copy === "2" ? "translate(144 0) scale(-1 1)" : copy === "3" ? NEAR : "";
  const turned = view ? `<g transform="${view}">${draw()}</g>` : draw();
  return fixed(
    `<svg class="scene" viewBox="0 0 144 110" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${turned}</svg>`,
  );
}

/** The picture of a Gateway card. */
export function gatewayArt(id: string): Svg {
  const picture = artOf("trail", `gateway.${id}`);
  if (picture) return pictured(picture, 144, 110, "scene", "xMidYMax slice");
  return scene("plateau", seedOf(id));
}
