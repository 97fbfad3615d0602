"""How fast somebody may go."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from arizona.server.protocol.refusal import Refusal


class Backlog:
    """Bytes that wait for clients who do not read, in all."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.waiting = 0

    def take(self, size: int) -> bool:
        """Whether so many more may wait; if so they are counted."""
        if self.waiting + size > self.most:
            return False
        self.waiting += size
        return True

    def give(self, size: int) -> None:
        """So many wait no more."""
        self.waiting -= size


class ConcurrencyLimit:
    """How many of something may be under way at once: in all, and for one address."""

    def __init__(self, most: int, each: int) -> None:
        self._most = most
        self._each = each
        self._now: Counter[str] = Counter()

    @contextmanager
    def one(self, address: str) -> Iterator[None]:
        """Begin one, or refuse."""
        if self._now[address] >= self._each or self._now.total() >= self._most:
            raise Refusal("too-fast", "too many are being answered already")
        self._now[address] += 1
        try:
            yield
        finally:
            self._now[address] -= 1
            if not self._now[address]:
                del self._now[address]
