"""The clock that players' clocks use: the total time a server has been running.

It advances with a monotonic clock, and stops while the server is down or moves cannot be saved. Its
time is saved in the store, so that restarts neither give nor cost a player time.
"""

from __future__ import annotations

import time
from collections.abc import Callable


def monotonic_ms() -> int:
    """Return a monotonic time in milliseconds; only differences are meaningful."""
    return time.monotonic_ns() // 1_000_000


class ServerClock:
    """Milliseconds that never decrease. A new store starts at the current Unix time."""

    def __init__(self, begin: int = 0, clock: Callable[[], int] = monotonic_ms) -> None:
        self._clock = clock
        self._before = begin
        self._since: int | None = clock()
        """When the clock was started; ``None`` while it is stopped."""
        self._least = begin

    def now(self) -> int:
        if self._since is None:
            return max(self._least, self._before)
        return max(self._least, self._before + self._clock() - self._since)

    def adopt(self, shared: int) -> None:
        """Adopt the time shared by several servers. A clock that is ahead waits until the others
        catch up.
        """
        self._least = self.now()
        self._before = shared
        if self._since is not None:
            self._since = self._clock()

    def stop(self) -> None:
        self._before, self._since = self.now(), None

    def start(self) -> None:
        """Start the clock again."""
        if self._since is None:
            self._since = self._clock()
