/** Client-side routing. The offline build is a single file, so its routes are in the fragment. */
import { isOffline } from "./environment";

export type Route =
  | { name: "start"; setup: string | null }
  | { name: "tables" }
  | { name: "lobby" }
  | { name: "table"; id: string; moment: number | null; seat: string | null }
  | { name: "review"; id: string; moment: number | null }
  | { name: "rules"; game: string; rule: string | null }
  | { name: "aid"; game: string; pack: string }
  | { name: "learn"; game: string; lesson: number }
  | { name: "now"; game: string }
  | { name: "take"; brought: string }
  | { name: "puzzles"; day: string; game: string; theme: string }
  | { name: "puzzle"; game: string; id: string }
  | { name: "race"; game: string }
  | { name: "content"; game: string; pack: string }
  | { name: "print"; game: string; pack: string }
  | { name: "workshop" }
  | { name: "pack"; id: string; kind: string; thing: number }
  | { name: "account" }
  | { name: "friends" }
  | { name: "find"; game: string }
  | { name: "tournaments" }
  | { name: "tournament"; id: string }
  | { name: "leaderboard"; game: string; pace: string }
  | { name: "profile"; person: string }
  | { name: "moderation" }
  | { name: "daily"; day: string; game: string }
  | { name: "reports" }
  | { name: "about" }
  | { name: "missing" };

/** Conditions a parameter may name: `:moment=number`. */
const MATCHERS = { number: /^\d+$/, date: /^\d{4}-\d\d-\d\d$/ } as const;

/** The parameter names of a pattern. */
type Names<Pattern extends string> = Pattern extends `${infer Head}/${infer Rest}`
  ? Names<Head> | Names<Rest>
  : Pattern extends `:${infer Name}=${keyof typeof MATCHERS}`
    ? Name
    : Pattern extends `:${infer Name}`
      ? Name
      : never;

interface Rule {
  segments: string[];
  make: (params: Record<string, string>, hash: string) => Route;
}

/** Maps a pattern to a route. Segments are literals, alternatives (`a|b`) or parameters. */
function on<Pattern extends string>(
  pattern: Pattern,
  make: (params: Record<Names<Pattern>, string>, hash: string) => Route,
): Rule {
  return { segments: pattern.split("/").filter(Boolean), make };
}

const fragment = (hash: string): string => decoded(hash.slice(1));
const seatOf = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get("seat");

/** Tried in order; the first match wins. */
const RULES: readonly Rule[] = [
  on("", () => ({ name: "start", setup: null })),
  on("setup/:setup", ({ setup }) => ({ name: "start", setup })),
  on("tables", () => ({ name: "tables" })),
  on("lobby", () => ({ name: "lobby" })),
  on("daily", (_, hash) => ({ name: "daily", day: "", game: fragment(hash) })),
  on("daily/:day=date", ({ day }, hash) => ({ name: "daily", day, game: fragment(hash) })),
  on("reports", () => ({ name: "reports" })),
  on("about", () => ({ name: "about" })),
  on("take", (_, hash) => ({ name: "take", brought: hash })),
  on("now/:game", ({ game }) => ({ name: "now", game })),
  on("learn/:game", ({ game }) => ({ name: "learn", game, lesson: 1 })),
  on("learn/:game/:number=number", ({ game, number }) => {
    return { name: "learn", game, lesson: Number(number) };
  }),
  on("puzzles", (_, hash) => ({ name: "puzzles", day: "", game: "", theme: fragment(hash) })),
  on("puzzles/:day=date", ({ day }, hash) => {
    return { name: "puzzles", day, game: "", theme: fragment(hash) };
  }),
  on("puzzles/:game", ({ game }, hash) => {
    return { name: "puzzles", day: "", game, theme: fragment(hash) };
  }),
  on("puzzles/:game/race", ({ game }) => ({ name: "race", game })),
  on("puzzles/:game/:id", ({ game, id }) => ({ name: "puzzle", game, id })),
  on("content/:game/:pack", ({ game, pack }) => ({ name: "content", game, pack })),
  on("print/:game", ({ game }) => ({ name: "print", game, pack: "default" })),
  on("print/:game/:pack", ({ game, pack }) => ({ name: "print", game, pack })),
  on("aid/:game", ({ game }) => ({ name: "aid", game, pack: "default" })),
  on("aid/:game/:pack", ({ game, pack }) => ({ name: "aid", game, pack })),
  on("rules/:game", ({ game }, hash) => ({ name: "rules", game, rule: fragment(hash) || null })),
  on("table|t/:id", ({ id }, hash) => ({ name: "table", id, moment: null, seat: seatOf(hash) })),
  on("table|t/:id/replay/:moment=number", ({ id, moment }, hash) => {
    return { name: "table", id, moment: Number(moment), seat: seatOf(hash) };
  }),
  on("table|t/:id/review", ({ id }) => ({ name: "review", id, moment: null })),
  on("table|t/:id/review/:moment=number", ({ id, moment }) => {
    return { name: "review", id, moment: Number(moment) };
  }),
];

