"""Transfer of all data from one store to another; an interrupted transfer can be resumed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from msgspec.structs import replace

from arizona.engine.message import ValidationMessage
from arizona.server.store.backends import open_store
from arizona.server.store.database import ALL, Database
from arizona.server.store.people_rows import TRANSFERRED
from arizona.server.store.store import Loaded, StoreError, effective_moves
from arizona.server.tables.consistency import contradiction, table_fault
from arizona.server.tables.table_content import install_content

BATCH: Final = 200


class TransferResult(NamedTuple):
    """Summary of a transfer."""

    tables: int
    already: int
    """Tables an earlier transfer had already copied."""
    guests: int
    refused: list[ValidationMessage]
    """Inconsistent tables of either store, each with the reason."""


class CopiedTables(NamedTuple):
    """How many tables were copied now and earlier, and why others were not."""

    copied: int
    already: int
    refused: list[ValidationMessage]


async def downgrade(where: str | Path, to: int) -> None:
    """Downgrade a store's schema to an older version, keeping its tables."""
    store = open_store(where, alone=True)
    await store.open()
    try:
        await store.downgrade(to)
    finally:
        await store.close()


async def transfer(
    from_store: str | Path, to_store: str | Path, say: Callable[[int], None]
) -> TransferResult:
    """Copy everything and verify every table, including those already in the target.

    Inconsistent tables are not copied; every run reports them.
    """
    source, target = open_store(from_store, alone=True), open_store(to_store, alone=True)
    await source.open()
    try:
        await target.open()
        try:
            clock_difference = target.server_clock.now() - source.server_clock.now()
            await target.put_keys(await source.keys())
            guests = await _guests(source, target)
            for row, added in await source.all_pushes():
                await target.add_push(row, added)
            await _notes(source, target)
            await _packs(source, target)
            await _charges(source, target)
            await _people(source, target)
            await target.put_daily_runs(await source.all_daily_runs())
            tables = await _tables(source, target, clock_difference, say)
        finally:
            await target.close()
    finally:
        await source.close()
    return TransferResult(tables.copied, tables.already, guests, tables.refused)


async def _guests(source: Database, target: Database) -> int:
    count, last = 0, ""
    while some := await source.guests(last, BATCH):
        await target.name_guests(some)
        count, last = count + len(some), some[-1].id
    return count


async def _notes(source: Database, target: Database) -> None:
    last = ("", "")
    while some := await source.notes(last, BATCH):
        await target.put_notes(some)
        last = (some[-1].kind, some[-1].name)


async def _packs(source: Database, target: Database) -> None:
    """Copy Workshop packs with their history, and the content that tables are played with."""
    last = ""
    while packs := await source.packs_after(last, BATCH):
        for pack in packs:
            await target.put_pack(pack, await source.pack_steps(pack.id))
        last = packs[-1].id
    place = ("", "")
    while some := await source.contents(place, BATCH):
        for content in some:
            await target.save_content(*content)
        place = (some[-1].game, some[-1].hash)


async def _charges(source: Database, target: Database) -> None:
    """Copy the storage ledger. Its key is copied too, so the sources stay the same."""
    last = ("", "")
    while some := await source.charges(last, BATCH):
        for charge in some:
            await target.charge(charge)
        last = (some[-1].kind, some[-1].name)


async def _people(source: Database, target: Database) -> None:
    """Copy accounts, with their credentials and sessions."""
    for table in TRANSFERRED:
        await target.put_people_rows(table, await source.people_rows(table))


async def _tables(
    source: Database, target: Database, clock_difference: int, say: Callable[[int], None]
) -> CopiedTables:
    moved = already = 0
    refused: list[ValidationMessage] = []
    last = ""
    while some := await source.ids(last, BATCH):
        last = some[-1]
        for id in some:
            table = await source.load(id, ALL)
            assert table is not None
            known = await target.load(id, ALL)
            fault = await _inconsistency(source, table)
            if fault:
                moved_to = "source" if known is None else "both"
                place = "not moved" if known is None else "already in the target"
                english = f"{{table}} ({place}): {{fault}}; {{advice}}"
                refused.append(contradiction(table.row, fault, moved_to, english))
            elif known is not None and _is_same(table, known):
                already += 1
            else:
                if known is not None:
                    await target.remove([id])  # an incomplete copy, or the table changed since
                await target.put(_with_shifted_clocks(table, clock_difference))
                await _compare(target, table)
                moved += 1
        say(moved + already + len(refused))
    refused += await _only_in_target(source, target)
    return CopiedTables(moved, already, refused)


async def _only_in_target(source: Database, target: Database) -> list[ValidationMessage]:
    """List inconsistent tables that exist only in the target."""
    refused: list[ValidationMessage] = []
    last = ""
    while some := await target.ids(last, BATCH):
        last = some[-1]
        known = await source.versions(some)
        for id in some:
            table = None if id in known else await target.load(id, ALL)
            fault = None if table is None else await _inconsistency(target, table)
            if table is not None and fault:
                english = "{table} (only in the target): {fault}; {advice}"
                refused.append(contradiction(table.row, fault, "target", english))
    return refused


async def _inconsistency(store: Database, table: Loaded) -> ValidationMessage | None:
    row = table.row
    await install_content(store, row.game, row.content)
    return table_fault(row, effective_moves(table.log))


def _with_shifted_clocks(table: Loaded, clock_difference: int) -> Loaded:
    """Shift the clocks by the difference between the stores' clocks."""
    progress = table.row.progress
    deadline = None if progress.deadline is None else progress.deadline + clock_difference
    progress = replace(progress, deadline=deadline, since=max(0, progress.since + clock_difference))
    return table._replace(row=replace(table.row, progress=progress))


def _is_same(table: Loaded, other: Loaded) -> bool:
    return _without_clocks(table) == _without_clocks(other)


def _without_clocks(table: Loaded) -> Loaded:
    progress = replace(table.row.progress, deadline=None, since=0)
    return table._replace(row=replace(table.row, progress=progress))


async def _compare(target: Database, table: Loaded) -> None:
    """Read a table back; remove it and raise ``StoreError`` if it differs from the original."""
    id = table.row.id
    found = await target.load(id, ALL)
    if found is None or not _is_same(table, found):
        await target.remove([id])
        english = "table {table} did not arrive as it was"
        raise StoreError(ValidationMessage("store-not-same", english, {"table": id}))
