/**
 * What a game's folder can provide to the page. Only the table is required; a game without a folder
 * uses the generic interface (`../generic`).
 *
 * `index.ts` exports `game` (GameModule), `face.ts` exports `face` (Face), `setup/index.ts` exports
 * `choices` (OwnChoices), `pack/index.ts` exports `pack` (PackDrawing), `workshop/index.ts` exports
 * `workshop` (WorkshopFace), `Legend.svelte` is a Legend.
 */
import type { Component } from "svelte";

import type { EventInfo, Scene } from "../lib/generated/protocol";
import type { Svg } from "../lib/svg";
import type { TableDraft } from "../start/table-draft.svelte";
import type { Drawing } from "../table/layout";
import type { Play } from "../table/play.svelte";

export interface TextSection {
  title: string;
  lines: string[];
}

/** A row of the result table: a source of points, and the points of each seat. */
export interface ResultRow {
  label: string;
  points: number[];
  total?: boolean;
}

/** The texts of the prompt bar; empty parts are hidden. */
export interface PromptWords {
  lead: string;
  ask: string;
  help: string;
}

/** A move that a review shows on the board. */
export interface ReviewMark {
  text: string;
  kind: "better" | "played";
  grade: string;
  /** Its formatted value. */
  shown: string;
}

/** The board in a review, with the played and the better move. */
export type ReviewStage = Component<{ play: Play; seat: number; marks: ReviewMark[] }>;

export interface GameModule {
  Table: Component<{ play: Play }>;
  /** The layouts of the table, largest first. */
  drawings?: readonly Drawing[];
  /** The position as text, for the text view. */
  describe: (scene: Scene, names: string[], log: EventInfo[], game: string) => TextSection[];
  /** Where the points came from. */
  breakdown: (log: EventInfo[], scores: number[], game: string) => ResultRow[];
  /** The game's own result page; without it, the shared one is used. */
  Result?: Component<{ play: Play; onclose: () => void }>;
  /** The board in a review; without it, the server's drawing is used. */
  Stage?: ReviewStage;
  /** The game's shortcuts, described by `web-key-<key>` and `web-key-<key>-does`. */
  keys?: readonly string[];
  /** For lessons: restricts the choices in a view to the moves of the step. */
  narrow?: (view: Scene["view"], texts: string[]) => Scene["view"];
}

/** The poster of a game, on a 408 × 560 canvas. */
export interface PosterArt {
  drawing: Svg;
  /** Baseline of the title, and its size if it is not the default. */
  baseline: number;
  titleSize?: number;
  /** Crops of the picture for portrait and landscape. */
  tall: string;
  wide: string;
}

/** How a game looks before its table is loaded: on the start page and in lists. */
export interface Face {
  poster: PosterArt;
  Emblem: Component;
}

/** Table options that the game lets players choose from pictures. */
export interface OwnChoices {
  /** The names of the options it handles. */
  names: string[];
  Options: Component<{ draft: TableDraft }>;
}

/** An entry of a content pack, as it is in the file. */
export type PackEntry = Record<string, unknown>;

/** Draws the entries of the named pack tables; all others are shown as text. */
export interface PackDrawing {
  tables: string[];
  Entry: Component<{ table: string; entry: PackEntry; name: string }>;
  /** The symbols that the entries refer to, included once per page. */
  Symbols?: Component;
}

/** A validation message for the entry being edited. */
export interface ThingCheck {
  text: string;
  /** The field it is about, such as `rows`. */
  field: string;
  /** Names of the spaces it is about. */
  places: string[];
}

/** The pack entry being edited. */
export interface EditedEntry {
  /** The table that contains it. */
  readonly kind: string;
  readonly entry: PackEntry;
  /** The current state of the pack. */
  readonly tables: Readonly<Record<string, unknown>>;
  /** Whether the pack is someone else's and therefore read-only. */
  readonly locked: boolean;
  readonly checks: readonly ThingCheck[];
  /** Changes some fields of the entry. */
  change: (fields: PackEntry) => void;
  /** Changes some fields of another entry. */
  changeIn: (kind: string, at: number, fields: PackEntry) => void;
  /** Fills open places (`?`) at random, for example to generate a sheet. */
  generate: (seed: string, fields: PackEntry) => Promise<void>;
}

/** A game's editors for pack entries; kinds without one use only the generated form. */
export interface WorkshopFace {
  /** The kinds with an editor, and the fields edited there instead of in the form. */
  drawn: Record<string, readonly string[]>;
  /** The editor. */
  Editor: Component<{ edited: EditedEntry }>;
  /** Facts about the entry, shown below the validation messages. */
  Facts?: Component<{ edited: EditedEntry }>;
  /** The palette for painting, shown next to the list of entries. */
  paints?: { kinds: readonly string[]; Paints: Component<{ edited: EditedEntry }> };
  /** A thumbnail of an entry, for lists. */
  Mini: Component<{ kind: string; entry: PackEntry }>;
  /** Words of the pack language that have a symbol, and the symbol. */
  signs?: readonly string[];
  Sign?: Component<{ word: string }>;
  /** Kinds whose entries are chosen by their pictures. */
  tiled?: readonly string[];
  Symbols?: Component;
}

/** Pictures of a game's symbols, for its rules page. */
export type Legend = Component<{ anchors?: boolean }>;
