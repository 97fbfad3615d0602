"""Storage of seeks: people looking for opponents. Times are Unix times in ms.

A seek and the table it leads to are saved in one transaction: the conditional update of every seek
decides, so two servers never seat the same person twice.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from arizona.server.store.row_store import RowStore
from arizona.server.store.sql import TAKE_SEEK, Statement, new_table
from arizona.server.store.store import NewTable


class SeekRow(Struct, frozen=True):
    """What a person looks for. ``table`` is empty until opponents are found."""

    person: str
    game: str
    pace: str
    seats: int
    since: int
    until: int
    """When the seek expires."""
    table: str = ""


class SeekStore(RowStore):
    """Seeks in a database; subclasses provide the connection."""

    async def seek(self, person: str) -> SeekRow | None:
        """Return the seek of a person, even if it has ended."""
        rows = await self._rows(
            "SELECT person, game, pace, seats, since, until, table_id FROM seeks WHERE person=?",
            (person,),
        )
        return SeekRow(*rows[0]) if rows else None

    async def save_seek(self, seek: SeekRow) -> None:
        """Save a new seek; it replaces the person's previous one."""
        values = (seek.person, seek.game, seek.pace, seek.seats, seek.since, seek.until)
        add = (
            "INSERT INTO seeks (person, game, pace, seats, since, until, table_id) "
            "VALUES (?,?,?,?,?,?,'')"
        )
        await self._write([("DELETE FROM seeks WHERE person=?", (seek.person,)), (add, values)])

    async def extend_seek(self, person: str, until: int) -> None:
        """Extend a seek that is still waiting."""
        await self._write(
            [("UPDATE seeks SET until=? WHERE person=? AND table_id=''", (until, person))]
        )

    async def end_seek(self, person: str) -> None:
        await self._write([("DELETE FROM seeks WHERE person=?", (person,))])

    async def drop_seeks(self, before: int) -> None:
        """Delete seeks that ended before a time."""
        await self._write([("DELETE FROM seeks WHERE until<?", (before,))])

    async def seeks(self, now: int, limit: int) -> list[SeekRow]:
        """Return the waiting seeks, oldest first."""
        rows = await self._rows(
            "SELECT person, game, pace, seats, since, until, table_id FROM seeks "
            "WHERE table_id='' AND until>? ORDER BY since, person LIMIT ?",
            (now, limit),
        )
        return [SeekRow(*row) for row in rows]

    async def unnotified_seeks(self, limit: int) -> list[SeekRow]:
        """Return correspondence seeks that found players but were not announced to their owner."""
        rows = await self._rows(
            "SELECT person, game, pace, seats, since, until, table_id FROM seeks "
            "WHERE table_id<>'' AND called=0 AND pace='days' ORDER BY since, person LIMIT ?",
            (limit,),
        )
        return [SeekRow(*row) for row in rows]

    async def seek_notified(self, person: str, table: str, now: int) -> None:
        """Record that a person was notified of the table that was found."""
        change = "UPDATE seeks SET called=? WHERE person=? AND table_id=?"
        await self._write([(change, (now, person, table))])

    async def seat_seekers(self, people: Iterable[str], new: NewTable, now: int) -> None:
        """Save the table of matched players, or raise ``StaleError``."""
        taken: list[Statement] = [(TAKE_SEEK, (new.row.id, person, now)) for person in people]
        await self._write(taken + new_table(new.row, new.lines, new.holders))
