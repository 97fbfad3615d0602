/** The chat of a table, as this browser shows it. */
import type { ChatLine } from "./generated/protocol";

export class TableChat {
  lines = $state.raw<ChatLine[]>([]);
  /** Id of the last line the player has read. */
  seen = $state(0);

  /** Id of the newest line; 0 if there is none. */
  get newest(): number {
    return this.lines.at(-1)?.id ?? 0;
  }

  /** Replaces all lines. Those of the first call count as read. */
  replace(lines: ChatLine[]): void {
    this.lines = lines;
    this.seen ||= this.newest;
  }

  /** Appends lines, skipping those already shown. */
  add(lines: ChatLine[]): void {
    const last = this.newest;
    this.lines = [...this.lines, ...lines.filter(({ id }) => id > last)];
  }

  markRead(): void {
    this.seen = Math.max(this.seen, this.newest);
  }

  /** Hides the lines of a person who was blocked: of a seat, or of the author of a line. */
  hide(seat: number | undefined, line: number | undefined): void {
    const said = this.lines.find(({ id }) => id === line);
    const hidden = seat ?? said?.seat ?? -1;
    this.lines = this.lines.filter((one) =>
      hidden >= 0 ? one.seat !== hidden : one.seat >= 0 || one.name !== said?.name,
    );
  }
}
