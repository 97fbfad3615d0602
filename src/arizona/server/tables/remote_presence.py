"""Who is connected to a table on other servers."""

from __future__ import annotations

import time
from typing import Final, NamedTuple

from arizona.server.transport.bus import Presence

PRESENCE_INTERVAL: Final = 5.0
PRESENCE_TIMEOUT: Final = 15.0
"""Seconds without a message after which a server's presence is ignored."""
NOBODY: Final = Presence([], 0)


class Announcement(NamedTuple):
    """The presence that a server announced, and when (monotonic seconds)."""

    here: Presence
    received: float


class RemotePresence:
    """Presence by server."""

    def __init__(self) -> None:
        self._here: dict[str, Announcement] = {}

    def update(self, server: str, here: Presence) -> bool:
        """Record the presence on a server, and return whether it changed."""
        old = self._here.get(server)
        if here == NOBODY:
            self._here.pop(server, None)
        else:
            self._here[server] = Announcement(here, time.monotonic())
        return here != (NOBODY if old is None else old.here)

    def _now(self) -> list[Presence]:
        if not self._here:
            return []
        since = time.monotonic() - PRESENCE_TIMEOUT
        return [one.here for one in self._here.values() if one.received > since]

    def seats(self) -> set[int]:
        """Return the seats whose players are connected to other servers."""
        return {seat for here in self._now() for seat in here.seats}

    def spectators(self) -> int:
        """Return the number of spectators on other servers."""
        return sum(here.spectators for here in self._now())
