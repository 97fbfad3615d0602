"""What a bot is: one method."""

from __future__ import annotations

import time
from typing import Final, final

from mypy_extensions import mypyc_attr

from arizona.engine.state import State


@final
class Clock:
    """How long a bot may think about one decision."""

    def __init__(self, seconds: float = 1.0) -> None:
        self.seconds: Final = seconds
        self._end: Final = time.monotonic() + seconds

    def left(self) -> float:
        """Seconds left; never below 0."""
        return max(0.0, self._end - time.monotonic())

    def expired(self) -> bool:
        """Whether the time is up."""
        return time.monotonic() >= self._end


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. It gets a clone of the position, which holds no future luck."""

    def decide(self, state: State, legal: list[int], clock: Clock) -> int:
        """One of the legal actions."""
        raise NotImplementedError
