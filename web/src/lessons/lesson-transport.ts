/** Transport for a lesson: implements the table protocol with a recorded game. */
import {
  PROTOCOL_VERSION,
  type ActionInfo,
  type ClientMessage,
  type Lesson,
  type LessonStep,
  type Moment,
  type Scene,
} from "../lib/generated/protocol";
import type { ConnectionEvents } from "../lib/transport";

/** Restricts the choices in a game's view to the moves of a step, given as `texts`. */
export type Narrow = (view: Scene["view"], texts: string[]) => Scene["view"];

const CHANCE = -1;

export class LessonTransport {
  /** The current moment. */
  #at: number;
  #seq = 0;

  constructor(
    private readonly lesson: Lesson,
    private readonly name: string,
    private readonly step: () => LessonStep | undefined,
    private readonly narrow: Narrow | undefined,
    private readonly events: ConnectionEvents,
    /** The moment at which to resume. */
    from: number,
  ) {
    this.#at = from;
    queueMicrotask(() => events.open());
  }

  close(): void {
    // There is no connection to close.
  }

  reconnect(): void {
    this.events.open();
  }

  send(message: ClientMessage): boolean {
    queueMicrotask(() => this.#answer(message));
    return true;
  }

  /** The last stored moment at or before the requested one. */
  moment(wanted: number): Promise<Moment | null> {
    const found = this.lesson.moments.filter((one) => one.moment <= wanted).at(-1);
    return Promise.resolve(found ?? this.lesson.moments[0] ?? null);
  }

  /** Shows the position at the start of a step, without animating the moves before it. */
  goTo(moment: number): void {
    if (moment !== this.#at) this.#sendUpdate(moment, moment < this.#at ? this.#at - moment : 0);
    else this.#sendUpdate(moment, 0, true);
  }

  #answer(message: ClientMessage): void {
    if (message.type === "hello") {
      const { table, seat } = this.lesson;
      const seats = table.seats.map((one, index) =>
        index === seat ? { ...one, name: this.name || one.name } : one,
      );
      this.events.message({
        type: "snapshot",
        version: PROTOCOL_VERSION,
        time: Date.now(),
        table: { ...table, seats },
        you: { name: this.name, seats: [seat], host: false },
        scene: this.#scene(this.#at),
        log: [...this.lesson.log, ...this.lesson.events.filter((one) => one.moment <= this.#at)],
        chat: [],
        spectators: 0,
      });
    } else if (message.type === "move") {
      this.#move(message.ref, message.action);
    } else if (message.type === "preview") {
      const all = this.lesson.previews[this.#at] ?? [];
      const previews = all.filter((one) => message.actions.includes(one.action));
      this.events.message({ ...message, type: "previews", previews });
    } else if ("ref" in message) {
      this.#refuse(message.ref, "web-lesson-later");
    }
  }

  #move(ref: number, action: number): void {
    const wanted = this.expected();
    if (!wanted || wanted.action !== action) {
      this.#refuse(ref, "web-lesson-follow");
      return;
    }
    const end = this.step()?.end ?? this.#at;
    this.#sendUpdate(this.#afterChance(this.#at + 1, end), 0);
    this.events.message({ type: "done", ref, seq: this.#seq });
    // Other players' moves follow; the table shows them at a readable pace.
    while (this.#at < end && this.#mover(this.#at) !== this.lesson.seat) {
      this.#sendUpdate(this.#afterChance(this.#at + 1, end), 0);
    }
  }

  /** The move that the lesson requires now. */
  expected(): ActionInfo | undefined {
    const step = this.step();
    if (!step || this.#at < step.begin || this.#at >= step.end) return undefined;
    const text = this.#text(this.#at);
    return this.#stored(this.#at)?.scene.actions.find((one) => one.text === text);
  }

  /** The text of the move made at a moment. */
  #text(moment: number): string {
    return (this.lesson.lines[moment] ?? "").replace(/^\S+ /, "");
  }

  #stored(moment: number): Moment | undefined {
    return this.lesson.moments.find((one) => one.moment === moment);
  }

  #mover(moment: number): number {
    return this.#stored(moment)?.scene.to_move ?? CHANCE;
  }

  /** The moment after the chance events that follow a move. */
  #afterChance(moment: number, end: number): number {
    let at = moment;
    while (at < end && this.#mover(at) === CHANCE) at += 1;
    return at;
  }

  #scene(moment: number): Scene {
    const scene = this.#stored(moment)!.scene;
    const step = this.step();
    const seq = this.#seq;
    if (!step || moment < step.begin || moment >= step.end) {
      return { ...scene, seq, actions: [] };
    }
    if (step.open || scene.to_move !== this.lesson.seat) return { ...scene, seq };
    const text = this.#text(moment);
    const texts: string[] = [];
    for (let at = moment; at < step.end && this.#mover(at) === scene.to_move; at += 1) {
      texts.push(this.#text(at));
    }
    return {
      ...scene,
      seq,
      actions: scene.actions.filter((one) => one.text === text),
      view: this.narrow ? this.narrow(scene.view, texts) : scene.view,
    };
  }

  #sendUpdate(moment: number, undone: number, again = false): void {
    const before = this.#seq;
    const was = this.#at;
    this.#seq += 1;
    this.#at = moment;
    const events = this.lesson.events.filter((one) => one.moment > was && one.moment <= moment);
    const moves = again ? [] : this.lesson.lines.slice(was, moment);
    const seat = was < moment ? this.#mover(was) : this.lesson.seat;
    const scene = this.#scene(moment);
    const changes = null;
    this.events.message({ type: "update", before, seat, undone, moves, events, scene, changes });
  }

  #refuse(ref: number, id: string): void {
    this.events.message({
      type: "refused",
      ref,
      reason: "not-allowed",
      message: { id, args: {} },
      detail: "",
      seq: this.#seq,
    });
  }
}
