"""Storage of ratings: results of rated games, and the append-only history of ratings.

A result is saved together with the last move of its game, and waits to be counted. Counting moves
it to the counted games, gives it the next number of a total order, and adds the rating changes of
its players, all in one transaction. Two servers that count at the same time want the same number:
one of them gets ``StaleError`` and reads again. A game is therefore counted exactly once, and
always on top of all games with smaller numbers.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final

import msgspec
from msgspec import Struct

from arizona.people.ratings import Cause, Change, CountedGame, Rating
from arizona.server.store.row_store import RowStore
from arizona.server.store.sql import ADD_COUNTED, Statement, Values, text

RESULT: Final = "table_id, pool, players, places, finished"
RATING_CHANGE: Final = (
    "number, seat, person, pool, table_id, cause, "
    "mu_before, sigma_before, mu_after, sigma_after, at"
)
ADD_CHANGE: Final = f"""
INSERT INTO rating_changes ({RATING_CHANGE}) VALUES (?,?,?,?,?,?,?,?,?,?,?)"""
COUNTED: Final = "DELETE FROM rated_results WHERE table_id=?"
DROP_COUNTED: Final = """
DELETE FROM rated_results WHERE table_id IN (SELECT table_id FROM counted_games)"""
NEWEST: Final = """
SELECT max(number) FROM rating_changes n WHERE n.person=c.person AND n.pool=c.pool"""
LEADERS: Final = f"""
SELECT p.name, c.person, c.mu_after, c.sigma_after, c.at,
  (SELECT count(*) FROM rating_changes g
   WHERE g.person=c.person AND g.pool=c.pool AND g.cause='game')
