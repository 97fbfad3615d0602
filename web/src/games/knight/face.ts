/** How Knight looks before its table is loaded. */
import { fixed } from "../../lib/svg";
import type { Face } from "../contract";
import poster from "./art/poster.svg?raw";
import "./colors.css";
import Emblem from "./Emblem.svelte";
import { namePlaces } from "./place-names";

namePlaces();

export const face: Face = {
  poster: {
    drawing: fixed(poster),
    baseline: 508,
    titleSize: 128,
    tall: "140 40 172 450",
    wide: "12 96 384 110",
  },
  Emblem,
};
