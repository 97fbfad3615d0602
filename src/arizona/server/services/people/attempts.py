"""Slows down failed sign-in attempts per name and per address without locking the owner out.

After failed attempts for a name, further ones are delayed but still checked, so that strangers
cannot lock out the owner. Attempts from an address that failed often are rejected until its delay
is over. A browser that has signed in to the account before is not delayed by other people's
failures.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from math import ceil
from typing import Final

from arizona.people.credentials import (
    BY_ADDRESS,
    BY_NAME,
    Attempts,
    DelayPolicy,
    after_failure,
    after_success,
    delay,
)
from arizona.server.protocol.parts import Phrase
from arizona.server.protocol.refusal import Refusal

REMEMBERED: Final = 20_000
"""Maximum number of names, and of addresses, with stored failures; the oldest are dropped."""
WAITING_PER_ADDRESS: Final = 3
WAITING: Final = 500


class Failures:
    """Counts failed attempts by name or by address."""

    def __init__(self, policy: DelayPolicy, now: Callable[[], float]) -> None:
        self._policy = policy
        self._now = now
        self._known: OrderedDict[str, Attempts] = OrderedDict()

    def delay(self, key: str) -> float:
        """Return how many seconds an attempt must wait."""
        return delay(self._known.get(key, Attempts()), self._policy, self._now())

    def left(self, key: str) -> float:
        """Return the remaining seconds of the delay after the last failure."""
        known = self._known.get(key, Attempts())
        return max(0.0, known.last + delay(known, self._policy, known.last) - self._now())

    def record(self, key: str, *, right: bool) -> None:
        """Record the outcome of an attempt."""
        known = self._known.pop(key, None)
        if right and known is None:
            return
        count = after_success if right else after_failure
        self._known[key] = count(known or Attempts(), self._policy, self._now())
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


class SignInLimits:
    """Delays and limits sign-in attempts."""

    def __init__(
        self,
        now: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], object] | None = None,
    ) -> None:
        self._names = Failures(BY_NAME, now)
        self._addresses = Failures(BY_ADDRESS, now)
        self._sleep = sleep or asyncio.sleep
        self._waiting: Counter[str] = Counter()

    async def wait(self, name: str, address: str, *, known_device: bool) -> None:
        """Wait until an attempt may be checked; raise ``Refusal`` if its address must slow down."""
        left = self._addresses.left(address)
        if left > 0:
            raise too_fast(left)
        seconds = 0.0 if known_device else self._names.delay(name)
        if not seconds:
            return
        if self._waiting[address] >= WAITING_PER_ADDRESS or self._waiting.total() >= WAITING:
            raise too_fast(seconds)
        self._waiting[address] += 1
        try:
            pause = self._sleep(seconds)
            if asyncio.iscoroutine(pause):
                await pause
        finally:
            self._waiting[address] -= 1
            self._waiting += Counter()  # drops zeros

    def record(self, name: str, address: str, *, right: bool) -> None:
        """Record the outcome of a checked attempt."""
        self._names.record(name, right=right)
        self._addresses.record(address, right=right)


def too_fast(seconds: float) -> Refusal:
    """Return the refusal for an attempt that comes too early."""
    wait = max(1, ceil(seconds))
    words = Phrase("people-sign-in-wait", {"seconds": wait})
    return Refusal("too-fast", f"try again in {wait} seconds", words, retry_after=wait)
