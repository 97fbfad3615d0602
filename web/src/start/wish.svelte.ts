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

const CLOCKS: Record<ClockKind, CreateTable["clock"]> = {
  none: { kind: "none" },
  live: { kind: "fischer", seconds: 600, increment: 10 },
  slow: { kind: "move", seconds: 2 * 86400 },
};

export class TableWish {
  seats = $state<SeatDraft[]>([]);
  options = $state<Record<string, string | number | boolean>>({});
  content = $state("default");
  clock = $state<ClockKind>("none");
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
      clock: CLOCKS[this.clock] ?? { kind: "none" },
      open: this.open,
    };
  }
}
