"""What a host does with kept tables from the command line."""

from __future__ import annotations

import time
from pathlib import Path
from types import TracebackType
from typing import Final

import arizona
from arizona.engine.content import load
from arizona.engine.errors import ArizonaError
from arizona.engine.record import Record
from arizona.table.bots.characters import bot_ids
from arizona.table.room.clocks import now_ms
from arizona.table.room.rows import kept_record, new_row
from arizona.table.room.seating import Seating
from arizona.table.room.story import Story
from arizona.table.store.choice import open_store
from arizona.table.store.sqlite import SqliteStore
from arizona.table.store.store import Progress, SeatRow, StoreError, TableRow, standing

ALL: Final = 1_000_000_000


class Keeper:
    """Opens the store of the tables, for as long as a command runs."""

    def __init__(self, where: str | Path, *, alone: bool = False) -> None:
        self.store = open_store(where, alone=alone)

    async def __aenter__(self) -> Keeper:
        await self.store.open()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.store.close()

    async def rows(self, limit: int) -> list[TableRow]:
        """The tables, the last changed first."""
        return await self.store.tables(limit=limit)

    async def row(self, id: str) -> TableRow:
        """A table."""
        row = await self.store.table(id)
        if row is None:
            raise StoreError(f"there is no table '{id}'")
        return row

    async def record(self, id: str) -> Record:
        """The record of a table."""
        row = await self.row(id)
        lines = standing(await self.store.log(id))
        record = kept_record(row, Seating(row.game, row.seats, {}), lines)
        if row.progress.status != "over":
            return record
        return record.with_result(row.progress.scores)

    async def describe(self, id: str) -> list[tuple[str, str]]:
        """Everything about a table but its secrets."""
        row = await self.row(id)
        log = await self.store.log(id)
        progress = row.progress
        facts = [
            ("table", row.id),
            ("game", f"{row.game}, rules {row.rules}"),
            ("content", f"{row.content} ({row.content_hash})"),
            ("options", ", ".join(f"{key}={value}" for key, value in row.options.items())),
            ("status", progress.status),
            ("moves", f"{progress.moment} ({len(log)} lines in the log)"),
            ("scores", ", ".join(str(score) for score in progress.scores)),
            ("changed", time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(row.changed / 1000))),
            ("lobby", "yes" if row.open else "no"),
        ]
        for seat in row.seats:
            kind = seat.kind if seat.bot is None else f"bot {seat.bot}"
            facts.append((f"seat {seat.seat + 1}", f"{seat.name or '–'} ({kind})"))
        return facts

    async def add(self, record: Record) -> str:
        """A table from a record; seats of people are open."""
        story = Story.of(record)
        story.settle()
        bots = bot_ids(record.game)
        seats = [
            SeatRow(seat=seat, kind="bot", name=name, bot=bot if bot in bots else bots[-1])
            if bot
            else SeatRow(seat=seat, kind="open")
            for seat, (name, bot) in enumerate(zip(record.seats, record.bots, strict=True))
        ]
        row = new_row(story, "", seats, now_ms())
        mover = story.to_move
        over = story.match.over
        waiting = any(seat.kind == "open" for seat in seats)
        row.progress = Progress(
            status="over" if over else "waiting" if waiting else "playing",
            to_move=mover,
            moment=story.moment,
            scores=story.scores[-1],
            bot_due=not over and seats[mover].kind == "bot",
        )
        await self.store.add_table(row, story.lines(), {})
        return row.id

    async def patch(self, id: str | None, *, dry_run: bool) -> list[str]:
        """Bring tables to the present rules and content where every move still fits."""
        rows = await self.store.tables(limit=ALL) if id is None else [await self.row(id)]
        out: list[str] = []
        for row in rows:
            game = arizona.get_game(row.game)
            try:
                digest = load(game, row.content).digest
            except ArizonaError as error:
                out.append(f"{row.id}: left as it is: {error}")
                continue
            if (row.rules, row.content_hash) == (game.rules_version, digest):
                continue
            lines = standing(await self.store.log(row.id))
            old = f"rules {row.rules} and content {row.content_hash}"
            row.rules, row.content_hash = game.rules_version, digest
            try:
                Story.of(kept_record(row, Seating(row.game, row.seats, {}), lines))
            except ArizonaError as error:
                out.append(f"{row.id}: left under {old}: {error}")
                continue
            if not dry_run:
                await self.store.save_rules(row.id, row.rules, row.content_hash)
            out.append(f"{row.id}: from {old} to rules {row.rules} and content {digest}")
        return out

    async def backup(self, target: Path) -> None:
        """A whole copy of the file."""
        if not isinstance(self.store, SqliteStore):
            raise StoreError("a database is copied by its own means: pg_dump, pg_basebackup")
        await self.store.backup(target)

    async def prune(self, days: int, *, unfinished: bool, dry_run: bool) -> list[str]:
        """Forget tables that nobody has touched for so long; returns their ids."""
        before = now_ms() - days * 86_400_000
        gone = [
            row.id
            for row in await self.store.tables(limit=ALL)
            if row.changed < before and (unfinished or row.progress.status == "over")
        ]
        if not dry_run:
            await self.store.remove(gone)
        return gone
