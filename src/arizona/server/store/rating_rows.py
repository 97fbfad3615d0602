"""Storage of ratings: results of rated games, and the append-only history of ratings.

A result is saved together with the last move of its game, and waits to be counted. Counting moves
it to the counted games, gives it the next number of a total order, and adds the rating changes of
its players, all in one transaction. Two servers that count at the same time want the same number:
one of them gets ``StaleError`` and reads again. A game is therefore counted exactly once, and
always on top of all games with smaller numbers. Decisions to void a result have numbers of the
same order, so everything can be recomputed step by step.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from arizona.people.ratings import Cause, Change, CountedGame, Rating
from arizona.server.store.row_store import RowStore
from arizona.server.store.sql import (
    ADD_CHANGE,
    ADD_COUNTED,
    ADD_FIRST_CHANGE,
    ADD_VOID,
    RATING_CHANGE,
    RATING_VOID,
    Statement,
    Values,
    text,
)

RESULT: Final = "table_id, pool, players, places, finished"
COUNTED: Final = "DELETE FROM rated_results WHERE table_id=?"
DROP_COUNTED: Final = """
DELETE FROM rated_results WHERE table_id IN (SELECT table_id FROM counted_games)"""
NEWEST: Final = """
SELECT max(number) FROM rating_changes n WHERE n.person=c.person AND n.pool=c.pool"""
VOIDED: Final = """
SELECT v.table_id FROM rating_voids v WHERE v.voided=1
AND v.number=(SELECT max(w.number) FROM rating_voids w WHERE w.table_id=v.table_id)"""
"""The tables whose result does not count at the moment."""
LEADERS: Final = f"""
SELECT p.name, c.person, c.mu_after, c.sigma_after, g.last, g.games
FROM rating_changes c JOIN people p ON p.id=c.person
JOIN (SELECT person, max(at) AS last, count(*) AS games FROM rating_changes
  WHERE pool=? AND cause='game' AND table_id NOT IN ({VOIDED}) GROUP BY person) g
