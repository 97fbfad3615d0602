/** Draws pieces and card pictures from subject, shape and sky. */
import { ANIMALS } from "./animals";
import { BROADLEAF } from "./broadleaf";
import { CONIFERS } from "./conifers";
import { MORE_ANIMALS } from "./more-animals";
import { CREATURES } from "./creatures";
import { HERBS } from "./herbs";
import { type Cell, cellsOf, outline } from "./outline";
import { c, flower, l, many, n, p, rng } from "./pens";
import { PLANTS } from "./plants";
import { seedOf } from "./seed";
import { SHAPES } from "./shapes";
import { SHRUBS } from "./shrubs";
import { SKY, type Subject } from "./subject";
import { artOf, pictured } from "../../../lib/art.svelte";
import { symbolAt } from "../symbols";
import { fixed, markup, own, svg, type Svg } from "../../../lib/svg";

const FLORA: Record<string, Subject> = {
  ...PLANTS,
  ...HERBS,
  ...SHRUBS,
  ...BROADLEAF,
  ...CONIFERS,
};
const FAUNA: Record<string, Subject> = { ...ANIMALS, ...MORE_ANIMALS };
const SUBJECTS: Record<string, Subject> = { ...FLORA, ...FAUNA };
const SKIES = Object.keys(SKY).filter(
  (sky) => sky !== "water" && sky !== "night",
) as Subject["sky"][];

/** Whether a piece has a drawing as a plant. */
export const isPlant = (name: string): boolean => Object.hasOwn(FLORA, name);
/** Whether a piece has a drawing as an animal. */
export const isAnimal = (name: string): boolean => Object.hasOwn(FAUNA, name);

interface Box {
  w: number;
  h: number;
  cells: Cell[];
}

/** Maximum number of rows and columns drawn; an unfinished pack may contain any shape. */
const MAX_SIDE = 8;

function rowsOf(shape: readonly string[]): string[] {
  const rows: readonly unknown[] = Array.isArray(shape) ? shape.slice(0, MAX_SIDE) : [];
  return rows.map((row) => (typeof row === "string" ? row.slice(0, MAX_SIDE) : ""));
}

function boxOf(shape: readonly string[]): Box {
  const rows = rowsOf(shape);
  return {
    w: Math.max(1, ...rows.map((row) => row.length)),
    h: Math.max(1, rows.length),
    cells: cellsOf(rows),
  };
}

/** A piece without its own drawing: a generic plant or animal tracks. */
function plain(name: string, kind: string, { cells }: Box): Subject {
  const sky = SKIES[seedOf(name) % SKIES.length] ?? "dawn";
  const draw = (): string =>
    many(cells, ([y, x]) =>
      kind === "fauna"
        ? markup(symbolAt("fauna", x * 40 + 9, y * 40 + 8, 22))
        : flower(x * 40 + 20, y * 40 + 18, 11, "#fff8ea"),
    );
  return { sky, draw };
}

function subjectOf(name: string, kind: string, box: Box): Subject {
  return own(SUBJECTS, name) ?? plain(name, kind, box);
}

function backdrop(sky: Subject["sky"], w: number, h: number, seed: number): string {
  const [air, sun, far, ground] = SKY[sky];
  const roll = rng(seed * 977 + 13);
  const [W, H] = [w * 40, h * 40];
  roll();
  const all = p(`M0 0H${W}V${H}H0z`, air);
  if (sky === "water") {
    const wave = "q10-5 20 0t20 0 20 0 20 0 20 0 20 0";
    return all + l(`M-4 9${wave}M-4 33${wave}`, far, 2);
  }
  const y1 = n(H - 26 - roll() * 8);
  const y2 = H - 12;
  const stars =
    sky === "night"
      ? many([0.9, 0.68, 0.8, 0.5, 0.96, 0.6], (u: number, i) =>
          c(n(W * u), n(H * (0.08 + i * 0.07)), 1, "#f4e3b8"),
        )
      : "";
  return (
    all +
    c(n(W * (0.25 + roll() * 0.5)), n(H * 0.3 + 6), n(10 + w * 2), sun) +
    stars +
    p(`M0 ${y1}Q${n(W * 0.25)} ${n(y1 - 10)} ${n(W * 0.5)} ${y1}T${W} ${n(y1 - 4)}V${H}H0z`, far) +
    p(`M0 ${y2}Q${n(W * 0.4)} ${y2 - 5} ${W} ${y2 + 1}V${H}H0z`, ground)
  );
}

/**
 * A drawing as the address of an image. An image is a single element. An inline drawing has dozens
 * of shapes, and the browser would have to check each of them on every hover.
 */
