"""The grace period before an absent player's seat can be claimed."""

from __future__ import annotations

from arizona.server.protocol.parts import WaitInfo


class GracePeriod:
    """Tracks since when the table waits, and when each seat was left, in ms of the server clock."""

    def __init__(self, after: int, since: int) -> None:
        self.after = after
        """Grace period in seconds; 0 is unlimited."""
        self.since = since
        """When the position last changed."""
        self.left: dict[int, int] = {}
        """When the last connection of each seat was closed, if known."""

    def info(self, seat: int, now: int) -> WaitInfo | None:
        """Return how long until the player of a seat may be declared gone."""
        if not self.after:
            return None
        since = max(self.since, self.left.get(seat, 0))
        return WaitInfo(seat, max(0, since + self.after * 1000 - now))
