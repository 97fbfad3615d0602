"""Limits how much is stored, per address and in total, and deletes unused items.

Everything that any visitor can store is reserved here first: tables, packs, puzzles, push
subscriptions, names, reviews. Moves of running games are never refused. To make sure that they can
always be saved, a reserve stays free, both of the total and of the disk.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import time
from collections import OrderedDict
from typing import Final, Protocol

from arizona.server.base.addresses import address_group
from arizona.server.base.logs import log_event
from arizona.server.base.settings import Limits
from arizona.server.protocol.parts import Phrase
from arizona.server.protocol.refusal import Refusal
from arizona.server.store.storage_ledger import Charge, Kind, StorageLedger

MEASURE_SECONDS: Final = 5.0
"""Seconds for which a measured size is considered current; later reservations are added to it."""
DAY_MS: Final = 86_400_000
ORPHAN_MS: Final = 600_000
EXPIRE_AT_ONCE: Final = 500
REMEMBERED: Final = 10_000
"""Number of guests and packs whose use is cached, so that it is written at most once a day."""

TABLE_BYTES: Final = 4 * 1024
"""Reserved for a table in addition to its first lines: its row, its seats, its future moves."""
REVIEW_BYTES: Final = 64 * 1024
PROGRESS_BYTES: Final = 4 * 1024
NAME_BYTES: Final = 256
PUSH_BYTES: Final = 256


def _now() -> int:
    return time.time_ns() // 1_000_000


class Quota(Protocol):
    """Checks and records storage before it is used."""

    @property
    def full(self) -> bool:
        """Whether only moves are stored at the moment."""

    async def check(self, address: str, size: int) -> None:
        """Raise ``Refusal`` if ``size`` more bytes cannot be stored from an address."""

    async def reserve(
        self, address: str | None, kind: Kind, name: str, size: int, guest: str = ""
    ) -> None:
        """Record an item that is about to be stored, or raise ``Refusal``."""

    async def record(self, address: str, kind: Kind, name: str, size: int, guest: str = "") -> None:
        """Record an item that is already stored."""

    async def guest_seen(self, guest: str) -> None:
        """Record that a guest is active, so that the guest's items do not expire."""


class NoQuota:
    """Allows everything: for offline play, where all storage belongs to the player."""

    full = False

    async def check(self, address: str, size: int) -> None: ...

    async def reserve(
        self, address: str | None, kind: Kind, name: str, size: int, guest: str = ""
    ) -> None: ...

    async def record(
        self, address: str, kind: Kind, name: str, size: int, guest: str = ""
    ) -> None: ...

    async def guest_seen(self, guest: str) -> None: ...


