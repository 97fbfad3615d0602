import type { PackDrawing } from "../../contract";
import Entry from "./Entry.svelte";

export const pack: PackDrawing = { tables: ["flora", "fauna", "piece", "passage"], Entry };
