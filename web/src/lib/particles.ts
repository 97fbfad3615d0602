/** Korean particles, whose form depends on the final sound of the preceding word. */
const FIRST = 0xac00;
const LAST = 0xd7a3;
const ENDINGS = 28;
/** The final consonant ㄹ, which takes 로 like a vowel does. */
const RIEUL = 8;
/** Digits whose Korean names end in a consonant (영 일 삼 육 칠 팔). */
const DIGITS: Record<string, number> = { 0: 1, 1: RIEUL, 3: 1, 6: 1, 7: RIEUL, 8: RIEUL };
/** Latin letters after which Korean pronunciation closes the last syllable. */
const LETTERS: Record<string, number> = {
  b: 1,
  c: 1,
  k: 1,
  l: RIEUL,
  m: 1,
  n: 1,
  p: 1,
  q: 1,
  t: 1,
};

/** The final consonant of a word: 0 for none, -1 if unknown. */
function ending(word: string): number {
  for (const sign of [...word].reverse()) {
    const code = sign.codePointAt(0)!;
    if (code >= FIRST && code <= LAST) return (code - FIRST) % ENDINGS;
    if (/\d/.test(sign)) return DIGITS[sign] ?? 0;
    const plain = sign.normalize("NFD")[0]!.toLowerCase();
    if (plain >= "a" && plain <= "z") {
      return plain === "g" && word.toLowerCase().endsWith("ng") ? 1 : (LETTERS[plain] ?? 0);
    }
    if (/\p{L}/u.test(sign)) return -1;
  }
  return -1;
}

/**
 * `민수` with `은/는` becomes `민수는`; an empty word gets no particle. The first of the pair follows a
 * consonant. If the final sound is unknown, both are written.
 */
export function withParticle(word: string, pair: string): string {
  const [closed, open] = pair.split("/") as [string, string];
  if (!word.trim()) return word;
  const last = ending(word);
  if (last < 0) return `${word}${closed}(${open})`;
  if (closed === "으로" && last === RIEUL) return `${word}${open}`;
  return `${word}${last ? closed : open}`;
}
