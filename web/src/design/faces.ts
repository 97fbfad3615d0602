/** The fonts that every table uses, as in `fonts.css`. */
const FACES = [
  "400 1em 'Bebas Neue'",
  ...[400, 600, 700].map((one) => `${one} 1em 'Source Sans 3'`),
];
/** Milliseconds to wait for the fonts before a table is shown without them. */
const PATIENCE = 600;

/** Waits for the fonts, because a table shifts if they arrive after it is drawn. */
export async function loadFaces(): Promise<void> {
  const loaded = Promise.allSettled(FACES.map((face) => document.fonts.load(face)));
  await Promise.race([loaded, new Promise((done) => setTimeout(done, PATIENCE))]);
}
