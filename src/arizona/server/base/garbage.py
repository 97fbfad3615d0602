"""Garbage collection in short steps, so that it does not delay moves.

A collection blocks the event loop for a time proportional to the number of objects it examines.
While the server is busy, only new objects are collected, a few at a time. Older objects are
collected while the server is mostly idle.
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import gc
import time
from collections.abc import Callable
from typing import Final, NamedTuple

NEW_OBJECTS: Final = 2_000
"""Number of new objects that triggers their collection, which takes about a millisecond."""
NEVER: Final = 1_000_000_000
CHECK_SECONDS: Final = 5.0
IDLE_SHARE: Final = 0.1
"""Share of a CPU core below which the event loop counts as idle."""
FULL_SECONDS: Final = 300.0
"""Minimum time between two full collections, unless many connections have closed."""
LATEST_SECONDS: Final = 900.0
"""Time after which a full collection no longer waits for the event loop to be idle."""
SOME_STEPS: Final = 10
MANY_STEPS: Final = 200
"""Numbers of collections of new objects that make a full one worthwhile, and necessary."""
MANY_CONNECTIONS: Final = 200
"""Number of closed connections after which it is worth returning memory to the system."""


class Check(NamedTuple):
    """Wall-clock time and CPU time of the event loop thread, in seconds."""

    wall: float
    cpu: float


def collect_new_objects_only() -> None:
    """Exclude all existing objects from garbage collection; from now on, collect only new ones."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, NEVER, NEVER)


def return_memory() -> None:
    """Return free memory to the operating system if the C library supports it."""
    with contextlib.suppress(AttributeError, OSError, TypeError):  # musl, macOS, Windows
        ctypes.CDLL(None).malloc_trim(0)


class GarbageCollector:
    """Collects older objects while the event loop is idle.

    ``connections`` returns the current number of connections.
    """

    def __init__(self, connections: Callable[[], float]) -> None:
        self.full_collections = 0
        self._connections = connections
        self._most_connections = 0.0
        """Largest number of connections since the last full collection."""
        self._last_full = time.monotonic()
        self._last = self._read_clocks()

    async def run(self) -> None:
        """Check regularly until canceled."""
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            self.check()

    def check(self) -> None:
        """Run a full collection if it is due and the loop is idle, or if it is overdue."""
        now = self._read_clocks()
        wall = now.wall - self._last.wall
        idle = now.cpu - self._last.cpu < IDLE_SHARE * wall
        self._last = now
        connections = self._connections()
        self._most_connections = max(self._most_connections, connections)
        many_closed = self._most_connections - connections >= max(MANY_CONNECTIONS, connections)
        steps = gc.get_count()[1]
        waited = now.wall - self._last_full
        due = many_closed or (waited >= FULL_SECONDS and steps >= SOME_STEPS)
        if (due and idle) or (waited >= LATEST_SECONDS and steps >= MANY_STEPS):
            gc.collect()
            return_memory()
            self.full_collections += 1
            self._last_full = now.wall
            self._most_connections = connections
            self._last = self._read_clocks()

    def _read_clocks(self) -> Check:
        return Check(time.monotonic(), time.thread_time())
