"""Korean particles: which of two follows a word depends on the sound the word ends with."""

from __future__ import annotations

import unicodedata
from typing import Final

FIRST: Final = 0xAC00
LAST: Final = 0xD7A3
ENDINGS: Final = 28
RIEUL: Final = 8
"""The final consonant ㄹ: after it 로 stands, as after a vowel."""
DIGITS: Final = {"0": 1, "1": RIEUL, "3": 1, "6": 1, "7": RIEUL, "8": RIEUL}
"""Digits read aloud end in a consonant (영 일 삼 육 칠 팔) or do not."""
LETTERS: Final = {"b": 1, "c": 1, "k": 1, "l": RIEUL, "m": 1, "n": 1, "p": 1, "q": 1, "t": 1}
"""Latin names as Korean ears hear them: after these letters the last syllable is closed."""


def _ending(word: str) -> int:
    """The final consonant of a word: 0 for none, -1 if nobody can tell."""
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
    """``민수`` and ``은/는`` make ``민수는``; nothing follows an empty word.

    The first of the pair follows a consonant. Where nobody can tell, both are written.
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
