"""Replication of a table between servers: sends its changes to others and applies theirs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NamedTuple

from arizona.server.protocol.refusal import Refusal
from arizona.server.store.store import Change
from arizona.server.tables import replica_sync as following
from arizona.server.tables.change_queue import (
    LONGEST_CATCH_UP,
    NOTHING,
    Answered,
    BehindError,
    PendingChange,
    Work,
)
from arizona.server.tables.replica_sync import Followed
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


def _ignore(_: Exception | None) -> None:
    pass


class Replica(TableState):
    """A table that other servers may have a replica of."""

    def do(self, work: Work, answered: Answered, *, reads: bool = False) -> None:
        """Queue a piece of work; see ``ChangeQueue.do``."""
        raise NotImplementedError

    async def done(self, work: Work, *, reads: bool = False) -> None:
        """Awaitable variant of ``do``."""
        raise NotImplementedError

    def close(self) -> None:
        """Stop all activity."""
        raise NotImplementedError

    def tell_table(self) -> None:
        """Send everyone the current seats and settings."""
        raise NotImplementedError

    @property
    def broken(self) -> bool:
        """Whether the room was discarded."""
        raise NotImplementedError

    def follower(self) -> Followed:
        """Return the table as ``replica_sync`` uses it."""
        raise NotImplementedError

    # --- sending ----------------------------------------------------------------------------------

    def _was_kept(self, change: Change) -> None:
        self.version += 1
        if self.services.bus.shared:
            self._send_to_others(BusMessage(self.services.name, change=change))
            if change.progress.bot_due:
                self.services.bus.publish(DUE, BusMessage(self.services.name))

    def _send_to_others(self, news: BusMessage) -> None:
        self.services.bus.publish(self.id, news)

    def tell_others_who_is_here(self, *, asks: bool = False) -> None:
        """Send this server's presence to the others, optionally requesting theirs."""
        if self.services.bus.shared:
            seats = {seat for client in self.clients for seat in client.told}
            here = Presence(sorted(seats), self.watching())
            self._send_to_others(BusMessage(self.services.name, here=here, asks=asks))

    # --- receiving --------------------------------------------------------------------------------

    async def _look(self, failed: Change | None) -> str:
        return await following.look(self.follower(), failed)

    def hear(self, notice: Notice) -> None:
        """Handle a notice; only messages of other servers matter here."""
        if not isinstance(notice, BusMessage) or self.broken:
            return
        if notice.gone:
            self.close()
        elif notice.change is not None:
            change = notice.change
            self.do(lambda: self._follow(change), _ignore, reads=True)
        if notice.here is not None and self.company.hear(notice.server, notice.here):
            self.do(lambda: PendingChange(None, self.tell_table), _ignore, reads=True)
        if notice.asks and self.clients:
            self.tell_others_who_is_here()

    def _follow(self, change: Change) -> PendingChange:
        after = self.version if change.after is None else change.after
        if after < self.version:
            return NOTHING
        if after > self.version or self.story is None:
            raise BehindError
        return PendingChange(None, lambda: following.take(self.follower(), change))

    def reach(self, known: Known) -> Callable[[], None]:
        """Return a check, run at the start of a read, that everything a client has seen is here
        too.

        If not, the first call makes the table read the store. If that does not help, the second
        call raises ``Refusal``, and the client retries a little later, here or on another server.
        """
        looked = False

        def check() -> None:
            nonlocal looked
            store = self.services.store
            if not store.shared or not self._is_behind(known):
                return  # a single server has everything
            if looked or store.trouble is not None:
                raise Refusal("behind", f"the table is at {self.seq} here, not yet {known.seq}")
            looked = True
            raise BehindError

        return check

    def _is_behind(self, known: Known) -> bool:
        last = self.chat[-1].id if self.chat else 0
        return known.seq > self.seq or known.changes > self.version or known.chat > last

    async def caught_up(self, known: Known) -> None:
        """Wait until the table has what a client has seen, or raise ``Refusal`` after a timeout."""
        if not self.services.store.shared or not self._is_behind(known):
            return
        check = self.reach(known)

        def work() -> PendingChange:
            check()
            return NOTHING

        try:
            async with asyncio.timeout(LONGEST_CATCH_UP):
                await self.done(work, reads=True)
        except TimeoutError:
            raise Refusal("behind", f"the table is at {self.seq} here") from None

    def know(self, version: int) -> None:
        """Read the store if its version is newer."""
        if self.version < version:
            self.do(lambda: self._at_least(version), _ignore, reads=True)

    async def catch_up(self) -> None:
        """Apply all stored changes, including those whose messages have not arrived yet."""
        kept = await self.services.store.versions([self.id])
        if self.version < kept.get(self.id, 0):
            await self.done(lambda: self._at_least(kept[self.id]), reads=True)

    def _at_least(self, version: int) -> PendingChange:
        if self.version < version:
            raise BehindError
        return NOTHING
