"""Limits on buffered bytes and concurrent requests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from arizona.server.protocol.refusal import Refusal


class Backlog:
    """Counts the bytes queued for slow clients, across all connections."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.waiting = 0

    def reserve(self, size: int) -> bool:
        """Count ``size`` bytes if the limit allows it, and return whether it does."""
        if self.waiting + size > self.most:
            return False
        self.waiting += size
        return True

    def release(self, size: int) -> None:
        self.waiting -= size


class ConcurrencyLimit:
    """Limits how many operations run concurrently, in total and per address."""

    def __init__(self, most: int, each: int) -> None:
        self._most = most
        self._each = each
        self._now: Counter[str] = Counter()

    @contextmanager
    def slot(self, address: str) -> Iterator[None]:
        """Count one operation for the duration of the block, or raise ``Refusal``."""
        if self._now[address] >= self._each or self._now.total() >= self._most:
            raise Refusal("too-fast", "too many are being answered already")
        self._now[address] += 1
        try:
            yield
        finally:
            self._now[address] -= 1
            if not self._now[address]:
                del self._now[address]
