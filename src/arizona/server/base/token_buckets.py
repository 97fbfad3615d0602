"""Token buckets: how often something may happen."""

from __future__ import annotations

import time
from typing import Protocol


class Bucket:
    """Allows ``rate`` things a second, and ``burst`` at once."""

    __slots__ = ("_full", "_last", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._full = burst
        self._left = burst
        self._last = time.monotonic()

    def take(self, amount: float = 1) -> bool:
        """Whether one more is allowed now, or an amount."""
        now = time.monotonic()
        self._left = min(self._full, self._left + (now - self._last) * self._rate)
        self._last = now
        if self._left < amount:
            return False
        self._left -= amount
        return True

    def full(self) -> bool:
        """Whether it was left alone for so long that it can be forgotten."""
        return self._left + (time.monotonic() - self._last) * self._rate >= self._full


class Counting(Protocol):
    """By what several servers count together."""

    async def allow(self, what: str, rate: float, burst: float) -> bool | None:
        """Whether one more is allowed; ``None`` if that is not known."""


class Buckets:
    """A bucket for each guest or address; those left alone are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str, amount: float = 1) -> bool:
        """Whether one more, or an amount, is allowed to that one now."""
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= self._most:
                self._forget()
            bucket = self._buckets[who] = Bucket(self._rate, self._burst)
        return bucket.take(amount)

    async def take_of_all(self, bus: Counting, what: str, who: str) -> bool:
        """The same, where several servers count together as long as they can."""
        allowed = await bus.allow(f"{what}:{who}", self._rate, self._burst)
        return self.take(who) if allowed is None else allowed

    def _forget(self) -> None:
        """Forget who was left alone; if nobody was, whoever came first."""
        self._buckets = {key: known for key, known in self._buckets.items() if not known.full()}
        while len(self._buckets) >= self._most:
            del self._buckets[next(iter(self._buckets))]
