/**
 * Pictures that content packs have of their own, by the drawing that each of them replaces, such as
 * `card.tourist`. They come from strangers: show them only as images (`<img>`, `<image>`, CSS),
 * where browsers run no scripts and load nothing.
 */
import { svg, type Svg } from "./svg";

type Pictures = Readonly<Record<string, string>>;

const NONE: Pictures = {};
const shown = $state<Record<string, Pictures>>({});

/** Only data addresses of pictures; whatever else a server may send is not used. */
const SAFE = /^data:image\/(png|svg\+xml)[;,][\w;=+/%.~!*'(),:@-]*$/;

/** Sets the pictures that a game is drawn with. */
export function showArt(game: string, pictures: Pictures): void {
  shown[game] = pictures;
}

/** The picture of a drawing, as a data address; undefined if the pack has none of its own. */
export function artOf(game: string, place: string): string | undefined {
  const pictures = shown[game] ?? NONE;
  const found = Object.hasOwn(pictures, place) ? pictures[place] : undefined;
  return found !== undefined && SAFE.test(found) ? found : undefined;
}

/** A picture of a pack as a data address: SVG is stored as text. */
export function addressOfArt(image: string): string {
  return image.startsWith("data:") ? image : `data:image/svg+xml,${encodeURIComponent(image)}`;
}

/** A drawing that shows a picture; it fills the view box as `fit` says. */
export function pictured(
  picture: string,
  wide: number,
  high: number,
  kind: string,
  fit = "xMidYMid slice",
): Svg {
  return svg`<svg class="${kind}" viewBox="0 0 ${wide} ${high}" preserveAspectRatio="${fit}" aria-hidden="true"><image width="${wide}" height="${high}" preserveAspectRatio="${fit}" href="${picture}"/></svg>`;
}
