"""A position as a row of small numbers, for learning programs.

An ``Observer`` declares the parts of its row, so the spec cards in the docs are made from it, and
writes a position into a row of a larger buffer. A row is written again and again for the same game;
what changes little between two moves (sets, boards) is compared with what the row holds already,
which is kept as a few words beside it, and only the difference is written.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from arizona.engine.bits import bit_at, lowest
from arizona.engine.state import State


@final
class Part:
    """Some neighbouring numbers of a row: where they stand, their range and what they mean."""

    def __init__(self, name: str, start: int, size: int, low: int, high: int, about: str) -> None:
        self.name: Final = name
        self.start: Final = start
        self.size: Final = size
        self.low: Final = low
        self.high: Final = high
        self.about: Final = about


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes positions of one set-up as rows of ``size`` numbers.

    All that a seat may know is in a row, and the seats stand in it as this one sees them: itself
    first, then the others in turn order. Nothing in our games is hidden.
    """

    def __init__(self) -> None:
        self.parts: Final[list[Part]] = []
        self.size: i64 = 0
        self.words: i64 = 0
        """Words of memory beside each row."""
        self.apart: bool = True
        """Whether the seats see so different rows that one row for all of them in turn would be
        written anew most of the time."""

    def part(self, name: str, size: int, low: int, high: int, about: str) -> i64:
        """Declare the next part of the row; returns where it starts."""
        start = self.size
        self.parts.append(Part(name, start, size, low, high, about))
        self.size += size
        return start

    def remember(self, words: i64 = 1) -> i64:
        """Ask for words of memory; returns the place of the first."""
        start = self.words
        self.words += words
        return start

    def write(
        self, state: State, seat: i64, out: vec[i16], at: i64, memory: vec[i64], place: i64
    ) -> None:
        """Bring the row that starts at ``at`` up to date; its memory starts at ``place``.

        A row and its memory begin as nothing but 0.
        """
        raise NotImplementedError

    def forget(self, out: vec[i16], at: i64, memory: vec[i64], place: i64) -> None:
        """Empty a row: the next position is one of another game.

        An observer that compares all it writes with what the row holds may do with less.
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
        """A row of its own for one position."""
        out = numbers16(self.size)
        self.write(state, seat, out, 0, numbers64(self.words), 0)
        return out


def numbers16(size: i64) -> vec[i16]:
    """So many zeros."""
    return vec[i16]([0] * size)


def numbers64(size: i64) -> vec[i64]:
    """So many zeros, of 64 bits each."""
    return vec[i64]([0] * size)


def from_here(seat: i64, here: i64, seats: i64) -> i64:
    """A seat as another counts them, itself being 0: no division, which would take longest of all.

    >>> from arizona.engine.observer import from_here
    >>> from_here(0, 1, 3), from_here(1, 1, 3), from_here(2, 1, 3)
    (2, 0, 1)
    """
    turn: i64 = seat - here
    if turn < 0:
        turn += seats
    return turn


# Most words are as they were: each function below only compares, so that the compiler puts it where
# it is called, and what has to be done otherwise stands in another.


def put_bits(out: vec[i16], at: i64, memory: vec[i64], place: i64, bits: i64) -> None:
    """A set as a 0 or 1 for each member; only what has changed is written."""
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
    """A choice as one 1 among zeros; below 0 there is none."""
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
    """The small numbers that a word is made of, each of ``width`` bits, the lowest first."""
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
