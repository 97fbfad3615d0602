/**
 * Markup that is safe to insert with `{@html}`.
 *
 * Packs are untrusted, so their texts must never become markup. `{@html}` is used only as
 * `{@html markup(drawing)}`, `markup` accepts only an `Svg`, and there are two ways to create one:
 * the tag `svg`, which escapes every text, and `fixed`, for markup from our own sources.
 * `tests/svg.test.ts` checks both in all sources.
 */

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
  "`": "&#96;",
};

/** A text for use in markup, inside or outside of attributes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"'`]/g, (sign) => ESCAPES[sign]!);
}

/** Safe markup. Only this module can create it. */
export class Svg {
  readonly #markup: string;

  private constructor(markup: string) {
    this.#markup = markup;
  }

  /** Use `svg` or `fixed` instead. */
  static of(markup: string): Svg {
    return new Svg(markup);
  }

  toString(): string {
    return this.#markup;
  }

  toJSON(): string {
    return this.#markup;
  }
}

/** Markup from a template: texts are escaped, numbers and other safe markup are inserted. */
export function svg(
  parts: TemplateStringsArray,
  ...values: readonly (Svg | string | number)[]
): Svg {
  let made = parts[0] ?? "";
  values.forEach((value, at) => {
    made += value instanceof Svg ? value.toString() : escaped(String(value));
    made += parts[at + 1] ?? "";
  });
  return Svg.of(made);
}

/**
 * Markup without external input: constants, imported `.svg` files, and drawings made of numbers and
 * constants. Never pass a text from a pack, a player or the server.
 */
export function fixed(markup: string): Svg {
  return Svg.of(markup);
}

/** Empty markup. */
export const NOTHING = fixed("");

/** What `{@html}` inserts. */
export function markup(drawing: Svg): string {
  if (!(drawing instanceof Svg)) throw new TypeError("only an Svg can be inserted as markup");
  return drawing.toString();
}

/** Looks up a value by an untrusted name; names such as `constructor` are not found. */
export function own<Value>(record: Record<string, Value>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
