"""The store in a SQLite file in WAL mode.

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

from arizona.engine.errors import unwritable
from arizona.engine.message import Arg, ValidationMessage
from arizona.server.base.logs import log_event, log_failure
from arizona.server.protocol.parts import TroubleKind
from arizona.server.store.database import Ask, Database
from arizona.server.store.errors import WORDS, storage_problem
from arizona.server.store.file_lock import FileLock
from arizona.server.store.migrations import NewerStoreError, migrate
from arizona.server.store.repair import (
    APPLICATION,
    create_or_check,
    create_private,
    file_message,
    find_damage,
)
from arizona.server.store.repair import sentence as damage_text
from arizona.server.store.server_clock import ServerClock
from arizona.server.store.sql import Values, Work, now, work_of
from arizona.server.store.store import Change, Saved, StoreError
from arizona.server.store.writer import PATIENCE, SAVE_CLOCK, Writer


class SqliteStore(Database):
    """Tables in one file. With ``alone``, no other server may use it at the same time.

    Commits survive the end of the process, however it ends. With ``power_safe`` they are also
    synced to disk, which survives a power failure and costs some milliseconds each time.
    """

    def __init__(self, path: Path, *, power_safe: bool = False, alone: bool = False) -> None:
        self.shared = False
        self.path = path
        self.power_safe = power_safe
        self.on_trouble: Callable[[TroubleKind | None], None] | None = None
        self._lock = FileLock(path) if alone else None
        self._name = token_hex(8)
        """The unique name of this server, to recognize unfinished work of another one."""
        self._server_clock = ServerClock()
        self._db: aiosqlite.Connection | None = None
        self._writer: Writer | None = None

    @property
    def trouble(self) -> TroubleKind | None:
        return None if self._writer is None else self._writer.trouble

    @property
    def server_clock(self) -> ServerClock:
        return self._server_clock

    @property
    def commits(self) -> int:
        return 0 if self._writer is None else self._writer.commits

    @property
    def written(self) -> int:
        return 0 if self._writer is None else self._writer.written

    @property
    def slowest(self) -> float:
        return 0.0 if self._writer is None else self._writer.slowest

    # --- opening ------------------------------------------------------------------------------

    async def open(self) -> None:
        """Open the file; create or migrate it if necessary."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            create_or_check(self.path)
            if self._lock is not None:
                self._lock.acquire()
            sqlite3.connect(self.path).close()  # fails here and not in a thread
            self._db = await aiosqlite.connect(self.path, timeout=PATIENCE, isolation_level=None)
            self.path.chmod(0o600)
            await self._db.execute("PRAGMA journal_mode=WAL")
            await self._db.execute("PRAGMA wal_autocheckpoint=0")
            await self._db.execute("PRAGMA foreign_keys=ON")
            await migrate(self._db)
            await self._identify()
            self._server_clock = ServerClock(await self._stored_clock())
            self._writer = Writer(
                self.path,
                self._server_clock,
                power_safe=self.power_safe,
                changed=self._report_trouble,
            )
        except (sqlite3.Error, OSError) as error:
            await self.close()
            raise StoreError(damage_text(self.path, error)) from None
        except NewerStoreError as error:
            await self.close()
            raise error.at(str(self.path)) from None
        except StoreError:
            await self.close()
            raise

    async def close(self) -> None:
        """Write pending jobs, then close the file."""
        if self._writer is not None:
            if self._lock is not None and self.trouble is None:
                await self._save_clock_on_close()
            await self._writer.close()
            self._writer = None
        if self._db is not None:
            await self._db.close()
            self._db = None
        if self._lock is not None:
            self._lock.release()

    async def _identify(self) -> None:
        """Write the application id into a file of an older version."""
        rows = await self._rows("PRAGMA application_id")
        if rows[0][0] != APPLICATION:
            await self._open.execute(f"PRAGMA application_id={APPLICATION}")

    async def downgrade(self, to: int) -> None:
        """Migrate the schema back to an older version."""
        assert self._db is not None
        await migrate(self._db, to)

    async def _save_clock_on_close(self) -> None:
        try:
            await self.save_clock()
        except StoreError as error:
            log_failure("the server clock was not saved", error)

    async def check(self) -> None:
        """Raise ``StoreError`` if pages are damaged; large files are checked only partly."""
        if not await asyncio.to_thread(find_damage, self.path):
            log_event("the file is large: not all of it was looked at", file=str(self.path))

    async def _stored_clock(self) -> int:
        rows = await self._rows("SELECT ms FROM hours")
        return int(rows[0][0]) if rows else now()

    async def save_clock(self) -> None:
        await self._write([(SAVE_CLOCK, (self._server_clock.now(),))])

    async def healthy(self) -> None:
        """Read and write something, or raise ``StoreError`` with the reason why it fails."""
        if self.trouble is None:
            await self._rows("SELECT ms FROM hours")
            await self.save_clock()
        if self.trouble is not None:
            raise StoreError(WORDS[self.trouble])

    def _report_trouble(self, trouble: TroubleKind | None) -> None:
        if self.on_trouble is not None:
            self.on_trouble(trouble)

    @property
    def _open(self) -> aiosqlite.Connection:
        if self._db is None:
            raise StoreError("the store is closed")
        return self._db

    # --- writing ------------------------------------------------------------------------------

    @property
    def _open_writer(self) -> Writer:
        if self._writer is None:
            raise StoreError("the store is closed")
        return self._writer

    async def _write(self, work: Work) -> None:
        await self._open_writer.write(work)

    @asynccontextmanager
    async def _moment(self) -> AsyncGenerator[Ask, None]:
        yield self._rows  # a single server: no one else changes tables that are not in its memory

    async def _rows(self, sentence: str, values: Iterable[object] = ()) -> list[Values]:
        try:
            return [tuple(row) for row in await self._open.execute_fetchall(sentence, values)]
        except sqlite3.Error as error:
            trouble = storage_problem(error)
            if trouble == "damaged" and self._writer is not None:
                self._writer.report_problem(trouble)
            raise StoreError(damage_text(self.path, error)) from error

    def save(self, change: Change, saved: Saved) -> None:
        self._open_writer.put(work_of(change, self._name), saved)

    # --- due work -----------------------------------------------------------------------------

    async def due(self, before: int | None) -> list[str]:
        """Return the tables where a bot has to move or a clock runs out."""
        rows = await self._rows(
            "SELECT id FROM tables WHERE status IN ('playing', 'waiting') "
            "AND (bot_due=1 OR deadline < ?)",
            (before,),
        )
        return [row[0] for row in rows]

    async def pending_notices(self) -> list[str]:
        """Take over and return tables with a pending turn notification of an earlier server."""
        rows = await self._rows("SELECT table_id FROM notices WHERE server<>?", (self._name,))
        if rows:
            await self._write([("UPDATE notices SET server=?", (self._name,))])
        return [row[0] for row in rows]

    async def claim(self, id: str) -> bool:
        return True

    def release(self, id: str) -> None: ...

    # --- space --------------------------------------------------------------------------------

    async def stored_bytes(self) -> int:
        """Return the size of the used pages in bytes."""
        found = [
            int((await self._rows(f"PRAGMA {name}"))[0][0])
            for name in ("page_count", "freelist_count", "page_size")
        ]
        pages, unused, size = found
        return (pages - unused) * size

    def free_bytes(self) -> int | None:
        """Return the free disk space in bytes."""
        try:
            return shutil.disk_usage(self.path.parent).free
        except OSError:
            return None

    # --- operation ----------------------------------------------------------------------------

    async def backup(self, target: Path) -> None:
        """Write a complete copy of the database, even while the server is running."""
        if target.exists():
            english = f"{target} already exists"
            raise StoreError(file_message("exists", target, english))
        try:
            create_private(target)
            async with aiosqlite.connect(target) as copy:
                await self._open.backup(copy)
        except OSError as error:
            raise StoreError(unwritable(str(target), error)) from None
        except sqlite3.Error as error:
            english = f"cannot write {target}: {error}"
            args: dict[str, Arg] = {"file": str(target), "cause": "other"}
            message = ValidationMessage("terminal-file-unwritable", english, args)
            raise StoreError(message) from None
