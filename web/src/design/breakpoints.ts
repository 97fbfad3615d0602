/**
 * Named breakpoints of pages; tables use the size of their own box (`table/layout.ts`).
 * Styles write `@media (--small)`, which the build replaces.
 */
export const BREAKPOINTS = {
  phone: "(max-width: 640px)",
  small: "(max-width: 860px)",
  tablet: "(max-width: 1100px)",
  laptop: "(max-width: 1240px)",
  low: "(max-height: 800px)",
  /** A laptop window: low, but wide enough for a single row. */
  lap: "(max-height: 800px) and (min-width: 1180px)",
  /** A portrait tablet. */
  portrait: "(min-width: 641px) and (max-width: 1000px) and (max-aspect-ratio: 1/1)",
  /** A landscape phone, or a window at 200% zoom. */
  landscape: "(max-height: 519px) and (min-width: 561px)",
} as const;

type Breakpoint = keyof typeof BREAKPOINTS;

/** Replaces breakpoint names by their media queries. */
export function withQueries(styles: string): string {
  return styles.replace(/@media[^{]*/g, (query) =>
    query.replace(/\(--([a-z]+)\)/g, (whole, name: string) =>
      name in BREAKPOINTS ? BREAKPOINTS[name as Breakpoint] : whole,
    ),
  );
}
