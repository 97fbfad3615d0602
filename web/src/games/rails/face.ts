/** How Rails looks before its table is loaded. */
import { fixed } from "../../lib/svg";
import type { Face } from "../contract";
import poster from "./art/poster.svg?raw";
import "./colors.css";
import Emblem from "./Emblem.svelte";

export const face: Face = {
  poster: {
    drawing: fixed(poster),
    baseline: 510,
    tall: "26 14 146 396",
    wide: "14 286 380 122",
  },
  Emblem,
};
