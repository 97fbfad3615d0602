/** Positions of the things a lesson points at. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

function named(name: string): Element[] {
  const quoted = CSS.escape(name);
  return [...document.querySelectorAll(`[data-lesson="${quoted}"], [data-target="${quoted}"]`)];
}

/** The visible part of an element, clipped by its scroll containers. */
function seenOf(one: Element): Box {
  const box = one.getBoundingClientRect();
  let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
  for (let up = one.parentElement; up; up = up.parentElement) {
    if (getComputedStyle(up).overflowY === "visible") continue;
    const around = up.getBoundingClientRect();
    left = Math.max(left, around.left);
    top = Math.max(top, around.top);
    right = Math.min(right, around.right);
    bottom = Math.min(bottom, around.bottom);
  }
  return { left, top, width: right - left, height: bottom - top };
}

/**
 * The visible boxes of the elements named by `data-lesson` or `data-target`, the largest for each
 * name.
 */
export function boxesOf(names: readonly string[]): Box[] {
  return names.flatMap((name) =>
    named(name)
      .map(seenOf)
      .filter((box) => box.width > 0 && box.height > 0)
      .filter((box) => box.top + box.height > 0 && box.top < innerHeight)
      .filter((box) => box.left + box.width > 0)
      .sort((a, b) => b.width * b.height - a.width * a.height)
      .slice(0, 1),
  );
}

function scrollerOf(one: Element): Element | null {
  for (let up = one.parentElement; up; up = up.parentElement) {
    const rolls = /auto|scroll/.test(getComputedStyle(up).overflowY);
    if (rolls && up.scrollHeight > up.clientHeight) return up;
  }
  return null;
}

/**
 * Share of a scroll container above which a target is aligned to its start instead of its center.
 */
const LARGE = 0.45;

/** Scrolls the targets of a lesson into view; the last name has priority. */
export function bringIntoView(names: readonly string[]): void {
  for (const one of names.flatMap(named)) {
    const box = one.getBoundingClientRect();
    const around = scrollerOf(one)?.getBoundingClientRect();
    if (!around || !box.height) continue;
    const whole = box.top >= around.top - 1 && box.bottom <= around.bottom + 1;
    const across = box.left >= around.left - 1 && box.right <= around.right + 1;
    if (whole && across) continue;
    const block = box.height > LARGE * around.height ? "start" : "center";
    one.scrollIntoView({ block, inline: "nearest" });
  }
}

export function same(a: readonly Box[], b: readonly Box[]): boolean {
  return (
    a.length === b.length &&
    a.every((one, index) => {
      const other = b[index]!;
      return (
        Math.abs(one.left - other.left) < 0.5 &&
        Math.abs(one.top - other.top) < 0.5 &&
        Math.abs(one.width - other.width) < 0.5 &&
        Math.abs(one.height - other.height) < 0.5
      );
    })
  );
}

/** Distance between a ring and its target. */
const RING = 7;

export function ringOf({ left, top, width, height }: Box): Box {
  return { left: left - RING, top: top - RING, width: width + 2 * RING, height: height + 2 * RING };
}

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

const GAP = 22;
const RIM = 14;
const HEAD = 66;

/**
 * Cost of covering things with a card. The target and its button are never covered, the prompt and
 * other moves only if necessary; the rest of the board is cheaper than the part a step is about.
 */
const WEIGHTS = { target: 4000, prompt: 20, move: 8, part: 4, bar: 3, board: 1, distance: 40 };
const BUTTONS = ".act.go, .sure .btn";
/** The prompt, and what is being placed: the tray, the chips, the piece on the mural. */
const PROMPT = ".say, .tray, .steps, .mural .lift";
/** The bar above the table, which is covered rather than a move. */
const BAR = "header.top";
/** Positions to consider, per axis, in addition to those next to the target. */
const STEPS = 12;

function all(selector: string): Box[] {
  return [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
}

/** The panels that contain the targets of a lesson; without targets, all tiles on the board. */
export function partsOf(names: readonly string[]): Box[] {
  const around = names.flatMap(named).map((one) => one.closest("section"));
  const parts = new Set(around.filter((one) => one !== null && one.checkVisibility()));
  const boxes = [...parts].map((one) => one!.getBoundingClientRect());
  return [...boxes, ...all("[data-lesson-part]")].filter((box) => box.width > 0 && box.height > 0);
}

export interface Spot {
  x: number;
  y: number;
  /** What the card covers there, weighted, and its distance from the target. */
  cost: number;
}

/**
 * The best position of a card: near its targets, or near `home` if there are none, covering as
 * little as possible of them and of the parts of the board they belong to.
 */
export function beside(targets: readonly Box[], parts: readonly Box[], card: Box, home: Box): Spot {
  const right = innerWidth - card.width - RIM;
  const bottom = innerHeight - card.height - RIM;
  const main = targets.at(-1) ?? home;
  const within = (value: number, least: number, most: number): number =>
    Math.max(least, Math.min(most, value));
  const middle = { x: main.left + main.width / 2, y: main.top + main.height / 2 };
  const level = middle.y - card.height / 2;
  const spots: [number, number][] = [
    [main.left + main.width + GAP, level],
    [main.left - card.width - GAP, level],
    [middle.x - card.width / 2, main.top - card.height - GAP],
    [middle.x - card.width / 2, main.top + main.height + GAP],
    [right, level],
    [RIM, level],
    [right, HEAD],
    [RIM, HEAD],
    [RIM, bottom],
    [right, bottom],
    [home.left, home.top],
  ];
  for (let column = 0; column <= STEPS; column++)
    for (let row = 0; row <= STEPS; row++)
      spots.push([RIM + ((right - RIM) * column) / STEPS, RIM + ((bottom - RIM) * row) / STEPS]);
  const rings = targets.map(ringOf);
  const buttons = all(BUTTONS);
  const prompt = all(PROMPT);
  const moves = all("[data-target]");
  const board = all("#board");
  const bar = all(BAR);
  let best: Spot = { x: home.left, y: home.top, cost: Infinity };
  for (const [x, y] of spots) {
    const at = { x: within(x, RIM, right), y: within(y, RIM, bottom) };
    const here = { ...card, left: at.x, top: at.y };
    const hidden = (boxes: readonly Box[]): number =>
      boxes.reduce((sum, one) => sum + overlap(here, one), 0);
    const cost =
      WEIGHTS.target * (hidden(rings) + hidden(buttons)) +
      WEIGHTS.prompt * hidden(prompt) +
      WEIGHTS.move * hidden(moves) +
      WEIGHTS.part * hidden(parts) +
      WEIGHTS.board * hidden(board) +
      WEIGHTS.bar * hidden(bar) +
      WEIGHTS.distance *
        Math.hypot(at.x + card.width / 2 - middle.x, at.y + card.height / 2 - middle.y);
    if (cost < best.cost) best = { ...at, cost };
  }
  return best;
}
