"""Answer lists as ``vec[i64]``, which stores unboxed integers.

With Python lists of answers, building them took half the time of a random game.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from arizona.engine.bits import lowest

ROOM: Final = 24
"""Initial capacity; most questions have fewer answers, and the vector grows if needed."""


def no_answers() -> vec[i64]:
    """Return an empty answer list with preallocated capacity."""
    return vec[i64](capacity=ROOM)


def add_places(found: vec[i64], bits: i64, base: i64) -> vec[i64]:
    """Append ``base`` + the bit position for each set bit, lowest first."""
    while bits:
        found = append(found, base + lowest(bits))
        bits &= bits - 1
    return found
