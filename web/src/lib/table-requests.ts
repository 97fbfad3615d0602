/** Requests about seats, other players and the chat of a table. */
import type { SeatKey, Unseat } from "./generated/protocol";
import type { PendingRequests } from "./pending-requests";

/** Why a host removes a player. */
export type SentAwayReason = NonNullable<Unseat["why"]>;

export class TableRequests {
  constructor(private readonly send: PendingRequests["send"]) {}

  /** Answers a request to undo; withdraws it if it is the player's own. */
  answerUndo(seat: number, agree: boolean): void {
    void this.send({ type: "answer-undo", seat, agree });
  }

  /** Agrees to a friendly table, or ends the agreement. */
  setFriendly(seat: number, agree: boolean): void {
    void this.send({ type: "friendly", seat, agree });
  }

  /** Sends a chat message; returns false if it could not be sent. */
  async say(text: string): Promise<boolean> {
    const line = text.trim().slice(0, 500);
    if (!line) return true;
    return (await this.send({ type: "say", text: line }))?.type === "done";
  }

  sit(seat: number, name: string | null = null): void {
    void this.send({ type: "sit", seat, name });
  }

  /** Creates a new link to the player's own seat; older links become invalid. */
  async newLink(seat: number): Promise<SeatKey | null> {
    const answer = await this.send({ type: "new-link", seat });
    return answer?.type === "seated" ? answer.key : null;
  }

  handToBot(seat: number, bot: string): void {
    void this.send({ type: "hand-to-bot", seat, bot });
  }

  reclaimSeat(seat: number): void {
    void this.send({ type: "reclaim-seat", seat });
  }

  renameSeat(seat: number, name: string): void {
    void this.send({ type: "rename-seat", seat, name });
  }

  setHook(seat: number, url: string | null): void {
    void this.send({ type: "set-hook", seat, url });
  }

  setOpen(open: boolean): void {
    void this.send({ type: "set-open", open });
  }

  /** Opens the table to spectators, or closes it. */
  setWatch(watch: boolean): void {
    void this.send({ type: "set-watch", watch });
  }

  /** Mutes the author of a chat message; returns false if that failed. */
  async mute(line: number): Promise<boolean> {
    return (await this.send({ type: "mute", line }))?.type === "done";
  }

  /** Removes a player and opens the seat or hands it to a bot. The dialog has asked for confirmation. */
  unseat(seat: number, why: SentAwayReason, bot: string | null = null): void {
    void this.send({ type: "unseat", seat, confirm: true, why, bot });
  }

  resign(seat: number): void {
    void this.send({ type: "resign", seat });
  }

  /** Offers or accepts a draw; without `offer`, declines or withdraws it. */
  draw(seat: number, offer = true): void {
    void this.send({ type: "draw", seat, offer });
  }

  /** Claims the seat of an absent player. */
  claimGone(seat: number): void {
    void this.send({ type: "claim-gone", seat });
  }

  rematch(): void {
    void this.send({ type: "rematch", turn_seats: true });
  }
}
