"""Storage of the daily challenge: who plays which day's deal at which table, with the result.

There is at most one run per day, game and person, so that a result can be counted only once. Times
are Unix times in ms.
"""

from __future__ import annotations

from secrets import token_hex
from typing import Final

from msgspec import Struct

from arizona.server.store import sql
from arizona.server.store.row_store import RowStore
from arizona.server.store.sql import ADD_DAILY_RUN, FINISH_OFFLINE_RUN, Statement, Values
from arizona.server.store.store import NewTable

RUN: Final = "day, game, person, table_id, started, finished, score, lead, unranked"
RESULT: Final = "UPDATE daily_runs SET finished=?, score=?, lead=?, unranked=?"
UNRANKED: Final = 1
OFFLINE: Final = 2
"""Values of the column ``unranked``; 0 is a ranked result."""
FORMER_PERSON: Final = "former "
"""Replaces the id of a deleted account."""


class DailyRun(Struct, frozen=True, kw_only=True):
    """One person's attempt at a day's challenge."""

    day: str
    game: str
    person: str
    table: str
    started: int
    finished: int | None = None
    score: int = 0
    """The result that is compared, once the run is finished."""
    lead: int = 0
    """The person's points minus those of the best opponent."""
    unranked: bool = False
    """Whether the run ended after its day, or before the end of the game."""
    offline: bool = False
    """Whether the game is played offline. Its result is not ranked, either, but it counts for the
    streak. The table is created when the finished game is submitted.
    """


class DailyResult(Struct, frozen=True):
    """A result that counts, for leaderboards."""

    person: str
    name: str | None
    account: str | None
    score: int
    lead: int
    finished: int
    table: str
    unranked: int = 0

    @property
    def offline(self) -> bool:
        return self.unranked == OFFLINE