class StorageQuota:
    """The limits of one server, recorded in the ledger of its store."""

    def __init__(self, store: StorageLedger, limits: Limits) -> None:
        self._store = store
        self._limits = limits
        self._key = b""
        self._lock = asyncio.Lock()
        self._measured = -MEASURE_SECONDS
        self._added = 0
        """Bytes reserved since the last measurement."""
        self.stored = 0
        self.free: int | None = None
        self._noted: OrderedDict[tuple[str, str], int] = OrderedDict()

    async def open(self, key: bytes) -> None:
        """Start. ``key`` is used to hash addresses to the sources of the ledger."""
        self._key = key
        await self.measure()

    # --- limits -------------------------------------------------------------------------------

    @property
    def full(self) -> bool:
        """Whether only moves are stored at the moment."""
        return not self._fits(0)

    def _fits(self, size: int) -> bool:
        limits, more = self._limits, self._added + size
        if self.stored + more > limits.stored_bytes - limits.reserved_bytes:
            return False
        return self.free is None or self.free - more >= limits.reserved_bytes

    async def measure(self) -> None:
        """Measure the size of the database and the free disk space."""
        self.stored = await self._store.stored_bytes()
        self.free = await asyncio.to_thread(self._store.free_bytes)
        self._added = 0
        self._measured = time.monotonic()

    def _source(self, address: str) -> str:
        return hmac.new(self._key, address_group(address).encode(), hashlib.sha256).hexdigest()[:24]

    async def check(self, address: str, size: int) -> None:
        """Raise ``Refusal`` if ``size`` more bytes cannot be stored from an address."""
        await self._check(self._source(address), size)

    async def _check(self, source: str | None, size: int) -> None:
        if size <= 0:
            return
        if time.monotonic() - self._measured > MEASURE_SECONDS:
            await self.measure()
        if not self._fits(size):
            raise Refusal("no-space", "the server stores moves only, until there is more space")
        most = self._limits.stored_bytes_per_address
        if source is not None and await self._store.stored_by(source) + size > most:
            words = Phrase("table-refused-quota", {"most": most // 2**20})
            raise Refusal("quota", f"one address may store {most} bytes", words)

    async def reserve(
        self, address: str | None, kind: Kind, name: str, size: int, guest: str = ""
    ) -> None:
        """Record an item that is about to be stored, or raise ``Refusal``.

        An item with the same kind and name is replaced, so only its growth counts. Without an
        address, it is charged to the address that first stored it.
        """
        async with self._lock:
            known = await self._store.charged(kind, name)
            if address is not None:
                source = self._source(address)
            elif known is not None:
                source = known.source
            else:
                source = ""  # stored before the ledger existed: limited only by the total
            before = known.bytes if known is not None and known.source == source else 0
            if known is not None and before == size and _now() - known.seen < DAY_MS:
                return  # no growth
            await self._check(source or None, size - before)
            await self._put(known, source, kind, name, size, guest)
            self._added += max(0, size - before)

    async def record(self, address: str, kind: Kind, name: str, size: int, guest: str = "") -> None:
        """Record an item that is already stored."""
        known = await self._store.charged(kind, name)
        await self._put(known, self._source(address), kind, name, size, guest)
        self._added += size

    async def _put(
        self, known: Charge | None, source: str, kind: Kind, name: str, size: int, guest: str
    ) -> None:
        now = _now()
        added = now if known is None else known.added
        owner = guest or ("" if known is None else known.guest)
        await self._store.charge(Charge(kind, name, source, owner, size, added, now))

    # --- use and expiry -----------------------------------------------------------------------

    async def guest_seen(self, guest: str) -> None:
        """Record that a guest is active, at most once a day, so that the guest's items do not
        expire.
        """
        now = _now()
        if self._first_today("guest", guest, now):
            await self._store.guest_seen(guest, now)

    async def used(self, kind: Kind, name: str) -> None:
        """Record that someone uses an item, such as another guest's pack, at most once a day."""
        now = _now()
        if self._first_today(kind, name, now):
            await self._store.used(kind, name, now)

    def _first_today(self, kind: str, name: str, now: int) -> bool:
        day = now // DAY_MS
        if self._noted.get((kind, name)) == day:
            return False
        self._noted[kind, name] = day
        while len(self._noted) > REMEMBERED:
            self._noted.popitem(last=False)
        return True

    async def expire(self, now: int | None = None) -> tuple[int, list[str]]:
        """Delete unused items.

        Returns the number of deleted items, and the ids of tables that were never started; the
        caller must remove those through their rooms.
        """
        limits = self._limits
        at = _now() if now is None else now
        unused = at - int(limits.unused_days * DAY_MS)
        one_visit = at - int(limits.one_visit_days * DAY_MS)
        gone = 0
        while some := await self._store.expire(unused, one_visit, EXPIRE_AT_ONCE):
            gone += some
            await asyncio.sleep(0)  # lets other writes in between
        unstarted = at - int(limits.unstarted_days * DAY_MS)
        tables = await self._store.unstarted(unstarted, EXPIRE_AT_ONCE)
        await self._store.stop_counting(at - int(limits.counted_days * DAY_MS))
        await self._store.drop_orphans(at - ORPHAN_MS)
        if gone or tables:
            log_event("expired", things=gone, tables=len(tables))
        return gone, tables
