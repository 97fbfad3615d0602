"""The store in one SQLite file, in WAL mode.

A thread reads; ``Pen`` writes.
"""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

import aiosqlite
import msgspec

from arizona.table.host.logs import failure, note
from arizona.table.protocol.parts import ClockRule, TroubleKind
from arizona.table.store.guard import Guard
from arizona.table.store.hours import Hours
from arizona.table.store.mending import look, make, sentence
from arizona.table.store.migrations import migrate
from arizona.table.store.store import (
    Change,
    ChatRow,
    House,
    Kept,
    LogLine,
    Progress,
    SeatRow,
    StoreError,
    TableRow,
)
from arizona.table.store.trouble import WORDS, trouble_of
from arizona.table.store.writer import (
    ADD_LINE,
    PATIENCE,
    PROGRESS,
    SAVE_HOURS,
    Lines,
    Pen,
    Statement,
    Work,
)

_json = msgspec.json.Encoder()
_clock = msgspec.json.Decoder(ClockRule)
_options = msgspec.json.Decoder(dict[str, str | int | bool])
_numbers = msgspec.json.Decoder(list[int])
_house = msgspec.json.Decoder(House)

ADD_TABLE: Final = """
INSERT INTO tables (id, game, rules, content, content_hash, options, clock, host, open, created,
  changed, origin_table, origin_moment, next, seed, status, to_move, moment, scores, clock_ms,
  deadline, bot_due, since, house)
VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)"""
PUT_SEAT: Final = """
INSERT OR REPLACE INTO seats (table_id, seat, kind, name, bot, owned, secret_hash, hook)
VALUES (?,?,?,?,?,?,?,?)"""
ADD_CHAT: Final = "INSERT INTO chat (table_id, id, seat, name, text, at) VALUES (?,?,?,?,?,?)"
SETTINGS: Final = "UPDATE tables SET open=?, next=?, house=? WHERE id=?"
OLD_CHAT: Final = "DELETE FROM chat WHERE table_id=? AND id<?"
ADD_HOLDER: Final = "INSERT OR IGNORE INTO holders (table_id, seat, guest) VALUES (?,?,?)"


