import type { WorkshopFace } from "../../contract";
import Editor from "./Editor.svelte";
import Mini from "./Mini.svelte";
import Sign from "./Sign.svelte";
import { SIGNS } from "./signs";

export const workshop: WorkshopFace = {
  drawn: {
    passage: [],
    flora: [],
    fauna: [],
    piece: ["shape", "size"],
    gateway: [],
    weather: [],
    spirit: [],
    card: [],
    poison: [],
    weeks: [],
    track: [],
    ladder: [],
    arrows: [],
    mural: ["rows"],
  },
  Editor,
  Mini,
  signs: Object.keys(SIGNS),
  Sign,
};
