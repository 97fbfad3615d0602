/** The table being set up: sensible from the first moment, checked by the server. */
import type { CreateTable, GameInfo, SeatWish } from "../lib/generated/protocol";
import { usualBot } from "../lib/sitdown";

export type SeatKind = SeatWish["kind"];
export type ClockKind = "none" | "live" | "slow";

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

export class TableWish {
  seats = $state<SeatDraft[]>([]);
  options = $state<Record<string, string | number | boolean>>({});
  content = $state("default");
  clock = $state<ClockKind>("none");
  /** Which of the paces of each clock. */
  pace = $state({ live: USUAL, slow: USUAL });
  open = $state(false);

  constructor(readonly game: GameInfo) {
    const count = Math.max(2, game.min_seats);
    const bot = usualBot(game);
    for (let seat = 0; seat < count; seat += 1) {
      this.seats.push({ kind: seat === 0 ? "here" : "bot", name: "", bot });
    }
    for (const option of game.options) this.options[option.name] = option.default;
    const usual = ["default", "standard"];
    this.content =
      game.contents.find((name) => usual.includes(name)) ?? game.contents[0] ?? "default";
  }

  addSeat(): void {
    this.seats.push({ kind: "bot", name: "", bot: usualBot(this.game) });
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
    if (this.clock === "slow") {
      return { kind: "move", seconds: PACES.slow[this.pace.slow]!.days * 86400 };
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
    };
  }
}
