"""Several small numbers in one word, so that a copy of a position is a copy of few words."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arizona.engine.bits import BIT

NONE: Final = 127
"""An empty slot."""
EMPTY_SLOTS: Final = sum(NONE << (7 * place) for place in range(8))


def byte(word: i64, place: i64) -> i64:
    """The byte at a place (0 to 6)."""
    return (word >> (place * 8)) & 255


def slot(word: i64, place: i64) -> i64:
    """The 7-bit number at a place (0 to 7)."""
    return (word >> (place * 7)) & 127


def with_slot(word: i64, place: i64, value: i64) -> i64:
    """The word with another 7-bit number at a place."""
    hole: i64 = BIT[place * 7 + 7] - BIT[place * 7]
    return (word & ~hole) | (value << (place * 7))


def nibble(word: i64, place: i64) -> i64:
    """The 4-bit number at a place (0 to 14)."""
    return (word >> (place * 4)) & 15


def filled(word: i64, first: i64, size: i64) -> i64:
    """How many of the 4-bit places from the first on are not 0."""
    found: i64 = 0
    place: i64 = first
    while place < first + size:
        if (word >> (place * 4)) & 15:
            found += 1
        place += 1
    return found
