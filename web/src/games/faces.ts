/** How games look on the start page and in lists. Games without a face use a generated one. */
import type { Face } from "./contract";

const FACES = import.meta.glob<Face>("./*/face.ts", { import: "face", eager: true });

export function faceOf(game: string): Face | null {
  return FACES[`./${game}/face.ts`] ?? null;
}

/** The games with a face in this build. */
export function drawnGames(): string[] {
  return Object.keys(FACES).map((path) => path.split("/")[1]!);
}
