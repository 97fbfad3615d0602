"""The store in one SQLite file, in WAL mode.

A thread reads; ``Writer`` writes.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncGenerator, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from secrets import token_hex

import aiosqlite

from arizona.server.base.logs import log_event, log_failure
from arizona.server.protocol.parts import TroubleKind
from arizona.server.store.database import Ask, Database
from arizona.server.store.errors import WORDS, storage_problem
from arizona.server.store.file_lock import FileLock
from arizona.server.store.migrations import NewerStoreError, migrate
from arizona.server.store.repair import APPLICATION, create_private, find_damage, make_backup
from arizona.server.store.repair import sentence as told
from arizona.server.store.server_clock import ServerClock
from arizona.server.store.sql import Values, Work, now, work_of
from arizona.server.store.store import Change, Kept, StoreError
from arizona.server.store.writer import PATIENCE, SAVE_HOURS, Writer


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
        self._guard = FileLock(path) if alone else None
        self._name = token_hex(8)
        """What this server is called: what another one left undone is known by it."""
        self._hours = ServerClock()
        self._db: aiosqlite.Connection | None = None
        self._pen: Writer | None = None

    @property
    def trouble(self) -> TroubleKind | None:
        """Why nothing can be kept now."""
        return None if self._pen is None else self._pen.trouble

    @property
    def hours(self) -> ServerClock:
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
            make_backup(self.path)
            if self._guard is not None:
                self._guard.take()
            sqlite3.connect(self.path).close()  # fails here and now, not in a thread
            self._db = await aiosqlite.connect(self.path, timeout=PATIENCE, isolation_level=None)
            self.path.chmod(0o600)
            await self._db.execute("PRAGMA journal_mode=WAL")
            await self._db.execute("PRAGMA wal_autocheckpoint=0")
            await self._db.execute("PRAGMA foreign_keys=ON")
            await migrate(self._db)
            await self._identify()
            self._hours = ServerClock(await self._kept_hours())
            self._pen = Writer(
                self.path, self._hours, power_safe=self.power_safe, changed=self._tell_trouble
            )
        except (sqlite3.Error, OSError) as error:
            await self.close()
            raise StoreError(told(self.path, error)) from None
        except NewerStoreError as error:
            await self.close()
            raise StoreError(f"{self.path}: {error}") from None
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

    async def _identify(self) -> None:
        """Write the application id into a file of an older version."""
        rows = await self._rows("PRAGMA application_id")
        if rows[0][0] != APPLICATION:
            await self._open.execute(f"PRAGMA application_id={APPLICATION}")

    async def step_back(self, to: int) -> None:
        """Take the file back to the shape that an older version knows."""
        assert self._db is not None
        await migrate(self._db, to)

    async def _close_hours(self) -> None:
        try:
            await self.save_hours()
        except StoreError as error:
            log_failure("the hours were not kept", error)

    async def check(self) -> None:
        """Look for hurt pages; a large file may not be looked at to its end."""
        if not await asyncio.to_thread(find_damage, self.path):
            log_event("the file is large: not all of it was looked at", file=str(self.path))

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
    def _writer(self) -> Writer:
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
            trouble = storage_problem(error)
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

    # --- space --------------------------------------------------------------------------------

    async def stored_bytes(self) -> int:
        """Bytes of the file's pages that are in use."""
        found = [
            int((await self._rows(f"PRAGMA {name}"))[0][0])
            for name in ("page_count", "freelist_count", "page_size")
        ]
        pages, unused, size = found
        return (pages - unused) * size

    def free_bytes(self) -> int | None:
        """Bytes that are free on the disk of the file."""
        try:
            return shutil.disk_usage(self.path.parent).free
        except OSError:
            return None

    # --- hosting ------------------------------------------------------------------------------

    async def backup(self, target: Path) -> None:
        """A whole copy of the file, also while the server runs."""
        if target.exists():
            raise StoreError(f"{target} already exists")
        try:
            create_private(target)
            async with aiosqlite.connect(target) as copy:
                await self._open.backup(copy)
        except (sqlite3.Error, OSError) as error:
            raise StoreError(f"cannot write {target}: {error}") from None
