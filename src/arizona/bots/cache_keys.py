"""Hashing of cache keys for evaluations.

A key is a sequence of words that determines the cached value. The complete key is stored with the
value and compared, so hash collisions are harmless.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

EMPTY: Final = -1
"""Never the first word of a key; marks an empty slot."""
HALF: Final = 0x7FFFFFFF
SPREAD: Final = 0x2545F491
"""Multiplier that spreads similar keys."""


def mix(word: i64, mixed: i64) -> i64:
    """Add a word to a hash. Bits 7 to 30 of the final hash select the slot."""
    half: i64 = (word ^ (word >> 31) ^ mixed) & HALF
    product: i64 = half * SPREAD
    return product ^ (product >> 29)
