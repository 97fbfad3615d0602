"""The storage ledger: how many bytes were stored from which address, and when they were last used.

An address is never stored: ``source`` is a keyed hash of it. Each row stands for one stored thing,
named by its kind and its name.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, NamedTuple

from arizona.server.store.sql import Statement, Values

Kind = Literal["table", "review", "pack", "content", "puzzles", "progress", "push", "name"]
"""``puzzles`` and ``progress`` are named by their guest, and so is ``name``. A ``push`` is named by
its endpoint, a ``content`` by game and hash, a ``review`` by its table."""

PUT: Final = """
INSERT INTO storage (kind, name, source, guest, bytes, added, seen) VALUES (?,?,?,?,?,?,?)
ON CONFLICT (kind, name) DO UPDATE SET source=excluded.source, guest=excluded.guest,
  bytes=excluded.bytes, seen=excluded.seen"""
NO_CHARGE: Final = "DELETE FROM storage WHERE kind=? AND name=?"
ONE_VISIT_MS: Final = 86_400_000
"""A guest whose last request came within this time of the first one was here once."""
EXPIRED: Final = """
SELECT kind, name FROM storage
WHERE kind IN ('pack', 'puzzles', 'progress', 'push', 'name')
  AND (seen < ? OR (seen < ? AND seen - added < ?)) ORDER BY seen LIMIT ?"""
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
"""Removes the rows of things that are gone; those of the last minutes may not be stored yet."""
DROPS: Final[dict[str, tuple[str, ...]]] = {
    "pack": ("DELETE FROM packs WHERE id=?",),
    "push": ("DELETE FROM pushes WHERE endpoint=?",),
    "name": ("DELETE FROM guests WHERE id=?",),
    "puzzles": ("DELETE FROM notes WHERE kind='kept-puzzles' AND name=?",),
    "progress": ("DELETE FROM notes WHERE kind='puzzler' AND name=?",),
}
"""How an expired thing of a kind is removed."""


class Charge(NamedTuple):
    """A row of the ledger. ``added`` and ``seen`` are in ms of Unix time."""

    kind: str
    name: str
    source: str
    guest: str
    bytes: int
    added: int
    seen: int


class StorageLedger:
    """The ledger in a database; subclasses provide the connection."""

    async def _rows(self, sentence: str, values: Iterable[object] = ()) -> list[Values]:
        raise NotImplementedError

    async def _write(self, work: list[Statement]) -> None:
        raise NotImplementedError

    async def stored_bytes(self) -> int:
        """Bytes that the whole database uses."""
        raise NotImplementedError

    def free_bytes(self) -> int | None:
        """Bytes that are free on the disk of the database; ``None`` if it is elsewhere. Blocks."""
        return None

    async def charge(self, charge: Charge) -> None:
        """Add a row, or replace the one of the same kind and name."""
        await self._write([(PUT, tuple(charge))])

    async def charged(self, kind: Kind, name: str) -> Charge | None:
        """One row."""
        rows = await self._rows(
            "SELECT kind, name, source, guest, bytes, added, seen FROM storage "
            "WHERE kind=? AND name=?",
            (kind, name),
        )
        return Charge(*rows[0]) if rows else None

    async def stored_by(self, source: str) -> int:
        """Bytes that were stored from one address and are still there."""
        asked = "SELECT coalesce(sum(bytes), 0) FROM storage WHERE source=?"
        return int((await self._rows(asked, (source,)))[0][0])

    async def guest_seen(self, guest: str, now: int) -> None:
        """Note that a guest has come back: what the guest stored does not expire."""
        await self._write([("UPDATE storage SET seen=? WHERE guest=?", (now, guest))])

    async def used(self, kind: Kind, name: str, now: int) -> None:
        """Note that something was used, by whomever."""
        await self._write(
            [("UPDATE storage SET seen=? WHERE kind=? AND name=?", (now, kind, name))]
        )

    async def expire(self, unused: int, one_visit: int, limit: int) -> int:
        """Remove what nobody has used since ``unused``, or since ``one_visit`` if it was left by a
        guest who never came back. Returns how many things were removed, at most ``limit``.
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
        """Tables at which at most one move was made, and nothing since ``before``."""
        return [str(row[0]) for row in await self._rows(UNSTARTED, (before, limit))]

    async def stop_counting(self, before: int) -> None:
        """Count tables and reviews that were added before a time for no address any more."""
        change = "UPDATE storage SET source='' WHERE kind IN ('table', 'review') AND added<?"
        await self._write([(f"{change} AND source<>''", (before,))])

    async def drop_orphans(self, before: int) -> None:
        """Remove rows, added before a time, whose things are gone."""
        await self._write([(f"{drop} AND added<?", (before,)) for drop in ORPHANS])

    async def charges(self, after: tuple[str, str], limit: int) -> list[Charge]:
        """Rows in their order, after one."""
        rows = await self._rows(
            "SELECT kind, name, source, guest, bytes, added, seen FROM storage "
            "WHERE kind>? OR (kind=? AND name>?) ORDER BY kind, name LIMIT ?",
            (after[0], after[0], after[1], limit),
        )
        return [Charge(*row) for row in rows]
