/** The posters of the Passages: every place has a picture of its own. */
import { scene } from "../scenes";
import { seedOf } from "../seed";
import { CANYON } from "./canyon";
import { DESERT } from "./desert";
import { MOUNTAIN } from "./mountain";
import { PLATEAU } from "./plateau";

const PLACES: Record<string, () => string> = { ...MOUNTAIN, ...PLATEAU, ...DESERT, ...CANYON };

/** The poster of a card such as `oracle-2`; a place of one's own gets a scene of its terrain. */
export function poster(id: string, terrain: string): string {
  const draw = PLACES[id.replace(/-\d+$/, "")];
  if (!draw) return scene(terrain, seedOf(id));
  const turned = id.endsWith("-2")
    ? `<g transform="translate(144 0) scale(-1 1)">${draw()}</g>`
    : draw();
  return `<svg class="scene" viewBox="0 0 144 110" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${turned}</svg>`;
}
