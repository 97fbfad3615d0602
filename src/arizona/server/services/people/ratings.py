"""Ratings on the server: counting results, ratings at tables, leaderboards and the recount.

The result of a rated game is saved together with its last move (``RatedResult``), so nothing is
lost if a server is killed: every server counts uncounted results at startup, periodically, and
whenever someone opens a leaderboard. ``store/rating_rows.py`` explains why each game is counted
exactly once.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Final, NamedTuple, get_args

from msgspec.structs import replace

import arizona
from arizona.engine.message import Arg, ValidationMessage
from arizona.people.ratings import (
    Cause,
    Change,
    CountedGame,
    Rating,
    corrections,
    game_changes,
)
from arizona.people.standing import LeaderboardRow, Rated, leaderboard
from arizona.server.base.identity import is_bot_account
from arizona.server.base.logs import log_event, log_failure
from arizona.server.protocol.ratings import (
    Leaderboard,
    LeaderboardPlace,
    PaceName,
    Period,
    RatingInfo,
    SeatRating,
    TableRatings,
)
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.rest import TableCard
from arizona.server.services.people.voiding import Decider, void_result
from arizona.server.store.database import Database
from arizona.server.store.rating_rows import (
    RatedGame,
    RatedPerson,
    RatingEntry,
    RatingVoid,
)
from arizona.server.store.store import StaleError, StoreError
from arizona.server.tables.rated import pace_of, pool_of
from arizona.server.tables.room import Room

PACES: Final[tuple[PaceName, ...]] = get_args(PaceName)
SWEEP_SECONDS: Final = 5.0
"""Seconds between searches for results that another server left uncounted."""
TRIES: Final = 20
"""Maximum number of attempts when other servers count at the same time."""
TOP_PLACES: Final = 50
NEIGHBORS: Final = 2
"""Places shown before and after a person who is not among the best."""
FRESH_SECONDS: Final = 5.0
"""How long a leaderboard is cached."""
DAY_MS: Final = 86_400_000
TREND_DAYS: Final = 30
GRAPH_POINTS: Final = 24
SAME_WITHIN: Final = 1e-9
"""Maximum difference between floating-point results that are considered equal."""


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def month_start(now: int) -> int:
    """Return the start of the month (UTC) that contains a time; both in Unix ms."""
    day = datetime.fromtimestamp(now / 1000, UTC)
    return int(datetime(day.year, day.month, 1, tzinfo=UTC).timestamp() * 1000)


def rating_info(rating: Rating) -> RatingInfo:
    return RatingInfo(round(rating.points), rating.provisional, round(rating.deviation))


def _pool_of(card: TableCard) -> str:
    return f"{card.table.game}/{pace_of(card.table.clock)}"


class Board(NamedTuple):
    """A computed leaderboard, the same for all viewers."""

    made: float
    rows: list[LeaderboardRow]
    people: dict[str, RatedPerson]
    places: dict[int, LeaderboardPlace]
    """Cached lines, by index."""


class Ratings:
    """The ratings of all people in a store."""

    def __init__(self, store: Database) -> None:
        self._store = store
        self._lock = asyncio.Lock()
        self._boards: dict[tuple[str, Period, bool], Board] = {}

    async def with_ranges(self, cards: list[TableCard]) -> list[TableCard]:
        """Add the range of the players' ratings to the cards of rated tables."""
        players: dict[str, list[str]] = {}
        pools: dict[str, set[str]] = defaultdict(set)
        for card in cards:
            if card.table.rated:
                holders = await self._store.holders(card.table.id)
                held = [one for seat in holders.values() for one in seat]
                players[card.table.id] = held
                pools[_pool_of(card)] |= set(held)
        known = {
            pool: await self._store.ratings_of(sorted(some), pool) for pool, some in pools.items()
        }

        def ranged(card: TableCard) -> TableCard:
            points = [
                round(known[_pool_of(card)][player].points)
                for player in players.get(card.table.id, ())
            ]
            return replace(card, ratings=[min(points), max(points)]) if points else card

        return [ranged(card) for card in cards]

    # --- counting -----------------------------------------------------------------------------

    async def count(self) -> int:
        """Count all uncounted results, and return their number."""
        counted = 0
        async with self._lock:
            for _ in range(TRIES):
                pending = await self._store.uncounted()
                if not pending:
                    break
                try:
                    for one in pending:
                        await self._count(one)
                        counted += 1
                except StaleError:
                    # Another server was faster: read again. A result is never counted twice.
                    await self._store.drop_counted()
        if counted:
            self._boards.clear()
        return counted

    async def _count(self, rated: RatedGame) -> None:
        game = rated.game
        # The order matters: read the ratings after the number they are based on.
        number = await self._store.last_counted() + 1
        ratings = await self._store.ratings_of(game.players, game.pool)
        before = {(player, game.pool): rating for player, rating in ratings.items()}
        # In a thread, because the first call imports the model.
        rows = await asyncio.to_thread(game_changes, game, before)
        await self._store.count_game(number, rated, list(rows), now_ms())
        log_event("rated game counted", table=game.table, pool=game.pool, number=number)

    async def void(self, table: str, decider: Decider, reason: str, *, restore: bool) -> None:
        """Void the result of a table, or restore it."""
        await self.count()
        await void_result(self._store, table, decider, reason, restore=restore)
        self._boards.clear()

    async def watch(self) -> None:
        """Count results that other servers left uncounted, until canceled."""
        while True:
            try:
                await self.count()
            except StoreError as error:
                log_event("ratings not counted", why=str(error))
            except Exception as error:
                log_failure("ratings not counted", error)
            await asyncio.sleep(SWEEP_SECONDS)

    # --- tables -------------------------------------------------------------------------------

    async def at_table(self, room: Room) -> TableRatings:
        """Return the ratings of a rated table's players, or raise ``Refusal``."""
        row, seating = room.state.row, room.state.seating
        if not row.settings.rated:
            raise Refusal("not-allowed", "the table is not rated", status=404)
        pool, pace = pool_of(row), pace_of(row.clock)
        over = room.state.status() == "over"
        if over and await self._store.has_uncounted(row.id):
            await self.count()
        changes = await self._store.table_changes(row.id) if over else []
        if changes:
            seats = [_counted_seat(entry) for entry in changes]
            voided = await self._store.is_voided(row.id)
            return TableRatings(row.game, pace, "voided" if voided else "counted", seats)
        held = {seat: guests[0] for seat, guests in seating.holders.items() if guests}
        ratings = await self._store.ratings_of(list(held.values()), pool)
        seats = [
            SeatRating(seat, rating_info(ratings[person]), None)
            for seat, person in sorted(held.items())
        ]
        return TableRatings(row.game, pace, "not-counted" if over else "open", seats)

    # --- leaderboards -------------------------------------------------------------------------

    async def leaderboard(
        self, game: str, pace: str, period: str, person: str, *, bots: bool = False
    ) -> Leaderboard:
        """Return a game and pace's leaderboard as a person sees it, or raise ``Refusal``.

        People and bot accounts have separate ones because they never meet in rated games.
        """
        if game not in arizona.game_names():
            raise Refusal("no-such-game", f"there is no game '{game}'")
        chosen = next((one for one in PACES if one == pace), None)
        span: Period | None = next((one for one in get_args(Period) if one == period), None)
        if chosen is None or span is None:
            raise Refusal("malformed", "a leaderboard is live or turn-based, of all or month")
        pool = f"{game}/{chosen}"
        board = await self._board(pool, span, bots=bots)
        own = next((at for at, row in enumerate(board.rows) if row.player == person), None)
        shown = list(range(min(TOP_PLACES, len(board.rows))))
        if own is not None:
            around = range(own - NEIGHBORS, own + NEIGHBORS + 1)
            shown += [at for at in around if TOP_PLACES <= at < len(board.rows)]
        places = [await self._place(pool, board, at) for at in shown]
        places = [
            replace(place, you=True) if board.rows[at].player == person else place
            for at, place in zip(shown, places, strict=True)
        ]
        mine = board.people.get(person)
        return Leaderboard(
            game,
            chosen,
            span,
            places,
            len(board.rows),
            len(board.people) - len(board.rows),
            None if mine is None else rating_info(mine.rating),
        )

    async def _board(self, pool: str, period: Period, *, bots: bool) -> Board:
        known = self._boards.get((pool, period, bots))
        if known is not None and time.monotonic() - known.made < FRESH_SECONDS:
            return known
        since = month_start(now_ms()) if period == "month" else 0
        leaders = await self._store.leaders(pool, since)
        people = {one.person: one for one in leaders if is_bot_account(one.person) == bots}
        rated = [Rated(one.person, one.rating, one.last, one.games) for one in people.values()]
        rows = leaderboard(rated, limit=len(rated))
        board = Board(time.monotonic(), rows, people, {})
        self._boards[(pool, period, bots)] = board
        return board

    async def _place(self, pool: str, board: Board, at: int) -> LeaderboardPlace:
        row = board.rows[at]
        known = board.places.get(at)
        if known is not None:
            return known
        who = board.people[row.player]
        history = await self._store.pool_history(row.player, pool, GRAPH_POINTS)
        before = await self._store.rating_at(row.player, pool, now_ms() - TREND_DAYS * DAY_MS)
        board.places[at] = LeaderboardPlace(
            row.place,
            who.name,
            rating_info(who.rating),
            who.games,
            row.points - round(before.points),
            [round(rating.points) for rating in history],
        )
        return board.places[at]


