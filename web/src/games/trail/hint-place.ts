/** Places the hint card next to the best move without covering numbered things. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
const GAP = 14;
const EDGE = 8;

const over = (a: Box, b: Box): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** Top left corner of a card of this size, in the table's units (`unit` is its scale). */
export function placeBeside(
  things: Box[],
  card: { width: number; height: number },
  width: number,
  height: number,
  unit: number,
): { x: number; y: number } {
  const { width: w, height: h } = card;
  const clamp = (value: number, most: number): number =>
    Math.max(EDGE, Math.min(value, most - EDGE));
  const best = things[0] ?? { left: width / 2, right: width / 2, top: 110, bottom: 110 };
  const middle = clamp((best.top + best.bottom - h) / 2, height - h);
  const center = clamp((best.left + best.right - w) / 2, width - w);
  const tries = [
    { x: best.right + GAP, y: middle },
    { x: best.left - GAP - w, y: middle },
    { x: center, y: best.bottom + GAP },
    { x: center, y: best.top - GAP - h },
  ];
  // Then try a coarse grid over the window, nearest first.
  const net = [];
  for (let y = EDGE; y <= height - h - EDGE; y += 40)
    for (let x = EDGE; x <= width - w - EDGE; x += 40) net.push({ x, y });
  const far = (at: { x: number; y: number }): number =>
    Math.hypot(at.x + w / 2 - best.right, at.y + h / 2 - (best.top + best.bottom) / 2);
  net.sort((a, b) => far(a) - far(b));
  const fits = ({ x, y }: { x: number; y: number }): boolean => {
    if (x < EDGE || y < EDGE || x + w > width - EDGE || y + h > height - EDGE) return false;
    const box = { left: x - 10, top: y - 10, right: x + w + 10, bottom: y + h + 10 };
    return !things.some((thing) => over(box, thing));
  };
  const found = [...tries, ...net].find(fits) ?? { x: center, y: middle };
  return { x: found.x / unit, y: found.y / unit };
}