function imageOf(w: number, h: number, drawing: Svg): string {
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}">${drawing.toString()}</svg>`,
  )}`;
}
/** Whether a drawing needs colors of the page, which an image does not have. */
const needsPage = (drawing: Svg): boolean => /var\(|currentColor/.test(drawing.toString());

const MAX_DRAWN = 500;
const drawn = new Map<string, Svg>();

/**
 * A piece without its outer svg. It is drawn once for each place of the page, so that unchanged
 * pictures are reused, and hidden ones do not share their clip path ids.
 */
export function pieceArt(name: string, kind: string, shape: readonly string[], place: string): Svg {
  if (name === "blossom") return blossom();
  const id = `trail-${place}-${name}-${rowsOf(shape).join("-").replaceAll(".", "o")}`;
  const art = drawn.get(id) ?? drawPiece(name, kind, shape, id);
  if (drawn.size >= MAX_DRAWN) drawn.clear();
  drawn.set(id, art);
  return art;
}

function drawPiece(name: string, kind: string, shape: readonly string[], id: string): Svg {
  const box = boxOf(shape);
  const known = (own(SHAPES, name) ?? rowsOf(shape)).join() === rowsOf(shape).join();
  const subject = known ? subjectOf(name, kind, box) : plain(name, kind, box);
  const path = outline(box.cells);
  const has = new Set(box.cells.map(([y, x]) => `${y},${x}`));
  const feet = box.cells.filter(([y, x]) => !has.has(`${y + 1},${x}`));
  const dark = kind === "fauna" ? "#7c2f1d" : "#35502c";
  const foot = many(feet, ([y, x]) => {
    const dots =
      kind === "fauna"
        ? l(`M${x * 40 + 4} ${y * 40 + 37}h34`, "#ffe2bd", 1.8, ' stroke-dasharray="1 5.8"')
        : "";
    return p(`M${x * 40} ${y * 40 + 34.5}h40v6h-40z`, dark) + dots;
  });
  const inside = fixed(backdrop(subject.sky, box.w, box.h, seedOf(name)) + subject.draw() + foot);
  const clipped = svg`<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})">${inside}</g>`;
  const edge = svg`<path class="edge" d="${path}" fill="none"/>`;
  if (needsPage(inside)) return svg`${clipped}${edge}`;
  const [w, h] = [box.w * 40, box.h * 40];
  return svg`<image width="${w}" height="${h}" href="${imageOf(w, h, clipped)}"/>${edge}`;
}

/** A piece in the market. */
export function piece(name: string, kind: string, shape: readonly string[]): Svg {
  const { w, h } = boxOf(shape);
  return svg`<svg class="piece art" viewBox="0 0 ${w * 40} ${h * 40}" style="--w:${w};--h:${h}" aria-hidden="true">${pieceArt(name, kind, shape, "market")}</svg>`;
}

function blossom(): Svg {
  const path = outline([[0, 0]]);
  return fixed(
    p(path, "#f0c0a2") +
      c(20, 20, 17, "#4f6a42") +
      flower(20, 20, 16, "#fff8ea") +
      c(20, 20, 5, "#e2b23c") +
      `<path class="edge" d="${path}" fill="none"/>`,
  );
}

/** The picture of a Flora or Fauna card: its subject in a landscape. */
export function cardArt(name: string, kind: string, W = 42, H = 78): Svg {
  const picture = artOf("trail", `${kind}.${name}`);
  if (picture) return pictured(picture, W, H, "art card-art");
  return cardSvg(W, H, cardDrawing(name, kind, W, H));
}

/** The picture of a card with an image inside, for pages that show many of them inline. */
export function cardImage(name: string, kind: string, W = 42, H = 78): Svg {
  const picture = artOf("trail", `${kind}.${name}`);
  if (picture) return pictured(picture, W, H, "art card-art");
  const drawing = cardDrawing(name, kind, W, H);
  if (needsPage(drawing)) return cardSvg(W, H, drawing);
  return cardSvg(W, H, svg`<image width="${W}" height="${H}" href="${imageOf(W, H, drawing)}"/>`);
}

function cardSvg(W: number, H: number, inside: Svg): Svg {
  return svg`<svg class="art card-art" viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${inside}</svg>`;
}

function cardDrawing(name: string, kind: string, W: number, H: number): Svg {
  const box = boxOf(own(SHAPES, name) ?? ["X", "X"]);
  const subject = subjectOf(name, kind, box);
  const wide = W > H * 1.3;
  const [across, up] = wide ? [0.64, 0.96] : [0.94, 0.8];
  const k = Math.min((H * up) / (box.h * 40), (W * across) / (box.w * 40));
  const [w, h] = [box.w * 40 * k, box.h * 40 * k];
  const [air, sun, far, ground] = SKY[subject.sky];
  const cx = wide ? W * 0.42 : W / 2;
  const water = subject.sky === "water";
  const base = water ? H * 0.62 : H - (wide ? 0 : 3);
  const hills = `M0 ${n(H * 0.74)}Q${n(W * 0.2)} ${n(H * 0.6)} ${n(W * 0.45)} ${n(H * 0.72)}T${W} ${n(H * 0.64)}V${H}H0z`;
  const floor = `M0 ${n(H * 0.92)}Q${n(W * 0.5)} ${n(H * 0.84)} ${W} ${n(H * 0.93)}V${H}H0z`;
  return fixed(
    p(`M0 0H${W}V${H}H0z`, air) +
      c(n(W * (wide ? 0.8 : 0.66)), n(wide ? H * 0.42 : 18), n(wide ? H * 0.3 : 11), sun) +
      p(hills, far) +
      (water ? "" : p(floor, ground)) +
      `<g transform="translate(${n(cx - w / 2)} ${n(base - h + 1)}) scale(${k.toFixed(3)})">${subject.draw()}</g>`,
  );
}

/** The Gila Monster or a Spirit. */
export function creature(name: string, more = ""): Svg {
  const picture = artOf("trail", name === "gila" ? "symbol.gila" : `spirit.${name}`);
  if (picture) return pictured(picture, 100, 70, `art creature ${more}`);
  const short = name.replace("desert-", "");
  const draw = own(CREATURES, short);
  const art = draw ? fixed(draw()) : symbolAt("spirit", 30, 15, 40);
  return svg`<svg class="art creature ${more}" viewBox="0 0 100 70" aria-hidden="true">${art}</svg>`;
}
