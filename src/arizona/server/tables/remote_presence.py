"""Who is at a table in other servers, as far as they tell."""

from __future__ import annotations

import time
from typing import Final

from arizona.server.transport.bus import Presence

TELL_EVERY: Final = 5.0
FORGET_AFTER: Final = 15.0
"""Seconds after which a server that says nothing counts for nobody."""
NOBODY: Final = Presence([], 0)


class RemotePresence:
    """Who is there, by server."""

    def __init__(self) -> None:
        self._here: dict[str, tuple[Presence, float]] = {}

    def hear(self, server: str, here: Presence) -> bool:
        """A server tells who is with it; true if that is something new."""
        old, _ = self._here.get(server, (NOBODY, 0.0))
        if here == NOBODY:
            self._here.pop(server, None)
        else:
            self._here[server] = (here, time.monotonic())
        return old != here

    def _now(self) -> list[Presence]:
        if not self._here:
            return []
        since = time.monotonic() - FORGET_AFTER
        return [here for here, heard in self._here.values() if heard > since]

    def seats(self) -> set[int]:
        """The seats whose players are in other servers."""
        return {seat for here in self._now() for seat in here.seats}

    def spectators(self) -> int:
        """How many watch in other servers."""
        return sum(here.spectators for here in self._now())
