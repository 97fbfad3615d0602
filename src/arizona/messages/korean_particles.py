"""Korean particles, which depend on the final sound of the preceding word."""

from __future__ import annotations

import unicodedata
from typing import Final

FIRST: Final = 0xAC00
LAST: Final = 0xD7A3
ENDINGS: Final = 28
RIEUL: Final = 8
"""The final consonant ㄹ, which takes 로 like a vowel does."""
DIGITS: Final = {"0": 1, "1": RIEUL, "3": 1, "6": 1, "7": RIEUL, "8": RIEUL}
"""Final consonants of the digits when read aloud (영 일 삼 육 칠 팔)."""
LETTERS: Final = {"b": 1, "c": 1, "k": 1, "l": RIEUL, "m": 1, "n": 1, "p": 1, "q": 1, "t": 1}
"""Final consonants of Latin names as pronounced in Korean, by their last letter."""


def _ending(word: str) -> int:
    """The final consonant of a word: 0 for none, -1 if unknown."""
    for sign in reversed(word):
        code = ord(sign)
        if FIRST <= code <= LAST:
            return (code - FIRST) % ENDINGS
        if sign.isdigit():
            return DIGITS.get(sign, 0)
        plain = unicodedata.normalize("NFD", sign)[0].lower()
        if "a" <= plain <= "z":
            if plain == "g" and word.lower().endswith("ng"):
                return 1
            return LETTERS.get(plain, 0)
        if sign.isalpha():
            return -1
    return -1


def with_particle(word: str, pair: str) -> str:
    """``민수`` and ``은/는`` make ``민수는``; an empty word gets no particle.

    The first particle of the pair follows a consonant. If the final sound is unknown, both are
    written.
    """
    closed, _, open_ = pair.partition("/")
    if not word.strip():
        return word
    ending = _ending(word)
    if ending < 0:
        return f"{word}{closed}({open_})"
    if closed == "으로" and ending == RIEUL:
        return f"{word}{open_}"
    return f"{word}{closed if ending else open_}"
