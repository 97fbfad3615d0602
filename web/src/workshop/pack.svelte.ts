/** A pack being edited: its entries, unsent changes and validation messages. */
import type { EditedEntry, PackEntry, ThingCheck, WorkshopFace } from "../games/contract";
import { loadWorkshop } from "../games/workshops";
import { explain, RefusedError } from "../lib/api";
import type {
  Edit,
  Edited,
  Found,
  KindInfo,
  PackCard,
  PackChange,
  PackPage,
  WorkshopGame,
} from "../lib/generated/protocol";
import { loadGames } from "../lib/me.svelte";
import { named, say, t } from "../lib/messages.svelte";
import { workshop } from "./requests";
import { choiceName } from "./wording";

/** Milliseconds after the last keystroke before changes are sent. */
const SEND_DELAY = 350;

export const entriesOf = (table: unknown): PackEntry[] =>
  (Array.isArray(table) ? table : table ? [table] : []) as PackEntry[];

/** Fields that may contain an entry's title if the schema names none. */
const TITLES = ["title", "name", "terrain", "id"];

export class OpenPack {
  card = $state.raw<PackCard | null>(null);
  schema = $state.raw<WorkshopGame | null>(null);
  face = $state.raw<WorkshopFace | null>(null);
  tables = $state.raw<Record<string, unknown>>({});
  problems = $state.raw<Found[]>([]);
  changes = $state.raw<PackChange[]>([]);
  content = $state<string | null>(null);
  /** The drawings that the pack can replace by its own pictures. */
  places = $state.raw<string[]>([]);
  canUndo = $state(false);
  canRedo = $state(false);
  /** Number of unsent changes. */
  waiting = $state(0);
  trouble = $state("");
  #revision = 0;
  #edits = new Map<string, Edit>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> = Promise.resolve();

  constructor(readonly id: string) {}

  async load(): Promise<void> {
    try {
      await loadGames();
      const page = await workshop.pack(this.id);
      [this.schema, this.face] = await Promise.all([
        workshop.game(page.state.pack.game),
        loadWorkshop(page.state.pack.game),
      ]);
      this.take(page);
    } catch (error) {
      this.trouble = explain(error);
    }
  }

  take(page: PackPage): void {
    this.#edits.clear();
    this.waiting = 0;
    this.tables = page.tables;
    this.#applyState(page.state);
  }

