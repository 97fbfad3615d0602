"""Sets of small numbers as the bits of one word: fast in the compiled form.

Compiled code that asks ``bit_at``, ``count``, ``count_both``, ``lowest`` or ``nth`` is answered by
instructions that the processor has for it (``bits.h``); to count and choose so made random games of
Knight 1.7 times as fast on x86 and those of Rails 1.3 times. The functions here say the same, and
serve where there are none.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

WORD: Final = (1 << 62) - 1
_BITS: Final = vec[i64]([1 << place for place in range(62)])


def bit_at(place: i64) -> i64:
    """The word with this bit alone; for places below 62."""
    # Looked up: a literal on the left of a shift would be a 32-bit constant in C.
    return _BITS[place]


def count(bits: i64) -> i64:
    """How many bits are set; for words below 2⁶²."""
    # No constant is 2⁶² or more: mypyc would keep it as an object and read it anew at every call,
    # which took half the time of Knight's solver.
    pairs: i64 = bits - ((bits >> 1) & 0x1555555555555555)
    fours: i64 = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    eights: i64 = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    eights += eights >> 8
    eights += eights >> 16
    eights += eights >> 32
    return eights & 0x7F


def count_both(one: i64, two: i64) -> i64:
    """How many bits are set in two words, for less than counting each; for words below 2⁶²."""
    pairs: i64 = one - ((one >> 1) & 0x1555555555555555)
    more: i64 = two - ((two >> 1) & 0x1555555555555555)
    fours: i64 = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    fours += (more & 0x3333333333333333) + ((more >> 2) & 0x3333333333333333)
    eights: i64 = (fours & 0x0F0F0F0F0F0F0F0F) + ((fours >> 4) & 0x0F0F0F0F0F0F0F0F)
    eights += eights >> 8
    eights += eights >> 16
    eights += eights >> 32
    return eights & 0xFF


def lowest(bits: i64) -> i64:
    """The place of the lowest bit that is set."""
    # With the mask the C compiler sees that no large number can come, and one instruction remains.
    low: i64 = bits & -bits & WORD
    length: i64 = int(low).bit_length()
    return length - 1


def places(bits: i64, base: i64 = 0) -> list[int]:
    """The places of the bits that are set, lowest first, each plus ``base``."""
    many: i64 = count(bits)
    if many > 4 or many == 0:
        return _many_places(bits, base)
    # A list whose length is known is made in one go; to append to it takes twice as long.
    first: i64 = base + lowest(bits)
    if many == 1:
        return [first]
    bits &= bits - 1
    second: i64 = base + lowest(bits)
    if many == 2:
        return [first, second]
    bits &= bits - 1
    third: i64 = base + lowest(bits)
    if many == 3:
        return [first, second, third]
    return [first, second, third, base + lowest(bits & (bits - 1))]


def _many_places(bits: i64, base: i64) -> list[int]:
    found: list[int] = []
    while bits:
        found.append(base + lowest(bits))
        bits &= bits - 1
    return found


def places_into(bits: i64, base: i64, out: vec[i32], at: i64) -> i64:
    """The same into a buffer from a place on; returns how many there are."""
    start = at
    while bits:
        out[at] = i32(base + lowest(bits))
        bits &= bits - 1
        at += 1
    return at - start


def nth(bits: i64, number: i64) -> i64:
    """The place of the bit that has so many set bits below it: a choice without a list."""
    while number:
        bits &= bits - 1
        number -= 1
    return lowest(bits)


def asked(bits: i64, other: i64, number: i64) -> tuple[int, int, int, int, int]:
    """What compiled code hears that asks all five: for tests, whose own calls end up here."""
    return (
        bit_at(number),
        count(bits),
        count_both(bits, other),
        lowest(bits),
        nth(bits, number),
    )
