"""How long somebody is waited for who is to move and away."""

from __future__ import annotations

from arizona.server.protocol.parts import WaitInfo


class GracePeriod:
    """Since when the table waits, and when each seat was left. Times are ms, by the hours."""

    def __init__(self, after: int, since: int) -> None:
        self.after = after
        """Seconds after which somebody counts as gone; 0 is never."""
        self.since = since
        """When the position was last changed."""
        self.left: dict[int, int] = {}
        """When the last connection of each seat went, as far as it is known."""

    def info(self, seat: int, now: int) -> WaitInfo | None:
        """How long until it may be said that the player of a seat has left."""
        if not self.after:
            return None
        since = max(self.since, self.left.get(seat, 0))
        return WaitInfo(seat, max(0, since + self.after * 1000 - now))
