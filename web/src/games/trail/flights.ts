/** The cascade animation: symbols fly from their source to their destination, one by one. */
import type { EventInfo } from "../../lib/generated/protocol";

/** A flying symbol; the first visible place of each list is used. */
export interface Flight {
  icon: string;
  from: string[];
  to: string[];
}

const FROM: Record<string, string> = {
  "gateway-week": ".gateway-box",
  gateway: ".gateway-box",
  saguaro: ".keep",
  passage: ".posters",
  flora: ".rows",
  fauna: ".rows",
  corner: ".rows",
  weather: ".prompt-place",
  spirit: ".spirit",
  ability: ".mine .cards",
  claim: ".claims",
  state48: ".state48-box",
  "first-card": ".state48-box",
};
/** Milliseconds between flights; shorter if there are many. */
const STEP = 160;
const FAST = 90;
const LONG = 380;

function source(event: EventInfo, seat: number, own: boolean, track: string): string[] {
  const cause = String(event.args.cause ?? "");
  if (cause === "arrow" || cause === "meeting") return [`[data-flip="arrow-${seat}"]`];
  if (cause === "ladder" || cause === "top" || event.kind === "marker")
    return [`[data-flip="ladder-${seat}"]`];
  if (cause === "track" || event.kind === "dutchman") return [`[data-flip="${track}-${seat}"]`];
  if (cause === "mural")
    return own ? [".mine .mural"] : [`.other-player[data-seat="${seat}"] .other-mural`];
  return FROM[cause] ? [FROM[cause]] : [];
}

/** The flights of the latest events. */
export function flightsOf(events: EventInfo[], own: number): Flight[] {
  const found: Flight[] = [];
  let track = "";
  for (const event of events) {
    const { seat } = event;
    const { what, amount, terrain } = event.args;
    if (event.kind === "advanced") track = String(terrain ?? "");
    if (seat < 0) continue;
    let icon = "";
    if (event.kind === "gained") icon = String(what ?? "");
    else if (event.kind === "gold" && Number(amount) > 0) icon = "gold";
    else if (["grit", "dutchman", "marker", "star"].includes(event.kind)) icon = event.kind;
    if (!icon) continue;
    const from = source(event, seat, seat === own, track);
    const to =
      seat === own
        ? [
            `.mine .kind-${icon}`,
            `.mine [data-keep="${icon}"]`,
            `.strip .kind-${icon}`,
            ".mine .keep",
          ]
        : [`.other-player[data-seat="${seat}"]`];
    if (from.length) found.push({ icon, from, to });
  }
  return found;
}

/** The center in the table's own pixels, which are larger than screen pixels by its unit. */
function middle(
  root: HTMLElement,
  places: string[],
  unit: number,
): { x: number; y: number; node: Element } | null {
  for (const place of places) {
    const node = root.querySelector(place);
    const box = node?.getBoundingClientRect();
    if (node && box && box.width > 0)
      return {
        x: (box.left + box.width / 2) / unit,
        y: (box.top + box.height / 2) / unit,
        node,
      };
  }
  return null;
}

/** Starts the flights; returns a function that ends them at once. */
export function fly(root: HTMLElement, flights: Flight[], unit: number): () => void {
  const step = flights.length > 8 ? FAST : STEP;
  const running: Animation[] = [];
  const made: Element[] = [];
  // All positions are read first: a new element would force another layout before the next read.
  const ways = flights.map((flight) => ({
    icon: flight.icon,
    from: middle(root, flight.from, unit),
    to: middle(root, flight.to, unit),
  }));
  ways.forEach(({ icon, from, to }, index) => {
    if (!from || !to) return;
    const token = document.createElement("i");
    token.className = "flight";
    token.ariaHidden = "true";
    token.style.backgroundImage = `var(--symbol-${icon})`;
    root.append(token);
    made.push(token);
    const at = (x: number, y: number, size: number): string =>
      `translate(${x - 13}px, ${y - 13}px) scale(${size})`;
    const rise = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 26 };
    const flown = token.animate(
      [
        { transform: at(from.x, from.y, 0.4), opacity: 0 },
        { transform: at(from.x, from.y - 8, 1.25), opacity: 1, offset: 0.2 },
        { transform: at(rise.x, rise.y, 1.15), opacity: 1, offset: 0.6 },
        { transform: at(to.x, to.y, 0.75), opacity: 1 },
      ],
      { duration: LONG, delay: index * step, easing: "ease-in-out", fill: "backwards" },
    );
    running.push(flown);
    flown.onfinish = () => {
      token.remove();
      running.push(
        to.node.animate([{ filter: "brightness(1)" }, { filter: "brightness(1.35)" }, {}], 260),
      );
    };
  });
  return () => {
    for (const one of running) one.finish();
    for (const one of made) one.remove();
  };
}

/** The positions of all moving tokens. */
export function standing(root: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const node of root.querySelectorAll<SVGElement>("[data-flip]")) {
    const box = node.getBoundingClientRect();
    if (box.width > 0) found.set(node.dataset.flip ?? "", box);
  }
  return found;
}

/** Animates trackers from their old to their new positions. */
export function step(root: HTMLElement, before: Map<string, DOMRect>, unit: number): Animation[] {
  const moved: { node: SVGElement; dx: number; dy: number }[] = [];
  // All positions are read first: an animation would force styles to be computed for the next read.
  for (const node of root.querySelectorAll<SVGElement>("[data-flip]")) {
    const was = before.get(node.dataset.flip ?? "");
    const now = node.getBoundingClientRect();
    if (!was || !now.width) continue;
    const [dx, dy] = [(was.left - now.left) / unit, (was.top - now.top) / unit];
    if (Math.abs(dx) + Math.abs(dy) >= 3) moved.push({ node, dx, dy });
  }
  return moved.map(({ node, dx, dy }) =>
    node.animate(
      [
        { transform: `translate(${dx}px, ${dy}px)`, zIndex: 5 },
        { transform: "none", zIndex: 5 },
      ],
      { duration: 420, easing: "cubic-bezier(.4,0,.2,1)" },
    ),
  );
}
