"""Writes to the SQLite file.

What many tables write in one round of the event loop shares one transaction: each is called back
after its commit, and the disk is asked once. A commit to the log of a WAL file is over sooner than
a thread could be asked for it, so the loop makes it itself; a thread waits for the disk where power
cuts count, and for other programs that hold the file.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from arizona.table.host.logs import failure
from arizona.table.store.store import Kept, StoreError

ADD_LINE: Final = "INSERT INTO moves (table_id, seq, line, at) VALUES (?,?,?,?)"
PROGRESS: Final = """
UPDATE tables SET changed=?, status=?, to_move=?, moment=?, scores=?, clock_ms=?, deadline=?,
  bot_due=? WHERE id=?"""
FOLD_AFTER: Final = 2000
"""Commits after which the log is folded into the file."""
PATIENCE: Final = 10
"""Seconds that a write waits for another program to let go of the file."""

Statement = tuple[str, tuple[Any, ...]]


class Lines(NamedTuple):
    """New lines of one log, and how far its game has come with them."""

    lines: list[tuple[Any, ...]]
    progress: tuple[Any, ...]


Work = Lines | list[Statement]
Job = tuple[Work, Kept]


class Pen:
    """The one connection that writes."""

    def __init__(self, path: Path, *, power_safe: bool, fold: Callable[[], None]) -> None:
        self.power_safe = power_safe
        self.commits = 0
        self.written = 0
        self.slowest = 0.0
        self._fold = fold
        self._jobs: list[Job] = []
        self._idle = asyncio.Event()
        self._idle.set()
        self._loop = asyncio.get_running_loop()
        self._patience: asyncio.Task[None] | None = None
        self._db: sqlite3.Connection | None = sqlite3.connect(
            path, timeout=0, isolation_level=None, check_same_thread=False
        )
        self._db.execute(f"PRAGMA synchronous={'FULL' if power_safe else 'NORMAL'}")
        self._db.execute("PRAGMA foreign_keys=ON")
        self._db.execute("PRAGMA wal_autocheckpoint=0")

    async def close(self) -> None:
        """Write what waits, then let go."""
        await self._idle.wait()
        if self._db is not None:
            self._db.close()
            self._db = None

    def put(self, work: Work, kept: Kept) -> None:
        """Write with the next transaction, and call back when it is kept or could not be."""
        if self._db is None:
            raise StoreError("the store is closed")
        self._jobs.append((work, kept))
        if self._idle.is_set():
            self._idle.clear()
            self._loop.call_soon(self._write)

    async def write(self, work: Work) -> None:
        """Write, and wait for it."""
        done: asyncio.Future[None] = self._loop.create_future()

        def kept(error: StoreError | None) -> None:
            if done.done():
                return
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)

        self.put(work, kept)
        await done

    def _write(self) -> None:
        """Write everything that has come together."""
        batch, self._jobs = self._jobs, []
        if not self.power_safe:
            began = time.perf_counter()
            try:
                self._transact(batch)
            except sqlite3.Error:
                pass  # Nothing is written. Below there is time to wait, and to find out who it was.
            else:
                self._committed(batch, began)
                self._go_on()
                return
        self._patience = self._loop.create_task(self._write_patiently(batch))

    async def _write_patiently(self, batch: list[Job]) -> None:
        try:
            await self._commit(batch)
        finally:
            self._go_on()

    async def _commit(self, batch: list[Job]) -> None:
        began = time.perf_counter()
        try:
            await asyncio.to_thread(self._transact, batch, PATIENCE)
        except sqlite3.Error as error:
            if len(batch) == 1:
                _tell(batch, StoreError(f"not kept: {error}"))
            else:
                for job in batch:
                    await self._commit([job])
        else:
            self._committed(batch, began)

    def _committed(self, batch: list[Job], began: float) -> None:
        self.commits += 1
        self.written += len(batch)
        self.slowest = max(self.slowest, time.perf_counter() - began)
        _tell(batch, None)
        if self.commits % FOLD_AFTER == 0:
            self._fold()

    def _go_on(self) -> None:
        if self._jobs:
            self._loop.call_soon(self._write)
        else:
            self._idle.set()

    def _transact(self, batch: list[Job], patience: int = 0) -> None:
        """One transaction; if the file is busy nothing has been written."""
        db = self._db
        if db is None:
            raise sqlite3.ProgrammingError("the store is closed")
        lines: list[tuple[Any, ...]] = []
        progresses: list[tuple[Any, ...]] = []
        others: list[Statement] = []
        for work, _ in batch:
            if isinstance(work, Lines):
                lines += work.lines
                progresses.append(work.progress)
            else:
                others += work
        if patience:
            db.execute(f"PRAGMA busy_timeout={patience * 1000}")
        try:
            db.execute("BEGIN IMMEDIATE")
            try:
                for sql, values in others:
                    db.execute(sql, values)
                if lines:
                    db.executemany(ADD_LINE, lines)
                if progresses:
                    db.executemany(PROGRESS, progresses)
                db.execute("COMMIT")
            except BaseException:
                if db.in_transaction:
                    db.execute("ROLLBACK")
                raise
        finally:
            if patience:
                db.execute("PRAGMA busy_timeout=0")


def _tell(batch: list[Job], error: StoreError | None) -> None:
    for _, kept in batch:
        try:
            kept(error)
        except Exception:
            failure("what follows a write failed")
