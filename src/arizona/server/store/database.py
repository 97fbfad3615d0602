"""Queries and statements shared by all database stores."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from contextlib import AbstractAsyncContextManager
from typing import Final, NamedTuple

from arizona.server.store import sql
from arizona.server.store.daily_rows import DailyStore
from arizona.server.store.friend_rows import FriendStore
from arizona.server.store.moderation_rows import ModerationStore
from arizona.server.store.offline_rows import OfflineGameStore
from arizona.server.store.pack_rows import PackStore
from arizona.server.store.passkey_rows import PasskeyStore
from arizona.server.store.rating_rows import RatingStore
from arizona.server.store.seek_rows import SeekStore
from arizona.server.store.sql import Statement, Values
from arizona.server.store.storage_ledger import NO_CHARGE, StorageLedger
from arizona.server.store.store import (
    WHOLE,
    ChatRow,
    Loaded,
    LogLine,
    PushRow,
    StoreError,
    TableRow,
)
from arizona.server.store.tournament_rows import TournamentStore

Ask = Callable[[str, Iterable[object]], Awaitable[list[Values]]]
AT_ONCE: Final = 500
"""Maximum number of ids in one query."""
ALL: Final = 2**62
MAX_PUSHES: Final = 5
"""Maximum number of subscribed browsers per guest."""


class GuestRow(NamedTuple):
    """A guest, and when the name was given in Unix ms."""

    id: str
    name: str
    seen: int


class NoteRow(NamedTuple):
    """A text by kind and name, such as the settings of a person."""

    kind: str
    name: str
    text: str


class Database(
    DailyStore,
    FriendStore,
    ModerationStore,
    OfflineGameStore,
    PackStore,
    PasskeyStore,
    RatingStore,
    SeekStore,
    StorageLedger,
    TournamentStore,
):
    """Stores tables in a database; subclasses provide the connection."""

    def _moment(self) -> AbstractAsyncContextManager[Ask]:
        """Return a context in which all queries see the same snapshot of the database."""
        raise NotImplementedError

    # --- tables -------------------------------------------------------------------------------

    async def add_table(
        self, table: TableRow, lines: list[str], holders: dict[int, list[str]]
    ) -> None:
        await self._write(sql.new_table(table, lines, holders))

    async def table(self, id: str) -> TableRow | None:
        found = await self._tables(self._rows, "WHERE id=?", (id,))
        return found[0] if found else None

    async def tables(
        self,
        *,
        open_only: bool = False,
        guest: str | None = None,
        limit: int = 100,
    ) -> list[TableRow]:
        """Return tables, most recently changed first."""
        parts, values = [], []
        if open_only:
            parts.append("open=1 AND status IN ('waiting', 'playing')")
        if guest is not None:
            parts.append("(host=? OR id IN (SELECT table_id FROM holders WHERE guest=?))")
            values += [guest, guest]
        where = f"WHERE {' AND '.join(parts)} " if parts else ""
        tail = f"{where}ORDER BY changed DESC LIMIT ?"
        return await self._tables(self._rows, tail, (*values, limit))

    async def _tables(self, ask: Ask, tail: str, values: Values) -> list[TableRow]:
        rows = await ask(f"SELECT {sql.COLUMNS} FROM tables {tail}", values)
        out = [sql.table_of(row) for row in rows]
        known = {table.id: table for table in out}
        for first in range(0, len(out), AT_ONCE):
            ids = [table.id for table in out[first : first + AT_ONCE]]
            seats = await ask(
                f"SELECT table_id, {sql.SEAT_COLUMNS} FROM seats "
                f"WHERE table_id IN ({_places(ids)}) ORDER BY table_id, seat",
                ids,
            )
            for row in seats:
                known[row[0]].seats.append(sql.seat_of(row[1:]))
        return out

    async def log(self, id: str) -> list[LogLine]:
        return await self._log(self._rows, id, 0)

    async def _log(self, ask: Ask, id: str, after: int) -> list[LogLine]:
        rows = await ask(
            "SELECT seq, line, at FROM moves WHERE table_id=? AND seq>? ORDER BY seq", (id, after)
        )
        return [LogLine(*row) for row in rows]

    async def load(self, id: str, chat: int = ALL, after: int = 0) -> Loaded | None:
        """Return a consistent snapshot of a table, with its last ``chat`` lines of chat."""
        async with self._moment() as ask:
            found = await self._tables(ask, "WHERE id=?", (id,))
            if not found:
                return None
            log = await self._log(ask, id, after)
            holders = await self._holders(ask, id)
            return Loaded(found[0], log, holders, await self._chat(ask, id, chat))

    async def put(self, table: Loaded) -> None:
        """Store a table from another store, with all its data."""
        await self._write(sql.whole_table(table))

    async def ids(self, after: str, limit: int) -> list[str]:
        """Return the ids of tables after ``after``, in order."""
        rows = await self._rows(
            "SELECT id FROM tables WHERE id>? ORDER BY id LIMIT ?", (after, limit)
        )
        return [row[0] for row in rows]

    async def versions(self, ids: list[str]) -> dict[str, int]:
        """Return the versions of these tables."""
        out: dict[str, int] = {}
        for first in range(0, len(ids), AT_ONCE):
            some = ids[first : first + AT_ONCE]
            query = f"SELECT id, version FROM tables WHERE id IN ({_places(some)})"
            out.update([(row[0], row[1]) for row in await self._rows(query, some)])
        return out

    async def save_rules(self, id: str, rules: int, content_hash: str) -> None:
        """Record the rules and content under which a table's record is valid."""
        change = "UPDATE tables SET rules=?, content_hash=?, version=version+1 WHERE id=?"
        await self._write([(change, (rules, content_hash, id))])

    async def remove(self, ids: list[str]) -> None:
        """Delete tables and all their data."""
        if ids:
            work: list[Statement] = [("DELETE FROM tables WHERE id=?", (id,)) for id in ids]
            work += [(NO_CHARGE, (kind, id)) for id in ids for kind in ("table", "review")]
            work += [("DELETE FROM notes WHERE kind='winners' AND name=?", (id,)) for id in ids]
            await self._write(work)

    async def forget(self, id: str, guest: str) -> None:
        """Remove a guest from a table."""
        await self._write(
            [
                ("DELETE FROM holders WHERE table_id=? AND guest=?", (id, guest)),
                ("UPDATE tables SET host='' WHERE id=? AND host=?", (id, guest)),
                ("UPDATE tables SET version=version+1 WHERE id=?", (id,)),
            ]
        )

    async def running(self, guest: str) -> int:
        """Return the number of unfinished tables a guest has created."""
        rows = await self._rows(
            "SELECT count(*) FROM tables WHERE host=? AND status IN ('playing', 'waiting')",
            (guest,),
        )
        return int(rows[0][0])

    # --- reviews ------------------------------------------------------------------------------

    async def review(self, id: str, stamp: str) -> dict[int, str]:
        """Return the stored parts of a table's review, by number."""
        query = "SELECT part, body FROM reviews WHERE table_id=? AND stamp=?"
        return {int(part): str(body) for part, body in await self._rows(query, (id, stamp))}

    async def save_review(self, id: str, stamp: str, part: int, body: str) -> None:
        """Store a part of a review. ``WHOLE`` replaces all parts and older reviews."""
        statements: list[Statement] = [(sql.PUT_REVIEW, (id, stamp, part, body))]
        if part == WHOLE:
            statements.insert(0, ("DELETE FROM reviews WHERE table_id=?", (id,)))
        await self._write(statements)

    # --- people -------------------------------------------------------------------------------

    async def holders(self, id: str) -> dict[int, list[str]]:
        """Return the guests who hold each seat."""
        return await self._holders(self._rows, id)

    async def _holders(self, ask: Ask, id: str) -> dict[int, list[str]]:
        out: dict[int, list[str]] = {}
        query = "SELECT seat, guest FROM holders WHERE table_id=? ORDER BY rowid"
        for seat, guest in await ask(query, (id,)):
            out.setdefault(seat, []).append(guest)
        return out

    async def chat(self, id: str, limit: int) -> list[ChatRow]:
        """Return the last lines of chat, oldest first."""
        return await self._chat(self._rows, id, limit)

    async def _chat(self, ask: Ask, id: str, limit: int) -> list[ChatRow]:
        rows = await ask(
            "SELECT id, seat, name, text, at, guest FROM chat WHERE table_id=? "
            "ORDER BY id DESC LIMIT ?",
            (id, limit),
        )
        return [ChatRow(*row) for row in reversed(rows)]

    async def guest_name(self, guest: str) -> str | None:
        rows = await self._rows("SELECT name FROM guests WHERE id=?", (guest,))
        return str(rows[0][0]) if rows else None

    async def name_guest(self, guest: str, name: str, now: int) -> None:
        await self._write([(sql.NAME_GUEST, (guest, name, now))])

    async def guests(self, after: str, limit: int) -> list[GuestRow]:
        """Return the guests after ``after``, in order of id."""
        rows = await self._rows(
            "SELECT id, name, seen FROM guests WHERE id>? ORDER BY id LIMIT ?", (after, limit)
        )
        return [GuestRow(*row) for row in rows]

    async def name_guests(self, guests: list[GuestRow]) -> None:
        await self._write([(sql.NAME_GUEST, guest) for guest in guests])

    async def notice_sent(self, id: str, moment: int) -> None:
        """Delete the pending notification of a turn."""
        await self._write([(sql.NO_NOTICE, (id, moment))])

    async def pushes(self, guest: str) -> list[PushRow]:
        """Return the subscribed browsers of a guest, newest first."""
        rows = await self._rows(
            "SELECT guest, endpoint, p256dh, auth, language, kinds FROM pushes WHERE guest=? "
            "ORDER BY added DESC, endpoint",
            (guest,),
        )
        return [PushRow(*row) for row in rows]

    async def add_push(self, row: PushRow, now: int) -> None:
        """Add a subscribed browser; only the newest few of a guest are stored."""
        values = (row.endpoint, row.guest, row.p256dh, row.auth, row.language, row.kinds, now)
        await self._write([(sql.PUT_PUSH, values)])
        for old in (await self.pushes(row.guest))[MAX_PUSHES:]:
            await self.drop_push(old.endpoint)

    async def drop_push(self, endpoint: str) -> None:
        gone = ("DELETE FROM pushes WHERE endpoint=?", (endpoint,))
        await self._write([gone, (NO_CHARGE, ("push", endpoint))])

    async def all_pushes(self) -> list[tuple[PushRow, int]]:
        """Return all subscribed browsers with the time they were added."""
        rows = await self._rows(
            "SELECT guest, endpoint, p256dh, auth, language, kinds, added FROM pushes "
            "ORDER BY endpoint"
        )
        return [(PushRow(*row[:6]), int(row[6])) for row in rows]

    async def note(self, kind: str, name: str) -> str | None:
        rows = await self._rows("SELECT text FROM notes WHERE kind=? AND name=?", (kind, name))
        return str(rows[0][0]) if rows else None

    async def save_note(self, kind: str, name: str, text: str) -> None:
        await self._write([(sql.SAVE_NOTE, (kind, name, text))])

    async def notes(self, after: tuple[str, str], limit: int) -> list[NoteRow]:
        """Return the notes after ``after``, a kind and a name, in order of both."""
        rows = await self._rows(
            "SELECT kind, name, text FROM notes WHERE kind>? OR (kind=? AND name>?) "
            "ORDER BY kind, name LIMIT ?",
            (after[0], after[0], after[1], limit),
        )
        return [NoteRow(*row) for row in rows]

    async def put_notes(self, notes: list[NoteRow]) -> None:
        await self._write([(sql.SAVE_NOTE, note) for note in notes])

    async def key(self, name: str) -> bytes:
        """Return the random key with a name, creating it if necessary."""
        await self._write([(sql.ADD_KEY, (name, sql.new_key()))])
        return (await self.keys())[name]

    async def keys(self) -> dict[str, bytes]:
        return {row[0]: bytes(row[1]) for row in await self._rows("SELECT name, value FROM keys")}

    async def put_keys(self, keys: dict[str, bytes]) -> None:
        """Copy the keys of another store; raise ``StoreError`` if this store has different keys."""
        known = await self.keys()
        if any(known.get(name, value) != value for name, value in keys.items()):
            raise StoreError("the target store already has guests of its own")
        await self._write([(sql.ADD_KEY, pair) for pair in keys.items()])


def _places(values: list[str]) -> str:
    return ",".join("?" * len(values))
