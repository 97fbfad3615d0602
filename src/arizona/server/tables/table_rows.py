"""Conversions between stored rows and tables: summaries, records, and new tables."""

from __future__ import annotations

import time
from collections.abc import Iterable

from arizona.engine.game import Setup
from arizona.engine.record import Record
from arizona.engine.state import OVER
from arizona.server.base.identity import new_table_id
from arizona.server.base.table_names import table_name
from arizona.server.protocol.parts import NoClock, Origin, SeatInfo, Status, TableInfo, WaitInfo
from arizona.server.store.store import Progress, SeatRow, TableRow
from arizona.server.tables.clocks import Clocks
from arizona.server.tables.compiled.game_log import GameLog
from arizona.server.tables.fair_play import fair_play
from arizona.server.tables.seating import Seating
from arizona.server.transport.connection import Client


def practice_info(
    id: str, setup: Setup, rules: int, content: str, content_hash: str, seats: list[SeatInfo]
) -> TableInfo:
    """Return the info of a practice game that is not stored, such as a lesson or a puzzle."""
    return TableInfo(
        id=id,
        game=setup.game.name,
        rules=rules,
        content=content,
        content_hash=content_hash,
        options=setup.options,
        clock=NoClock(),
        open=False,
        watch=True,
        take_back=False,
        claim_after=0,
        wait=None,
        offer=-1,
        name="",
        created=0,
        status="playing",
        read_only=None,
        origin=None,
        next=None,
        seats=seats,
    )


def table_info(
    row: TableRow,
    seating: Seating,
    status: Status,
    read_only: str | None = None,
    clients: Iterable[Client] = (),
    wait: WaitInfo | None = None,
    elsewhere: Iterable[int] = (),
    changes: int | None = None,
) -> TableInfo:
    """Return the public info of a table."""
    origin = None
    # Anyone who has a table's id may watch it, so a listed table must not reveal the id of another.
    if row.origin_table is not None and not row.open:
        origin = Origin(row.origin_table, row.origin_moment or 0)
    return TableInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
        content=row.content,
        content_hash=row.content_hash,
        options=row.options,
        clock=row.clock,
        open=row.open,
        watch=row.settings.watch,
        take_back=row.settings.take_back,
        claim_after=row.settings.claim_after,
        wait=wait,
        offer=row.settings.offer if status == "playing" else -1,
        name=row.settings.name or table_name(row.id),
        created=row.created,
        status=status,
        read_only=read_only,
        origin=origin,
        next=row.next,
        seats=seating.info(clients, elsewhere),
        changes=row.version if changes is None else changes,
        fair_play=fair_play(row, seating, status),
        friendly=row.settings.friendly,
        undo=row.settings.undo,
        notes=row.settings.notes,
        rated=row.settings.rated,
        daily=row.settings.daily,
        tournament=row.settings.tournament,
    )


def stored_record(row: TableRow, seating: Seating, lines: list[str]) -> Record:
    return Record(
        row.game,
        row.rules,
        row.content,
        row.content_hash,
        seating.names(),
        row.options,
        list(lines),
        bots=seating.bots(),
        date=time.strftime("%Y-%m-%d", time.gmtime(row.created / 1000)),
        take_back=row.settings.take_back,
    )


def stored_game_log(row: TableRow, seating: Seating, lines: list[str]) -> GameLog:
    """Return the game log of a stored table; every move is checked."""
    seed = None if row.seed is None else f"{row.seed}:{len(lines)}"
    return GameLog.of(stored_record(row, seating, lines), seed=seed, deal=row.settings.deal)


def new_row(game_log: GameLog, host: str, seats: list[SeatRow], now: int) -> TableRow:
    setup = game_log.match.setup
    return TableRow(
        id=new_table_id(),
        game=setup.game.name,
        rules=setup.rules,
        content=setup.content.name,
        content_hash=setup.content.digest,
        options=setup.options,
        seats=seats,
        host=host,
        created=now,
        changed=now,
        progress=Progress(status="playing", to_move=OVER, moment=0, scores=[]),
    )


def first_progress(game_log: GameLog, seating: Seating, clocks: Clocks, now: int) -> Progress:
    """Return the progress of a new table, and start the clock of the player to move."""
    mover = game_log.to_move
    over, waiting = mover == OVER, seating.waiting()
    if not over and not waiting and seating.rows[mover].kind == "person":
        clocks.start(mover, now, game_log.turn_number)
    return Progress(
        status="over" if over else "waiting" if waiting else "playing",
        to_move=mover,
        moment=game_log.moment,
        scores=game_log.scores[-1],
        clock_ms=list(clocks.left),
        deadline=clocks.deadline(),
        bot_due=seating.bot_due(mover),
        since=now,
    )
