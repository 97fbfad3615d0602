"""Storage of tournaments. Times are Unix times in ms.

Every change of a tournament is conditional on its version (``CHANGE_TOURNAMENT``) and saved in one
transaction: entrants, a round with all its tables, or results. If two servers decide at the same
time, or one is killed, each round is paired once and each result is counted once.

A table's result is read from the finished table itself, so it cannot be lost: an open pairing with
a finished table is counted the next time a server checks.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, get_args

import msgspec
from msgspec import Struct

from arizona.server.protocol.tournaments import (
    OwnTournamentGame,
    TournamentSettings,
    TournamentState,
)
from arizona.server.store import sql
from arizona.server.store.row_store import RowStore
from arizona.server.store.sql import CHANGE_TOURNAMENT, Statement, Values
from arizona.server.store.store import NewTable

LogAction = Literal["started", "paused", "resumed", "ended", "canceled", "corrected"]
ROW: Final = (
    "id, version, state, director, settings, seed, listed, arena, created, starts, started, ended, "
    "next_at"
)
ENTRANT: Final = "id, person, bot, rating, joined, left_after"
TABLE: Final = "round, board, table_id, seats, result, finished"
LOG: Final = "version, at, actor, action, round, board"
TOURNAMENT_TABLES: Final = {
    "tournaments": ROW,
    "tournament_entrants": f"tournament, {ENTRANT}",
    "tournament_rounds": "tournament, number, byes, at",
    "tournament_tables": f"tournament, {TABLE}",
    "tournament_log": f"tournament, {LOG}",
}
"""The tables with their columns, for a transfer to another store."""
CURRENT: Final = "('open', 'running', 'paused')"
PUT_ENTRANT: Final = f"""
INSERT INTO tournament_entrants (tournament, {ENTRANT}) VALUES (?,?,?,?,?,?,?)
ON CONFLICT (tournament, id) DO UPDATE SET left_after=excluded.left_after"""
ADD_ROUND: Final = "INSERT INTO tournament_rounds (tournament, number, byes, at) VALUES (?,?,?,?)"
ADD_BOARD: Final = f"INSERT INTO tournament_tables (tournament, {TABLE}) VALUES (?,?,?,?,?,?,?)"
SET_RESULT: Final = """
UPDATE tournament_tables SET result=?, finished=? WHERE tournament=? AND round=? AND board=?"""
ADD_LOG: Final = f"INSERT INTO tournament_log (tournament, {LOG}) VALUES (?,?,?,?,?,?,?)"
DUE: Final = """
SELECT t.id FROM tournaments t WHERE (t.state='open' AND t.starts>0 AND t.starts<=?)
  OR (t.state='running' AND t.next_at<=? AND (t.arena=1 OR NOT EXISTS
    (SELECT 1 FROM tournament_tables b WHERE b.tournament=t.id AND b.finished IS NULL)))
UNION SELECT b.tournament FROM tournament_tables b JOIN tables x ON x.id=b.table_id
  JOIN tournaments t ON t.id=b.tournament
  WHERE b.finished IS NULL AND x.status='over' AND t.state IN ('running', 'paused')"""
SUMMARY: Final = f"""
SELECT {", ".join(f"t.{column}" for column in ROW.split(", "))},
  (SELECT count(*) FROM tournament_entrants e
    WHERE e.tournament=t.id AND e.bot='' AND e.left_after IS NULL),
  (SELECT count(*) FROM tournament_rounds r WHERE r.tournament=t.id),
  (SELECT count(*) FROM tournament_entrants m
    WHERE m.tournament=t.id AND m.person=? AND m.left_after IS NULL),
  (SELECT p.name FROM people p WHERE p.id=t.director)
FROM tournaments t"""


OPEN_GAMES: Final = """
SELECT t.id, t.settings, b.round, b.table_id, r.at FROM tournament_entrants e
JOIN tournaments t ON t.id=e.tournament AND t.state IN ('running', 'paused')
JOIN tournament_tables b ON b.tournament=t.id AND b.finished IS NULL
  AND b.seats LIKE '%"' || e.id || '"%'