  #applyState(edited: Edited): void {
    this.card = edited.pack;
    this.#revision = edited.revision;
    this.problems = edited.problems;
    this.changes = edited.changes;
    this.content = edited.content;
    this.places = edited.places;
    [this.canUndo, this.canRedo] = [edited.undo, edited.redo];
    this.trouble = "";
  }

  get locked(): boolean {
    return !this.card?.mine;
  }
  /** The revision of the saved pack. */
  get revision(): number {
    return this.#revision;
  }
  /** Whether the pack has no problems. */
  get fine(): boolean {
    return this.playable && this.problems.length === 0;
  }
  /** Whether the pack can be played, even if a card's text does not say what the card does. */
  get playable(): boolean {
    return this.content !== null;
  }
  get game(): string {
    return this.card?.game ?? "";
  }

  kind(name: string): KindInfo | undefined {
    return this.schema?.kinds.find((one) => one.name === name);
  }

  kindName(name: string): string {
    if (name === "art") return t("web-workshop-art");
    return say(this.kind(name)?.label ?? { id: name });
  }

  entries(kind: string): PackEntry[] {
    return entriesOf(this.tables[kind]);
  }

  /** The title of an entry; an entry without one may be part of an entry that has a name. */
  titleOf(kind: string, entry: PackEntry, at: number): string {
    const fields = [...TITLES.slice(0, 2), this.kind(kind)?.title ?? "", ...TITLES.slice(2)];
    const own = fields.map((field) => entry[field]).find((value) => typeof value === "string");
    if (own === undefined || own === "")
      return this.kind(kind)?.single ? this.kindName(kind) : String(at + 1);
    if (own === entry.id) {
      const whole = Object.values(this.tables)
        .flatMap(entriesOf)
        .find((one) => one.id === own && typeof one.name === "string");
      if (whole) return named(String(whole.name));
    }
    return entry.title === own || entry.name === own ? named(own) : choiceName(this.game, own);
  }

  problemsOf(kind: string, at: number): Found[] {
    return this.problems.filter((one) => one.table === kind && one.index === at);
  }

  changeOf(kind: string, at: number): PackChange | undefined {
    return this.changes.find((one) => one.table === kind && one.index === at);
  }

  /** Changes an entry: shown at once, sent and validated after a delay. */
  set(kind: string, at: number, entry: PackEntry): void {
    if (this.locked) return;
    this.#show({ op: "set", table: kind, index: at, entry });
    this.#edits.set(`${kind}/${at}`, { op: "set", table: kind, index: at, entry });
    this.waiting = this.#edits.size;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), SEND_DELAY);
  }

  #show({ op, table, index = -1, entry }: Edit): void {
    if (op === "reset") return;
    const now = this.tables[table];
    if (!Array.isArray(now)) {
      if (op === "set") this.tables = { ...this.tables, [table]: entry };
      return;
    }
    const list = [...(now as unknown[])];
    if (op === "set") list[index] = entry;
    else if (op === "remove") list.splice(index, 1);
    else list.splice(index < 0 ? list.length : index, 0, entry);
    this.tables = { ...this.tables, [table]: list };
  }

  /** Sends the pending changes; resolves when all are saved. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    const edits = [...this.#edits.values()];
    this.#edits.clear();
    if (edits.length) this.#sending = this.#sending.then(() => this.#send(edits));
    await this.#sending;
  }

  async #send(edits: Edit[]): Promise<void> {
    try {
      const edited = await workshop.edit(this.id, edits, this.#revision);
      this.#applyState(edited);
      if (edits.some((edit) => edit.op === "reset")) this.take(await workshop.pack(this.id));
    } catch (error) {
      await this.#failed(error);
    }
    this.waiting = this.#edits.size;
  }

  async #failed(error: unknown): Promise<void> {
    const words = explain(error);
    // Another window saved first, or the server rejected the change: show the saved state.
    if (error instanceof RefusedError) {
      const page = await workshop.pack(this.id).catch(() => null);
      if (page) this.take(page);
    }
    this.trouble = words;
  }

  /** Sends edits at once: fixes, additions, removals and reverts. */
  async edit(edits: Edit[]): Promise<void> {
    if (this.locked) return;
    await this.flush();
    for (const edit of edits) this.#show(edit);
    this.#sending = this.#sending.then(() => this.#send(edits));
    await this.#sending;
  }

  /** Adds or replaces the picture of a drawing, and shows it as cleaned by the server. */
  async setPicture(place: string, image: string): Promise<void> {
    if (this.locked) return;
    await this.flush();
    const at = this.entries("art").findIndex((row) => row.of === place);
    const entry = { of: place, image };
    const edit: Edit =
      at < 0
        ? { op: "add", table: "art", index: -1, entry }
        : { op: "set", table: "art", index: at, entry };
    try {
      await workshop.edit(this.id, [edit], this.#revision);
      this.take(await workshop.pack(this.id));
    } catch (error) {
      await this.#failed(error);
    }
  }

  async step(which: "undo" | "redo"): Promise<void> {
    await this.flush();
    try {
      this.take(await workshop[which](this.id, this.#revision));
    } catch (error) {
      await this.#failed(error);
    }
  }

  async rename(title: string): Promise<void> {
    await this.flush();
    try {
      this.take(await workshop.rename(this.id, title));
    } catch (error) {
      await this.#failed(error);
    }
  }
}

/** An entry of an open pack, as passed to a game's own editor. */
export class OpenEntry implements EditedEntry {
  readonly #place: () => { kind: string; at: number };

  constructor(
    readonly pack: OpenPack,
    place: () => { kind: string; at: number },
  ) {
    this.#place = place;
  }

  get kind(): string {
    return this.#place().kind;
  }
  get at(): number {
    return this.#place().at;
  }
  get entry(): PackEntry {
    return this.pack.entries(this.kind)[this.at] ?? {};
  }
  get tables(): Readonly<Record<string, unknown>> {
    return this.pack.tables;
  }
  get locked(): boolean {
    return this.pack.locked;
  }
  get problems(): Found[] {
    return this.pack.problemsOf(this.kind, this.at);
  }
  get checks(): ThingCheck[] {
    return this.problems.map(({ message, field, spots }) => ({
      text: say(message),
      field,
      places: spots,
    }));
  }

  change(fields: PackEntry): void {
    this.pack.set(this.kind, this.at, { ...this.entry, ...fields });
  }

  /** Replaces the whole entry. */
  replace(entry: PackEntry): void {
    this.pack.set(this.kind, this.at, entry);
  }

  changeIn(kind: string, at: number, fields: PackEntry): void {
    this.pack.set(kind, at, { ...this.pack.entries(kind)[at], ...fields });
  }

  async generate(seed: string, fields: PackEntry): Promise<void> {
    const { counts } = this.pack.tables;
    const request = {
      table: this.kind,
      seed,
      entry: { ...this.entry, ...fields },
      tables: counts ? { counts } : {},
    };
    try {
      const { entry } = await workshop.fill(this.pack.game, request);
      this.change(entry);
    } catch (error) {
      this.pack.trouble = explain(error);
    }
  }
}
