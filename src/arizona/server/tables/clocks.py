"""The clocks of the seats of one table.

Time is given by the turn, not by the decision: a turn may have many, and taking them back and
making them again must not bring more time.
"""

from __future__ import annotations

import time

from arizona.server.protocol.parts import ClockInfo, ClockRule, FischerClock, MoveClock, NoClock

STRIKES = 3
"""So many turns in a row in which the stand-in had to decide, and the bot keeps the seat."""


def now_ms() -> int:
    """The time of day: ms, Unix. Clocks do not run by it: it may jump."""
    return time.time_ns() // 1_000_000


class Clocks:
    """Time left by seat. At most one clock runs. The caller gives the time: ms, by the hours."""

    def __init__(self, rule: ClockRule, seats: int, left: list[int] | None = None) -> None:
        self.rule = rule
        self.left = left if left and len(left) == seats else [self._full()] * seats
        self.strikes = [0] * seats
        self._late = [-1] * seats
        """The last turn of each seat of which was told that its time is up."""
        self._struck = [-1] * seats
        """The last turn of each seat in which its time ran out."""
        self._given = [-1] * seats
        """The last turn of each seat for which it got its time or its increment."""
        self._running: int | None = None
        self._since = 0

    def _full(self) -> int:
        if isinstance(self.rule, MoveClock | FischerClock):
            return self.rule.seconds * 1000
        return 0

    @property
    def running(self) -> int | None:
        """The seat whose clock runs."""
        return self._running

    def deadline(self) -> int | None:
        """When the running clock is up."""
        return None if self._running is None else self._since + self.left[self._running]

    def start(self, seat: int, now: int, turn: int) -> None:
        """Let a seat's clock run; a new turn begins with its time, where time is by the turn."""
        if isinstance(self.rule, NoClock):
            return
        fresh = turn > self._given[seat] and isinstance(self.rule, MoveClock)
        if self._running == seat and not fresh:
            return
        self.stop(now)
        if fresh:
            self.left[seat] = self._full()
            self._given[seat] = turn
        self._running = seat
        self._since = now

    def resume(self, seat: int, deadline: int, turn: int) -> None:
        """Let a seat's clock run on as it did before the server was started again."""
        if not isinstance(self.rule, NoClock):
            self._running = seat
            self._given[seat] = turn
            self._since = deadline - self.left[seat]

    def meet(self, left: list[int], seat: int, deadline: int | None, turn: int) -> None:
        """Stand as another server has left them."""
        if isinstance(self.rule, NoClock):
            return
        self._running = None
        self.left = list(left)
        if deadline is not None:
            self.resume(seat, deadline, turn)

    def stop(self, now: int) -> None:
        """Stop the clock without a decision: the seat went to a bot, or the game is over."""
        if self._running is not None:
            self.left[self._running] = max(0, self.left[self._running] - (now - self._since))
            self._running = None

    def decided(self, seat: int, now: int, turn: int, *, in_time: bool) -> None:
        """A seat has decided in that turn, or the stand-in for it: its clock stops."""
        if isinstance(self.rule, NoClock):
            return
        if self._running == seat:
            self.stop(now)
        if isinstance(self.rule, FischerClock) and turn > self._given[seat]:
            self.left[seat] += self.rule.increment * 1000
            self._given[seat] = turn
        if not in_time and turn > self._struck[seat]:
            self.strikes[seat] += 1
            self._struck[seat] = turn
        elif in_time and turn > self._struck[seat]:
            self.strikes[seat] = 0

    def is_late(self, seat: int, turn: int) -> bool:
        """Whether it is still to be told that a seat's time is up in that turn; then it is told."""
        fresh = turn > self._late[seat]
        self._late[seat] = turn
        return fresh

    def in_time(self, seat: int, turn: int) -> bool:
        """Whether nobody has told that a seat's time is up in that turn."""
        return self._late[seat] != turn

    def info(self, now: int) -> list[ClockInfo]:
        """What the screens show."""
        if isinstance(self.rule, NoClock):
            return []
        return [
            ClockInfo(seat, max(0, left - (now - self._since)) if running else left, running)
            for seat, left in enumerate(self.left)
            for running in [self._running == seat]
        ]