JOIN tournament_rounds r ON r.tournament=t.id AND r.number=b.round
WHERE e.person=? ORDER BY r.at DESC, b.round DESC, b.board DESC"""


class BoardResult(Struct, frozen=True):
    """The result of a table; lists are indexed by seat. ``absent`` entrants did not play."""

    places: list[int]
    scores: list[int] = []
    absent: list[str] = []
    corrected: bool = False
    """Whether the director decided the result."""
    missing: list[str] = []
    """The absent entrants who never made a decision."""


class ByeRow(Struct, frozen=True):
    """An entrant without a table in a round."""

    entrant: str
    kind: str


class TournamentRow(Struct, frozen=True, kw_only=True):
    """A tournament without its entrants and rounds."""

    id: str
    version: int
    state: TournamentState
    director: str
    settings: TournamentSettings
    seed: str
    created: int
    started: int = 0
    ended: int = 0
    next_at: int = 0
    """No round is paired before this time."""


class EntrantRow(Struct, frozen=True, kw_only=True):
    """A participant: a person or a bot. For a deleted account both are missing."""

    id: str
    person: str = ""
    bot: str = ""
    rating: int = 1500
    joined: int = 1
    left_after: int | None = None
    name: str | None = None
    """The current name of the person; not stored here."""
    banned: bool = False


class RoundRow(Struct, frozen=True):
    """A round that was paired."""

    number: int
    byes: list[ByeRow]
    at: int


class BoardRow(Struct, frozen=True, kw_only=True):
    """A table of a round; ``seats`` are entrants."""

    round: int
    board: int
    table: str
    seats: list[str]
    result: BoardResult | None = None
    finished: int | None = None


class LogRow(Struct, frozen=True):
    """A decision of the director, or of the server if the actor is empty."""

    version: int
    at: int
    actor: str
    action: LogAction
    round: int = 0
    board: int = 0


class StoredTournament(Struct, frozen=True):
    """A tournament with all its data."""

    row: TournamentRow
    entrants: list[EntrantRow]
    rounds: list[RoundRow]
    boards: list[BoardRow]
    director: str = ""
    """The name of the director; empty if the account was deleted."""


class TournamentSummary(Struct, frozen=True):
    """A tournament in a list."""

    row: TournamentRow
    entrants: int
    rounds: int
    joined: bool
    director: str


class TournamentTitle(NamedTuple):
    """A tournament, and when it was created in Unix ms."""

    id: str
    name: str
    created: int


class TournamentChange(Struct, kw_only=True):
    """A change of a tournament, based on the version of ``row``."""

    row: TournamentRow
    """The new state; its version is the one that the change is based on."""
    entrants: Sequence[EntrantRow] = ()
    """Entrants that are new, or whose withdrawal changes."""
    removed: Sequence[str] = ()
    round: RoundRow | None = None
    boards: Sequence[BoardRow] = ()
    tables: Sequence[NewTable] = ()
    results: Sequence[BoardRow] = ()
    """Tables with their results."""
    log: LogRow | None = None


_settings = msgspec.json.Decoder(TournamentSettings)
_byes = msgspec.json.Decoder(list[ByeRow])
_seats = msgspec.json.Decoder(list[str])
_result = msgspec.json.Decoder(BoardResult)


class TournamentStore(RowStore):
    """Tournaments in a database; subclasses provide the connection."""

    async def add_tournament(self, row: TournamentRow) -> None:
        given = row.settings
        values = (
            row.id,
            row.version,
            row.state,
            row.director,
            sql.text(given),
            row.seed,
            int(given.listed),
            int(given.kind == "arena"),
            row.created,
            given.starts,
            row.started,
            row.ended,
            row.next_at,
        )
        places = ",".join("?" * len(values))
        await self._write([(f"INSERT INTO tournaments ({ROW}) VALUES ({places})", values)])

    async def change_tournament(self, change: TournamentChange) -> None:
        """Save a change, or raise ``StaleError`` if the tournament has changed since."""
        # The rows of a large round are encoded in a thread, so that the event loop is not blocked.
        await self._write(await asyncio.to_thread(_statements, change))

    async def tournament_row(self, id: str) -> TournamentRow | None:
        rows = await self._rows(f"SELECT {ROW} FROM tournaments WHERE id=?", (id,))
        return _row(rows[0]) if rows else None

    async def tournament(self, id: str) -> StoredTournament | None:
        """Return a tournament with all its data.

        The version is read first: if something changes in between, a change that is based on it
        is refused.
        """
        row = await self.tournament_row(id)
        if row is None:
            return None
        entrants = await self._rows(
            "SELECT e.id, e.person, e.bot, e.rating, e.joined, e.left_after, p.name, p.banned "
            "FROM tournament_entrants e LEFT JOIN people p ON p.id=e.person WHERE e.tournament=?",
            (id,),
        )
        rounds = await self._rows(
            "SELECT number, byes, at FROM tournament_rounds WHERE tournament=? ORDER BY number",
            (id,),
        )
        boards = await self._rows(
            f"SELECT {TABLE} FROM tournament_tables WHERE tournament=? ORDER BY round, board", (id,)
        )
        names = await self._rows("SELECT name FROM people WHERE id=?", (row.director,))
        return StoredTournament(
            row,
            sorted(
                (
                    EntrantRow(
                        id=one[0],
                        person=one[1],
                        bot=one[2],
                        rating=one[3],
                        joined=one[4],
                        left_after=one[5],
                        name=one[6],
                        banned=bool(one[7]),
                    )
                    for one in entrants
                ),
                key=lambda one: (one.id[:1], len(one.id), one.id),
            ),
            [RoundRow(one[0], _byes.decode(one[1]), one[2]) for one in rounds],
            [
                BoardRow(
                    round=one[0],
                    board=one[1],
                    table=one[2],
                    seats=_seats.decode(one[3]),
                    result=_result.decode(one[4]) if one[4] else None,
                    finished=one[5],
                )
                for one in boards
            ],
            str(names[0][0]) if names else "",
        )

    async def tournament_log(self, id: str) -> list[LogRow]:
        """Return the decisions of the director, newest first."""
        rows = await self._rows(
            "SELECT l.version, l.at, coalesce(p.name, ''), l.action, l.round, l.board "
            "FROM tournament_log l LEFT JOIN people p ON p.id=l.actor WHERE l.tournament=? "
            "ORDER BY l.version DESC LIMIT 100",
            (id,),
        )
        return [
            LogRow(version, at, actor, _action(action), round, board)
            for version, at, actor, action, round, board in rows
        ]

    async def due_tournaments(self, now: int) -> list[str]:
        """Return the tournaments that may start, pair a round or count a result now."""
        return [str(row[0]) for row in await self._rows(DUE, (now, now))]

    async def finished_tables(self, id: str) -> set[str]:
        """Return the tables of a tournament that are over and have no result yet."""
        rows = await self._rows(
            "SELECT b.table_id FROM tournament_tables b JOIN tables x ON x.id=b.table_id "
            "WHERE b.tournament=? AND b.finished IS NULL AND x.status='over'",
            (id,),
        )
        return {str(row[0]) for row in rows}

    async def open_games(self, person: str) -> list[OwnTournamentGame]:
        """Return a person's open games in tournaments that have not ended, newest first."""
        rows = await self._rows(OPEN_GAMES, (person,))
        found = []
        for id, settings, round, table, since in rows:
            given = _settings.decode(settings)
            found.append(OwnTournamentGame(id, given.name, given.game, round, table, since))
        return found

    async def count_directed(self, person: str) -> int:
        """Return the number of unfinished tournaments of a director."""
        rows = await self._rows(
            f"SELECT count(*) FROM tournaments WHERE director=? AND state IN {CURRENT}", (person,)
        )
        return int(rows[0][0])

    async def count_entered(self, person: str) -> int:
        """Return the number of unfinished tournaments that a person has entered."""
        rows = await self._rows(
            "SELECT count(*) FROM tournament_entrants e JOIN tournaments t ON t.id=e.tournament "
            f"WHERE e.person=? AND e.left_after IS NULL AND t.state IN {CURRENT}",
            (person,),
        )
        return int(rows[0][0])

    async def tournaments(
        self, person: str, *, current: bool, limit: int
    ) -> list[TournamentSummary]:
        """Return listed tournaments and those that a person directs or has entered, newest first.

        ``current`` selects those that have not ended; otherwise those that have.
        """
        states = CURRENT if current else "('ended')"
        rows = await self._rows(
            f"{SUMMARY} WHERE t.state IN {states} AND (t.listed=1 OR (t.director=? AND ?<>'') OR "
            "EXISTS (SELECT 1 FROM tournament_entrants o WHERE o.tournament=t.id AND o.person=? "
            "AND ?<>'')) ORDER BY t.created DESC, t.id LIMIT ?",
            (person or "-", person, person, person, person, limit),
        )
        return [
            TournamentSummary(_row(row[:13]), row[13], row[14], bool(row[15]), row[16] or "")
            for row in rows
        ]

    async def tournaments_of(self, person: str) -> list[TournamentTitle]:
        """Return the tournaments that a person entered or directed."""
        rows = await self._rows(
            "SELECT id, settings, created FROM tournaments WHERE director=? OR id IN "
            "(SELECT tournament FROM tournament_entrants WHERE person=?) ORDER BY created, id",
            (person, person),
        )
        return [TournamentTitle(row[0], _settings.decode(row[1]).name, row[2]) for row in rows]


