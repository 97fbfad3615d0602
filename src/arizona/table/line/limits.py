"""How fast somebody may go."""

from __future__ import annotations

import time


class Bucket:
    """Allows ``rate`` things a second, and ``burst`` at once."""

    __slots__ = ("_full", "_last", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._full = burst
        self._left = burst
        self._last = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self._left = min(self._full, self._left + (now - self._last) * self._rate)
        self._last = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def full(self) -> bool:
        """Whether it was left alone for so long that it can be forgotten."""
        return self._left + (time.monotonic() - self._last) * self._rate >= self._full


class Buckets:
    """A bucket for each guest or address; those left alone are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        """Whether one more is allowed to that one now."""
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= self._most:
                self._buckets = {
                    key: known for key, known in self._buckets.items() if not known.full()
                }
            bucket = self._buckets[who] = Bucket(self._rate, self._burst)
        return bucket.take()
