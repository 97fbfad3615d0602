/** Progress of a lesson: the current step, its task, and where the player left off. */
import type { ActionInfo, Lesson, LessonStep } from "../lib/generated/protocol";
import { TableClient } from "../lib/table-client.svelte";
import { LessonTransport, type Narrow } from "./lesson-transport";

const KEY = "arizona.lessons";

function progress(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/** The name under which the progress of a lesson is stored. */
function nameOf({ game, number }: Lesson): string {
  return number === 1 ? game : `${game}-${number}`;
}

export class Course {
  index = $state(0);
  readonly session: TableClient;
  #transport!: LessonTransport;

  constructor(
    readonly lesson: Lesson,
    name: string,
    narrow: Narrow | undefined,
  ) {
    const at = progress()[nameOf(lesson)] ?? 0;
    this.index = at > 0 && at < lesson.steps.length - 1 ? at : 0;
    const from = this.index ? this.step.begin : lesson.start;
    this.session = new TableClient(lesson.table.id, null, (events) => {
      this.#transport = new LessonTransport(lesson, name, () => this.step, narrow, events, from);
      return this.#transport;
    });
  }

  get step(): LessonStep {
    return this.lesson.steps[this.index]!;
  }

  get last(): boolean {
    return this.index === this.lesson.steps.length - 1;
  }

  /** Whether the step requires a move; otherwise it is only text. */
  get asks(): boolean {
    return this.step.end > this.step.begin;
  }

  /** The required move. */
  get expected(): ActionInfo | undefined {
    void this.session.live;
    return this.session.active ? this.#transport.expected() : undefined;
  }

  /** What to point at: the targets of the step, and the required move. */
  get shown(): string[] {
    const text = this.expected?.text;
    return text ? [...this.step.show, text] : this.step.show;
  }

  /** Advances after the moves of a step were made. Call inside an effect. */
  watch(): void {
    const at = this.session.live?.moment ?? 0;
    if (this.asks && at >= this.step.end && !this.last) this.go(this.index + 1);
  }

  go(index: number): void {
    if (index < 0 || index >= this.lesson.steps.length) return;
    this.index = index;
    this.#saveProgress(this.last ? 0 : index);
    void this.session.look(null);
    this.#transport.goTo(this.step.begin);
  }

  /** Makes the lesson start over next time. */
  leave(): void {
    this.#saveProgress(0);
  }

  #saveProgress(index: number): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...progress(), [nameOf(this.lesson)]: index }));
    } catch {
      // Without storage, the lesson starts over.
    }
  }
}
