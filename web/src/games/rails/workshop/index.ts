import type { WorkshopFace } from "../../contract";
import Symbols from "../Symbols.svelte";
import Editor from "./Editor.svelte";
import Facts from "./Facts.svelte";
import Mini from "./Mini.svelte";
import Paints from "./Paints.svelte";
import { SYMBOLS } from "./sheet";
import Sign from "./Sign.svelte";

export const workshop: WorkshopFace = {
  drawn: { sheet: ["rows"], card: [] },
  Editor,
  Facts,
  paints: { kinds: ["sheet"], Paints },
  Mini,
  signs: SYMBOLS.map(({ name }) => name),
  Sign,
  Symbols,
};