/** Accounts, leaderboards and the workshop need a server. */
const ONLINE: readonly Rule[] = [
  on("account", () => ({ name: "account" })),
  on("friends", () => ({ name: "friends" })),
  on("find/:game", ({ game }) => ({ name: "find", game })),
  on("tournaments", () => ({ name: "tournaments" })),
  on("tournaments/:id", ({ id }) => ({ name: "tournament", id })),
  on("leaderboard", () => ({ name: "leaderboard", game: "", pace: "" })),
  on("leaderboard/:game", ({ game }) => ({ name: "leaderboard", game, pace: "" })),
  on("leaderboard/:game/:pace", ({ game, pace }) => ({ name: "leaderboard", game, pace })),
  on("people/:person", ({ person }) => ({ name: "profile", person })),
  on("moderation", () => ({ name: "moderation" })),
  on("workshop", () => ({ name: "workshop" })),
  on("workshop/:id", ({ id }) => ({ name: "pack", id, kind: "", thing: 1 })),
  on("workshop/:id/:kind", ({ id, kind }) => ({ name: "pack", id, kind, thing: 1 })),
  on("workshop/:id/:kind/:thing=number", ({ id, kind, thing }) => {
    return { name: "pack", id, kind, thing: Number(thing) };
  }),
  on("workshop/:id/:kind/:thing", ({ id, kind }) => ({ name: "pack", id, kind, thing: 1 })),
];

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

/** The parameters of a path that matches a rule, else null. */
function match({ segments }: Rule, path: string[]): Record<string, string> | null {
  if (segments.length !== path.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const text = path[index]!;
    if (!segment.startsWith(":")) {
      if (!segment.split("|").includes(text)) return null;
      continue;
    }
    const [name = "", matcher] = segment.slice(1).split("=");
    if (!text || (matcher && !MATCHERS[matcher as keyof typeof MATCHERS].test(text))) return null;
    params[name] = text;
  }
  return params;
}

/** The route of an address. A seat's secret is in the fragment, which is never sent to a server. */
export function parse(path: string, hash: string, offline = isOffline): Route {
  const parts = path.split("/").filter(Boolean).map(decoded);
  for (const rule of offline ? RULES : [...RULES, ...ONLINE]) {
    const params = match(rule, parts);
    if (params) return rule.make(params, hash);
  }
  return { name: "missing" };
}

/** The current path and fragment. */
function current(): [path: string, hash: string] {
  if (!isOffline) return [location.pathname, location.hash];
  const whole = location.hash.slice(1);
  const at = whole.indexOf("#");
  return at < 0 ? [whole, ""] : [whole.slice(0, at), whole.slice(at)];
}

const here = $state<{ route: Route }>({ route: parse(...current()) });

function read(): void {
  here.route = parse(...current());
}

addEventListener("popstate", read);
addEventListener("hashchange", read);

export function route(): Route {
  return here.route;
}

/** Navigates to an address; `replace` adds no history entry. */
export function go(address: string, replace = false): void {
  const shown = isOffline ? `#${address}` : address;
  if (replace) history.replaceState(null, "", shown);
  else history.pushState(null, "", shown);
  const before = here.route.name;
  read();
  if (!replace && before !== here.route.name) scrollTo(0, 0);
}

/** Handles clicks on links inside the page without reloading it. */
export function followLinks(): void {
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target) return;
    const href = link.getAttribute("href") ?? "";
    if (isOffline && href.startsWith("/api/")) {
      event.preventDefault();
      void import("./downloads").then(({ saveFile }) => saveFile(href));
      return;
    }
    if (link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    if (isOffline && href.startsWith("#")) {
      event.preventDefault();
      go(current()[0] + href, true);
      const target = document.getElementById(href.slice(1));
      target?.scrollIntoView();
      target?.focus();
      return;
    }
    if (!isOffline && link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
