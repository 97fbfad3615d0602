/** Addresses one can link to and reload. A folder of files has one: all else stands behind its #. */
import { isOffline } from "./environment";

export type Route =
  | { name: "start"; setup: string | null }
  | { name: "tables" }
  | { name: "lobby" }
  | { name: "table"; id: string; moment: number | null; seat: string | null }
  | { name: "review"; id: string; moment: number | null }
  | { name: "rules"; game: string; rule: string | null }
  | { name: "learn"; game: string }
  | { name: "now"; game: string }
  | { name: "take"; brought: string }
  | { name: "puzzles"; day: string; game: string; theme: string }
  | { name: "puzzle"; game: string; id: string }
  | { name: "race"; game: string }
  | { name: "content"; game: string; pack: string }
  | { name: "print"; game: string; pack: string }
  | { name: "workshop" }
  | { name: "pack"; id: string; kind: string; thing: number }
  | { name: "reports" }
  | { name: "about" }
  | { name: "missing" };

function segment(text: string | undefined): string {
  try {
    return decodeURIComponent(text ?? "");
  } catch {
    return "";
  }
}

/** The route of an address. A seat's secret stands behind the #, which no server is sent. */
export function parse(path: string, hash: string): Route {
  const parts = path.split("/").filter(Boolean).map(segment);
  const [first, second, third, fourth] = parts;
  if (!first) return { name: "start", setup: null };
  if (first === "setup" && second) return { name: "start", setup: second };
  if (first === "tables" && !second) return { name: "tables" };
  if (first === "lobby" && !second) return { name: "lobby" };
  if (first === "reports" && !second) return { name: "reports" };
  if (first === "about" && !second) return { name: "about" };
  if (first === "take" && !second) return { name: "take", brought: hash };
  if (first === "now" && second && !third) return { name: "now", game: second };
  if (first === "learn" && second && !third) return { name: "learn", game: second };
  if (first === "puzzles") {
    if (!third) {
      const dated = /^\d{4}-\d\d-\d\d$/.test(second ?? "");
      const theme = segment(hash.slice(1));
      return {
        name: "puzzles",
        day: dated ? second! : "",
        game: dated ? "" : (second ?? ""),
        theme,
      };
    }
    if (second && !fourth && third === "race") return { name: "race", game: second };
    if (second && !fourth) return { name: "puzzle", game: second, id: third };
  }
  if (first === "workshop" && !isOffline) {
    if (!second) return { name: "workshop" };
    const thing = /^\d+$/.test(fourth ?? "") ? Number(fourth) : 1;
    return { name: "pack", id: second, kind: third ?? "", thing };
  }
  if (first === "content" && second && third && !fourth) {
    return { name: "content", game: second, pack: third };
  }
  if (first === "print" && second && !fourth) {
    return { name: "print", game: second, pack: third || "default" };
  }
  if (first === "rules" && second) {
    return { name: "rules", game: second, rule: segment(hash.slice(1)) || null };
  }
  if ((first === "table" || first === "t") && second) {
    const fragment = new URLSearchParams(hash.slice(1));
    const seat = fragment.get("seat");
    if (third === "replay" && /^\d+$/.test(fourth ?? "")) {
      return { name: "table", id: second, moment: Number(fourth), seat };
    }
    if (third === "review" && (!fourth || /^\d+$/.test(fourth))) {
      return { name: "review", id: second, moment: fourth ? Number(fourth) : null };
    }
    if (!third) return { name: "table", id: second, moment: null, seat };
  }
  return { name: "missing" };
}

/** Path and fragment of where we are. */
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

/** Where we are. */
export function route(): Route {
  return here.route;
}

/** Goes to an address; `replace` leaves no step in the history. */
export function go(address: string, replace = false): void {
  const shown = isOffline ? `#${address}` : address;
  if (replace) history.replaceState(null, "", shown);
  else history.pushState(null, "", shown);
  const before = here.route.name;
  read();
  if (!replace && before !== here.route.name) scrollTo(0, 0);
}

/** Follows links inside the page without loading it anew. */
export function followLinks(): void {
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target) return;
    const asked = link.getAttribute("href") ?? "";
    if (isOffline && asked.startsWith("/api/")) {
      event.preventDefault();
      void import("./downloads").then(({ saveFile }) => saveFile(asked));
      return;
    }
    if (link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    if (isOffline && asked.startsWith("#")) {
      event.preventDefault();
      go(current()[0] + asked, true);
      const target = document.getElementById(asked.slice(1));
      target?.scrollIntoView();
      target?.focus();
      return;
    }
    if (!isOffline && link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
