"""Storage of the workshop: guests' packs, their history, and contents of tables by hash."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

from arizona.server.store.row_store import RowStore
from arizona.server.store.sql import SAVE_PACK, Statement, Values, text
from arizona.server.store.storage_ledger import NO_CHARGE

_files = msgspec.json.Decoder(dict[str, str])
COLUMNS: Final = (
    "id, guest, game, title, base, files, digest, fine, changes, created, changed, step, revision"
)
CARD: Final = COLUMNS.replace("files", "'{}'")
"""All columns except the files, which are most of the data."""
ADD: Final = f"INSERT INTO packs ({COLUMNS}) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?)"
ADD_STEP: Final = "INSERT INTO pack_steps (pack_id, number, at, about, body) VALUES (?,?,?,?,?)"
SAVE_CONTENT: Final = """
INSERT INTO contents (game, hash, body, kept) VALUES (?,?,?,?)
ON CONFLICT (game, hash) DO UPDATE SET kept=excluded.kept"""
UNUSED: Final = (
    "DELETE FROM contents WHERE kept<? AND NOT EXISTS (SELECT 1 FROM tables "
    "WHERE tables.game=contents.game AND tables.content_hash=contents.hash)"
)


class PackRow(Struct, kw_only=True):
    """A pack of the workshop."""

    id: str
    guest: str
    """The owner."""
    game: str
    title: str
    base: str
    """The game's pack that it is compared with."""
    files: dict[str, str]
    """The TOML files by name."""
    digest: str
    fine: bool
    changes: int
    created: int
    changed: int
    step: int = 0
    """The last step of the history that has not been undone."""
    revision: int = 0
    """Increases with every change, including undo."""


class ContentRow(NamedTuple):
    """The content that tables are played with, and when it was last requested in Unix ms."""

    game: str
    hash: str
    body: str
    kept: int


class StepRow(Struct, frozen=True):
    """A step of a pack's history: its time, a description, and the change to the files."""

    number: int
    at: int
    about: str
    body: str


class PackStore(RowStore):
    """Stores packs in a database; subclasses provide the connection."""

    async def add_pack(self, row: PackRow) -> None:
        await self._write([(ADD, _values(row))])

    async def pack(self, id: str) -> PackRow | None:
        rows = await self._rows(f"SELECT {COLUMNS} FROM packs WHERE id=?", (id,))
        return _row(rows[0]) if rows else None

    async def packs_of(self, guest: str, limit: int) -> list[PackRow]:
        """Return a guest's packs without their files, most recently changed first."""
        query = f"SELECT {CARD} FROM packs WHERE guest=? ORDER BY changed DESC, id LIMIT ?"
        return [_row(row) for row in await self._rows(query, (guest, limit))]

    async def count_packs(self, guest: str) -> int:
        rows = await self._rows("SELECT count(*) FROM packs WHERE guest=?", (guest,))
        return int(rows[0][0])

    async def save_pack(
        self, row: PackRow, after: int, step: StepRow | None, oldest: int = 0
    ) -> None:
        """Save a pack if it is still at revision ``after``; otherwise raise ``StaleError``.

        A new step replaces all undone steps. Steps before ``oldest`` are deleted.
        """
        facts = (
            row.title,
            text(row.files),
            row.digest,
            int(row.fine),
            row.changes,
            row.changed,
            row.step,
            row.revision,
        )
        work: list[Statement] = [(SAVE_PACK, (*facts, row.id, after))]
        if step is not None:
            number = step.number
            gone = "DELETE FROM pack_steps WHERE pack_id=? AND (number>=? OR number<?)"
            work.append((gone, (row.id, number, oldest)))
            work.append((ADD_STEP, (row.id, number, step.at, step.about, step.body)))
        await self._write(work)

    async def pack_steps(self, id: str) -> list[StepRow]:
        """Return the stored steps of a pack, oldest first."""
        rows = await self._rows(
            "SELECT number, at, about, body FROM pack_steps WHERE pack_id=? ORDER BY number", (id,)
        )
        return [StepRow(*row) for row in rows]

    async def steps_bytes(self, id: str) -> int:
        """Return the size of a pack's history in bytes."""
        query = (
            "SELECT coalesce(sum(length(about) + length(body)), 0) FROM pack_steps WHERE pack_id=?"
        )
        return int((await self._rows(query, (id,)))[0][0])

    async def step_numbers(self, id: str) -> list[int]:
        """Return the numbers of the stored steps."""
        rows = await self._rows("SELECT number FROM pack_steps WHERE pack_id=?", (id,))
        return [int(row[0]) for row in rows]

    async def drop_pack(self, id: str) -> None:
        """Delete a pack and its history."""
        await self._write([("DELETE FROM packs WHERE id=?", (id,)), (NO_CHARGE, ("pack", id))])

    async def put_pack(self, row: PackRow, steps: list[StepRow]) -> None:
        """Store a pack from another store."""
        work: list[Statement] = [("DELETE FROM packs WHERE id=?", (row.id,)), (ADD, _values(row))]
        work += [(ADD_STEP, (row.id, one.number, one.at, one.about, one.body)) for one in steps]
        await self._write(work)

    async def packs_after(self, after: str, limit: int) -> list[PackRow]:
        """Return the packs after ``after``, in order of id."""
        query = f"SELECT {COLUMNS} FROM packs WHERE id>? ORDER BY id LIMIT ?"
        return [_row(row) for row in await self._rows(query, (after, limit))]

    # --- contents -----------------------------------------------------------------------------

    async def content(self, game: str, digest: str) -> str | None:
        """Return a content that tables are played with."""
        rows = await self._rows("SELECT body FROM contents WHERE game=? AND hash=?", (game, digest))
        return str(rows[0][0]) if rows else None

    async def save_content(self, game: str, digest: str, body: str, now: int) -> None:
        await self._write([(SAVE_CONTENT, (game, digest, body, now))])

    async def forget_contents(self, before: int) -> None:
        """Delete contents that no table uses and that were not requested since ``before``."""
        await self._write([(UNUSED, (before,))])

    async def contents(self, after: tuple[str, str], limit: int) -> list[ContentRow]:
        """Return the contents after ``after``, a game and a hash, in order of both."""
        rows = await self._rows(
            "SELECT game, hash, body, kept FROM contents WHERE game>? OR (game=? AND hash>?) "
            "ORDER BY game, hash LIMIT ?",
            (after[0], after[0], after[1], limit),
        )
        return [ContentRow(*row) for row in rows]


def _values(row: PackRow) -> Values:
    return (
        row.id,
        row.guest,
        row.game,
        row.title,
        row.base,
        text(row.files),
        row.digest,
        int(row.fine),
        row.changes,
        row.created,
        row.changed,
        row.step,
        row.revision,
    )


def _row(row: Values) -> PackRow:
    return PackRow(
        id=row[0],
        guest=row[1],
        game=row[2],
        title=row[3],
        base=row[4],
        files=_files.decode(row[5]),
        digest=row[6],
        fine=bool(row[7]),
        changes=int(row[8]),
        created=int(row[9]),
        changed=int(row[10]),
        step=int(row[11]),
        revision=int(row[12]),
    )
