"""The clocks of the seats of one table.

Time is granted per turn, not per decision, since a turn may have many decisions, and undoing and
repeating them must not give more time.
"""

from __future__ import annotations

import time

from arizona.server.protocol.parts import ClockInfo, ClockRule, FischerClock, MoveClock, NoClock

STRIKES = 3
"""Number of consecutive timeouts after which a bot takes over the seat."""


def now_ms() -> int:
    """Return the Unix time in ms. It may jump, so clocks do not use it."""
    return time.time_ns() // 1_000_000


class Clocks:
    """Remaining time by seat. At most one clock runs. Times are in ms of the server clock."""

    def __init__(self, rule: ClockRule, seats: int, left: list[int] | None = None) -> None:
        self.rule = rule
        self.left = left if left and len(left) == seats else [self._full()] * seats
        self.strikes = [0] * seats
        self._announced = [-1] * seats
        """The last turn of each seat whose timeout was announced."""
        self._timed_out = [-1] * seats
        """The last turn of each seat in which its time ran out."""
        self._granted = [-1] * seats
        """The last turn of each seat for which it was granted time or an increment."""
        self._running: int | None = None
        self._since = 0

    def _full(self) -> int:
        if isinstance(self.rule, MoveClock | FischerClock):
            return self.rule.seconds * 1000
        return 0

    @property
    def running(self) -> int | None:
        """The seat whose clock is running."""
        return self._running

    def deadline(self) -> int | None:
        """Return when the running clock runs out."""
        return None if self._running is None else self._since + self.left[self._running]

    def start(self, seat: int, now: int, turn: int) -> None:
        """Start a seat's clock. With time per turn, a new turn starts with the full time."""
        if isinstance(self.rule, NoClock):
            return
        fresh = turn > self._granted[seat] and isinstance(self.rule, MoveClock)
        if self._running == seat and not fresh:
            return
        self.stop(now)
        if fresh:
            self.left[seat] = self._full()
            self._granted[seat] = turn
        self._running = seat
        self._since = now

    def resume(self, seat: int, deadline: int, turn: int) -> None:
        """Continue a seat's clock after the table was loaded."""
        if not isinstance(self.rule, NoClock):
            self._running = seat
            self._granted[seat] = turn
            self._since = deadline - self.left[seat]

    def adopt(self, left: list[int], seat: int, deadline: int | None, turn: int) -> None:
        """Adopt the clocks of another server."""
        if isinstance(self.rule, NoClock):
            return
        self._running = None
        self.left = list(left)
        if deadline is not None:
            self.resume(seat, deadline, turn)

    def stop(self, now: int) -> None:
        """Stop the clock without a decision: the seat was handed to a bot, or the game is over."""
        if self._running is not None:
            self.left[self._running] = max(0, self.left[self._running] - (now - self._since))
            self._running = None

    def decided(self, seat: int, now: int, turn: int, *, in_time: bool) -> None:
        """Stop a seat's clock after a decision, made by the player or the stand-in."""
        if isinstance(self.rule, NoClock):
            return
        if self._running == seat:
            self.stop(now)
        if isinstance(self.rule, FischerClock) and turn > self._granted[seat]:
            self.left[seat] += self.rule.increment * 1000
            self._granted[seat] = turn
        if not in_time and turn > self._timed_out[seat]:
            self.strikes[seat] += 1
            self._timed_out[seat] = turn
        elif in_time and turn > self._timed_out[seat]:
            self.strikes[seat] = 0

    def is_late(self, seat: int, turn: int) -> bool:
        """Mark a seat's timeout in a turn as announced; return whether it was not yet."""
        fresh = turn > self._announced[seat]
        self._announced[seat] = turn
        return fresh

    def in_time(self, seat: int, turn: int) -> bool:
        """Whether no timeout of the seat was announced in this turn."""
        return self._announced[seat] != turn

    def info(self, now: int) -> list[ClockInfo]:
        """Return the clocks for clients."""
        if isinstance(self.rule, NoClock):
            return []
        return [
            ClockInfo(seat, max(0, left - (now - self._since)) if running else left, running)
            for seat, left in enumerate(self.left)
            for running in [self._running == seat]
        ]
