/** The table being set up: sensible from the first moment, checked by the server. */
import type { CreateTable, GameInfo, SeatWish } from "../lib/generated/protocol";
import { defaultBot } from "../lib/open-table";

export type SeatKind = SeatWish["kind"];
export type ClockKind = "none" | "live" | "slow" | "own";

export interface SeatDraft {
  kind: SeatKind;
  name: string;
  bot: string;
}

/** How fast a clock may be: minutes for the game and seconds for each turn, or days a turn. */
export const PACES = {
  live: [
    { minutes: 5, seconds: 5 },
    { minutes: 10, seconds: 10 },
    { minutes: 30, seconds: 20 },
  ],
  slow: [{ days: 1 }, { days: 2 }, { days: 7 }],
} as const;
const USUAL = 1;

/** Bounds of a clock of one's own: minutes for the game, seconds for each turn. */
export const OWN = { minutes: [1, 600], seconds: [0, 600] } as const;

/** After how many seconds away somebody may be said to have left; null is what is usual, 0 never. */
export const PATIENCE = [null, 300, 1800, 86400, 3 * 86400, 7 * 86400, 0] as const;

function within(value: number, [least, most]: readonly [number, number]): number {
  // An empty number field gives null or undefined, whatever the type says.
  return Math.min(most, Math.max(least, Math.round(value || 0)));
}

export class TableWish {
  seats = $state<SeatDraft[]>([]);
  options = $state<Record<string, string | number | boolean>>({});
  content = $state("default");
  clock = $state<ClockKind>("none");
  /** Which of the paces of each clock. */
  pace = $state({ live: USUAL, slow: USUAL });
  /** A clock of one's own. */
  own = $state({ minutes: 15, seconds: 10 });
  open = $state(false);
  /** Whether luck may be taken back: only where nobody else plays. */
  takeBack = $state(false);
  /** How long one waits for who left. */
  patience = $state<number | null>(null);

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
    this.seats.push({ kind: "bot", name: "", bot: defaultBot(this.game) });
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
      ...(this.byLink && this.patience !== null ? { claim_after: this.patience } : {}),
    };
  }
}
