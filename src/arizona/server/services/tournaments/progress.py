"""Advances tournaments: starts them, counts results, pairs rounds and ends them.

Every server polls once a second for tournaments that are due. Each step is one conditional
transaction of the store, so even if a server is killed or two servers act at the same time, every
round is paired once and every result is counted once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from msgspec.structs import replace

import arizona
from arizona.engine.match import Match
from arizona.people.tournaments.formats import FORMATS
from arizona.people.tournaments.model import Pairing, Round, Tournament, TournamentError
from arizona.server.base.identity import new_secret, secret_hash
from arizona.server.base.logs import log_event, log_failure
from arizona.server.services.notifications.web_push import Pushes
from arizona.server.services.people.matchmaking import CLOCKS, DAYS
from arizona.server.services.people.sessions import now_ms
from arizona.server.services.tournaments.formats import (
    as_tournament,
    ends_at,
    fill_with_bots,
    is_finished,
    is_playable,
    least_entrants,
    round_row,
    second_boards,
    without_missing,
)
from arizona.server.services.tournaments.notifications import TournamentNotifications
from arizona.server.services.tournaments.results import result_of
from arizona.server.store.database import Database
from arizona.server.store.store import NewTable, SeatRow, StaleError, StoreError
from arizona.server.store.tournament_rows import (
    BoardRow,
    EntrantRow,
    LogRow,
    StoredTournament,
    TournamentChange,
    TournamentRow,
)
from arizona.server.tables.characters import bot_name
from arizona.server.tables.compiled.game_log import GameLog
from arizona.server.tables.room_manager import RoomManager

POLL_SECONDS: Final = 1.0
LIVE_BREAK_MS: Final = 15_000
"""Break between the last result of a live round and the next round."""
ARENA_BREAK_MS: Final = 5_000
"""Break between two pairings in an arena, so that more people are available."""
STEPS: Final = 4
"""Maximum number of consecutive steps of a tournament, such as starting and then pairing."""


class Paired(NamedTuple):
    """A computed round that is not saved yet."""

    stored: StoredTournament
    """The tournament with the bots that fill in."""
    round: Round
    game_logs: list[GameLog]
    """The games of the first boards, by table."""


class TournamentProgress:
    """Advances the tournaments of a store."""

    def __init__(self, store: Database, rooms: RoomManager, push: Pushes | None = None) -> None:
        self.notifications = TournamentNotifications(rooms, push)
        self.live_break_ms = LIVE_BREAK_MS
        self.now = now_ms
        """The current Unix time in ms."""
        self._store = store
        self._rooms = rooms
        self._lock = asyncio.Lock()

    async def watch(self) -> None:
        """Advance tournaments that are due, until canceled."""
        while True:
            await asyncio.sleep(POLL_SECONDS)
            try:
                await self.advance_all()
            except StoreError as error:
                log_event("tournaments not advanced", why=str(error))
            except Exception as error:
                log_failure("tournaments not advanced", error)

    async def advance_all(self) -> None:
        """Advance all tournaments that are due."""
        for id in await self._store.due_tournaments(self.now()):
            try:
                await self.advance(id)
            except StoreError:
                raise
            except Exception as error:
                log_failure("tournament not advanced", error, tournament=id)

    async def advance(self, id: str) -> None:
        """Perform all steps that are due in a tournament."""
        async with self._lock:
            for _ in range(STEPS):
                stored = await self._store.tournament(id)
                try:
                    if stored is None or not await self._step(stored, self.now()):
                        break
                except StaleError:
                    continue  # another server or the director made a change first: read again

    async def _step(self, stored: StoredTournament, now: int) -> bool:
        """Perform the next step that is due; return whether there was one."""
        row = stored.row
        if not is_playable(row.settings):
            return False  # continues once the game is installed again
        if row.state in ("running", "paused") and await self._count(stored, now):
            return True
        if row.state == "open" and 0 < row.settings.starts <= now:
            await self.start(stored, "", now)
            return True
        if row.state != "running":
            return False
        tournament = await asyncio.to_thread(as_tournament, stored)
        is_open = any(board.finished is None for board in stored.boards)
        if await asyncio.to_thread(is_finished, row, tournament, now):
            if is_open:
                return False
            await self.end(stored, "", now)
            return True
        if now < row.next_at or (is_open and row.settings.kind != "arena"):
            return False
        return await self._pair(stored, now)

    # --- steps --------------------------------------------------------------------------------

    async def start(self, stored: StoredTournament, actor: str, now: int) -> None:
        """Start a tournament, or cancel it if there are too few entrants."""
        people = [one for one in without_missing(stored).entrants if one.left_after is None]
        enough = len(people) >= least_entrants(stored.row.settings)
        if not enough:
            await self.cancel(stored, actor, now)
            return
        row = replace(stored.row, state="running", started=now, next_at=now)
        log = LogRow(row.version + 1, now, actor, "started")
        await self._store.change_tournament(TournamentChange(row=row, log=log))
        log_event("tournament started", tournament=row.id, entrants=len(people))

    async def cancel(self, stored: StoredTournament, actor: str, now: int) -> None:
        """Cancel a tournament that has not started."""
        await self._finish(stored, "canceled", actor, now)

    async def end(self, stored: StoredTournament, actor: str, now: int) -> None:
        """End a tournament with the current standings."""
        await self._finish(stored, "ended", actor, now)

    async def _finish(
        self, stored: StoredTournament, state: Literal["ended", "canceled"], actor: str, now: int
    ) -> None:
        row = replace(stored.row, state=state, ended=now)
        log = LogRow(row.version + 1, now, actor, state)
        await self._store.change_tournament(TournamentChange(row=row, log=log))
        log_event(f"tournament {state}", tournament=row.id)

    async def _count(self, stored: StoredTournament, now: int) -> bool:
        """Save the results of finished tables; return whether there were any."""
        results: list[BoardRow] = []
        duplicate = stored.row.settings.kind == "duplicate"
        over = await self._store.finished_tables(stored.row.id)
        for board in stored.boards:
            if board.finished is not None or board.table not in over:
                continue
            table = await self._store.load(board.table, 0)
            if table is not None and table.row.progress.status == "over":
                result = await asyncio.to_thread(result_of, board, table, duplicate=duplicate)
                results.append(replace(board, result=result, finished=now))
        if not results:
            return False
        still_open = sum(board.finished is None for board in stored.boards) > len(results)
        row = stored.row
        absent = {one for board in results if board.result for one in board.result.absent}
        entrants: list[EntrantRow] = []
        if row.settings.kind == "arena":  # a player who does not show up is not paired again
            entrants = [
                replace(one, left_after=len(stored.rounds))
                for one in stored.entrants
                if one.id in absent and one.left_after is None
            ]
        change = TournamentChange(row=row, results=results, entrants=entrants)
        await self.add_second_boards(stored, change)
        if not still_open and not change.boards:
            change.row = replace(row, next_at=now + self.break_ms(row))
        await self.save(change)
        log_event("tournament results", tournament=row.id, tables=len(results))
        if row.state == "paused" and not still_open and not change.boards:
            self.notifications.director(stored)
        return True

    async def add_second_boards(self, stored: StoredTournament, change: TournamentChange) -> None:
        """Add the second boards of players whose first board is finished by this change."""
        if stored.row.settings.boards < 2:
            return
        pairings, game_logs = await asyncio.to_thread(_second_games, stored, change.results)
        change.boards, change.tables = await self._tables(stored, pairings, game_logs)

    async def save(self, change: TournamentChange) -> None:
        """Save a change, start the clocks of its new tables and notify their players."""
        await self._store.change_tournament(change)
        for new in change.tables:
            await self._rooms.creation.begin(new.row)
        self.notifications.players(change.row, change.boards)

    def break_ms(self, row: TournamentRow) -> int:
        """Return the time between the end of a round and the next one."""
        if row.settings.kind == "arena":
            return min(ARENA_BREAK_MS, self.live_break_ms)
        return 0 if row.settings.pace == DAYS else self.live_break_ms

    async def _pair(self, stored: StoredTournament, now: int) -> bool:
        """Pair the next round and save it with all its tables in one transaction."""
        try:
            paired = await asyncio.to_thread(pair_round, stored)
        except TournamentError as error:
            if stored.row.settings.kind == "arena":
                return False  # too few players are available
            log_event("tournament cannot continue", tournament=stored.row.id, why=str(error))
            await self.end(stored, "", now)
            return True
        row = stored.row
        if row.settings.kind == "arena":
            row = replace(row, next_at=min(now + self.break_ms(row), ends_at(row)))
        first = [one for one in paired.round.pairings if one.leg == 1]
        boards, tables = await self._tables(paired.stored, first, paired.game_logs)
        known = {one.id: one for one in stored.entrants}
        change = TournamentChange(
            row=row,
            entrants=[one for one in paired.stored.entrants if known.get(one.id) != one],
            round=round_row(paired.round, now),
            boards=boards,
            tables=tables,
        )
        await self.save(change)
        log_event(
            "tournament round", tournament=row.id, round=paired.round.number, tables=len(tables)
        )
        return True

    async def _tables(
        self, stored: StoredTournament, pairings: Sequence[Pairing], game_logs: Sequence[GameLog]
    ) -> tuple[list[BoardRow], list[NewTable]]:
        """Return the new tables for these pairings."""
        entrants = {one.id: one for one in stored.entrants}
        boards: list[BoardRow] = []
        tables: list[NewTable] = []
        for pairing, game_log in zip(pairings, game_logs, strict=True):
            new = self._table(stored.row, [entrants[id] for id in pairing.seats], game_log)
            seats = list(pairing.seats)
            tables.append(new)
            boards.append(
                BoardRow(round=pairing.round, board=pairing.table, table=new.row.id, seats=seats)
            )
            await asyncio.sleep(0)  # a large round must not block the event loop
        return boards, tables

    def _table(self, row: TournamentRow, players: list[EntrantRow], game_log: GameLog) -> NewTable:
        seats: list[SeatRow] = []
        for seat, one in enumerate(players):
            if one.bot:
                name = bot_name(row.settings.game, one.bot)
                seats.append(SeatRow(seat=seat, kind="bot", name=name, bot=one.bot))
            else:
                hashed = secret_hash(new_secret())
                seats.append(
                    SeatRow(
                        seat=seat,
                        kind="person",
                        name=one.name or "",
                        owned=True,
                        secret_hash=hashed,
                    )
                )
        holders = {seat: [one.person] for seat, one in enumerate(players) if one.person}
        rated = row.settings.rated and len(holders) == len(players)
        clock = CLOCKS[row.settings.pace]
        return self._rooms.creation.tournament_table(
            game_log, seats, holders, clock, row.id, rated=rated
        )


def pair_round(stored: StoredTournament) -> Paired:
    """Return the next round of a tournament, or raise ``TournamentError``.

    The pairing depends only on the stored data, including the seed.
    """
    filled = fill_with_bots(without_missing(stored))
    tournament = as_tournament(filled)
    found = FORMATS[tournament.settings.format].pair(tournament)
    if not found.pairings and not found.byes:
        raise TournamentError("tournament-nobody-waits")
    first = [one for one in found.pairings if one.leg == 1]
    return Paired(filled, found, [_game_log(tournament, filled, one) for one in first])


def _second_games(
    stored: StoredTournament, finished: Sequence[BoardRow]
) -> tuple[list[Pairing], list[GameLog]]:
    """Return the second boards that follow finished first boards, with their games."""
    pairings = second_boards(stored, finished)
    tournament = as_tournament(stored)
    return pairings, [_game_log(tournament, stored, one) for one in pairings]


def _game_log(tournament: Tournament, stored: StoredTournament, pairing: Pairing) -> GameLog:
    settings = stored.row.settings
    setup = arizona.get_game(settings.game).setup(len(pairing.seats))
    deal = tournament.deal(pairing) if settings.kind == "duplicate" else ""
    game_log = GameLog.new(Match(setup, deal=deal))
    game_log.settle()
    return game_log