class SqliteStore:
    """Tables in one file. With ``alone`` no other server may use it at the same time.

    What is committed outlives the process, however it ends. With ``power_safe`` it is also forced
    onto the disk itself, which outlives a power cut and costs some milliseconds each time.
    """

    def __init__(self, path: Path, *, power_safe: bool = False, alone: bool = False) -> None:
        self.path = path
        self.power_safe = power_safe
        self.on_trouble: Callable[[TroubleKind | None], None] | None = None
        self._guard = Guard(path) if alone else None
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
            raise StoreError(sentence(self.path, error)) from None
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
        return int(rows[0][0]) if rows else _now()

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

    async def _rows(self, sql: str, values: Iterable[Any] = ()) -> list[tuple[Any, ...]]:
        try:
            return [tuple(row) for row in await self._open.execute_fetchall(sql, values)]
        except sqlite3.Error as error:
            trouble = trouble_of(error)
            if trouble == "damaged" and self._pen is not None:
                self._pen.fall(trouble)
            raise StoreError(sentence(self.path, error)) from error

    # --- tables -------------------------------------------------------------------------------

    async def add_table(
        self, table: TableRow, lines: list[str], holders: dict[int, list[str]]
    ) -> None:
        """Keep a new table."""
        await self._write(_new_table(table, lines, holders))

    async def table(self, id: str) -> TableRow | None:
        """One table."""
        found = await self._tables("WHERE id=?", (id,))
        return found[0] if found else None

    async def tables(
        self,
        *,
        open_only: bool = False,
        guest: str | None = None,
        limit: int = 100,
    ) -> list[TableRow]:
        """Tables, the last changed first."""
        parts, values = [], []
        if open_only:
            parts.append("open=1 AND status IN ('waiting', 'playing')")
        if guest is not None:
            parts.append("(host=? OR id IN (SELECT table_id FROM holders WHERE guest=?))")
            values += [guest, guest]
        where = f"WHERE {' AND '.join(parts)} " if parts else ""
        return await self._tables(f"{where}ORDER BY changed DESC LIMIT ?", (*values, limit))

    async def _tables(self, tail: str, values: tuple[Any, ...]) -> list[TableRow]:
        rows = await self._rows(
            "SELECT id, game, rules, content, content_hash, options, clock, host, open, created, "
            "changed, origin_table, origin_moment, next, seed, status, to_move, moment, scores, "
            f"clock_ms, deadline, bot_due, house, since FROM tables {tail}",
            values,
        )
        out = [_table(row) for row in rows]
        for table in out:
            seats = await self._rows(
                "SELECT seat, kind, name, bot, owned, secret_hash, hook FROM seats "
                "WHERE table_id=? ORDER BY seat",
                (table.id,),
            )
            table.seats = [
                SeatRow(
                    seat=seat,
                    kind=kind,
                    name=name,
                    bot=bot,
                    owned=bool(owned),
                    secret_hash=secret_hash,
                    hook=hook,
                )
                for seat, kind, name, bot, owned, secret_hash, hook in seats
            ]
        return out

    async def log(self, id: str) -> list[LogLine]:
        """Every line of a table's log."""
        rows = await self._rows(
            "SELECT seq, line, at FROM moves WHERE table_id=? ORDER BY seq", (id,)
        )
        return [LogLine(*row) for row in rows]

    def keep(self, change: Change, kept: Kept) -> None:
        """Keep a change, and call back."""
        self._writer.put(_work(change), kept)

    async def save_rules(self, id: str, rules: int, content_hash: str) -> None:
        """Say that a table's record plays under these rules and content."""
        sql = "UPDATE tables SET rules=?, content_hash=? WHERE id=?"
        await self._write([(sql, (rules, content_hash, id))])

    async def remove(self, ids: list[str]) -> None:
        """Forget tables and all that belongs to them."""
        if ids:
            await self._write([("DELETE FROM tables WHERE id=?", (id,)) for id in ids])

    async def forget(self, id: str, guest: str) -> None:
        """A guest has no part in a table any more."""
        await self._write(
            [
                ("DELETE FROM holders WHERE table_id=? AND guest=?", (id, guest)),
                ("UPDATE tables SET host='' WHERE id=? AND host=?", (id, guest)),
            ]
        )

    async def due(self, before: int) -> list[str]:
        """The tables where a bot is to move or a clock runs out."""
        rows = await self._rows(
            "SELECT id FROM tables WHERE status IN ('playing', 'waiting') "
            "AND (bot_due=1 OR deadline < ?)",
            (before,),
        )
        return [row[0] for row in rows]

    async def running(self, guest: str) -> int:
        """How many unfinished tables a guest has made."""
        rows = await self._rows(
            "SELECT count(*) FROM tables WHERE host=? AND status IN ('playing', 'waiting')",
            (guest,),
        )
        return int(rows[0][0])

    # --- people -------------------------------------------------------------------------------

    async def holders(self, id: str) -> dict[int, list[str]]:
        """The guests that hold each seat."""
        out: dict[int, list[str]] = {}
        for seat, guest in await self._rows(
            "SELECT seat, guest FROM holders WHERE table_id=? ORDER BY rowid", (id,)
        ):
            out.setdefault(seat, []).append(guest)
        return out

    async def chat(self, id: str, limit: int) -> list[ChatRow]:
        """The last lines of chat, oldest first."""
        rows = await self._rows(
            "SELECT id, seat, name, text, at FROM chat WHERE table_id=? ORDER BY id DESC LIMIT ?",
            (id, limit),
        )
        return [ChatRow(*row) for row in reversed(rows)]

    async def guest_name(self, guest: str) -> str | None:
        """A guest's name."""
        rows = await self._rows("SELECT name FROM guests WHERE id=?", (guest,))
        return str(rows[0][0]) if rows else None

    async def name_guest(self, guest: str, name: str, now: int) -> None:
        """Give a guest a name."""
        sql = (
            "INSERT INTO guests (id, name, seen) VALUES (?,?,?) "
            "ON CONFLICT (id) DO UPDATE SET name=excluded.name, seen=excluded.seen"
        )
        await self._write([(sql, (guest, name, now))])

    async def key(self, name: str) -> bytes:
        """A random key of this store by name."""
        await self._write(
            [("INSERT OR IGNORE INTO keys (name, value) VALUES (?,?)", (name, _random()))]
        )
        rows = await self._rows("SELECT value FROM keys WHERE name=?", (name,))
        return bytes(rows[0][0])

    # --- hosting ------------------------------------------------------------------------------

    async def backup(self, target: Path) -> None:
        """A whole copy of the file, also while the server runs."""
        if target.exists():
            raise StoreError(f"{target} exists already")
        try:
            make(target)
            async with aiosqlite.connect(target) as copy:
                await self._open.backup(copy)
        except (sqlite3.Error, OSError) as error:
            raise StoreError(f"cannot write {target}: {error}") from None


