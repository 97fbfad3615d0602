"""The bot interface."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, final

from mypy_extensions import mypyc_attr

from arizona.engine.rng import Rng
from arizona.engine.state import State


@final
class Clock:
    """Time limit for one decision."""

    def __init__(self, seconds: float = 1.0, timer: Callable[[], float] = time.monotonic) -> None:
        self.seconds: Final = seconds
        self.timer: Final = timer
        """Function that returns the time in seconds: wall clock, CPU time or a fake for tests."""
        self._end: Final = timer() + seconds

    def left(self) -> float:
        """Return the remaining seconds, at least 0."""
        return max(0.0, self._end - self.timer())

    def expired(self) -> bool:
        """Check whether the time is up."""
        return self.timer() >= self._end

    def share(self, part: float) -> Clock:
        """Return a clock for a fraction of the remaining time."""
        return Clock(self.left() * part, self.timer)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A computer player."""

    def decide(self, state: State, legal: list[int], clock: Clock) -> int:
        """Return one of the legal actions.

        ``state`` is a copy that the bot may modify. It contains no future chance outcomes.
        """
        raise NotImplementedError

    def generators(self) -> list[Rng]:
        """Return the bot's random generators, so that snapshots can save and restore them."""
        return []

    def forget(self) -> None:
        """Discard state from the last decision, such as a search tree to reuse.

        Afterwards the next decision depends only on the position and on ``generators``.
        """

    def use_cores(self, cores: int) -> None:
        """Set the number of processes to use, if the bot supports this."""
