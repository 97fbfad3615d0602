"""Keys of memories: where an evaluation keeps what it has worked out already.

A key is some words that say everything the answer depends on. They are kept beside the answer and
compared whole, so nothing else is ever found under them; what is mixed here only says where they
lie.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

EMPTY: Final = -1
"""Begins no key."""
HALF: Final = 0x7FFFFFFF
SPREAD: Final = 0x2545F491
"""A factor that spreads keys which differ little."""


def mix(word: i64, mixed: i64) -> i64:
    """One word more of a key; bits 7 to 30 of the last result say its place."""
    half: i64 = (word ^ (word >> 31) ^ mixed) & HALF
    product: i64 = half * SPREAD
    return product ^ (product >> 29)
