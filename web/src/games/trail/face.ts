/** How Trail looks before its table is loaded. */
import { fixed } from "../../lib/svg";
import type { Face } from "../contract";
import poster from "./art/poster.svg?raw";
import "./colors.css";
import Emblem from "./Emblem.svelte";

export const face: Face = {
  poster: {
    drawing: fixed(poster),
    baseline: 510,
    tall: "60 60 172 450",
    wide: "12 216 384 110",
  },
  Emblem,
};