FROM rating_changes c JOIN people p ON p.id=c.person
WHERE c.pool=? AND c.at>=? AND c.number=({NEWEST}) AND p.banned=0 AND p.delete_at IS NULL"""
AT_ONCE: Final = 1000
_strings = msgspec.json.Decoder(list[str])
_numbers = msgspec.json.Decoder(list[int])


class RatedGame(Struct, frozen=True):
    """A result, and when the game ended in Unix ms. The order of an uncounted game is 0."""

    game: CountedGame
    finished: int


class RatedPerson(Struct, frozen=True):
    """A person with the current rating in one pool."""

    name: str
    person: str
    rating: Rating
    last: int
    """When the last game was counted, in Unix ms."""
    games: int


class RatingEntry(Struct, frozen=True):
    """A row of the history."""

    number: int
    seat: int
    at: int
    change: Change


class RatingStore(RowStore):
    """Ratings in a database; subclasses provide the connection."""

    # --- counting -----------------------------------------------------------------------------

    async def last_counted(self) -> int:
        """Return the number of the last counted game, 0 if there is none."""
        [[number]] = await self._rows("SELECT coalesce(max(number), 0) FROM counted_games")
        return int(number)

    async def uncounted(self, limit: int = 100) -> list[RatedGame]:
        """Return results that were not counted yet, oldest first."""
        rows = await self._rows(
            f"SELECT {RESULT} FROM rated_results ORDER BY finished, table_id LIMIT ?", (limit,)
        )
        return [RatedGame(_game_of(0, row), int(row[4])) for row in rows]

    async def count_game(self, number: int, rated: RatedGame, rows: list[Change], at: int) -> None:
        """Count a game under a number; raise ``StaleError`` if number or table are taken."""
        game = rated.game
        facts = (
            number,
            game.table,
            game.pool,
            text(game.players),
            text(game.places),
            rated.finished,
            at,
        )
        work: list[Statement] = [(ADD_COUNTED, facts), (COUNTED, (game.table,))]
        work += [(ADD_CHANGE, _values(number, seat, row, at)) for seat, row in enumerate(rows)]
        await self._write(work)

    async def drop_counted(self) -> None:
        """Remove results of tables that were counted before."""
        await self._write([(DROP_COUNTED, ())])

    async def counted_games(self) -> AsyncIterator[CountedGame]:
        """Yield all counted games in their order."""
        last = 0
        while rows := await self._rows(
            f"SELECT number, {RESULT} FROM counted_games WHERE number>? ORDER BY number LIMIT ?",
            (last, AT_ONCE),
        ):
            for row in rows:
                yield _game_of(int(row[0]), row[1:])
            last = int(rows[-1][0])

    # --- reading ------------------------------------------------------------------------------

    async def rating(self, person: str, pool: str) -> Rating:
        """Return the current rating of a person, or the initial rating."""
        rows = await self._rows(
            "SELECT mu_after, sigma_after FROM rating_changes WHERE person=? AND pool=? "
            "ORDER BY number DESC LIMIT 1",
            (person, pool),
        )
        return Rating(float(rows[0][0]), float(rows[0][1])) if rows else Rating()

    async def rating_at(self, person: str, pool: str, at: int) -> Rating:
        """Return the rating that a person had at a time, or the initial rating."""
        rows = await self._rows(
            "SELECT mu_after, sigma_after FROM rating_changes WHERE person=? AND pool=? "
            "AND at<=? ORDER BY number DESC LIMIT 1",
            (person, pool, at),
        )
        return Rating(float(rows[0][0]), float(rows[0][1])) if rows else Rating()

    async def pool_history(self, person: str, pool: str, limit: int) -> list[Rating]:
        """Return the latest ratings of a person in a pool, oldest first."""
        rows = await self._rows(
            "SELECT mu_after, sigma_after FROM rating_changes WHERE person=? AND pool=? "
            "ORDER BY number DESC LIMIT ?",
            (person, pool, limit),
        )
        return [Rating(float(mu), float(sigma)) for mu, sigma in reversed(rows)]

    async def has_uncounted(self, table: str) -> bool:
        """Whether a table has a result that waits to be counted."""
        return bool(await self._rows("SELECT 1 FROM rated_results WHERE table_id=?", (table,)))

    async def table_changes(self, table: str) -> list[RatingEntry]:
        """Return the rating changes of a table's game, by seat."""
        return await self._entries(
            "WHERE table_id=? AND cause='game' ORDER BY number, seat", (table,)
        )

    async def rating_history(self, person: str) -> list[RatingEntry]:
        """Return all rating changes of a person, oldest first."""
        return await self._entries("WHERE person=? ORDER BY number, seat", (person,))

    async def rating_changes(self) -> AsyncIterator[RatingEntry]:
        """Yield the whole history, oldest first."""
        last = 0
        while True:
            # Changes of one number are never split: a game has at most four of them.
            some = await self._entries(
                "WHERE number>? AND number<=? ORDER BY number, seat", (last, last + AT_ONCE)
            )
            for entry in some:
                yield entry
            last += AT_ONCE
            if not some and last > await self.last_counted():
                return

    async def _entries(self, tail: str, values: Values) -> list[RatingEntry]:
        rows = await self._rows(f"SELECT {RATING_CHANGE} FROM rating_changes {tail}", values)
        return [_entry_of(row) for row in rows]

    async def leaders(self, pool: str, since: int = 0) -> list[RatedPerson]:
        """Return the people of a pool who played since a time, with their current ratings.

        Banned people and accounts about to be deleted are left out.
        """
        rows = await self._rows(LEADERS, (pool, since))
        return [
            RatedPerson(str(name), str(person), Rating(mu, sigma), int(last), int(games))
            for name, person, mu, sigma, last, games in rows
        ]


def _values(number: int, seat: int, row: Change, at: int) -> Values:
    return (
        number,
        seat,
        row.player,
        row.pool,
        row.table,
        str(row.cause),
        row.before.mu,
        row.before.sigma,
        row.after.mu,
        row.after.sigma,
        at,
    )


def _entry_of(row: Values) -> RatingEntry:
    number, seat, person, pool, table, cause, mu, sigma, mu_after, sigma_after, at = row
    change = Change(
        person, pool, table, Cause(cause), Rating(mu, sigma), Rating(mu_after, sigma_after)
    )
    return RatingEntry(int(number), int(seat), int(at), change)


def _game_of(order: int, row: Values) -> CountedGame:
    table, pool, players, places, _ = row
    return CountedGame(
        order, table, pool, tuple(_strings.decode(players)), tuple(_numbers.decode(places))
    )
