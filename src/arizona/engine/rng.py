"""Random generator of a match: small, fast and identical on all platforms.

Implements Chris Doty-Humphrey's *sfc32* (public domain). It uses only additions and shifts of four
32-bit words, so nothing overflows the 64-bit integers of compiled code.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final, final

from mypy_extensions import i64

from arizona.engine.errors import OptionError
from arizona.engine.packing import Reduced
from arizona.engine.text import quoted

MASK: Final = 0xFFFFFFFF


@final
class Rng:
    """A seeded generator of integers. The same seed gives the same sequence everywhere."""

    def __init__(self, seed: int | str | None = None) -> None:
        if seed is None:
            seed = secrets.token_hex(16)
        try:
            digest = hashlib.sha256(f"{type(seed).__name__}:{seed}".encode()).digest()
        except UnicodeEncodeError:
            raise OptionError(f"seed: {quoted(seed)} is not plain text") from None
        self.a: i64 = int.from_bytes(digest[0:4], "little")
        self.b: i64 = int.from_bytes(digest[4:8], "little")
        self.c: i64 = int.from_bytes(digest[8:12], "little")
        self.count: i64 = 1

    def word(self) -> i64:
        """Return the next 32 random bits."""
        a = self.a
        b = self.b
        c = self.c
        count = self.count
        mask: i64 = MASK
        out: i64 = (a + b + count) & mask
        self.count = (count + 1) & mask
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & mask
        self.c = (((c << 21) | (c >> 11)) + out) & mask
        return out

    def below(self, limit: i64) -> i64:
        """Return a uniformly distributed number from 0 to ``limit`` − 1.

        Requires ``limit`` ≤ 2³¹.

        >>> from arizona.engine.rng import Rng
        >>> dice = Rng("the same seed, the same numbers")
        >>> [dice.below(6) + 1 for _ in range(8)]
        [1, 6, 4, 4, 5, 6, 4, 6]
        """
        mask: i64 = MASK
        product: i64 = self.word() * limit
        low: i64 = product & mask
        if low < limit:
            span: i64 = mask + 1
            floor: i64 = span % limit
            while low < floor:
                product = self.word() * limit
                low = product & mask
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        """Shuffle a list in place."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
            i -= 1

    def __reduce__(self) -> Reduced:
        return _unpickle, (self.a, self.b, self.c, self.count)

    def take(self, other: Rng) -> None:
        """Copy the state of another generator."""
        self.a = other.a
        self.b = other.b
        self.c = other.c
        self.count = other.count

    def clone(self) -> Rng:
        """Return an independent copy that continues with the same numbers."""
        copy = Rng(0)
        copy.take(self)
        return copy


def _unpickle(a: i64, b: i64, c: i64, count: i64) -> Rng:
    """Restore a pickled generator."""
    rng = Rng(0)
    rng.a = a
    rng.b = b
    rng.c = c
    rng.count = count
    return rng
