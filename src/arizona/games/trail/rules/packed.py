"""Several small numbers packed into one word, so that copying a position copies few words.

Place 0 is always the lowest. There are three layouts of a 62-bit word:

    bytes    ┌ 6 ┬ 5 ┬ 4 ┬ 3 ┬ 2 ┬ 1 ┬ 0 ┐         8 bits each; small counts
             stock    ·  Water Health Supplies Silver Copper Turquoise
             levels, cards, passages      Canyon Desert Plateau Mountain
    slots    ┌ 7 ┬ 6 ┬ 5 ┬ 4 ┬ 3 ┬ 2 ┬ 1 ┬ 0 ┐     7 bits each; a card or piece, or NONE
             cards of rows 1–4 in 0–3; pieces two per row: row 1 in 0 and 1, row 2 in 2 and 3 …
    nibbles  ┌ 14 ┬ 13 ┬ … ┬ 1 ┬ 0 ┐               4 bits each; the marker on a space
             rows of spaces, three per group: row 1 in 0–2, row 2 in 3–5 …
             one nibble │ Dutchman 1 bit │ seat + 1, 3 bits │, 0 while the space is free
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arizona.engine.bits import bit_at

NONE: Final = 127
EMPTY_SLOTS: Final = sum(NONE << (7 * place) for place in range(8))


def byte(word: i64, place: i64) -> i64:
    """Return the byte at a place (0 to 6)."""
    return (word >> (place * 8)) & 255


def slot(word: i64, place: i64) -> i64:
    """Return the 7-bit number at a place (0 to 7)."""
    return (word >> (place * 7)) & 127


def with_slot(word: i64, place: i64, value: i64) -> i64:
    """Return the word with the 7-bit number at a place replaced."""
    hole: i64 = bit_at(place * 7 + 7) - bit_at(place * 7)
    return (word & ~hole) | (value << (place * 7))


def nibble(word: i64, place: i64) -> i64:
    """Return the 4-bit number at a place (0 to 14)."""
    return (word >> (place * 4)) & 15


def filled(word: i64, first: i64, size: i64) -> i64:
    """Return how many of ``size`` 4-bit places, starting at ``first``, are nonzero."""
    found: i64 = 0
    place: i64 = first
    while place < first + size:
        if (word >> (place * 4)) & 15:
            found += 1
        place += 1
    return found
