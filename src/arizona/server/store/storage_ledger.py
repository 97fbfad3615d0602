"""The storage ledger: how many bytes were stored from which address, and when they were last used.

Addresses are never stored: ``source`` is a keyed hash of the address. Each row describes one stored
item, identified by kind and name.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from arizona.server.store.row_store import RowStore
from arizona.server.store.sql import Statement

Kind = Literal["table", "review", "pack", "content", "puzzles", "progress", "push", "name"]
"""The kind of a stored item. The name of ``puzzles``, ``progress`` and ``name`` is the guest, of a
``push`` its endpoint, of a ``content`` the game and hash, and of a ``review`` its table.
"""

PUT: Final = """
INSERT INTO storage (kind, name, source, guest, bytes, added, seen) VALUES (?,?,?,?,?,?,?)
ON CONFLICT (kind, name) DO UPDATE SET source=excluded.source, guest=excluded.guest,
  bytes=excluded.bytes, seen=excluded.seen"""
NO_CHARGE: Final = "DELETE FROM storage WHERE kind=? AND name=?"
ONE_VISIT_MS: Final = 86_400_000
"""A guest is a one-time visitor if the last request came within this time of the first."""
EXPIRED: Final = """
SELECT kind, name FROM storage
WHERE kind IN ('pack', 'puzzles', 'progress', 'push', 'name')
  AND (seen < ? OR (seen < ? AND seen - added < ?))
  AND NOT EXISTS (SELECT 1 FROM people WHERE people.id=storage.guest) ORDER BY seen LIMIT ?"""
"""Items of people with an account do not expire."""
UNSTARTED: Final = """
SELECT id FROM tables WHERE status IN ('waiting', 'playing') AND changed < ?
  AND NOT EXISTS (
    SELECT 1 FROM moves WHERE table_id=tables.id AND at>tables.created LIMIT 1 OFFSET 1)
ORDER BY changed LIMIT ?"""
ORPHANS: Final = (
    "DELETE FROM storage WHERE kind IN ('table', 'review') AND name NOT IN (SELECT id FROM tables)",
    "DELETE FROM storage WHERE kind='pack' AND name NOT IN (SELECT id FROM packs)",
    "DELETE FROM storage WHERE kind='push' AND name NOT IN (SELECT endpoint FROM pushes)",
    "DELETE FROM storage WHERE kind='content' "
    "AND name NOT IN (SELECT game || '/' || hash FROM contents)",
)
"""Deletes rows of items that no longer exist; recent items may not be stored yet."""
DROPS: Final[dict[str, tuple[str, ...]]] = {
    "pack": ("DELETE FROM packs WHERE id=?",),
    "push": ("DELETE FROM pushes WHERE endpoint=?",),
    "name": ("DELETE FROM guests WHERE id=?",),
    "puzzles": ("DELETE FROM notes WHERE kind='kept-puzzles' AND name=?",),
    "progress": ("DELETE FROM notes WHERE kind='puzzler' AND name=?",),
}
"""How an expired item of each kind is deleted."""


class Charge(NamedTuple):
    """A row of the ledger. ``added`` and ``seen`` are Unix times in ms."""

    kind: str
    name: str
    source: str
    guest: str
    bytes: int
    added: int
    seen: int


class StorageLedger(RowStore):
    """The ledger in a database; subclasses provide the connection."""

    async def stored_bytes(self) -> int:
        """Return the size of the whole database in bytes."""
        raise NotImplementedError

    def free_bytes(self) -> int | None:
        """Return the free disk space in bytes, or ``None`` if the database is remote. Blocks."""
        return None

    async def charge(self, charge: Charge) -> None:
        """Add a row, or replace the one with the same kind and name."""
        await self._write([(PUT, tuple(charge))])

    async def charged(self, kind: Kind, name: str) -> Charge | None:
        rows = await self._rows(
            "SELECT kind, name, source, guest, bytes, added, seen FROM storage "
            "WHERE kind=? AND name=?",
            (kind, name),
        )
        return Charge(*rows[0]) if rows else None

    async def stored_by(self, source: str) -> int:
        """Return the number of bytes currently stored from an address."""
        query = "SELECT coalesce(sum(bytes), 0) FROM storage WHERE source=?"
        return int((await self._rows(query, (source,)))[0][0])

    async def guest_seen(self, guest: str, now: int) -> None:
        """Record that a guest returned, so that the guest's items do not expire."""
        await self._write([("UPDATE storage SET seen=? WHERE guest=?", (now, guest))])

    async def used(self, kind: Kind, name: str, now: int) -> None:
        """Record that an item was used by anyone."""
        await self._write(
            [("UPDATE storage SET seen=? WHERE kind=? AND name=?", (now, kind, name))]
        )

    async def expire(self, unused: int, one_visit: int, limit: int) -> int:
        """Delete expired items and return their number, at most ``limit``.

        Items expire if unused since ``unused``, or since ``one_visit`` if their guest never
        returned.
        """
        rows = await self._rows(EXPIRED, (unused, one_visit, ONE_VISIT_MS, limit))
        work: list[Statement] = []
        for kind, name in rows:
            work += [(drop, (name,)) for drop in DROPS[kind]]
            work.append((NO_CHARGE, (kind, name)))
        if work:
            await self._write(work)
        return len(rows)

    async def unstarted(self, before: int, limit: int) -> list[str]:
        """Return tables with at most one move and no change since ``before``."""
        return [str(row[0]) for row in await self._rows(UNSTARTED, (before, limit))]

    async def stop_counting(self, before: int) -> None:
        """Stop charging tables and reviews added before a time to their address."""
        change = "UPDATE storage SET source='' WHERE kind IN ('table', 'review') AND added<?"
        await self._write([(f"{change} AND source<>''", (before,))])

    async def drop_orphans(self, before: int) -> None:
        """Delete rows added before a time whose items no longer exist."""
        await self._write([(f"{drop} AND added<?", (before,)) for drop in ORPHANS])

    async def charges(self, after: tuple[str, str], limit: int) -> list[Charge]:
        """Return the rows after ``after``, ordered by kind and name."""
        rows = await self._rows(
            "SELECT kind, name, source, guest, bytes, added, seen FROM storage "
            "WHERE kind>? OR (kind=? AND name>?) ORDER BY kind, name LIMIT ?",
            (after[0], after[0], after[1], limit),
        )
        return [Charge(*row) for row in rows]
