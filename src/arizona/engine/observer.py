"""Encodes positions as rows of small integers for machine learning.

An ``Observer`` declares the parts of its row, from which the spec cards in the docs are generated,
and writes a position into a row of a larger buffer. Rows are updated incrementally: for data that
changes little between moves (sets, boards), the observer keeps a few words of scratch memory per
row that describe the current contents, and writes only the difference.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from arizona.engine.bits import bit_at, lowest
from arizona.engine.state import State


@final
class Part:
    """A range of consecutive values in a row: offset, value range and description."""

    def __init__(self, name: str, start: int, size: int, low: int, high: int, about: str) -> None:
        self.name: Final = name
        self.start: Final = start
        self.size: Final = size
        self.low: Final = low
        self.high: Final = high
        self.about: Final = about


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Encodes positions of a setup as rows of ``size`` integers.

    A row contains everything that a seat may know. Seats are relative to the observing seat: the
    observer comes first, then the others in turn order. None of our games has hidden information.
    """

    def __init__(self) -> None:
        self.parts: Final[list[Part]] = []
        self.size: i64 = 0
        self.words: i64 = 0
        """Words of scratch memory per row."""
        self.apart: bool = True
        """Whether each seat should have its own row.

        True if the seats' rows differ so much that a shared row would be mostly rewritten at every
        turn.
        """

    def part(self, name: str, size: int, low: int, high: int, about: str) -> i64:
        """Declare the next part of the row and return its offset."""
        start = self.size
        self.parts.append(Part(name, start, size, low, high, about))
        self.size += size
        return start

    def remember(self, words: i64 = 1) -> i64:
        """Reserve words of scratch memory and return the offset of the first."""
        start = self.words
        self.words += words
        return start

    def write(
        self, state: State, seat: i64, out: vec[i16], at: i64, memory: vec[i64], place: i64
    ) -> None:
        """Update the row at offset ``at``, whose scratch memory starts at ``place``.

        The row and its memory must be zero before the first call.
        """
        raise NotImplementedError

    def forget(self, out: vec[i16], at: i64, memory: vec[i64], place: i64) -> None:
        """Clear a row before it is reused for another game.

        Subclasses that compare all values with the current contents of the row may clear less.
        """
        end: i64 = at + self.size
        while at < end:
            out[at] = 0
            at += 1
        end = place + self.words
        while place < end:
            memory[place] = 0
            place += 1

    def row(self, state: State, seat: int) -> vec[i16]:
        """Return a new row for a single position."""
        out = numbers16(self.size)
        self.write(state, seat, out, 0, numbers64(self.words), 0)
        return out


def numbers16(size: i64) -> vec[i16]:
    """Return a vector of zeros."""
    return vec[i16]([0] * size)


def numbers64(size: i64) -> vec[i64]:
    """Return a vector of 64-bit zeros."""
    return vec[i64]([0] * size)


def from_here(seat: i64, here: i64, seats: i64) -> i64:
    """Return the index of a seat relative to ``here``, in turn order.

    Avoids the modulo operator, which would dominate the running time.

    >>> from arizona.engine.observer import from_here
    >>> from_here(0, 1, 3), from_here(1, 1, 3), from_here(2, 1, 3)
    (2, 0, 1)
    """
    turn: i64 = seat - here
    if turn < 0:
        turn += seats
    return turn


# Most words do not change between moves. Each public function below only compares, so that the
# compiler inlines it; the private function does the update.


def put_bits(out: vec[i16], at: i64, memory: vec[i64], place: i64, bits: i64) -> None:
    """Write a bit set as one 0 or 1 per member, updating only the bits that changed."""
    if memory[place] != bits:
        _put_bits(out, at, memory, place, bits)


def _put_bits(out: vec[i16], at: i64, memory: vec[i64], place: i64, bits: i64) -> None:
    left: i64 = memory[place] ^ bits
    memory[place] = bits
    while left:
        member: i64 = lowest(left)
        out[at + member] = i16((bits >> member) & 1)
        left &= left - 1


def put_one(out: vec[i16], at: i64, memory: vec[i64], place: i64, chosen: i64) -> None:
    """Write a choice as a one-hot vector; all zeros if ``chosen`` is negative."""
    if memory[place] != chosen + 1:
        _put_one(out, at, memory, place, chosen)


def _put_one(out: vec[i16], at: i64, memory: vec[i64], place: i64, chosen: i64) -> None:
    before: i64 = memory[place]
    memory[place] = chosen + 1
    if before > 0:
        out[at + before - 1] = 0
    if chosen >= 0:
        out[at + chosen] = 1


def put_fields(
    out: vec[i16], at: i64, memory: vec[i64], place: i64, word: i64, size: i64, width: i64
) -> None:
    """Write the fields of a packed word, each ``width`` bits wide, lowest first."""
    if memory[place] != word:
        _put_fields(out, at, memory, place, word, size, width)


def _put_fields(
    out: vec[i16], at: i64, memory: vec[i64], place: i64, word: i64, size: i64, width: i64
) -> None:
    changed: i64 = memory[place] ^ word
    memory[place] = word
    mask: i64 = bit_at(width) - 1
    end: i64 = at + size
    while at < end and changed:
        if changed & mask:
            out[at] = i16(word & mask)
        changed >>= width
        word >>= width
        at += 1
