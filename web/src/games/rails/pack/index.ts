import type { PackDrawing } from "../../contract";
import Symbols from "../Symbols.svelte";
import Entry from "./Entry.svelte";

export const pack: PackDrawing = { tables: ["sheet", "card"], Entry, Symbols };
