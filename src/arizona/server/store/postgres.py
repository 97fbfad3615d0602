"""The store in PostgreSQL, which several servers can share.

The moves that tables write during one iteration of the event loop are saved by one statement and
thus one transaction. Its result tells which tables were updated; tables that have changed since are
not.

If the connection is lost, every write fails immediately until it is restored. For writes in
progress it is unknown whether they were saved, which is reported as ``UnsureError``.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncGenerator, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager
from functools import lru_cache
from itertools import count
from logging import WARNING
from secrets import token_hex
from typing import Any, Final
from urllib.parse import urlsplit

import asyncpg

from arizona.engine.message import Arg, ValidationMessage
from arizona.server.base.logs import log_event, log_failure
from arizona.server.protocol.parts import TroubleKind
from arizona.server.store import leases, migrations
from arizona.server.store.database import Ask, Database
from arizona.server.store.errors import WORDS
from arizona.server.store.server_clock import ServerClock
from arizona.server.store.sql import DECIDES, Lines, Statement, Values, work_of
from arizona.server.store.store import Change, Saved, StaleError, StoreError, UnsureError

LANES: Final = 2
"""Maximum number of concurrent transactions for moves."""
READERS: Final = 8
"""Number of connections for everything else."""
LARGEST_BATCH: Final = 500
CONNECT_SECONDS: Final = 5.0
ANSWER_SECONDS: Final = 10.0
"""Seconds without an answer after which the database is considered lost."""
TRY_EVERY: Final = 0.5
STALE: Final = "the table has changed since then, or was deleted"
DISK_FULL: Final = "53100"

PLAY: Final = """
WITH p AS (SELECT * FROM unnest($1::bigint[], $2::text[], $3::bigint[], $4::bigint[], $5::text[],
    $6::text[], $7::bigint[], $8::bigint[], $9::bigint[], $10::text[], $11::text[], $12::bigint[])
    AS p (changed, status, to_move, moment, scores, clock_ms, deadline, bot_due, since, mark, id,
    after)),
  taken AS (UPDATE tables t SET changed=p.changed, status=p.status, to_move=p.to_move,
    moment=p.moment, scores=p.scores, clock_ms=p.clock_ms, deadline=p.deadline, bot_due=p.bot_due,
    since=p.since, mark=p.mark, version=t.version+1
    FROM p WHERE t.id=p.id AND t.version=coalesce(p.after, t.version) RETURNING t.id),
  kept AS (INSERT INTO moves (table_id, seq, line, at)
    SELECT l.* FROM unnest($13::text[], $14::bigint[], $15::text[], $16::bigint[])
    AS l (table_id, seq, line, at) JOIN taken ON taken.id=l.table_id)
SELECT id FROM taken"""
"""Appends lines to many logs at once, but only for tables that are still at the expected version.
"""

LOST: Final = (
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.exceptions.OperatorInterventionError,
    asyncpg.exceptions.CannotConnectNowError,
    asyncpg.exceptions.TooManyConnectionsError,
    asyncpg.exceptions.ReadOnlySQLTransactionError,
    asyncpg.exceptions.PostgresSystemError,
    EOFError,
    OSError,
    TimeoutError,
)
"""Errors that mean the database is unreachable, or reachable only as a standby.

The driver raises ``InternalClientError`` when a message of a dying server arrives in a state in
which it expects none.
"""
Job = tuple[Lines, Saved]


@lru_cache(maxsize=512)
def dollars(sentence: str) -> str:
    """Replace the ``?`` placeholders of a statement with PostgreSQL's ``$1``, ``$2``, …."""
    parts = sentence.split("?")
    return "".join(f"{part}${place}" for place, part in enumerate(parts[:-1], 1)) + parts[-1]


def where(address: str) -> str:
    """Return a database URL without credentials, for messages."""
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.hostname or ''}:{parts.port or 5432}{parts.path}"


