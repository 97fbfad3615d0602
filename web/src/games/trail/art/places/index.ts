/** The posters of the Passages: every place has a picture of its own. */
import { fixed, own, type Svg } from "../../../../lib/svg";
import { scene } from "../scenes";
import { seedOf } from "../seed";
import { CANYON } from "./canyon";
import { DESERT } from "./desert";
import { MOUNTAIN } from "./mountain";
import { PLATEAU } from "./plateau";

const PLACES: Record<string, () => string> = { ...MOUNTAIN, ...PLATEAU, ...DESERT, ...CANYON };

/** The second copy of a place is seen the other way round, the third one from nearer by. */
const NEAR = "translate(156 -22) scale(-1.2 1.2)";

/** The poster of a card such as `oracle-2`; a place of one's own gets a scene of its terrain. */
export function poster(id: string, terrain: string): Svg {
  const draw = own(PLACES, id.replace(/-\d+$/, ""));
  if (!draw) return scene(terrain, seedOf(id));
  const [, copy] = /-(\d+)$/.exec(id) ?? [];
  const view = copy === "2" ? "translate(144 0) scale(-1 1)" : copy === "3" ? NEAR : "";
  const turned = view ? `<g transform="${view}">${draw()}</g>` : draw();
  return fixed(
    `<svg class="scene" viewBox="0 0 144 110" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${turned}</svg>`,
  );
}
