"""What a bot is: one method."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, final

from mypy_extensions import mypyc_attr

from arizona.engine.rng import Rng
from arizona.engine.state import State


@final
class Clock:
    """How long a bot may think about one decision."""

    def __init__(self, seconds: float = 1.0, timer: Callable[[], float] = time.monotonic) -> None:
        self.seconds: Final = seconds
        self.timer: Final = timer
        """What tells the time, in seconds: the wall's, the processor's or a test's."""
        self._end: Final = timer() + seconds

    def left(self) -> float:
        """Seconds left; never below 0."""
        return max(0.0, self._end - self.timer())

    def expired(self) -> bool:
        """Whether the time is up."""
        return self.timer() >= self._end

    def share(self, part: float) -> Clock:
        """A clock for a part of what is left on this one."""
        return Clock(self.left() * part, self.timer)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. It gets a clone of the position, which holds no future luck."""

    def decide(self, state: State, legal: list[int], clock: Clock) -> int:
        """One of the legal actions."""
        raise NotImplementedError

    def luck(self) -> list[Rng]:
        """The generators it draws from, so that a snapshot can go back to them."""
        return []

    def forget(self) -> None:
        """Drop what the last decision left behind, such as a tree to search on in.

        The next decision then depends only on the position and on ``luck``.
        """

    def use_cores(self, cores: int) -> None:
        """Think in so many processes at once, for a bot that can."""
