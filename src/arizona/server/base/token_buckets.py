"""Token buckets for rate limits."""

from __future__ import annotations

import time
from typing import Protocol


class Bucket:
    """Allows ``rate`` operations per second, with bursts of up to ``burst``."""

    __slots__ = ("_full", "_last", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._full = burst
        self._left = burst
        self._last = time.monotonic()

    def take(self, amount: float = 1) -> bool:
        """Take tokens if available, and return whether they were."""
        now = time.monotonic()
        self._left = min(self._full, self._left + (now - self._last) * self._rate)
        self._last = now
        if self._left < amount:
            return False
        self._left -= amount
        return True

    def full(self) -> bool:
        """Whether the bucket has refilled completely, so that it can be discarded."""
        return self._left + (time.monotonic() - self._last) * self._rate >= self._full


class SharedCounter(Protocol):
    """A counter shared by several servers."""

    async def allow(self, what: str, rate: float, burst: float) -> bool | None:
        """Whether one more is allowed; ``None`` if unknown."""


class Buckets:
    """A bucket per guest or address; full buckets are discarded."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str, amount: float = 1) -> bool:
        """Take tokens from a requester's bucket if available, and return whether they were."""
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= self._most:
                self._discard_full()
            bucket = self._buckets[who] = Bucket(self._rate, self._burst)
        return bucket.take(amount)

    async def take_shared(self, bus: SharedCounter, what: str, who: str) -> bool:
        """Like ``take``, but counted across servers while the shared counter is available."""
        allowed = await bus.allow(f"{what}:{who}", self._rate, self._burst)
        return self.take(who) if allowed is None else allowed

    def _discard_full(self) -> None:
        """Discard full buckets; if there are none, the oldest."""
        self._buckets = {key: known for key, known in self._buckets.items() if not known.full()}
        while len(self._buckets) >= self._most:
            del self._buckets[next(iter(self._buckets))]
