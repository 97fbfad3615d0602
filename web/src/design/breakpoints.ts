/**
 * The widths and heights at which pages change, by name; tables go by the size of their own box
 * (`table/layout.svelte.ts`). Styles write `@media (--small)`; the build puts the query in.
 */
export const BREAKPOINTS = {
  phone: "(max-width: 640px)",
  small: "(max-width: 860px)",
  tablet: "(max-width: 1100px)",
  laptop: "(max-width: 1240px)",
  low: "(max-height: 800px)",
  /** A laptop's window: low, but wide enough for everything in one row. */
  lap: "(max-height: 800px) and (min-width: 1180px)",
  /** A tablet that stands. */
  standing: "(min-width: 641px) and (max-width: 1000px) and (max-aspect-ratio: 1/1)",
  /** A phone that lies, or a window at twice its size. */
  lying: "(max-height: 519px) and (min-width: 561px)",
} as const;

export type Breakpoint = keyof typeof BREAKPOINTS;

/** Puts the queries in the place of their names. */
export function withQueries(styles: string): string {
  return styles.replace(/@media[^{]*/g, (query) =>
    query.replace(/\(--([a-z]+)\)/g, (whole, name: string) =>
      name in BREAKPOINTS ? BREAKPOINTS[name as Breakpoint] : whole,
    ),
  );
}