class DailyStore(RowStore):
    """Daily challenges in a database; subclasses provide the connection."""

    async def add_daily_run(self, run: DailyRun, table: NewTable) -> None:
        """Add a run with its table; raise ``StaleError`` if the person has one already."""
        await self._write([_add(run), *sql.new_table(*table)])

    async def add_offline_run(self, run: DailyRun) -> None:
        """Add a run that is played offline; raise ``StaleError`` if the person has one already."""
        await self._write([_add(run)])

    async def finish_offline_run(
        self, run: DailyRun, table: NewTable, finished: int, score: int, lead: int
    ) -> None:
        """Save the result of an offline run with its table; raise ``StaleError`` if it has one."""
        result = (FINISH_OFFLINE_RUN, (finished, score, lead, run.table))
        await self._write([result, *sql.new_table(*table)])

    async def daily_run(self, day: str, game: str, person: str) -> DailyRun | None:
        found = await self._runs("WHERE day=? AND game=? AND person=?", (day, game, person))
        return found[0] if found else None

    async def daily_run_of_table(self, table: str) -> DailyRun | None:
        found = await self._runs("WHERE table_id=?", (table,))
        return found[0] if found else None

    async def daily_runs_of(self, person: str) -> list[DailyRun]:
        """Return all runs of a person, oldest first."""
        return await self._runs("WHERE person=? ORDER BY day, game", (person,))

    async def ended_daily_runs(self, since: str) -> list[DailyRun]:
        """Return the runs since a day whose game is over, but whose result is not saved yet."""
        return await self._runs(
            "WHERE finished IS NULL AND day>=? AND EXISTS "
            "(SELECT 1 FROM tables t WHERE t.id=table_id AND t.status='over')",
            (since,),
        )

    async def _runs(self, tail: str, values: Values) -> list[DailyRun]:
        rows = await self._rows(f"SELECT {RUN} FROM daily_runs {tail}", values)
        return [_run(row) for row in rows]

    async def save_daily_result(
        self, table: str, finished: int, score: int, lead: int, *, unranked: bool
    ) -> None:
        """Save the result of a run; only the first result is saved."""
        change = f"{RESULT} WHERE table_id=? AND finished IS NULL"
        await self._write([(change, (finished, score, lead, int(unranked), table))])

    async def daily_results(self, day: str, game: str) -> list[DailyResult]:
        """Return the results that count, in no order; those of banned people do not."""
        return await self._results("AND r.unranked=0", (day, game))

    async def daily_results_of_friends(self, day: str, game: str, person: str) -> list[DailyResult]:
        """Return the results of a person and the people they follow, with those played offline."""
        return await self._results(
            f"AND r.unranked IN (0, {OFFLINE}) AND r.person IN "
            "(SELECT f.other FROM follows f WHERE f.person=? UNION SELECT ?)",
            (day, game, person, person),
        )

    async def _results(self, tail: str, values: Values) -> list[DailyResult]:
        rows = await self._rows(
            "SELECT r.person, g.name, p.name, r.score, r.lead, r.finished, r.table_id, r.unranked "
            "FROM daily_runs r LEFT JOIN guests g ON g.id=r.person "
            "LEFT JOIN people p ON p.id=r.person "
            "WHERE r.day=? AND r.game=? AND r.finished IS NOT NULL "
            f"AND coalesce(p.banned, 0)=0 {tail}",
            values,
        )
        return [DailyResult(*row) for row in rows]

    async def count_daily_results(self, day: str) -> dict[str, int]:
        """Return the number of results of a day that count, by game."""
        rows = await self._rows(
            "SELECT game, count(*) FROM daily_runs "
            "WHERE day=? AND finished IS NOT NULL AND unranked=0 GROUP BY game",
            (day,),
        )
        return {str(game): int(count) for game, count in rows}

    async def all_daily_runs(self) -> list[Values]:
        """Return all rows, for a transfer to another store."""
        return await self._rows(f"SELECT {RUN} FROM daily_runs ORDER BY day, game, person")

    async def put_daily_runs(self, rows: list[Values]) -> None:
        """Add rows of another store; newer results of a run replace an older copy."""
        add = (
            f"INSERT INTO daily_runs ({RUN}) VALUES (?,?,?,?,?,?,?,?,?) "
            "ON CONFLICT (day, game, person) DO UPDATE SET finished=excluded.finished, "
            "score=excluded.score, lead=excluded.lead, unranked=excluded.unranked"
        )
        if rows:
            await self._write([(add, row) for row in rows])


def merged_runs(guest: str, person: str) -> list[Statement]:
    """Return the statements that give a guest's runs to a person.

    If both have played the same challenge, the run that started first counts.
    """
    same = "o.day=daily_runs.day AND o.game=daily_runs.game AND o.person=?"
    other = f"SELECT 1 FROM daily_runs o WHERE {same}"
    return [
        (
            f"DELETE FROM daily_runs WHERE person=? AND EXISTS "
            f"({other} AND o.started<daily_runs.started)",
            (person, guest),
        ),
        (
            f"UPDATE daily_runs SET person=? WHERE person=? AND NOT EXISTS ({other})",
            (person, guest, person),
        ),
        ("DELETE FROM daily_runs WHERE person=?", (guest,)),
    ]


def anonymous_runs(person: str) -> Statement:
    """Return the statement that removes a deleted person from the results."""
    return (
        "UPDATE daily_runs SET person=? WHERE person=?",
        (FORMER_PERSON + token_hex(8), person),
    )


def _run(row: Values) -> DailyRun:
    day, game, person, table, started, finished, score, lead, unranked = row
    return DailyRun(
        day=day,
        game=game,
        person=person,
        table=table,
        started=started,
        finished=finished,
        score=score,
        lead=lead,
        unranked=unranked == UNRANKED,
        offline=unranked == OFFLINE,
    )


def _add(run: DailyRun) -> Statement:
    kind = OFFLINE if run.offline else 0
    return ADD_DAILY_RUN, (run.day, run.game, run.person, run.table, run.started, kind)
