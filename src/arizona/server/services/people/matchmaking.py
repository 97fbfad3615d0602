"""Finds players for rated games: people wait in pools by game, pace and number of seats.

Every server pairs all seeks in the store once a second (``people/pairing.py``). A new table and its
seeks are saved in one transaction, so it does no harm if two servers pair the same players or one
is killed. A live seek ends when its page is closed; a correspondence seek lasts a week.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final, get_args

import arizona
from arizona.engine.match import Match
from arizona.people.blocks import blocked_with
from arizona.people.pairing import LIVE, TURN_BASED, FoundTable, Pool, Seeker, pair_round
from arizona.server.base.identity import is_bot_account, new_secret, secret_hash
from arizona.server.base.logs import log_event, log_failure
from arizona.server.base.loop_watchdog import background_task
from arizona.server.protocol.parts import ClockRule, FischerClock, MoveClock
from arizona.server.protocol.ratings import PaceName
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.seeks import FindPlayers, Seeking, SeekPace, SeekPool, SeekState
from arizona.server.services.notifications.web_push import Pushes, found_message
from arizona.server.services.people.sessions import now_ms
from arizona.server.store.database import Database
from arizona.server.store.seek_rows import SeekRow
from arizona.server.store.store import NewTable, SeatRow, StaleError, StoreError
from arizona.server.tables.compiled.game_log import GameLog
from arizona.server.tables.rated import excluded, pace_of
from arizona.server.tables.room_manager import RoomManager

CLOCKS: Final[dict[SeekPace, ClockRule]] = {
    "quick": FischerClock(300, 5),
    "normal": FischerClock(600, 10),
    "slow": FischerClock(1800, 20),
    "days": MoveClock(2 * 86400),
}
DAYS: Final[SeekPace] = "days"
ALIVE_MS: Final = 20_000
"""Time after which a live seek ends if its page sends no request."""
WEEK_MS: Final = 7 * 86_400_000
PAIR_SECONDS: Final = 1.0
NOTIFY_SECONDS: Final = 5.0
"""Time in which an open page can show a table found by a correspondence seek, before the person is
notified.
"""
NOTIFY_MISSED_ROUNDS: Final = 120
"""Number of pairing rounds between searches for people whom a killed server did not notify."""
MAX_SEEKS: Final = 2000
"""Maximum number of seeks that one round considers, oldest first."""


class Matchmaking:
    """Manages and pairs the seeks of a store."""

    def __init__(self, store: Database, rooms: RoomManager, push: Pushes) -> None:
        self._store = store
        self._rooms = rooms
        self._push = push
        self._lock = asyncio.Lock()
        self._calls: set[asyncio.Task[None]] = set()
        self.notify_seconds = NOTIFY_SECONDS

    async def close(self) -> None:
        """Cancel pending notifications; another server, or the next start, sends them."""
        for task in tuple(self._calls):
            task.cancel()
        await asyncio.gather(*self._calls, return_exceptions=True)

    async def find(self, person: str, request: FindPlayers, address: str) -> Seeking:
        """Start looking for players; replaces the person's earlier seek."""
        if request.game not in arizona.game_names():
            raise Refusal("no-such-game", f"there is no game '{request.game}'")
        game = arizona.get_game(request.game)
        if not game.min_seats <= request.seats <= game.max_seats:
            raise Refusal("bad-options", f"{request.game} has {game.min_seats} to {game.max_seats}")
        if await self._rooms.services.excluded(person):
            raise excluded()
        await self._rooms.creation.allow(person, address)
        now = now_ms()
        until = now + (WEEK_MS if request.pace == DAYS else ALIVE_MS)
        await self._store.save_seek(
            SeekRow(person, request.game, request.pace, request.seats, now, until)
        )
        await self.pair()
        return await self.state(person)

    async def state(self, person: str) -> Seeking:
        """Return a person's seek and extend it if it is live."""
        row, now = await self._store.seek(person), now_ms()
        if row is None or (row.until <= now and not row.table):
            return Seeking(None)
        if not row.table and row.pace != DAYS:
            await self._store.extend_seek(person, now + ALIVE_MS)
        pace = next(one for one in get_args(SeekPace) if one == row.pace)
        seeks = await self._store.seeks(now, MAX_SEEKS)
        waiting = [one for one in seeks if _pool_of(one) == _pool_of(row)]
        return Seeking(SeekState(row.game, pace, row.seats, row.since, row.table, len(waiting)))

    async def pools(self, name: str, person: str) -> list[SeekPool]:
        """Return how many others are looking for a game, and when its last rated game ended."""
        if name not in arizona.game_names():
            raise Refusal("no-such-game", f"there is no game '{name}'")
        game = arizona.get_game(name)
        rows = await self._store.seeks(now_ms(), MAX_SEEKS)
        waiting = Counter(_pool_of(row) for row in rows if row.person != person)
        last = {pace: await self._store.last_rated(f"{name}/{pace}") for pace in get_args(PaceName)}
        return [
            SeekPool(pace, seats, waiting[Pool(name, pace, seats)], last[pace_of(clock)])
            for pace, clock in CLOCKS.items()
            for seats in range(max(2, game.min_seats), game.max_seats + 1)
        ]

    async def cancel(self, person: str) -> None:
        """Cancel a seek, or discard the table it found."""
        await self._store.end_seek(person)

    # --- pairing ------------------------------------------------------------------------------

    async def pair(self) -> int:
        """Create tables for all seekers that match, and return their number."""
        async with self._lock:
            now = now_ms()
            seekers = await self._seekers(await self._store.seeks(now, MAX_SEEKS))
            found: list[FoundTable] = []
            for window, by_days in ((LIVE, False), (TURN_BASED, True)):
                some = [one for one in seekers if (one.pool.pace == DAYS) == by_days]
                if some:
                    found += await asyncio.to_thread(pair_round, some, now / 1000, str(now), window)
            made = 0
            for table in found:
                made += await self._seat(table, now)
            return made

    async def _seekers(self, rows: list[SeekRow]) -> list[Seeker]:
        """Return the seekers in pools with enough people for a table."""
        pools = Counter(_pool_of(row) for row in rows)
        rows = [row for row in rows if pools[_pool_of(row)] >= row.seats]
        pairs = await self._store.block_pairs([row.person for row in rows])
        seekers: list[Seeker] = []
        for rated in sorted({_rating_pool(row) for row in rows}):
            some = [row for row in rows if _rating_pool(row) == rated]
            ratings = await self._store.ratings_of([row.person for row in some], rated)
            seekers += [
                Seeker(
                    row.person,
                    _pool_of(row),
                    ratings[row.person].points,
                    row.since / 1000,
                    blocked_with(pairs, row.person),
                )
                for row in some
            ]
        return seekers

    async def _seat(self, found: FoundTable, now: int) -> bool:
        people = [await self._store.person(player) for player in found.players]
        names = [one.name for one in people if one is not None and not one.banned]
        if len(names) < len(found.players):
            for player, one in zip(found.players, people, strict=True):
                if one is None or one.banned:
                    await self._store.end_seek(player)
            return False
        setup = arizona.get_game(found.pool.game).setup(found.pool.seats)
        seats = [
            SeatRow(
                seat=seat,
                kind="person",
                name=name,
                owned=True,
                secret_hash=secret_hash(new_secret()),
            )
            for seat, name in enumerate(names)
        ]
        clock = _clock_of(found.pool.pace)

        async def save(new: NewTable) -> None:
            await self._store.seat_seekers(found.players, new, now)

        try:
            id = await self._rooms.creation.add_rated(
                GameLog.new(Match(setup)), found.players, seats, clock, save
            )
        except StaleError:
            return False  # someone canceled, or another server was faster
        log_event("players found", table=id, game=found.pool.game, pace=found.pool.pace)
        if found.pool.pace == DAYS and self._push.on:
            for player in found.players:
                task = background_task("seek", self._notify(player, found.pool.game, id))
                self._calls.add(task)
                task.add_done_callback(self._calls.discard)
        return True

    async def _notify(self, person: str, game: str, table: str) -> None:
        """Notify a person of a new table unless their page has opened it."""
        await asyncio.sleep(self.notify_seconds)
        try:
            row = await self._store.seek(person)
            if row is not None and row.table == table:
                await self._push.send([person], found_message(game, table))
                await self._store.seek_notified(person, table, now_ms())
        except StoreError as error:
            log_event("no notice", table=table, why=str(error))

    async def notify_missed(self) -> None:
        """Send notifications that a killed server did not send; some may be sent twice."""
        if self._push.on:
            for row in await self._store.unnotified_seeks(MAX_SEEKS):
                await self._push.send([row.person], found_message(row.game, row.table))
                await self._store.seek_notified(row.person, row.table, now_ms())

    async def watch(self) -> None:
        """Pair until canceled."""
        rounds = 0
        while True:
            await asyncio.sleep(PAIR_SECONDS)
            try:
                await self.pair()
                rounds += 1
                if rounds % NOTIFY_MISSED_ROUNDS == 0:
                    await self.notify_missed()
                if rounds % 600 == 0:
                    await self._store.drop_seeks(now_ms() - WEEK_MS)
            except StoreError as error:
                log_event("players not paired", why=str(error))
            except Exception as error:
                log_failure("players not paired", error)


def _pool_of(row: SeekRow) -> Pool:
    return Pool(row.game, row.pace, row.seats, is_bot_account(row.person))


def _rating_pool(row: SeekRow) -> str:
    """Return the rating pool of a seek."""
    return f"{row.game}/{pace_of(_clock_of(row.pace))}"


def _clock_of(pace: str) -> ClockRule:
    return next(clock for name, clock in CLOCKS.items() if name == pace)
