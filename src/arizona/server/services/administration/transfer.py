"""Transfer of all data from one store to another; an interrupted transfer can be resumed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from msgspec.structs import replace

from arizona.server.store.backends import open_store
from arizona.server.store.database import ALL, Database
from arizona.server.store.people_rows import TRANSFERRED
from arizona.server.store.store import Loaded, StoreError, effective_moves
from arizona.server.tables.consistency import repair_advice, table_fault
from arizona.server.tables.table_content import install_content

AT_ONCE: Final = 200


class TransferResult(NamedTuple):
    """Summary of a transfer."""

    tables: int
    already: int
    """Tables an earlier transfer had already copied."""
    guests: int
    refused: list[str]
    """Inconsistent tables of either store, each with the reason."""


class CopiedTables(NamedTuple):
    """How many tables were copied now and earlier, and why others were not."""

    copied: int
    already: int
    refused: list[str]


async def step_back(where: str | Path, to: int) -> None:
    """Downgrade a store's schema to an older version, keeping its tables."""
    store = open_store(where, alone=True)
    await store.open()
    try:
        await store.step_back(to)
    finally:
        await store.close()


async def transfer(
    source: str | Path, target: str | Path, say: Callable[[str], None]
) -> TransferResult:
    """Copy everything and verify every table, including those already in the target.

    Inconsistent tables are not copied; every run reports them.
    """
    here, there = open_store(source, alone=True), open_store(target, alone=True)
    await here.open()
    try:
        await there.open()
        try:
            late = there.server_clock.now() - here.server_clock.now()
            await there.put_keys(await here.keys())
            guests = await _guests(here, there)
            for row, added in await here.all_pushes():
                await there.add_push(row, added)
            await _notes(here, there)
            await _packs(here, there)
            await _charges(here, there)
            await _people(here, there)
            await there.put_daily_runs(await here.all_daily_runs())
            tables = await _tables(here, there, late, say)
        finally:
            await there.close()
    finally:
        await here.close()
    return TransferResult(tables.copied, tables.already, guests, tables.refused)


async def _guests(here: Database, there: Database) -> int:
    count, last = 0, ""
    while some := await here.guests(last, AT_ONCE):
        await there.name_guests(some)
        count, last = count + len(some), some[-1].id
    return count


async def _notes(here: Database, there: Database) -> None:
    last = ("", "")
    while some := await here.notes(last, AT_ONCE):
        await there.put_notes(some)
        last = (some[-1].kind, some[-1].name)


async def _packs(here: Database, there: Database) -> None:
    """Copy Workshop packs with their history, and the content that tables are played with."""
    last = ""
    while packs := await here.packs_after(last, AT_ONCE):
        for pack in packs:
            await there.put_pack(pack, await here.pack_steps(pack.id))
        last = packs[-1].id
    place = ("", "")
    while some := await here.contents(place, AT_ONCE):
        for content in some:
            await there.save_content(*content)
        place = (some[-1].game, some[-1].hash)


async def _charges(here: Database, there: Database) -> None:
    """Copy the storage ledger. Its key is copied too, so the sources stay the same."""
    last = ("", "")
    while some := await here.charges(last, AT_ONCE):
        for charge in some:
            await there.charge(charge)
        last = (some[-1].kind, some[-1].name)


async def _people(here: Database, there: Database) -> None:
    """Copy accounts, with their credentials and sessions."""
    for table in TRANSFERRED:
        await there.put_people_rows(table, await here.people_rows(table))


async def _tables(
    here: Database, there: Database, late: int, say: Callable[[str], None]
) -> CopiedTables:
    moved = already = 0
    refused: list[str] = []
    last = ""
    while some := await here.ids(last, AT_ONCE):
        last = some[-1]
        for id in some:
            table = await here.load(id, ALL)
            assert table is not None
            known = await there.load(id, ALL)
            fault = await _fault(here, table)
            if fault:
                place = "not moved" if known is None else "already in the target"
                refused.append(f"{id} ({place}): {fault}; {repair_advice(table.row)}")
            elif known is not None and _same(table, known):
                already += 1
            else:
                if known is not None:
                    await there.remove([id])  # an incomplete copy, or the table changed since
                await there.put(_later(table, late))
                await _compare(there, table)
                moved += 1
        say(f"{moved + already + len(refused)} tables")
    refused += await _others(here, there)
    return CopiedTables(moved, already, refused)


async def _others(here: Database, there: Database) -> list[str]:
    """List inconsistent tables that exist only in the target."""
    refused: list[str] = []
    last = ""
    while some := await there.ids(last, AT_ONCE):
        last = some[-1]
        known = await here.versions(some)
        for id in some:
            table = None if id in known else await there.load(id, ALL)
            fault = "" if table is None else await _fault(there, table)
            if table is not None and fault:
                advice = repair_advice(table.row)
                refused.append(f"{id} (only in the target): {fault}; {advice}")
    return refused


async def _fault(store: Database, table: Loaded) -> str:
    row = table.row
    await install_content(store, row.game, row.content)
    return table_fault(row, effective_moves(table.log))


def _later(table: Loaded, late: int) -> Loaded:
    """Shift the clocks by the difference between the stores' clocks."""
    progress = table.row.progress
    deadline = None if progress.deadline is None else progress.deadline + late
    progress = replace(progress, deadline=deadline, since=max(0, progress.since + late))
    return table._replace(row=replace(table.row, progress=progress))


def _same(table: Loaded, other: Loaded) -> bool:
    return _timeless(table) == _timeless(other)


def _timeless(table: Loaded) -> Loaded:
    progress = replace(table.row.progress, deadline=None, since=0)
    return table._replace(row=replace(table.row, progress=progress))


async def _compare(there: Database, table: Loaded) -> None:
    """Read a table back; remove it and raise ``StoreError`` if it differs from the original."""
    id = table.row.id
    found = await there.load(id, ALL)
    if found is None or not _same(table, found):
        await there.remove([id])
        raise StoreError(f"table {id} did not arrive as it was")