def _counted_seat(entry: RatingEntry) -> SeatRating:
    change = entry.change
    return SeatRating(entry.seat, rating_info(change.before), rating_info(change.after))


class Recount(NamedTuple):
    """Compares the stored history with one recomputed from the counted games."""

    games: int
    changes: int
    problems: list[ValidationMessage]
    """Descriptions of the first differences; empty if there are none."""


MAX_PROBLEMS: Final = 20


async def recount(store: Database) -> Recount:
    """Recompute all ratings from counted games and voids, and compare them with the history."""
    problems: list[ValidationMessage] = []
    expected: dict[tuple[int, int], Change] = {}
    games, changes, last = 0, 0, 0
    steps = _Replay()
    voids = {void.number: void for void in await store.rating_voids()}

    def decide(upto: int) -> None:
        for number in sorted(number for number in voids if number <= upto):
            add(number, steps.decide(voids.pop(number)))

    def add(number: int, rows: Iterable[Change]) -> None:
        nonlocal last
        if number != last + 1:
            english = "game {missing} is missing; the next one is {number}"
            problems.append(_difference("game", english, missing=last + 1, number=number))
        last = number
        expected.update({(number, seat): row for seat, row in enumerate(rows)})

    async for game in store.counted_games():
        decide(game.order)
        games += 1
        add(game.order, steps.count(game))
    decide(max(voids, default=0))
    async for entry in store.rating_changes():
        changes += 1
        wanted = expected.pop((entry.number, entry.seat), None)
        if wanted is None:
            english = "change {change} belongs to no counted game"
            change = f"{entry.number}.{entry.seat + 1}"
            problems.append(_difference("extra", english, change=change))
        elif not _same(wanted, entry.change):
            english = "change {change} of table {table}: stored {stored}, recomputed {found}"
            args: dict[str, Arg] = {
                "change": f"{entry.number}.{entry.seat + 1}",
                "table": wanted.table,
                "stored": f"{entry.change.after.points:.3f}",
                "found": f"{wanted.after.points:.3f}",
            }
            problems.append(_difference("points", english, **args))
    english = "change {change} is missing"
    for number, seat in expected:
        problems.append(_difference("missing", english, change=f"{number}.{seat + 1}"))
    return Recount(games, changes, problems[:MAX_PROBLEMS])


