"""Moving all tables from one store to another. A move that was stopped goes on where it was."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from msgspec.structs import replace

import arizona
from arizona.engine.errors import ArizonaError
from arizona.table.room.rows import kept_story
from arizona.table.room.seating import Seating
from arizona.table.store.choice import open_store
from arizona.table.store.database import ALL, Database
from arizona.table.store.store import Loaded, StoreError, standing

AT_ONCE: Final = 200


class Moved(NamedTuple):
    """What a move came to."""

    tables: int
    already: int
    """Tables that were there from a move before."""
    guests: int


async def step_back(where: str | Path, to: int) -> None:
    """Bring a store to the shape that an older version knows; its tables stay."""
    store = open_store(where, alone=True)
    await store.open()
    try:
        await store.step_back(to)
    finally:
        await store.close()


async def move(source: str | Path, target: str | Path, say: Callable[[str], None]) -> Moved:
    """Copy everything, and read every table back: it must be the same and its moves must fit."""
    here, there = open_store(source, alone=True), open_store(target, alone=True)
    await here.open()
    try:
        await there.open()
        try:
            late = there.hours.now() - here.hours.now()
            await there.put_keys(await here.keys())
            guests = await _guests(here, there)
            for row, added in await here.all_pushes():
                await there.add_push(row, added)
            await _notes(here, there)
            await _packs(here, there)
            tables, already = await _tables(here, there, late, say)
        finally:
            await there.close()
    finally:
        await here.close()
    return Moved(tables, already, guests)


async def _guests(here: Database, there: Database) -> int:
    count, last = 0, ""
    while some := await here.guests(last, AT_ONCE):
        await there.name_guests(some)
        count, last = count + len(some), some[-1][0]
    return count


async def _notes(here: Database, there: Database) -> None:
    last = ("", "")
    while some := await here.notes(last, AT_ONCE):
        await there.put_notes(some)
        last = some[-1][:2]


async def _packs(here: Database, there: Database) -> None:
    """The workshop: packs with their history, and what tables are played with."""
    last = ""
    while packs := await here.packs_after(last, AT_ONCE):
        for pack in packs:
            await there.put_pack(pack, await here.pack_steps(pack.id))
        last = packs[-1].id
    place = ("", "")
    while some := await here.contents(place, AT_ONCE):
        for content in some:
            await there.keep_content(*content)
        place = some[-1][:2]


async def _tables(
    here: Database, there: Database, late: int, say: Callable[[str], None]
) -> tuple[int, int]:
    moved = already = 0
    last = ""
    while some := await here.ids(last, AT_ONCE):
        last = some[-1]
        for id in some:
            table = await here.load(id, ALL)
            assert table is not None
            known = await there.load(id, ALL)
            if known is not None and _same(table, known):
                already += 1
                continue
            if known is not None:
                await there.remove([id])  # half a move, or it was played on since
            await there.put(_later(table, late))
            await _verify(there, table)
            moved += 1
        say(f"{moved + already} tables")
    return moved, already


def _later(table: Loaded, late: int) -> Loaded:
    """Clocks run by the hours of a store: a deadline is as far away there as it was here."""
    progress = table.row.progress
    deadline = None if progress.deadline is None else progress.deadline + late
    progress = replace(progress, deadline=deadline, since=max(0, progress.since + late))
    return table._replace(row=replace(table.row, progress=progress))


def _same(table: Loaded, other: Loaded) -> bool:
    return _timeless(table) == _timeless(other)


def _timeless(table: Loaded) -> Loaded:
    progress = replace(table.row.progress, deadline=None, since=0)
    return table._replace(row=replace(table.row, progress=progress))


async def _verify(there: Database, table: Loaded) -> None:
    """Read a table back; if its rules can still be played, its moves are made once more."""
    row = table.row
    found = await there.load(row.id, ALL)
    if found is None or not _same(table, found):
        raise StoreError(f"table {row.id} did not arrive as it was")
    if row.game not in arizona.game_names():
        return
    if not arizona.get_game(row.game).plays_rules(row.rules):
        return
    try:
        story = kept_story(row, Seating(row.game, found.row.seats, {}), standing(found.log))
    except ArizonaError:
        return  # it could not be played on before either: it can be read in both places
    if story.scores[-1] != row.progress.scores and row.progress.scores:
        raise StoreError(f"table {row.id}: its moves lead to other scores than it says")