def forget_entrant(person: str) -> list[Statement]:
    """Return the statements that remove a deleted account from tournaments; results remain."""
    return [
        ("UPDATE tournaments SET director='' WHERE director=?", (person,)),
        ("UPDATE tournament_entrants SET person='' WHERE person=?", (person,)),
        ("UPDATE tournament_log SET actor='' WHERE actor=?", (person,)),
    ]


def _statements(change: TournamentChange) -> list[Statement]:
    row, id = change.row, change.row.id
    work: list[Statement] = [
        (
            CHANGE_TOURNAMENT,
            (row.state, row.started, row.ended, row.next_at, id, row.version),
        )
    ]
    work += [(PUT_ENTRANT, (id, *_entrant_values(one))) for one in change.entrants]
    gone = "DELETE FROM tournament_entrants WHERE tournament=? AND id=?"
    work += [(gone, (id, entrant)) for entrant in change.removed]
    if change.round is not None:
        one = change.round
        work.append((ADD_ROUND, (id, one.number, sql.text(one.byes), one.at)))
    for board in change.boards:
        seats = sql.text(board.seats)
        work.append((ADD_BOARD, (id, board.round, board.board, board.table, seats, "", None)))
    for new in change.tables:
        work += sql.new_table(*new)
    for board in change.results:
        result = sql.text(board.result)
        work.append((SET_RESULT, (result, board.finished, id, board.round, board.board)))
    if change.log is not None:
        entry = change.log
        values = (entry.at, entry.actor, entry.action, entry.round, entry.board)
        work.append((ADD_LOG, (id, row.version + 1, *values)))
    return work


def _entrant_values(one: EntrantRow) -> Values:
    return (one.id, one.person, one.bot, one.rating, one.joined, one.left_after)


def _row(row: Values) -> TournamentRow:
    return TournamentRow(
        id=row[0],
        version=row[1],
        state=next(one for one in get_args(TournamentState) if one == row[2]),
        director=row[3],
        settings=_settings.decode(row[4]),
        seed=row[5],
        created=row[8],
        started=row[10],
        ended=row[11],
        next_at=row[12],
    )


def _action(text: str) -> LogAction:
    found: LogAction = next(one for one in get_args(LogAction) if one == text)
    return found
