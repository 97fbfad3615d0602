"""The store in one SQLite file, in WAL mode.

A thread reads; ``Pen`` writes.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from secrets import token_hex

import aiosqlite

from arizona.table.host.logs import failure, note
from arizona.table.protocol.parts import TroubleKind
from arizona.table.store.database import Ask, Database
from arizona.table.store.guard import Guard
from arizona.table.store.hours import Hours
from arizona.table.store.mending import look, make
from arizona.table.store.mending import sentence as told
from arizona.table.store.migrations import migrate
from arizona.table.store.sql import Values, Work, now, work_of
from arizona.table.store.store import Change, Kept, StoreError
from arizona.table.store.trouble import WORDS, trouble_of
from arizona.table.store.writer import PATIENCE, SAVE_HOURS, Pen


class SqliteStore(Database):
    """Tables in one file. With ``alone`` no other server may use it at the same time.

    What is committed outlives the process, however it ends. With ``power_safe`` it is also forced
    onto the disk itself, which outlives a power cut and costs some milliseconds each time.
    """

    def __init__(self, path: Path, *, power_safe: bool = False, alone: bool = False) -> None:
        self.shared = False
        self.path = path
        self.power_safe = power_safe
        self.on_trouble: Callable[[TroubleKind | None], None] | None = None
        self._guard = Guard(path) if alone else None
        self._name = token_hex(8)
        """What this server is called: what another one left undone is known by it."""
        self._hours = Hours()
        self._db: aiosqlite.Connection | None = None
        self._pen: Pen | None = None

    @property
    def trouble(self) -> TroubleKind | None:
        """Why nothing can be kept now."""
        return None if self._pen is None else self._pen.trouble

    @property
    def hours(self) -> Hours:
        """The clock by which players' clocks run."""
        return self._hours

    @property
    def commits(self) -> int:
        """Transactions since the start."""
        return 0 if self._pen is None else self._pen.commits

    @property
    def written(self) -> int:
        """Writes since the start; many share a transaction."""
        return 0 if self._pen is None else self._pen.written

    @property
    def slowest(self) -> float:
        """Seconds of the longest commit."""
        return 0.0 if self._pen is None else self._pen.slowest

    # --- opening ------------------------------------------------------------------------------

    async def open(self) -> None:
        """Open the file, making or updating it where necessary."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            make(self.path)
            if self._guard is not None:
                self._guard.take()
            sqlite3.connect(self.path).close()  # fails here and now, not in a thread
            self._db = await aiosqlite.connect(self.path, timeout=PATIENCE, isolation_level=None)
            self.path.chmod(0o600)
            await self._db.execute("PRAGMA journal_mode=WAL")
            await self._db.execute("PRAGMA wal_autocheckpoint=0")
            await self._db.execute("PRAGMA foreign_keys=ON")
            await migrate(self._db)
            self._hours = Hours(await self._kept_hours())
            self._pen = Pen(
                self.path, self._hours, power_safe=self.power_safe, changed=self._tell_trouble
            )
        except (sqlite3.Error, OSError) as error:
            await self.close()
            raise StoreError(told(self.path, error)) from None
        except StoreError:
            await self.close()
            raise

    async def close(self) -> None:
        """Write what waits, then close the file."""
        if self._pen is not None:
            if self._guard is not None and self.trouble is None:
                await self._close_hours()
            await self._pen.close()
            self._pen = None
        if self._db is not None:
            await self._db.close()
            self._db = None
        if self._guard is not None:
            self._guard.leave()

    async def step_back(self, to: int) -> None:
        """Take the file back to the shape that an older version knows."""
        assert self._db is not None
        await migrate(self._db, to)

    async def _close_hours(self) -> None:
        try:
            await self.save_hours()
        except StoreError as error:
            failure("the hours were not kept", error)

    async def check(self) -> None:
        """Look for hurt pages; a large file may not be looked at to its end."""
        if not await asyncio.to_thread(look, self.path):
            note("the file is large: not all of it was looked at", file=str(self.path))

    async def _kept_hours(self) -> int:
        rows = await self._rows("SELECT ms FROM hours")
        return int(rows[0][0]) if rows else now()

    async def save_hours(self) -> None:
        """Keep what the hours show."""
        await self._write([(SAVE_HOURS, (self._hours.now(),))])

    async def healthy(self) -> None:
        """Read and write something, or say in one sentence why that cannot be."""
        if self.trouble is None:
            await self._rows("SELECT ms FROM hours")
            await self.save_hours()
        if self.trouble is not None:
            raise StoreError(WORDS[self.trouble])

    def _tell_trouble(self, trouble: TroubleKind | None) -> None:
        if self.on_trouble is not None:
            self.on_trouble(trouble)

    @property
    def _open(self) -> aiosqlite.Connection:
        if self._db is None:
            raise StoreError("the store is closed")
        return self._db

    # --- writing ------------------------------------------------------------------------------

    @property
    def _writer(self) -> Pen:
        if self._pen is None:
            raise StoreError("the store is closed")
        return self._pen

    async def _write(self, work: Work) -> None:
        await self._writer.write(work)

    @asynccontextmanager
    async def _moment(self) -> AsyncGenerator[Ask, None]:
        yield self._rows  # one server alone: nobody changes a table that is not in its memory

    async def _rows(self, sentence: str, values: Iterable[object] = ()) -> list[Values]:
        try:
            return [tuple(row) for row in await self._open.execute_fetchall(sentence, values)]
        except sqlite3.Error as error:
            trouble = trouble_of(error)
            if trouble == "damaged" and self._pen is not None:
                self._pen.fall(trouble)
            raise StoreError(told(self.path, error)) from error

    def keep(self, change: Change, kept: Kept) -> None:
        """Keep a change, and call back."""
        self._writer.put(work_of(change, self._name), kept)

    # --- what is to be done -------------------------------------------------------------------

    async def due(self, before: int | None) -> list[str]:
        """The tables where a bot is to move or a clock runs out."""
        rows = await self._rows(
            "SELECT id FROM tables WHERE status IN ('playing', 'waiting') "
            "AND (bot_due=1 OR deadline < ?)",
            (before,),
        )
        return [row[0] for row in rows]

    async def untold(self) -> list[str]:
        """Tables where somebody is to be told whose server is gone: now it is for this one."""
        rows = await self._rows("SELECT table_id FROM notices WHERE server<>?", (self._name,))
        if rows:
            await self._write([("UPDATE notices SET server=?", (self._name,))])
        return [row[0] for row in rows]

    async def claim(self, id: str) -> bool:
        """There is nobody else."""
        return True

    def release(self, id: str) -> None:
        """Nobody waits for it."""

    # --- hosting ------------------------------------------------------------------------------

    async def backup(self, target: Path) -> None:
        """A whole copy of the file, also while the server runs."""
        if target.exists():
            raise StoreError(f"{target} already exists")
        try:
            make(target)
            async with aiosqlite.connect(target) as copy:
                await self._open.backup(copy)
        except (sqlite3.Error, OSError) as error:
            raise StoreError(f"cannot write {target}: {error}") from None
