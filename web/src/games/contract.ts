/**
 * What a game's folder may bring to the page. Only the table is a must; a game without a folder
 * has the plain face of everything (`../plain`).
 *
 * `index.ts` exports `game` (GameModule), `face.ts` exports `face` (Face), `setup/index.ts` exports
 * `choices` (OwnChoices), `pack/index.ts` exports `pack` (PackDrawing), `workshop/index.ts` exports
 * `workshop` (WorkshopFace), `Legend.svelte` is a Legend.
 */
import type { Component } from "svelte";

import type { EventInfo, Scene } from "../lib/generated/protocol";
import type { Svg } from "../lib/svg";
import type { TableWish } from "../start/wish.svelte";
import type { Drawing } from "../table/layout";
import type { Play } from "../table/play.svelte";

export interface TextSection {
  title: string;
  lines: string[];
}

/** One line of the result's table: a source of points and what each seat got from it. */
export interface ResultRow {
  label: string;
  points: number[];
  total?: boolean;
}

/** What the prompt bar says; empty parts are left out. */
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
  /** What it is worth, as it is written. */
  shown: string;
}

/** The board of a moment in a review, with the played and the better move on it. */
export type ReviewStage = Component<{ play: Play; seat: number; marks: ReviewMark[] }>;

export interface GameModule {
  Table: Component<{ play: Play }>;
  /** Its drawings for boxes of every size, the one for the largest first. */
  drawings?: readonly Drawing[];
  /** The position in sentences, for the text view. */
  describe: (scene: Scene, names: string[], log: EventInfo[]) => TextSection[];
  /** Where the points came from. */
  breakdown: (log: EventInfo[], scores: number[]) => ResultRow[];
  /** A result page of the game's own; without it the common one is shown. */
  Result?: Component<{ play: Play; onclose: () => void }>;
  /** The board as a review shows it; without one the server's drawing stands there. */
  Stage?: ReviewStage;
  /** Its own keys, told by `web-key-<key>` and `web-key-<key>-does`. */
  keys?: readonly string[];
  /** In a lesson: a view that offers only the moves of the step, where it offers more. */
  narrow?: (view: Scene["view"], texts: string[]) => Scene["view"];
}

/** The picture of a game, drawn on a sheet of 408 × 560. */
export interface PosterArt {
  drawing: Svg;
  /** Where the title stands, and its size where it is not the usual one. */
  baseline: number;
  titleSize?: number;
  /** Parts of the picture that stand well alone: upright and lying. */
  tall: string;
  wide: string;
}

/** How a game looks before its table is loaded: on the start page and in lists. */
export interface Face {
  poster: PosterArt;
  Emblem: Component;
}

/** Options that a game lets one choose by pictures when a table is set up. */
export interface OwnChoices {
  /** The options that it looks after. */
  names: string[];
  Options: Component<{ wish: TableWish }>;
}

/** One entry of a content pack, as it is written. */
export type PackEntry = Record<string, unknown>;

/** How a game draws the entries of its packs: those of the tables named, the rest is told plainly. */
export interface PackDrawing {
  tables: string[];
  Entry: Component<{ table: string; entry: PackEntry; name: string }>;
  /** The symbols that the entries refer to, once a page. */
  Symbols?: Component;
}

/** What the checker says about a thing on the bench. */
export interface ThingCheck {
  text: string;
  /** The field it is about, such as `rows`. */
  field: string;
  /** Spaces it is about, by the names the game gives them. */
  places: string[];
}

/** One thing of a pack on the workshop's bench. */
export interface Bench {
  /** The table it stands in. */
  readonly kind: string;
  readonly entry: PackEntry;
  /** The pack as it is now. */
  readonly tables: Readonly<Record<string, unknown>>;
  /** Somebody else's: it can be looked at. */
  readonly locked: boolean;
  readonly checks: readonly ThingCheck[];
  /** Changes some of its fields. */
  change: (fields: PackEntry) => void;
  /** Changes some fields of another thing of the pack. */
  changeIn: (kind: string, at: number, fields: PackEntry) => void;
  /** Has what is open in it (`?`) filled by chance, such as a fresh sheet. */
  generate: (seed: string, fields: PackEntry) => Promise<void>;
}

/** How a game makes the things of its packs; a kind it does not draw has the plain form alone. */
export interface WorkshopFace {
  /** The kinds it draws, and which of their fields are changed in the drawing, not in the form. */
  drawn: Record<string, readonly string[]>;
  /** The thing itself. */
  Desk: Component<{ bench: Bench }>;
  /** What can be told about it, below the checks. */
  Facts?: Component<{ bench: Bench }>;
  /** What one paints with, beside the list of things. */
  paints?: { kinds: readonly string[]; Paints: Component<{ bench: Bench }> };
  /** A thing in small, for lists. */
  Mini: Component<{ kind: string; entry: PackEntry }>;
  /** The words of its packs that have a symbol, and the symbol. */
  signs?: readonly string[];
  Sign?: Component<{ word: string }>;
  /** Kinds whose things are chosen by their pictures. */
  tiled?: readonly string[];
  Symbols?: Component;
}

/** Pictures of a game's symbols, for its rules page. */
export type Legend = Component<{ anchors?: boolean }>;
