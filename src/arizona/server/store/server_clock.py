"""The hours of a table server: how long it has been open, in all its lives.

Players' clocks run by it. It goes on with a clock that cannot jump, stands still while the server
is down or moves cannot be kept, and is kept in the store: nobody gets time as a gift, and nobody
loses time in which he could not have moved.
"""

from __future__ import annotations

import time
from collections.abc import Callable


def monotonic_ms() -> int:
    """A clock that cannot jump; only differences mean something."""
    return time.monotonic_ns() // 1_000_000


class ServerClock:
    """Milliseconds that never run back. A new store begins at the time of day, then it differs."""

    def __init__(self, begin: int = 0, clock: Callable[[], int] = monotonic_ms) -> None:
        self._clock = clock
        self._before = begin
        self._since: int | None = clock()
        """When it was last set going; ``None`` while it stands."""
        self._least = begin

    def now(self) -> int:
        """The time by this clock."""
        if self._since is None:
            return max(self._least, self._before)
        return max(self._least, self._before + self._clock() - self._since)

    def meet(self, shared: int) -> None:
        """Go with the hours that several servers share; whoever is ahead waits for the others."""
        self._least = self.now()
        self._before = shared
        if self._since is not None:
            self._since = self._clock()

    def stand(self) -> None:
        """Stand still."""
        self._before, self._since = self.now(), None

    def go(self) -> None:
        """Go on from where it stands."""
        if self._since is None:
            self._since = self._clock()
