"""In-memory table store; every change is written through to the browser's database.

Tables are small (a Trail log has a few hundred short lines), so every change writes its whole
table. If a write fails, memory keeps the state that was last written.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from itertools import pairwise
from typing import Final, Protocol

import msgspec
from msgspec import Struct

from arizona.engine.text import parse_integer
from arizona.server.base.identity import clean_name
from arizona.server.base.logs import log_event
from arizona.server.protocol.parts import TroubleKind
from arizona.server.protocol.text_check import is_storable
from arizona.server.store.server_clock import ServerClock
from arizona.server.store.store import (
    WHOLE,
    Change,
    ChatRow,
    Loaded,
    LogLine,
    Saved,
    SeatRow,
    StaleError,
    StoreError,
    TableRow,
    until_saved,
)

TABLE: Final = "table "
GUEST: Final = "guest "
KEY: Final = "key "
NOTE: Final = "note "
CLOCK_KEY: Final = "hours"
DAMAGED: Final = "damaged "
"""Name prefix of damaged entries, which are saved for recovery."""
KEY_BYTES: Final = 32
LATEST: Final = 2**53
"""Largest time in milliseconds that a browser can represent exactly."""
TRY_AGAIN: Final = 3.0
"""Delay in seconds before writing is tried again after a failure."""


class Backing(Protocol):
    """Persistent storage of texts by name."""

    def put(self, name: str, text: str) -> Awaitable[None]:
        """Store a text; raise if it cannot be stored."""

    def drop(self, name: str) -> Awaitable[None]: ...


class StoredTable(Struct, kw_only=True):
    """A table with its log, seat holders and chat."""

    row: TableRow
    log: list[LogLine] = []
    holders: dict[int, list[str]] = {}
    chat: list[ChatRow] = []


_tables = msgspec.json.Decoder(StoredTable)
_Work = Callable[[], Awaitable[None]]


class MemoryStore:
    """Store of one browser, used by one page at a time."""

    shared = False

    def __init__(self, backing: Backing, stored_texts: Mapping[str, str]) -> None:
        self.on_trouble: Callable[[TroubleKind | None], None] | None = None
        self.unread: list[str] = []
        """Names of unreadable tables, which are left unchanged."""
        self.damaged: list[str] = []
        """Names of other unreadable entries, which were set aside."""
        self._backing = backing
        self._stored_texts = stored_texts
        self._tables: dict[str, StoredTable] = {}
        self._names: dict[str, str] = {}
        self._keys: dict[str, bytes] = {}
        self._reviews: dict[str, dict[int, str]] = {}
        """Not saved: reviews would need more space than all tables."""
        self._notes: dict[str, str] = {}
        self._server_clock = ServerClock()
        self._trouble: TroubleKind | None = None
        self._work: asyncio.Queue[tuple[_Work, Saved]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self.commits = 0
        self.slowest = 0.0

    @property
    def written(self) -> int:
        """Number of changes since the start."""
        return self.commits

    @property
    def trouble(self) -> TroubleKind | None:
        """The current storage problem, or ``None``."""
        return self._trouble

    @property
    def server_clock(self) -> ServerClock:
        """The clock that players' time limits use."""
        return self._server_clock

    async def open(self) -> None:
        """Load the stored entries and start the writer."""
        self._server_clock = ServerClock(_now())
        for name, text in self._stored_texts.items():
            if name.startswith(DAMAGED):
                continue
            try:
                self._read(name, text)
            except (ValueError, msgspec.DecodeError, RecursionError):
                if name.startswith(TABLE):
                    self.unread.append(name)
                else:
                    await self.set_aside(name, text)
        self._stored_texts = {}
        self._writer = asyncio.create_task(self._write_for_ever(), name="writer")

    def _read(self, name: str, text: str) -> None:
        """Load one entry; raise ``ValueError`` or ``DecodeError`` if it is damaged."""
        if not is_storable(name) or not is_storable(text):
            raise ValueError("not a text that can be saved")
        if name == CLOCK_KEY:
            now = parse_integer(text, LATEST)
            if not now:
                raise ValueError("not a time")
            self._server_clock = ServerClock(now)
        elif name.startswith(GUEST):
            if not clean_name(text):
                raise ValueError("not a name")
            self._names[name.removeprefix(GUEST)] = clean_name(text)
        elif name.startswith(KEY):
            key = bytes.fromhex(text)
            if len(key) != KEY_BYTES:
                raise ValueError("not a key")
            self._keys[name.removeprefix(KEY)] = key
        elif name.startswith(NOTE):
            msgspec.json.decode(text)
            self._notes[name] = text
        elif name.startswith(TABLE):
            self._tables[name.removeprefix(TABLE)] = _tables.decode(text)

    async def set_aside(self, name: str, text: str) -> None:
        """Move a damaged entry to another name, so that it is not read again."""
        self.damaged.append(name)
        try:
            await self._backing.put(DAMAGED + name, text)
            await self._backing.drop(name)
        except Exception as error:  # the browser cannot write now; the entry is only ignored
            log_event("damaged entry not moved", entry=name, why=str(error))

    async def check(self) -> None:
        """Do nothing: ``open`` has set unreadable entries aside."""

    async def healthy(self) -> None:
        """Try to write; raise ``StoreError`` if that fails."""
        await self.save_clock()

    async def close(self) -> None:
        """Finish pending writes and stop the writer."""
        await self.save_clock()
        if self._writer is not None:
            self._writer.cancel()
            self._writer = None

    # --- writing --------------------------------------------------------------------------------

    async def _write_for_ever(self) -> None:
        while True:
            work, saved = await self._work.get()
            began = time.perf_counter()
            try:
                await work()
            except StoreError as error:
                saved(error)  # not a storage failure
            except Exception as error:
                self._set_trouble("full")
                saved(StoreError(f"the browser cannot store anything now: {error}"))
                await asyncio.sleep(TRY_AGAIN)
                if self._work.empty():
                    self._work.put_nowait((self._write_clock, _nobody))
            else:
                self.commits += 1
                self.slowest = max(self.slowest, time.perf_counter() - began)
                self._set_trouble(None)
                saved(None)

    def _set_trouble(self, trouble: TroubleKind | None) -> None:
        if trouble == self._trouble:
            return
        self._trouble = trouble
        if trouble is None:
            self._server_clock.start()
        else:
            self._server_clock.stop()
        if self.on_trouble is not None:
            self.on_trouble(trouble)

    async def _do(self, work: _Work) -> None:
        """Queue a write and wait until it is done."""
        await until_saved(lambda saved: self._put(work, saved))

    def _put(self, work: _Work, saved: Saved) -> None:
        if self._writer is None:
            raise StoreError("the store is closed")
        self._work.put_nowait((work, saved))

    async def _write(self, id: str, table: StoredTable) -> None:
        """Write a table, then update it in memory."""
        await self._backing.put(TABLE + id, msgspec.json.encode(table).decode())
        self._tables[id] = table

    async def _write_clock(self) -> None:
        await self._backing.put(CLOCK_KEY, str(self._server_clock.now()))

    async def save_clock(self) -> None:
        """Store the current time of the clock."""
        await self._do(self._write_clock)

    # --- tables ---------------------------------------------------------------------------------

    async def add_table(
        self, table: TableRow, lines: list[str], holders: dict[int, list[str]]
    ) -> None:
        new = _new(table, lines, holders)
        await self._do(lambda: self._write(table.id, new))

    def save(self, change: Change, saved: Saved) -> None:
        """Queue a change and call back with its result."""
        self._put(lambda: self._change(change), saved)

    async def _change(self, change: Change) -> None:
        old = self._tables.get(change.id)
        if old is None:
            raise StoreError(f"there is no table '{change.id}'")
        numbers = [line.seq for line in (*old.log[-1:], *change.lines)]
        doubled = any(one >= two for one, two in pairwise(numbers))
        if doubled or change.after not in (None, old.row.version):
            raise StaleError("the table is not as it was when this was decided")
        table = _copy(old)
        row = table.row
        row.version, row.mark = row.version + 1, change.mark
        if change.lines or change.seats or change.holders:
            row.progress = change.progress
            row.changed = change.lines[-1].at if change.lines else _now()
        table.log += change.lines
        for seat in change.seats:
            row.seats[seat.seat] = msgspec.structs.replace(seat)
        for place, guests in change.holders.items():
            table.holders[place] = list(guests)
        if change.chat is not None:
            table.chat = [line for line in table.chat if line.id >= change.oldest_chat]
            table.chat.append(change.chat)
        if change.settings is not None:
            settings = change.settings
            row.open, row.next, row.settings = settings.open, settings.next, settings.settings
        if change.new is not None:
            await self._write(change.new.row.id, _new(*change.new))
        await self._write(change.id, table)

    async def table(self, id: str) -> TableRow | None:
        if self._writer is None:
            raise StoreError("the store is closed")
        found = self._tables.get(id)
        return None if found is None else _row(found)

    async def tables(
        self, *, open_only: bool = False, guest: str | None = None, limit: int = 100
    ) -> list[TableRow]:
        """Return tables, most recently changed first."""
        found = [
            table
            for table in self._tables.values()
            if not (open_only and not _joinable(table.row))
            and (guest is None or table.row.host == guest or _held_by(table, guest))
        ]
        found.sort(key=lambda table: table.row.changed, reverse=True)
        return [_row(table) for table in found[:limit]]

    async def log(self, id: str) -> list[LogLine]:
        return list(self._tables[id].log) if id in self._tables else []

    async def load(self, id: str, chat: int, after: int = 0) -> Loaded | None:
        """Return a table with its log lines after ``after`` and the last chat lines."""
        found = self._tables.get(id)
        if found is None:
            return None
        log = [line for line in found.log if line.seq > after]
        return Loaded(_row(found), log, await self.holders(id), await self.chat(id, chat))

    async def versions(self, ids: list[str]) -> dict[str, int]:
        """Return the versions of these tables."""
        return {id: self._tables[id].row.version for id in ids if id in self._tables}

    async def pending_notices(self) -> list[str]:
        """Notices are not sent offline."""
        return []

    async def notice_sent(self, id: str, moment: int) -> None:
        """Notices are not sent offline."""

    async def claim(self, id: str) -> bool:
        """Always succeed: there is only one server."""
        return True

    def release(self, id: str) -> None: ...

    async def save_rules(self, id: str, rules: int, content_hash: str) -> None:
        """Store the rules version and content hash of a table."""
        table = _copy(self._tables[id])
        table.row.rules, table.row.content_hash = rules, content_hash
        await self._do(lambda: self._write(id, table))

    async def remove(self, ids: list[str]) -> None:
        async def work() -> None:
            for id in ids:
                await self._backing.drop(TABLE + id)
                self._tables.pop(id, None)
                for key in [one for one in self._reviews if one.startswith(f"{id} ")]:
                    del self._reviews[key]

        await self._do(work)

    async def forget(self, id: str, guest: str) -> None:
        """Remove a guest from a table."""
        table = _copy(self._tables[id])
        for guests in table.holders.values():
            if guest in guests:
                guests.remove(guest)
        if table.row.host == guest:
            table.row.host = ""
        table.row.version += 1
        await self._do(lambda: self._write(id, table))

    async def due(self, before: int | None) -> list[str]:
        """Return the tables where a bot must move or a clock has run out."""
        return [id for id, table in self._tables.items() if _due(table.row, before)]

    async def running(self, guest: str) -> int:
        """Return the number of unfinished tables a guest created."""
        return sum(
            table.row.host == guest and _running(table.row) for table in self._tables.values()
        )

    # --- people ---------------------------------------------------------------------------------

    async def review(self, id: str, stamp: str) -> dict[int, str]:
        """Return the stored parts of a review."""
        return dict(self._reviews.get(f"{id} {stamp}", {}))

    async def save_review(self, id: str, stamp: str, part: int, body: str) -> None:
        """Store a part, or the whole review in place of the parts."""
        parts = self._reviews.setdefault(f"{id} {stamp}", {})
        if part == WHOLE:
            parts.clear()
        parts[part] = body

    async def holders(self, id: str) -> dict[int, list[str]]:
        """Return the guests who hold each seat."""
        table = self._tables.get(id)
        held = {} if table is None else table.holders
        return {seat: list(guests) for seat, guests in held.items() if guests}

    async def chat(self, id: str, limit: int) -> list[ChatRow]:
        """Return the last lines of chat, oldest first."""
        return self._tables[id].chat[-limit:] if id in self._tables and limit > 0 else []

    async def guest_name(self, guest: str) -> str | None:
        return self._names.get(guest)

    async def name_guest(self, guest: str, name: str, now: int) -> None:
        async def work() -> None:
            await self._backing.put(GUEST + guest, name)
            self._names[guest] = name

        await self._do(work)

    async def content(self, game: str, digest: str) -> str | None:
        """Return ``None``: packs of this browser are installed where games look for them."""
        return None

    async def note(self, kind: str, name: str) -> str | None:
        return self._notes.get(f"{NOTE}{kind} {name}")

    async def save_note(self, kind: str, name: str, text: str) -> None:
        place = f"{NOTE}{kind} {name}"

        async def work() -> None:
            await self._backing.put(place, text)
            self._notes[place] = text

        await self._do(work)

    async def key(self, name: str) -> bytes:
        """Return the store's random key of that name, creating it if needed."""
        known = self._keys.get(name)
        if known is not None:
            return known
        made = secrets.token_bytes(KEY_BYTES)

        async def work() -> None:
            await self._backing.put(KEY + name, made.hex())
            self._keys[name] = made

        await self._do(work)
        return made