ON g.person=c.person
WHERE c.pool=? AND g.last>=? AND c.number=({NEWEST}) AND p.banned=0 AND p.delete_at IS NULL"""
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


class RatingVoid(Struct, frozen=True):
    """A decision to void a counted game, or to restore it."""

    number: int
    table: str
    voided: bool
    actor: str
    """The id of the moderator."""
    actor_name: str
    reason: str
    at: int


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
        """Return the number of the last counted game or void, 0 if there is none."""
        [[number]] = await self._rows(
            "SELECT coalesce(max(number), 0) FROM (SELECT max(number) AS number FROM counted_games "
            "UNION ALL SELECT max(number) FROM rating_voids) AS numbers"
        )
        return int(number)

    async def uncounted(self, limit: int = 100) -> list[RatedGame]:
        """Return the results that have not been counted yet, oldest first."""
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
        await self._write(work + _added(number, rows, at))

    async def add_void(
        self, void: RatingVoid, rows: Sequence[Change], audit: Sequence[Statement]
    ) -> None:
        """Void or restore a result; raise ``StaleError`` if the number is taken."""
        values = (
            void.number,
            void.table,
            int(void.voided),
            void.actor,
            void.actor_name,
            void.reason,
            void.at,
        )
        work: list[Statement] = [(ADD_VOID, values)]
        await self._write([*work, *_added(void.number, rows, void.at), *audit])

    async def drop_counted(self) -> None:
        """Remove results of tables that were counted before."""
        await self._write([(DROP_COUNTED, ())])

    async def counted_games(self, pool: str = "") -> AsyncIterator[CountedGame]:
        """Yield all counted games, or those of one pool, in their order."""
        last = 0
        where = "AND pool=? " if pool else ""
        while rows := await self._rows(
            f"SELECT number, {RESULT} FROM counted_games WHERE number>? {where}"
            "ORDER BY number LIMIT ?",
            (last, *((pool,) if pool else ()), AT_ONCE),
        ):
            for row in rows:
                yield _game_of(int(row[0]), row[1:])
            last = int(rows[-1][0])

    async def counted_game(self, table: str) -> CountedGame | None:
        rows = await self._rows(
            f"SELECT number, {RESULT} FROM counted_games WHERE table_id=?", (table,)
        )
        return _game_of(int(rows[0][0]), rows[0][1:]) if rows else None

    async def rating_voids(self) -> list[RatingVoid]:
        """Return all decisions to void or restore a result, in their order."""
        rows = await self._rows(f"SELECT {RATING_VOID} FROM rating_voids ORDER BY number")
        return [
            RatingVoid(
                int(number), str(table), bool(voided), str(actor), str(name), str(reason), int(at)
            )
            for number, table, voided, actor, name, reason, at in rows
        ]

    async def voided(self) -> frozenset[str]:
        """Return the tables whose result is voided."""
        return frozenset(str(table) for [table] in await self._rows(VOIDED))

    async def is_voided(self, table: str) -> bool:
        """Whether the result of a table is voided."""
        return bool(await self._rows(f"{VOIDED} AND v.table_id=?", (table,)))

    async def pool_ratings(self, pool: str) -> dict[tuple[str, str], Rating]:
        """Return the current ratings of everyone in a pool, by person and pool."""
        rows = await self._rows(
            f"SELECT c.person, c.mu_after, c.sigma_after FROM rating_changes c "
            f"WHERE c.pool=? AND c.number=({NEWEST})",
            (pool,),
        )
        return {(str(person), pool): Rating(mu, sigma) for person, mu, sigma in rows}

    # --- reading ------------------------------------------------------------------------------

    async def rating(self, person: str, pool: str) -> Rating:
        """Return the current rating of a person, or the initial rating."""
        rows = await self._rows(
            "SELECT mu_after, sigma_after FROM rating_changes WHERE person=? AND pool=? "
            "ORDER BY number DESC LIMIT 1",
            (person, pool),
        )
        return Rating(float(rows[0][0]), float(rows[0][1])) if rows else Rating()

    async def ratings_of(self, people: Sequence[str], pool: str) -> dict[str, Rating]:
        """Return the current ratings of people, including those who have not played yet."""
        found = dict.fromkeys(people, Rating())
        for start in range(0, len(people), AT_ONCE):
            some = people[start : start + AT_ONCE]
            rows = await self._rows(
                f"SELECT c.person, c.mu_after, c.sigma_after FROM rating_changes c "
                f"WHERE c.pool=? AND c.person IN ({','.join('?' * len(some))}) "
                f"AND c.number=({NEWEST})",
                (pool, *some),
            )
            found.update((str(person), Rating(mu, sigma)) for person, mu, sigma in rows)
        return found

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

    async def recent_rated_games(self, pool: str, limit: int) -> list[RatingEntry]:
        """Return a pool's latest rating changes, newest first, without voided games."""
        voided = await self.voided()
        found = await self._entries(
            "WHERE pool=? AND cause='game' ORDER BY at DESC, number DESC, seat LIMIT ?",
            (pool, limit),
        )
        return [one for one in found if one.change.table not in voided]

    async def last_rated(self, pool: str) -> int:
        """Return when the last game of a pool was counted, in Unix ms, or 0."""
        [[at]] = await self._rows(
            "SELECT coalesce(max(at), 0) FROM rating_changes WHERE pool=?", (pool,)
        )
        return int(at)

    async def rating_history(self, person: str) -> list[RatingEntry]:
        """Return all rating changes of a person, oldest first."""
        return await self._entries("WHERE person=? ORDER BY number, seat", (person,))

    async def rating_changes(self) -> AsyncIterator[RatingEntry]:
        """Yield the whole history, oldest first."""
        last = 0
        while True:
            # Changes with the same number are never split between two reads.
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
        rows = await self._rows(LEADERS, (pool, pool, since))
        return [
            RatedPerson(str(name), str(person), Rating(mu, sigma), int(last), int(games))
            for name, person, mu, sigma, last, games in rows
        ]


def _added(number: int, rows: Sequence[Change], at: int) -> list[Statement]:
    """Return the statements that add changes; the first one fails if the number is taken."""
    return [
        (ADD_CHANGE if seat else ADD_FIRST_CHANGE, _values(number, seat, row, at))
        for seat, row in enumerate(rows)
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