class PostgresStore(Database):
    """Tables in PostgreSQL.

    ``kind`` describes this server in the list of servers; if it is empty, this is not a server and
    takes no leases. With ``alone``, no server may be running.
    """

    def __init__(self, address: str, *, kind: str = "", alone: bool = False) -> None:
        self.shared = True
        self.address = address
        self.name = token_hex(8)
        """The unique name of this server."""
        self.on_trouble: Callable[[TroubleKind | None], None] | None = None
        self.trouble: TroubleKind | None = None
        self.commits = 0
        self.written = 0
        self.slowest = 0.0
        self._alone = alone
        self._kind = kind
        self._server_clock = ServerClock()
        self._pool: Any = None
        self._jobs: list[Job] = []
        self._lanes = 0
        """Number of transactions for moves in progress."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._releasing: dict[str, asyncio.Task[None]] = {}
        """Tables whose leases are being released, so that a new claim is not released with the old
        one.
        """
        self._pulse: asyncio.Task[None] | None = None
        self._marks = count(1)

    @property
    def server_clock(self) -> ServerClock:
        """The clock that players' clocks use, shared by all servers."""
        return self._server_clock

    # --- opening ------------------------------------------------------------------------------

    async def open(self) -> None:
        """Connect, and migrate an older schema."""
        try:
            self._pool = await asyncpg.create_pool(
                self.address,
                min_size=1,
                max_size=READERS + LANES,
                timeout=CONNECT_SECONDS,
                command_timeout=ANSWER_SECONDS,
                reset=_no_reset,
                server_settings={"application_name": f"arizona {self._kind}".strip()},
            )
            await migrate(self._pool)
            if self._alone:
                await self._check_alone()
            await self._heartbeat()
        except (ValueError, asyncpg.PostgresError, *LOST) as error:
            await self.close()
            why = str(error) or type(error).__name__
            raise StoreError(f"{where(self.address)}: {why}") from None
        except migrations.NewerStoreError as error:
            await self.close()
            raise error.at(where(self.address)) from None
        except StoreError:
            await self.close()
            raise
        self._pulse = asyncio.create_task(self._send_heartbeats(), name="pulse")

    async def _check_alone(self) -> None:
        rows = await self._pool.fetch(leases.ALIVE)
        if rows:
            english = "{path} is in use by {count} Arizona servers: stop them first"
            args: dict[str, Arg] = {"path": where(self.address), "count": len(rows)}
            raise StoreError(ValidationMessage("store-servers", english, args))

    async def close(self) -> None:
        """Finish pending writes, then close."""
        if self._pulse is not None:
            self._pulse.cancel()
            self._pulse = None
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=ANSWER_SECONDS)
        if self._pool is not None:
            pool, self._pool = self._pool, None
            with contextlib.suppress(Exception):
                if self._kind and self.trouble is None:
                    await pool.execute(leases.GONE, self.name)
                async with asyncio.timeout(2.0):
                    await pool.close()
            pool.terminate()

    async def downgrade(self, to: int) -> None:
        """Migrate the schema back to an older version."""
        await migrate(self._open, to)

    async def check(self) -> None:
        """Do nothing: PostgreSQL checks its pages itself."""

    async def summary(self) -> ValidationMessage:
        """Return a summary for the operator: version, durability, commit time, connections,
        servers.
        """
        facts = {str(row[0]): str(row[1]) for row in await self._rows(leases.SETTINGS)}
        began = time.perf_counter()
        await self.save_clock()
        took = (time.perf_counter() - began) * 1000
        safe = all(facts[name] == "on" for name in ("fsync", "synchronous_commit"))
        servers = len(await self._rows(leases.ALIVE))
        args: dict[str, Arg] = {
            "version": facts["server_version"],
            "time": f"{took:.1f}",
            "safe": "yes" if safe else "no",
            "connections": facts["max_connections"],
            "each": READERS + LANES,
            "servers": servers,
        }
        english = "PostgreSQL {version}; commit: {time} ms; {connections} connections"
        return ValidationMessage("store-summary", english, args)

    async def healthy(self) -> None:
        """Read and write something, or raise ``StoreError`` with the reason why it fails."""
        if self.trouble is None:
            await self.save_clock()
        if self.trouble is not None:
            raise StoreError(WORDS[self.trouble])

    async def stored_bytes(self) -> int:
        """Return the size of the whole database in bytes."""
        return int((await self._rows("SELECT pg_database_size(current_database())"))[0][0])

    async def save_clock(self) -> None:
        """Send a heartbeat and advance the shared clock."""
        try:
            await self._heartbeat()
        except Exception as error:
            raise self._failed(error) from error

    async def _heartbeat(self) -> None:
        pool = self._open
        began = time.monotonic()
        row = await pool.fetchrow(leases.BEAT, self.name, self._kind, leases.LEASE_MS)
        self._server_clock.adopt(int(row[0]) + int((time.monotonic() - began) * 500))

    async def _send_heartbeats(self) -> None:
        """Send heartbeats; also detects when the database is back."""
        while True:
            await asyncio.sleep(TRY_EVERY if self.trouble else leases.BEAT_SECONDS)
            try:
                await self._heartbeat()
            except StoreError:
                return  # the store is closed
            except Exception as error:
                self._failed(error)
            else:
                self._set_trouble(None)

    # --- trouble ------------------------------------------------------------------------------

    def _failed(self, error: Exception, *, reads: bool = False) -> StoreError:
        """Translate an error of the driver, and report it if the database is lost.

        After a lost write it is unknown whether it was committed: the result is an ``UnsureError``,
        and the table reads the store before it tries again. ``reads`` means that nothing was
        written.
        """
        lost: type[StoreError] = StoreError if reads else UnsureError
        if isinstance(error, StoreError):
            return error
        if isinstance(error, LOST):
            self._set_trouble("away")
            return lost(f"the database is lost: {error or type(error).__name__}")
        if isinstance(error, asyncpg.exceptions.TransactionRollbackError):
            return StaleError(f"rolled back: {error}")  # a deadlock: retry
        if isinstance(error, asyncpg.PostgresError):
            if error.sqlstate == DISK_FULL:
                self._set_trouble("full")
            return StoreError(f"not saved: {error}")
        log_failure("the database driver failed", error, database=where(self.address))
        return lost(f"the database driver failed: {error or type(error).__name__}")

    def _set_trouble(self, trouble: TroubleKind | None) -> None:
        if trouble == self.trouble:
            return
        self.trouble = trouble
        log_event("store", level=WARNING, state=trouble or "ok", database=where(self.address))
        if trouble is None:
            self._server_clock.start()
        else:
            self._server_clock.stop()
        if self.on_trouble is not None:
            self.on_trouble(trouble)

    @property
    def _open(self) -> Any:
        if self._pool is None:
            raise StoreError("the store is closed")
        return self._pool

    # --- reading ------------------------------------------------------------------------------

    async def _rows(self, sentence: str, values: Iterable[object] = ()) -> list[Values]:
        pool = self._open
        try:
            return [tuple(row) for row in await pool.fetch(dollars(sentence), *values)]
        except Exception as error:
            raise self._failed(error, reads=True) from error

    @asynccontextmanager
    async def _moment(self) -> AsyncGenerator[Ask, None]:
        try:
            async with (
                self._open.acquire() as line,
                line.transaction(isolation="repeatable_read", readonly=True),
            ):

                async def ask(sentence: str, values: Iterable[object] = ()) -> list[Values]:
                    return [tuple(row) for row in await line.fetch(dollars(sentence), *values)]

                yield ask
        except Exception as error:
            raise self._failed(error, reads=True) from error

    # --- writing ------------------------------------------------------------------------------

    async def _write(self, work: list[Statement]) -> None:
        """Execute the statements in one transaction."""
        if self.trouble is not None:
            raise StoreError(WORDS[self.trouble])
        began = time.perf_counter()
        try:
            async with self._open.acquire() as line, line.transaction():
                for sentence, rows in _grouped(work):
                    if sentence in DECIDES:
                        for row in rows:
                            done = await line.execute(dollars(sentence), *row)
                            if done.endswith(" 0"):
                                raise StaleError(STALE)
                    elif len(rows) == 1:
                        await line.execute(dollars(sentence), *rows[0])
                    else:
                        await line.executemany(dollars(sentence), rows)
        except Exception as error:
            raise self._failed(error) from error
        self._committed(1, began)

    def save(self, change: Change, saved: Saved) -> None:
        if self._pool is None:
            raise StoreError("the store is closed")
        change.mark = f"{self.name} {next(self._marks)}"
        work = work_of(change, self.name)
        if isinstance(work, Lines):
            self._jobs.append((work, saved))
            if self._lanes < LANES:
                self._lanes += 1
                self._spawn(self._write_moves())
        else:
            self._spawn(self._save(work, saved))

    def _spawn(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _save(self, work: list[Statement], saved: Saved) -> None:
        try:
            await self._write(work)
        except StoreError as error:
            _call_back(saved, error)
        else:
            _call_back(saved, None)

    async def _write_moves(self) -> None:
        """Write queued moves until there are none left.

        The lane must be released synchronously when the queue is found empty. If it were released
        by a callback of the task, one loop iteration later, a move queued in between would have to
        wait for the next move.
        """
        try:
            while self._jobs:
                batch, self._jobs = _batch(self._jobs)
                await self._commit(batch)
        finally:
            self._lanes -= 1

    async def _commit(self, batch: list[Job]) -> None:
        if self.trouble is not None:
            for _, saved in batch:
                _call_back(saved, StoreError(WORDS[self.trouble]))
            return
        began = time.perf_counter()
        try:
            taken = {row[0] for row in await self._open.fetch(PLAY, *_columns(batch))}
        except Exception as error:  # whatever the error, the callers must be notified
            why = self._failed(error)
            if len(batch) > 1 and not isinstance(why, UnsureError) and self.trouble is None:
                for job in batch:  # one of them caused it; nothing was saved
                    await self._commit([job])
                return
            for _, saved in batch:
                _call_back(saved, why)
            return
        self._committed(len(batch), began)
        for work, saved in batch:
            _call_back(saved, None if work.progress[-2] in taken else StaleError(STALE))

    def _committed(self, changes: int, began: float) -> None:
        self.commits += 1
        self.written += changes
        self.slowest = max(self.slowest, time.perf_counter() - began)

    # --- leases -------------------------------------------------------------------------------

    async def due(self, before: int | None) -> list[str]:
        """Return tables where something is due and that no other server holds, and take their
        leases.
        """
        rows = await self._rows(leases.TAKE_DUE, (self.name, before))
        return [row[0] for row in rows]

    async def pending_notices(self) -> list[str]:
        """Take over and return tables with a pending turn notification whose server is gone."""
        return [row[0] for row in await self._rows(leases.TAKE_NOTICES, (self.name,))]

    async def claim(self, id: str) -> bool:
        """Take the lease of a table, unless another live server has it."""
        if id in self._releasing:
            await asyncio.wait([self._releasing[id]])
        return bool(await self._rows(leases.CLAIM, (id, self.name)))

    def release(self, id: str) -> None:
        """Release the lease of a table. If this fails the lease stays with this server, which is
        harmless.
        """
        if self._pool is not None and self.trouble is None and id not in self._releasing:
            self._releasing[id] = self._spawn(self._release(id))

    async def _release(self, id: str) -> None:
        try:
            with contextlib.suppress(Exception):
                await self._open.execute(leases.RELEASE, id, self.name)
        finally:
            del self._releasing[id]


async def _no_reset(_: object) -> None:
    """Do nothing: returned connections need no reset."""


async def migrate(pool: Any, upto: int | None = None) -> None:
    """Apply the missing migrations in one transaction; concurrent servers wait for each other."""
    async with pool.acquire() as line, line.transaction():
        await line.execute("SELECT pg_advisory_xact_lock(864286428642)")
        await line.execute(
            "CREATE TABLE IF NOT EXISTS steps (one INTEGER PRIMARY KEY CHECK (one = 1), "
            "step INTEGER NOT NULL)"
        )
        have = int(await line.fetchval("SELECT step FROM steps") or 0)
        target = len(migrations.STEPS) if upto is None else upto
        for number, step in migrations.steps_between(have, target):
            await line.execute(migrations.for_postgres(number, step))
            have = number
        await line.execute(
            "INSERT INTO steps VALUES (1, $1) ON CONFLICT (one) DO UPDATE SET step=$1", have
        )
        if have >= leases.SINCE_STEP:
            await line.execute(leases.FIRST_TIME)


def _grouped(work: list[Statement]) -> Iterable[tuple[str, list[Values]]]:
    """Group consecutive statements with the same text."""
    said: list[tuple[str, list[Values]]] = []
    for sentence, values in work:
        if said and said[-1][0] == sentence:
            said[-1][1].append(values)
        else:
            said.append((sentence, [values]))
    return said


def _batch(jobs: list[Job]) -> tuple[list[Job], list[Job]]:
    """Split jobs into a batch with one job per table, and the rest."""
    batch: dict[str, Job] = {}
    rest: list[Job] = []
    for job in jobs:
        id = job[0].progress[-2]
        if id in batch or len(batch) >= LARGEST_BATCH:
            rest.append(job)
        else:
            batch[id] = job
    return list(batch.values()), rest


def _columns(batch: list[Job]) -> list[list[Any]]:
    columns = [list(column) for column in zip(*(work.progress for work, _ in batch), strict=True)]
    lines = [line for work, _ in batch for line in work.lines]
    return columns + ([list(column) for column in zip(*lines, strict=True)] or [[], [], [], []])


def _call_back(saved: Saved, error: StoreError | None) -> None:
    try:
        saved(error)
    except Exception:
        log_failure("what follows a write failed")
