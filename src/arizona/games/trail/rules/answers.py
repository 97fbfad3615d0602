"""Answers are gathered in a ``vec``: numbers in a row, none of them an object of its own.

Half of the time of a random game went into lists of answers before.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from arizona.engine.bits import lowest

ROOM: Final = 24
"""Most questions have fewer answers; the others take more room by themselves."""


def no_answers() -> vec[i64]:
    """Room for the answers to come."""
    return vec[i64](capacity=ROOM)


def add_places(found: vec[i64], bits: i64, base: i64) -> vec[i64]:
    """Add an answer for each bit that is set: its place, lowest first, each plus ``base``."""
    while bits:
        found = append(found, base + lowest(bits))
        bits &= bits - 1
    return found
