"""What a table has to do with the same table in other servers: it tells them, and follows them."""

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
    """The newest version of a table that a client has seen, at any server."""

    seq: int = 0
    """The last line of the log."""
    changes: int = 0
    """The table's version."""
    chat: int = 0
    """The last line of chat."""


def _ignore(_: Exception | None) -> None:
    pass


class Replica(TableState):
    """A table of which other servers may have their own copy."""

    def do(self, work: Work, answered: Answered, *, reads: bool = False) -> None:
        """Do something when its turn has come."""
        raise NotImplementedError

    async def done(self, work: Work, *, reads: bool = False) -> None:
        """The same for who can wait."""
        raise NotImplementedError

    def close(self) -> None:
        """Do nothing any more."""
        raise NotImplementedError

    def tell_table(self) -> None:
        """Tell everyone who sits where now."""
        raise NotImplementedError

    @property
    def broken(self) -> bool:
        """Whether it was given up."""
        raise NotImplementedError

    def follower(self) -> Followed:
        """The table as what follows wants it."""
        raise NotImplementedError

    # --- telling the others -----------------------------------------------------------------------

    def _was_kept(self, change: Change) -> None:
        self.version += 1
        if self.services.bus.shared:
            self._tell_others(BusMessage(self.services.name, change=change))
            if change.progress.bot_due:
                self.services.bus.publish(DUE, BusMessage(self.services.name))

    def _tell_others(self, news: BusMessage) -> None:
        self.services.bus.publish(self.id, news)

    def tell_others_who_is_here(self, *, asks: bool = False) -> None:
        """Tell the other servers who is here; and perhaps ask who is there."""
        if self.services.bus.shared:
            seats = {seat for client in self.clients for seat in client.told}
            here = Presence(sorted(seats), self.watching())
            self._tell_others(BusMessage(self.services.name, here=here, asks=asks))

    # --- following the others ---------------------------------------------------------------------

    async def _look(self, failed: Change | None) -> str:
        return await following.look(self.follower(), failed)

    def hear(self, notice: Notice) -> None:
        """Something was told; only what other servers tell is news here."""
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
        """A check for the beginning of a read: what a client has seen elsewhere is here too.

        If not, the first call has the table read the store. If that does not help either, a second
        call refuses: the client asks again a little later, here or at another server.
        """
        looked = False

        def check() -> None:
            nonlocal looked
            store = self.services.store
            if not store.shared or not self._lacks(known):
                return  # a server on its own has all there is
            if looked or store.trouble is not None:
                raise Refusal("behind", f"the table is at {self.seq} here, not yet {known.seq}")
            looked = True
            raise BehindError

        return check

    def _lacks(self, known: Known) -> bool:
        last = self.chat[-1].id if self.chat else 0
        return known.seq > self.seq or known.changes > self.version or known.chat > last

    async def caught_up(self, known: Known) -> None:
        """Wait until the table has what a client has seen elsewhere, or refuse after a while."""
        if not self.services.store.shared or not self._lacks(known):
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
        """The store has this version: if that is newer, look there."""
        if self.version < version:
            self.do(lambda: self._at_least(version), _ignore, reads=True)

    async def catch_up(self) -> None:
        """Know all that is kept: another server may have been faster than its news."""
        kept = await self.services.store.versions([self.id])
        if self.version < kept.get(self.id, 0):
            await self.done(lambda: self._at_least(kept[self.id]), reads=True)

    def _at_least(self, version: int) -> PendingChange:
        if self.version < version:
            raise BehindError
        return NOTHING
