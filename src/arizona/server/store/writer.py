"""Writes to the SQLite file.

Everything that tables write during one iteration of the event loop shares one transaction and one
disk access; each callback runs after the commit. A commit to the write-ahead log is faster than a
switch to a thread, so the event loop does it itself. A thread is used if commits must be synced to
disk or if another program holds the file.

If the file has a problem (locked for long, damaged, disk full), every write fails immediately. Only
a small test write is repeated until it succeeds.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Callable
from logging import WARNING
from pathlib import Path
from typing import Final

from arizona.server.base.logs import log_event, log_failure
from arizona.server.protocol.parts import TroubleKind
from arizona.server.store.errors import WORDS, storage_problem
from arizona.server.store.server_clock import ServerClock
from arizona.server.store.sql import ADD_LINE, DECIDES, PROGRESS, Lines, Statement, Values, Work
from arizona.server.store.store import Saved, StaleError, StoreError, until_saved

FOLD_AFTER: Final = 2000
"""Number of commits after which the write-ahead log is checkpointed."""
PATIENCE: Final = 10
"""Seconds a write waits for another program to release the file."""
TRY_EVERY: Final = 1.0
"""Seconds between test writes while the file has a problem."""
STALE: Final = "the table has changed since then, or was deleted"
SAVE_CLOCK: Final = """
INSERT INTO hours (one, ms) VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET ms=excluded.ms"""

Job = tuple[Work, Saved]


class Writer:
    """The only connection that writes."""

    def __init__(
        self,
        path: Path,
        hours: ServerClock,
        *,
        power_safe: bool,
        changed: Callable[[TroubleKind | None], None],
    ) -> None:
        self.path = path
        self.power_safe = power_safe
        self.commits = 0
        self.written = 0
        self.slowest = 0.0
        self.trouble: TroubleKind | None = None
        self._clock = hours
        self._changed = changed
        self._jobs: list[Job] = []
        self._idle = asyncio.Event()
        self._idle.set()
        self._loop = asyncio.get_running_loop()
        self._write_task: asyncio.Task[None] | None = None
        self._probing: asyncio.Task[None] | None = None
        self._closing = asyncio.Event()
        self._unfolded = 0
        self._db: sqlite3.Connection | None = self._connect()

    def _connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(self.path, timeout=0, isolation_level=None, check_same_thread=False)
        db.execute(f"PRAGMA synchronous={'FULL' if self.power_safe else 'NORMAL'}")
        db.execute("PRAGMA foreign_keys=ON")
        db.execute("PRAGMA wal_autocheckpoint=0")
        return db

    async def close(self) -> None:
        """Write pending jobs, then close."""
        self._closing.set()
        if self._probing is not None:
            await self._probing
        await self._idle.wait()
        if self._db is not None:
            self._db.close()
            self._db = None

    def put(self, work: Work, saved: Saved) -> None:
        """Write with the next transaction, and call back when it is saved or failed."""
        if self._db is None:
            raise StoreError("the store is closed")
        self._jobs.append((work, saved))
        if self._idle.is_set():
            self._idle.clear()
            self._loop.call_soon(self._write)

    async def write(self, work: Work) -> None:
        """Write, and wait until it is saved."""
        await until_saved(lambda saved: self.put(work, saved))

    def _write(self) -> None:
        """Write all queued jobs."""
        batch, self._jobs = self._jobs, []
        if self.trouble is not None:
            _call_back(batch, StoreError(WORDS[self.trouble]))
            self._continue()
            return
        if not self.power_safe:
            began = time.perf_counter()
            try:
                self._transact(batch)
            except Exception:
                pass  # Nothing was written; the slow path below waits and finds the failing job.
            else:
                self._committed(batch, began)
                if self._unfolded < FOLD_AFTER:
                    self._continue()
                    return
                batch = []
        self._write_task = self._loop.create_task(self._write_in_thread(batch))

    async def _write_in_thread(self, batch: list[Job]) -> None:
        """Write in a thread. The server clock is stopped, because no one can move."""
        self._clock.stop()
        try:
            if batch:
                await self._commit(batch)
            if self._unfolded >= FOLD_AFTER:
                await asyncio.to_thread(self._checkpoint)
        finally:
            if self.trouble is None:
                self._clock.start()
            self._continue()

    async def _commit(self, batch: list[Job]) -> None:
        began = time.perf_counter()
        try:
            await asyncio.to_thread(self._transact, batch, PATIENCE)
        except Exception as error:
            trouble = storage_problem(error)
            if trouble is not None:
                self.report_problem(trouble)  # all jobs are affected: do not retry each
                _call_back(batch, StoreError(f"not saved: {error}"))
            elif len(batch) == 1 and isinstance(error, StaleError):
                _call_back(batch, error)
            elif len(batch) == 1:
                log_failure("a write failed", error)
                _call_back(batch, StoreError(f"not saved: {error}"))
            else:
                for job in batch:
                    await self._commit([job])
        else:
            self._committed(batch, began)

    def _committed(self, batch: list[Job], began: float) -> None:
        self.commits += 1
        self.written += len(batch)
        self._unfolded += 1
        self.slowest = max(self.slowest, time.perf_counter() - began)
        _call_back(batch, None)

    def _continue(self) -> None:
        if self._jobs:
            self._loop.call_soon(self._write)
        else:
            self._idle.set()

    def _transact(self, batch: list[Job], patience: int = 0) -> None:
        """Execute one transaction; if the file is busy, nothing is written."""
        db = self._db
        if db is None:
            raise sqlite3.ProgrammingError("the store is closed")
        lines: list[Values] = []
        progresses: list[Values] = []
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
            for sql, values in others:
                if not db.execute(sql, values).rowcount and sql in DECIDES:
                    raise StaleError(STALE)
            if progresses and db.executemany(PROGRESS, progresses).rowcount < len(progresses):
                raise StaleError(STALE)
            if lines:
                db.executemany(ADD_LINE, lines)
            db.execute("COMMIT")
        except BaseException:
            self._roll_back()
            raise
        finally:
            if patience and self._db is db:
                db.execute("PRAGMA busy_timeout=0")

    def _roll_back(self) -> None:
        """Roll back a failed transaction; if that fails too, reconnect."""
        db = self._db
        if db is None or not db.in_transaction:
            return
        try:
            db.execute("ROLLBACK")
        except sqlite3.Error:
            db.close()
            self._db = self._connect()

    # --- checkpoints ----------------------------------------------------------------------------

    def _checkpoint(self) -> None:
        """Checkpoint the write-ahead log.

        SQLite before 3.51.3 may damage the file if one connection writes while another checkpoints.
        This connection therefore holds the write lock during the checkpoint, so that no other
        connection or program can write.
        """
        self._unfolded = 0
        db = self._db
        if db is None:
            return
        try:
            folder = self._connect()
            try:
                db.execute("BEGIN IMMEDIATE")
                folder.execute("PRAGMA wal_checkpoint(PASSIVE)")
            finally:
                self._roll_back()
                folder.close()
        except sqlite3.Error as error:
            log_failure("the log was not folded into the file", error, file=str(self.path))

    # --- storage problems -----------------------------------------------------------------------

    def report_problem(self, trouble: TroubleKind) -> None:
        """Report a storage problem: nothing is written until it is solved. Damage is permanent."""
        if "damaged" in (self.trouble, trouble) and self.trouble is not None:
            trouble = "damaged"
        self._set_trouble(trouble)
        if self._probing is None or self._probing.done():
            self._probing = self._loop.create_task(self._probe_until_writable())

    def _set_trouble(self, trouble: TroubleKind | None) -> None:
        if trouble == self.trouble:
            return
        self.trouble = trouble
        log_event("store", level=WARNING, state=trouble or "ok", file=str(self.path))
        if trouble is None:
            self._clock.start()
        else:
            self._clock.stop()
        self._changed(trouble)

    async def _probe_until_writable(self) -> None:
        """Repeat a small test write until it succeeds."""
        while self.trouble not in (None, "damaged") and not self._closing.is_set():
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(TRY_EVERY):
                    await self._closing.wait()
            await self._idle.wait()
            self._idle.clear()
            now = await self._probe()
            if self.trouble != "damaged":
                self._set_trouble(now)
            self._continue()

    async def _probe(self) -> TroubleKind | None:
        work: Work = [(SAVE_CLOCK, (self._clock.now(),))]
        try:
            await asyncio.to_thread(self._transact, [(work, _ignore)], 1)
        except Exception as error:
            return storage_problem(error) or "failing"
        return None


def _ignore(_: StoreError | None) -> None:
    pass


def _call_back(batch: list[Job], error: StoreError | None) -> None:
    for _, saved in batch:
        try:
            saved(error)
        except Exception:
            log_failure("what follows a write failed")
