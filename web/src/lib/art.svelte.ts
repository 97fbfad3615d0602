/**
 * Pictures from content packs, by the name of the drawing that each one replaces, such as
 * `card.tourist`. They are untrusted: show them only as images (`<img>`, `<image>`, CSS), where
 * browsers run no scripts and load no resources.
 */
import { svg, type Svg } from "./svg";

type Pictures = Readonly<Record<string, string>>;

const NONE: Pictures = {};
const shown = $state<Record<string, Pictures>>({});

/** Accepts only data URLs of pictures; anything else that a server sends is ignored. */
const SAFE = /^data:image\/(png|svg\+xml)[;,][\w;=+/%.~!*'(),:@-]*$/;

/** Sets the pictures that replace a game's drawings. */
export function showArt(game: string, pictures: Pictures): void {
  shown[game] = pictures;
}

/** The pack's picture for a drawing, as a data URL; undefined if there is none. */
export function artOf(game: string, place: string): string | undefined {
  const pictures = shown[game] ?? NONE;
  const found = Object.hasOwn(pictures, place) ? pictures[place] : undefined;
  return found !== undefined && SAFE.test(found) ? found : undefined;
}

/** A pack's picture as a data URL; SVG is stored as text. */
export function addressOfArt(image: string): string {
  return image.startsWith("data:") ? image : `data:image/svg+xml,${encodeURIComponent(image)}`;
}

/** A drawing that shows a picture; `fit` says how it fills the view box. */
export function pictured(
  picture: string,
  wide: number,
  high: number,
  kind: string,
  fit = "xMidYMid slice",
): Svg {
  return svg`<svg class="${kind}" viewBox="0 0 ${wide} ${high}" preserveAspectRatio="${fit}" aria-hidden="true"><image width="${wide}" height="${high}" preserveAspectRatio="${fit}" href="${picture}"/></svg>`;
}