def _now() -> int:
    return time.time_ns() // 1_000_000


def _random() -> bytes:
    return secrets.token_bytes(32)


def _text(value: object) -> str:
    return _json.encode(value).decode()


def _work(change: Change) -> Work:
    """A change as what is to be written. Most changes are lines of a log and nothing else."""
    id = change.id
    at = change.lines[-1].at if change.lines else _now()
    lines = [(id, entry.seq, entry.line, entry.at) for entry in change.lines]
    progress = (at, *_progress(change.progress), id)
    if not (change.seats or change.holders or change.chat or change.settings or change.new):
        return Lines(lines, progress)
    statements: list[Statement] = [(PUT_SEAT, _seat(id, seat)) for seat in change.seats]
    for number, guests in change.holders.items():
        statements.append(("DELETE FROM holders WHERE table_id=? AND seat=?", (id, number)))
        statements += [(ADD_HOLDER, (id, number, guest)) for guest in guests]
    if change.chat is not None:
        chat = change.chat
        statements.append((ADD_CHAT, (id, chat.id, chat.seat, chat.name, chat.text, chat.at)))
        if change.chat_kept > 1:
            statements.append((OLD_CHAT, (id, change.chat_kept)))
    if change.settings is not None:
        open, next, house = change.settings
        statements.append((SETTINGS, (open, next, _text(house), id)))
    if change.new is not None:
        statements += _new_table(*change.new)
    statements += [(ADD_LINE, line) for line in lines]
    if lines or change.seats or change.holders:
        statements.append((PROGRESS, progress))
    return statements


def _new_table(row: TableRow, lines: list[str], holders: dict[int, list[str]]) -> list[Statement]:
    statements: list[Statement] = [
        (
            ADD_TABLE,
            (
                row.id,
                row.game,
                row.rules,
                row.content,
                row.content_hash,
                _text(row.options),
                _text(row.clock),
                row.host,
                row.open,
                row.created,
                row.changed,
                row.origin_table,
                row.origin_moment,
                row.next,
                row.seed,
                *_progress(row.progress),
                _text(row.house),
            ),
        )
    ]
    statements += [(PUT_SEAT, _seat(row.id, seat)) for seat in row.seats]
    statements += [
        (ADD_HOLDER, (row.id, seat, guest)) for seat, guests in holders.items() for guest in guests
    ]
    statements += [
        (ADD_LINE, (row.id, seq, line, row.created)) for seq, line in enumerate(lines, 1)
    ]
    return statements


def _seat(id: str, seat: SeatRow) -> tuple[Any, ...]:
    return (
        id,
        seat.seat,
        seat.kind,
        seat.name,
        seat.bot,
        seat.owned,
        seat.secret_hash,
        seat.hook,
    )


def _progress(progress: Progress) -> tuple[Any, ...]:
    return (
        progress.status,
        progress.to_move,
        progress.moment,
        _text(progress.scores),
        _text(progress.clock_ms),
        progress.deadline,
        progress.bot_due,
        progress.since,
    )


def _table(row: tuple[Any, ...]) -> TableRow:
    return TableRow(
        id=row[0],
        game=row[1],
        rules=row[2],
        content=row[3],
        content_hash=row[4],
        options=_options.decode(row[5]),
        clock=_clock.decode(row[6]),
        host=row[7],
        open=bool(row[8]),
        created=row[9],
        changed=row[10],
        origin_table=row[11],
        origin_moment=row[12],
        next=row[13],
        seed=row[14],
        house=_house.decode(row[22]),
        progress=Progress(
            status=row[15],
            to_move=row[16],
            moment=row[17],
            scores=_numbers.decode(row[18]),
            clock_ms=_numbers.decode(row[19]),
            deadline=row[20],
            bot_due=bool(row[21]),
            since=row[23],
        ),
        seats=[],
    )
