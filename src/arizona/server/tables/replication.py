"""Replication of a table between servers: sends its changes to others and applies theirs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NamedTuple, Protocol

from arizona.server.protocol.refusal import Refusal
from arizona.server.store.store import Change
from arizona.server.tables.broadcast import Broadcast
from arizona.server.tables.change_queue import (
    LONGEST_CATCH_UP,
    NOTHING,
    Answered,
    BehindError,
    PendingChange,
    Work,
    ignore,
)
from arizona.server.tables.replica_sync import ReplicaSync
from arizona.server.tables.services import Services
from arizona.server.tables.table_state import TableState
from arizona.server.transport.bus import DUE, BusMessage, Notice, Presence


class Known(NamedTuple):
    """The newest version of a table that a client has seen on any server."""

    seq: int = 0
    """The last line of the log."""
    changes: int = 0
    """The table's version."""
    chat: int = 0
    """The last line of chat."""


class ReplicatedRoom(Protocol):
    """What replication needs of its room."""

    @property
    def broken(self) -> bool: ...

    def do(self, work: Work, answered: Answered, *, reads: bool = False) -> None:
        """Queue a piece of work."""

    async def done(self, work: Work, *, reads: bool = False) -> None:
        """Awaitable variant of ``do``."""

    def close(self) -> None:
        """Discard the room."""


class Replication:
    """Keeps one table in agreement with its replicas on other servers."""

    def __init__(
        self,
        services: Services,
        state: TableState,
        broadcast: Broadcast,
        sync: ReplicaSync,
        room: ReplicatedRoom,
    ) -> None:
        self._services = services
        self._state = state
        self._broadcast = broadcast
        self._sync = sync
        self._room = room

    # --- sending ----------------------------------------------------------------------------------

    def change_saved(self, change: Change) -> None:
        """Send a change that was saved to the other servers."""
        self._state.version += 1
        services = self._services
        if services.bus.shared:
            services.bus.publish(self._state.id, BusMessage(services.name, change=change))
            if change.progress.bot_due:
                services.bus.publish(DUE, BusMessage(services.name))

    def send_presence(self, *, asks: bool = False) -> None:
        """Send this server's presence to the others, optionally requesting theirs."""
        services, state = self._services, self._state
        if services.bus.shared:
            seats = {seat for client in state.clients for seat in client.announced_seats}
            here = Presence(sorted(seats), state.watching())
            services.bus.publish(state.id, BusMessage(services.name, here=here, asks=asks))

    # --- receiving --------------------------------------------------------------------------------

    def receive(self, notice: Notice) -> None:
        """Handle a notice; only messages of other servers matter here."""
        if not isinstance(notice, BusMessage) or self._room.broken:
            return
        if notice.gone:
            self._room.close()
        elif notice.change is not None:
            change = notice.change
            self._room.do(lambda: self._follow(change), ignore, reads=True)
        elif notice.version:
            self.note_version(notice.version)
        presence = self._state.remote_presence
        if notice.here is not None and presence.update(notice.server, notice.here):
            work = PendingChange(None, self._broadcast.send_table)
            self._room.do(lambda: work, ignore, reads=True)
        if notice.asks and self._state.clients:
            self.send_presence()

    def _follow(self, change: Change) -> PendingChange:
        version = self._state.version
        after = version if change.after is None else change.after
        if after < version:
            return NOTHING
        if after > version or self._state.game_log is None:
            raise BehindError
        return PendingChange(None, lambda: self._sync.apply(change))

    def reach(self, known: Known) -> Callable[[], None]:
        """Return a check, run at the start of a read, that everything a client has seen is here
        too.

        If not, the first call makes the table read the store. If that does not help, the second
        call raises ``Refusal``, and the client retries a little later, here or on another server.
        """
        looked = False

        def check() -> None:
            nonlocal looked
            store = self._services.store
            if not store.shared or not self._is_behind(known):
                return  # a single server has everything
            if looked or store.trouble is not None:
                raise Refusal(
                    "behind", f"the table is at {self._state.seq} here, not yet {known.seq}"
                )
            looked = True
            raise BehindError

        return check

    def _is_behind(self, known: Known) -> bool:
        last = self._state.chat[-1].id if self._state.chat else 0
        return (
            known.seq > self._state.seq or known.changes > self._state.version or known.chat > last
        )

    async def caught_up(self, known: Known) -> None:
        """Wait until the table has what a client has seen, or raise ``Refusal`` after a timeout."""
        if not self._services.store.shared or not self._is_behind(known):
            return
        check = self.reach(known)

        def work() -> PendingChange:
            check()
            return NOTHING

        try:
            async with asyncio.timeout(LONGEST_CATCH_UP):
                await self._room.done(work, reads=True)
        except TimeoutError:
            raise Refusal("behind", f"the table is at {self._state.seq} here") from None

    def note_version(self, version: int) -> None:
        """Read the store if its version is newer."""
        if self._state.version < version:
            self._room.do(lambda: self._at_least(version), ignore, reads=True)

    async def catch_up(self) -> None:
        """Apply all stored changes, including those whose messages have not arrived yet."""
        stored = await self._services.store.versions([self._state.id])
        if self._state.version < stored.get(self._state.id, 0):
            await self._room.done(lambda: self._at_least(stored[self._state.id]), reads=True)

    def _at_least(self, version: int) -> PendingChange:
        if self._state.version < version:
            raise BehindError
        return NOTHING