def _difference(cause: str, english: str, **args: Arg) -> ValidationMessage:
    return ValidationMessage("store-recount", english, {"cause": cause, **args})


class _Replay:
    """Repeats the server's computation, one counted game or void at a time."""

    def __init__(self) -> None:
        self._ratings: dict[tuple[str, str], Rating] = {}
        self._games: dict[str, CountedGame] = {}
        self._voided: frozenset[str] = frozenset()

    def count(self, game: CountedGame) -> tuple[Change, ...]:
        self._games[game.table] = game
        return self._save(game_changes(game, self._ratings))

    def decide(self, void: RatingVoid) -> tuple[Change, ...]:
        game = self._games.get(void.table)
        if game is None:
            return ()
        self._voided = self._voided | {void.table} if void.voided else self._voided - {void.table}
        cause = Cause.VOIDED if void.voided else Cause.RESTORED
        pool = [one for one in self._games.values() if one.pool == game.pool]
        return self._save(corrections(game, pool, self._voided, self._ratings, cause))

    def _save(self, rows: tuple[Change, ...]) -> tuple[Change, ...]:
        self._ratings.update({(row.player, row.pool): row.after for row in rows})
        return rows


def _same(one: Change, other: Change) -> bool:
    facts = (one.player, one.pool, one.table, one.cause)
    if facts != (other.player, other.pool, other.table, other.cause):
        return False
    pairs = ((one.before, other.before), (one.after, other.after))
    return all(
        abs(left.mu - right.mu) < SAME_WITHIN and abs(left.sigma - right.sigma) < SAME_WITHIN
        for left, right in pairs
    )
