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
