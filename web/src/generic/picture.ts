/**
 * Converts the drawing of a game without its own interface to elements.
 *
 * The SVG comes from the game's package and may contain player names, so it is untrusted. Only shapes,
 * texts and gradients are copied, with attributes from an allowlist and without external references.
 * Scripts, styles, links and images are left out.
 */

const SVG = "http://www.w3.org/2000/svg";

const ELEMENTS = new Set(
  (
    "svg g defs title desc symbol use path rect circle ellipse line polyline polygon text tspan " +
    "clipPath mask linearGradient radialGradient stop pattern marker"
  ).split(" "),
);

const ATTRIBUTES = new Set(
  (
    "viewBox width height x y x1 x2 y1 y2 cx cy r rx ry fx fy d points transform dx dy rotate " +
    "textLength lengthAdjust pathLength preserveAspectRatio offset gradientUnits " +
    "gradientTransform spreadMethod patternUnits patternContentUnits patternTransform " +
    "clipPathUnits maskUnits maskContentUnits markerWidth markerHeight markerUnits refX refY " +
    "orient fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap " +
    "stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color " +
    "clip-path clip-rule mask marker-start marker-mid marker-end stop-color stop-opacity " +
    "paint-order vector-effect font-family font-size font-weight font-style letter-spacing " +
    "text-anchor dominant-baseline alignment-baseline visibility display"
  ).split(" "),
);

/** Prefix of the ids of a drawing in the page, so that they cannot clash with the page's own. */
const PREFIX = "picture-";
const INSIDE = /^url\(\s*["']?#([^"')]+)["']?\s*\)$/;

const HANDLER = /\son[a-z]+\s*=\s*("[^"]*"|'[^']*')/gi;

export interface Picture {
  element: SVGSVGElement;
  /** The visible area. */
  area: { x: number; y: number; width: number; height: number };
  /** The elements with an id, by their id. */
  named: Map<string, SVGGraphicsElement>;
}

/** The elements of a drawing; null if it is not an SVG with a size. */
export function readPicture(source: string): Picture | null {
  if (!source) return null;
  // Event handlers are not copied below. Removing them here also avoids CSP violation reports.
  const quiet = source.replace(HANDLER, " ");
  const root = new DOMParser().parseFromString(quiet, "image/svg+xml").documentElement;
  if (root.localName !== "svg" || root.namespaceURI !== SVG) return null;
  const named: Picture["named"] = new Map();
  const element = copied(root, named) as SVGSVGElement;
  const numbers = (root.getAttribute("viewBox") ?? "").split(/[\s,]+/).map(Number);
  const [x, y, width, height] =
    numbers.length === 4
      ? (numbers as [number, number, number, number])
      : [0, 0, size(root, "width"), size(root, "height")];
  if (!(width > 0 && height > 0 && Number.isFinite(x + y + width + height))) return null;
  element.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  element.removeAttribute("width");
  element.removeAttribute("height");
  return { element, area: { x, y, width, height }, named };
}

function size(root: Element, name: string): number {
  return Number.parseFloat(root.getAttribute(name) ?? "");
}

function copied(from: Element, named: Picture["named"]): SVGElement {
  const made = document.createElementNS(SVG, from.localName);
  for (const { name, localName, value } of from.attributes) {
    if (name === "id") {
      made.id = PREFIX + value;
      if (!named.has(value)) named.set(value, made as SVGGraphicsElement);
    } else if (localName === "href") {
      if (value.startsWith("#")) made.setAttribute("href", `#${PREFIX}${value.slice(1)}`);
    } else if (ATTRIBUTES.has(name)) {
      const inside = INSIDE.exec(value.trim());
      if (inside) made.setAttribute(name, `url(#${PREFIX}${inside[1]})`);
      else if (!/url\s*\(/i.test(value)) made.setAttribute(name, value);
    }
  }
  for (const child of from.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) made.append(child.textContent ?? "");
    else if (child instanceof Element && child.namespaceURI === SVG) {
      if (ELEMENTS.has(child.localName)) made.append(copied(child, named));
    }
  }
  return made;
}

/** Puts a drawing into an element that has no other content. */
export function showPicture(place: HTMLElement, { element }: Picture, label: string): void {
  element.setAttribute("role", "group");
  element.setAttribute("aria-label", label);
  place.replaceChildren(element);
}

/** Makes the whole box of a group clickable, not only the shapes in it. */
export function fillGroup(element: SVGGraphicsElement): void {
  if (element.localName !== "g" || element.querySelector(":scope > [data-hit]")) return;
  const { x, y, width, height } = element.getBBox();
  const box = document.createElementNS(SVG, "rect");
  for (const [name, value] of Object.entries({ x, y, width, height }))
    box.setAttribute(name, String(value));
  box.setAttribute("fill", "transparent");
  box.dataset.hit = "";
  element.prepend(box);
}

const middle = (box: DOMRect): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];

/** The closest of several boxes in any direction; null if there are none. */
export function closest<Key>(boxes: ReadonlyMap<Key, DOMRect>, from: DOMRect): Key | null {
  const [x0, y0] = middle(from);
  let best: Key | null = null;
  let least = Infinity;
  for (const [one, box] of boxes) {
    const [x, y] = middle(box);
    const distance = Math.hypot(x - x0, y - y0);
    if (distance < least) [best, least] = [one, distance];
  }
  return best;
}

/** The nearest of several boxes in the direction of an arrow key; null if there is none. */
export function nearest<Key>(
  boxes: ReadonlyMap<Key, DOMRect>,
  from: DOMRect,
  key: string,
): Key | null {
  const across = key === "ArrowLeft" || key === "ArrowRight";
  const sign = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
  const [x0, y0] = middle(from);
  let best: Key | null = null;
  let least = Infinity;
  for (const [one, box] of boxes) {
    const [x, y] = middle(box);
    const ahead = sign * (across ? x - x0 : y - y0);
    const aside = Math.abs(across ? y - y0 : x - x0);
    // Skip boxes that are mostly to the side.
    if (ahead <= 1 || aside > 2 * ahead) continue;
    // Weighted so that in a hexagonal grid, the next row is nearer than the space two rows down.
    const distance = Math.hypot(ahead, 2.5 * aside);
    if (distance < least) [best, least] = [one, distance];
  }
  return best;
}
