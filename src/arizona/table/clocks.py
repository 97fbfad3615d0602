"""The clocks of the seats of one table."""

from __future__ import annotations

from arizona.table.protocol import ClockInfo, ClockRule, FischerClock, MoveClock, NoClock

STRIKES = 3
"""So many decisions in a row that the stand-in had to make, and the bot keeps the seat."""


class Clocks:
    """Time left by seat. At most one clock runs. All times are ms, Unix, given by the caller."""

    def __init__(self, rule: ClockRule, seats: int, left: list[int] | None = None) -> None:
        self.rule = rule
        self.left = left if left and len(left) == seats else [self._full()] * seats
        self.strikes = [0] * seats
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

    def start(self, seat: int, now: int, since: int | None = None) -> None:
        """Let a seat's clock run, unless there is none or it runs already."""
        if isinstance(self.rule, NoClock) or self._running == seat:
            return
        self.stop(now)
        if isinstance(self.rule, MoveClock):
            self.left[seat] = self._full()
        self._running = seat
        self._since = now if since is None else since

    def resume(self, seat: int, deadline: int) -> None:
        """Let a seat's clock run on as it did before the server was started again."""
        if not isinstance(self.rule, NoClock):
            self._running = seat
            self._since = deadline - self.left[seat]

    def stop(self, now: int) -> None:
        """Stop the clock without a decision: the seat went to a bot, or the game is over."""
        if self._running is not None:
            self.left[self._running] = max(0, self.left[self._running] - (now - self._since))
            self._running = None

    def decided(self, seat: int, now: int, *, in_time: bool) -> None:
        """A seat has decided, or the stand-in for it: its clock stops and gets its increment."""
        if isinstance(self.rule, NoClock):
            return
        if self._running == seat:
            self.stop(now)
        if isinstance(self.rule, FischerClock):
            self.left[seat] += self.rule.increment * 1000
        self.strikes[seat] = 0 if in_time else self.strikes[seat] + 1

    def info(self, now: int) -> list[ClockInfo]:
        """What the screens show."""
        if isinstance(self.rule, NoClock):
            return []
        return [
            ClockInfo(seat, max(0, left - (now - self._since)) if running else left, running)
            for seat, left in enumerate(self.left)
            for running in [self._running == seat]
        ]