def _now() -> int:
    return time.time_ns() // 1_000_000


def _nobody(error: StoreError | None) -> None: ...


def _running(row: TableRow) -> bool:
    return row.progress.status in ("playing", "waiting")


def _due(row: TableRow, before: int | None) -> bool:
    deadline = row.progress.deadline
    late = before is not None and deadline is not None and deadline < before
    return _running(row) and (row.progress.bot_due or late)


def _joinable(row: TableRow) -> bool:
    return row.open and _running(row)


def _held_by(table: StoredTable, guest: str) -> bool:
    return any(guest in guests for guests in table.holders.values())


def _row(table: StoredTable) -> TableRow:
    """Return a copy that the caller may change."""
    row = msgspec.structs.replace(table.row)
    row.seats = [msgspec.structs.replace(seat) for seat in row.seats]
    return row


def _copy(table: StoredTable) -> StoredTable:
    return StoredTable(
        row=_row(table),
        log=list(table.log),
        holders={seat: list(guests) for seat, guests in table.holders.items()},
        chat=list(table.chat),
    )


def _new(row: TableRow, lines: list[str], holders: dict[int, list[str]]) -> StoredTable:
    now = _now()
    seats: list[SeatRow] = [msgspec.structs.replace(seat) for seat in row.seats]
    return StoredTable(
        row=msgspec.structs.replace(row, seats=seats),
        log=[LogLine(seq, line, now) for seq, line in enumerate(lines, 1)],
        holders={seat: list(guests) for seat, guests in holders.items()},
    )
