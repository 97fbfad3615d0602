/** The settings of a new table, with usable defaults. The server validates them. */
import type { CreateTable, GameInfo, SeatRequest } from "../lib/generated/protocol";
import { defaultBot } from "../lib/open-table";

export type SeatKind = SeatRequest["kind"];
export type ClockKind = "none" | "live" | "slow" | "own";

export interface SeatDraft {
  kind: SeatKind;
  name: string;
  bot: string;
}

/** Clock presets: minutes per game and seconds per turn, or days per turn. */
export const PACES = {
  live: [
    { minutes: 5, seconds: 5 },
    { minutes: 10, seconds: 10 },
    { minutes: 30, seconds: 20 },
  ],
  slow: [{ days: 1 }, { days: 2 }, { days: 7 }],
} as const;
const USUAL = 1;

/** Limits of a custom clock: minutes per game, seconds per turn. */
export const OWN = { minutes: [1, 600], seconds: [0, 600] } as const;

/** Choices for the grace period of absent players, in seconds; null is the default, 0 is never. */
export const PATIENCE = [null, 300, 1800, 86400, 3 * 86400, 7 * 86400, 0] as const;

function within(value: number, [least, most]: readonly [number, number]): number {
  // An empty number field yields null or undefined despite its type.
  return Math.min(most, Math.max(least, Math.round(value || 0)));
}

export class TableDraft {
  seats = $state<SeatDraft[]>([]);
  options = $state<Record<string, string | number | boolean>>({});
  content = $state("default");
  clock = $state<ClockKind>("none");
  /** The chosen preset of each kind of clock. */
  pace = $state({ live: USUAL, slow: USUAL });
  /** The custom clock. */
  own = $state({ minutes: 15, seconds: 10 });
  open = $state(false);
  /** Whether chance events can be undone; only without other players. */
  takeBack = $state(false);
  /** Grace period for absent players. */
  patience = $state<number | null>(null);
  /** Whether the result changes ratings; then seats, options and content are fixed. */
  rated = $state(false);

  constructor(readonly game: GameInfo) {
    const count = Math.max(2, game.min_seats);
    const bot = defaultBot(game);
    for (let seat = 0; seat < count; seat += 1) {
      this.seats.push({ kind: seat === 0 ? "here" : "bot", name: "", bot });
    }
    for (const option of game.options) this.options[option.name] = option.default;
    const usual = ["default", "standard"];
    this.content =
      game.contents.find((name) => usual.includes(name)) ?? game.contents[0] ?? "default";
  }

  addSeat(): void {
    const kind = this.rated ? "link" : "bot";
    this.seats.push({ kind, name: "", bot: defaultBot(this.game) });
  }

  /** Makes the game rated or unrated. A rated game has people by link, a clock and standard options. */
  setRated(rated: boolean): void {
    this.rated = rated;
    if (!rated) return;
    this.seats.forEach((seat, index) => (seat.kind = index === 0 ? "here" : "link"));
    if (this.clock === "none") this.clock = "live";
    const fresh = new TableDraft(this.game);
    this.options = fresh.options;
    this.content = fresh.content;
    this.patience = null;
  }

  dropSeat(seat: number): void {
    this.seats.splice(seat, 1);
  }

  get byLink(): boolean {
    return this.seats.some((seat) => seat.kind === "link");
  }

  #clockRule(): NonNullable<CreateTable["clock"]> {
    if (this.clock === "live") {
      const { minutes, seconds } = PACES.live[this.pace.live]!;
      return { kind: "fischer", seconds: minutes * 60, increment: seconds };
    }
    if (this.clock === "own") {
      const seconds = within(this.own.minutes, OWN.minutes) * 60;
      return {
        kind: "fischer",
        seconds,
        increment: within(this.own.seconds, OWN.seconds),
      };
    }
    if (this.clock === "slow") {
      return {
        kind: "move",
        seconds: PACES.slow[this.pace.slow]!.days * 86400,
      };
    }
    return { kind: "none" };
  }

  request(): CreateTable {
    return {
      game: this.game.name,
      seats: this.seats.map((seat) => ({
        kind: seat.kind,
        ...(seat.name.trim() ? { name: seat.name.trim() } : {}),
        ...(seat.kind === "bot" ? { bot: seat.bot } : {}),
      })),
      options: { ...this.options },
      content: this.content,
      clock: this.#clockRule(),
      open: this.open,
      take_back: this.takeBack && !this.byLink,
      rated: this.rated,
      ...(this.byLink && this.patience !== null ? { claim_after: this.patience } : {}),
    };
  }
}
