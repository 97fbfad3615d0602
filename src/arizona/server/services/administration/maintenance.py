"""Administration of stored tables from the command line."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

import arizona
from arizona.engine.content import load
from arizona.engine.errors import ArizonaError
from arizona.engine.message import Arg, Message, ValidationMessage
from arizona.engine.record import Record
from arizona.server.services.administration.store_access import StoreAccess
from arizona.server.store.sqlite import SqliteStore
from arizona.server.store.store import Progress, SeatRow, StoreError, TableRow, effective_moves
from arizona.server.tables.characters import bot_ids
from arizona.server.tables.clocks import now_ms
from arizona.server.tables.compiled.game_log import GameLog
from arizona.server.tables.consistency import contradiction, table_fault
from arizona.server.tables.seating import Seating
from arizona.server.tables.table_content import install_content
from arizona.server.tables.table_rows import new_row, stored_record

ALL: Final = 1_000_000_000


class TableMaintenance(StoreAccess):
    """Administrative access to the tables of a store."""

    async def rows(self, limit: int) -> list[TableRow]:
        """Return up to ``limit`` tables, most recently changed first."""
        return await self.store.tables(limit=limit)

    async def row(self, id: str) -> TableRow:
        """Return a table; raise ``StoreError`` if it does not exist."""
        row = await self.store.table(id)
        if row is None:
            english = "there is no table '{name}'"
            raise StoreError(ValidationMessage("store-no-table", english, {"name": id}))
        return row

    async def record(self, id: str) -> Record:
        """Return a table's record.

        Raises ``StoreError`` if the moves contradict the stored result.
        """
        row = await self.row(id)
        lines = effective_moves(await self.store.log(id))
        fault = await self._fault(row, lines)
        if fault:
            english = "table {table} contradicts itself: {fault};\n{advice}"
            raise StoreError(contradiction(row, fault, "here", english))
        record = stored_record(row, Seating(row.game, row.seats, {}), lines)
        if row.progress.status != "over":
            return record
        return record.with_result(row.progress.scores)

    async def describe(self, id: str) -> list[Message]:
        """Return labeled facts about a table, without its secrets."""
        row = await self.row(id)
        log = await self.store.log(id)
        progress = row.progress
        changed = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(row.changed / 1000))
        options = ", ".join(f"{key}={value}" for key, value in row.options.items())
        scores = ", ".join(str(score) for score in progress.scores)
        facts: list[tuple[str, dict[str, Arg]]] = [
            ("table", {"value": row.id}),
            ("game", {"value": row.game, "rules": row.rules}),
            ("content", {"value": f"{row.content} ({row.content_hash})"}),
            ("options", {"value": options}),
            ("status", {"value": progress.status}),
            ("moves", {"value": str(progress.moment), "lines": len(log)}),
            ("scores", {"value": scores}),
            ("changed", {"value": changed}),
            ("lobby", {"value": "yes" if row.open else "no"}),
        ]
        for seat in row.seats:
            kind = seat.kind if seat.bot is None else "bot"
            args: dict[str, Arg] = {"value": kind, "name": seat.name or "–", "bot": seat.bot or ""}
            facts.append(("seat", {**args, "seat": seat.seat + 1}))
        return [Message("store-fact", {**args, "label": label}) for label, args in facts]

    async def add(self, record: Record) -> str:
        """Create a table from a record and return its id; seats of people are open."""
        game_log = GameLog.of(record)
        game_log.settle()
        bots = bot_ids(record.game)
        seats = [
            SeatRow(seat=seat, kind="bot", name=name, bot=bot if bot in bots else bots[-1])
            if bot
            else SeatRow(seat=seat, kind="open")
            for seat, (name, bot) in enumerate(zip(record.seats, record.bots, strict=True))
        ]
        row = new_row(game_log, "", seats, now_ms())
        mover = game_log.to_move
        over = game_log.match.over
        waiting = any(seat.kind == "open" for seat in seats)
        row.progress = Progress(
            status="over" if over else "waiting" if waiting else "playing",
            to_move=mover,
            moment=game_log.moment,
            scores=game_log.scores[-1],
            bot_due=not over and seats[mover].kind == "bot",
        )
        await self.store.add_table(row, game_log.lines(), {})
        return row.id

    async def patch(self, id: str | None, *, dry_run: bool) -> list[ValidationMessage]:
        """Update running tables to the current rules and content if this does not affect them.

        Finished tables keep the rules and content they were played with. A running table is
        updated only if its moves lead to the same position and scores under the new rules.
        """
        rows = await self.store.tables(limit=ALL) if id is None else [await self.row(id)]
        out: list[ValidationMessage] = []
        for row in rows:
            game = arizona.get_game(row.game)
            lines = effective_moves(await self.store.log(row.id))
            fault = await self._fault(row, lines)
            if fault:
                english = "{table}: contradicts itself: {fault}; {advice}"
                out.append(contradiction(row, fault, "here", english))
                continue
            try:
                digest = load(game, row.content).digest
            except ArizonaError as error:
                english = f"{row.id}: left as it is: {error}"
                args: dict[str, Arg] = {"table": row.id, "cause": "content", "old": row.content}
                out.append(ValidationMessage("store-patch", english, args))
                continue
            # Keep a rules version that can still be played: its moves may be legal under the
            # current rules but lead to a different position.
            rules = row.rules if game.plays_rules(row.rules) else game.rules_version
            if (row.rules, row.content_hash) == (rules, digest):
                continue
            old = f"rules {row.rules} and content {row.content_hash}"
            args = {"table": row.id, "rules": row.rules, "old": row.content_hash, "cause": "over"}
            if row.progress.status == "over":
                english = f"{row.id}: finished, keeps {old}"
                out.append(ValidationMessage("store-patch", english, args))
                continue
            row.rules, row.content_hash = rules, digest
            fault = table_fault(row, lines)
            if fault:
                args |= {**fault.message.args, "cause": "fault"}
                english = f"{row.id}: left under {old}: {fault}"
                out.append(ValidationMessage("store-patch", english, args))
                continue
            if not dry_run:
                await self.store.save_rules(row.id, row.rules, row.content_hash)
            args |= {"cause": "patched", "to": row.rules, "new": digest}
            english = f"{row.id}: from {old} to rules {row.rules} and content {digest}"
            out.append(ValidationMessage("store-patch", english, args))
        return out

    async def _fault(self, row: TableRow, lines: list[str]) -> ValidationMessage | None:
        await install_content(self.store, row.game, row.content)
        return table_fault(row, lines)

    async def check(self) -> list[ValidationMessage]:
        """List the inconsistent tables, each with advice on how to repair it."""
        out: list[ValidationMessage] = []
        for row in await self.store.tables(limit=ALL):
            fault = await self._fault(row, effective_moves(await self.store.log(row.id)))
            if fault:
                out.append(contradiction(row, fault, "here", "{table}: {fault}; {advice}"))
        return out

    async def set_rules(self, id: str, rules: int, content_hash: str | None) -> None:
        """Set the rules version and content hash a finished table was played with.

        Raises ``StoreError`` if the table is still running or would become inconsistent.
        """
        row = await self.row(id)
        if row.progress.status != "over":
            english = "table {table} is not finished; `arizona tables patch` is for those"
            raise StoreError(ValidationMessage("store-unfinished", english, {"table": id}))
        known = arizona.get_game(row.game).rules_version
        if not 1 <= rules <= known:
            english = "{game} has rules 1 to {most}, not {rules}"
            args: dict[str, Arg] = {"game": row.game, "most": known, "rules": rules}
            raise StoreError(ValidationMessage("store-no-rules", english, args))
        row.rules, row.content_hash = rules, content_hash or row.content_hash
        fault = await self._fault(row, effective_moves(await self.store.log(id)))
        if fault:
            english = f"table {id} would contradict itself under rules {rules}: {fault}"
            args = {**fault.message.args, "table": id, "rules": rules}
            raise StoreError(ValidationMessage("store-wrong-rules", english, args))
        await self.store.save_rules(id, row.rules, row.content_hash)

    async def backup(self, target: Path) -> None:
        """Copy the database file; raise ``StoreError`` for a database that is not SQLite."""
        if not isinstance(self.store, SqliteStore):
            english = "a database is copied by its own means: pg_dump, pg_basebackup"
            raise StoreError(ValidationMessage("store-no-backup", english))
        await self.store.backup(target)

    async def prune(self, days: int, *, unfinished: bool, dry_run: bool) -> list[str]:
        """Delete tables unchanged for ``days`` days and return their ids.

        Unfinished tables are deleted only if ``unfinished`` is set.
        """
        before = now_ms() - days * 86_400_000
        gone = [
            row.id
            for row in await self.store.tables(limit=ALL)
            if row.changed < before and (unfinished or row.progress.status == "over")
        ]
        if not dry_run:
            await self.store.remove(gone)
        return gone
