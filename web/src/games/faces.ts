/** How the games look on the start page and in lists; a game without a face has a plain one. */
import type { Face } from "./contract";

const FACES = import.meta.glob<Face>("./*/face.ts", { import: "face", eager: true });

export function faceOf(game: string): Face | null {
  return FACES[`./${game}/face.ts`] ?? null;
}

/** The games that have a face here. */
export function drawnGames(): string[] {
  return Object.keys(FACES).map((path) => path.split("/")[1]!);
}
