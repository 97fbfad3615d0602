"""Times that people took for their decisions at finished tables, without names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from arizona.engine.errors import ArizonaError
from arizona.engine.events import Event
from arizona.engine.match import Match
from arizona.engine.record import NO_ACTION, OUT_OF_TIME
from arizona.engine.replay import Listener, replay
from arizona.lab.measure.play_times import PlayTimes, Timed, play_times
from arizona.server.protocol.parts import ClockRule, FischerClock, MoveClock
from arizona.server.services.administration.maintenance import TableMaintenance
from arizona.server.store.store import LogLine, TableRow, effective_lines
from arizona.server.tables.seating import Seating
from arizona.server.tables.table_content import install_content
from arizona.server.tables.table_rows import stored_record

ALL: Final = 1_000_000_000
LONGEST_TURN: Final = 3600
"""Seconds per turn from which a table counts as played by correspondence."""
LONGEST_GAME: Final = 6 * 3600
"""The same for a clock for the whole game."""


async def measure_times(maintenance: TableMaintenance) -> list[PlayTimes]:
    """Return the times of people in each game, from all finished tables of a store."""
    found: dict[str, list[list[Timed]]] = {}
    for row in await maintenance.rows(ALL):
        if not counts(row):
            continue
        lines = effective_lines(await maintenance.store.log(row.id))
        try:
            await install_content(maintenance.store, row.game, row.content)
            timed = decision_times(row, lines)
        except ArizonaError:
            continue  # rules, content or a game that this program does not have
        if timed:
            found.setdefault(row.game, []).append(timed)
    return [play_times(game, tables) for game, tables in sorted(found.items())]


def counts(row: TableRow) -> bool:
    """Whether the table was played to its end, online, without long pauses between turns."""
    return row.progress.status == "over" and not row.settings.offline and not _slow(row.clock)


def _slow(clock: ClockRule) -> bool:
    if isinstance(clock, MoveClock):
        return clock.seconds >= LONGEST_TURN
    return isinstance(clock, FischerClock) and clock.seconds >= LONGEST_GAME


def decision_times(row: TableRow, lines: list[LogLine]) -> list[Timed]:
    """Return the decisions of people at a table with the seconds since the move before each.

    The first decision is left out, because its time includes waiting for the others to join, and so
    are moves copied from another table.
    """
    people = {seat.seat for seat in row.seats if seat.kind != "bot"}
    observer = _Observer(lines, people, max(1, row.origin_moment or 0))
    replay(
        stored_record(row, Seating(row.game, row.seats, {}), [line.line for line in lines]),
        deal=row.settings.deal,
        listener=observer,
    )
    return observer.found


class _Observer(Listener):
    """Records the number of choices before each decision of a person."""

    def __init__(self, lines: list[LogLine], people: set[int], first: int) -> None:
        self.found: list[Timed] = []
        self._lines: Final = lines
        self._first: Final = first
        self._seats: Final[Mapping[str, int]] = {str(seat + 1): seat for seat in people}
        self._match: Match | None = None
        self._at = 0
        self._choices = 0

    def begins(self, match: Match) -> None:
        self._match = match
        self._look()

    def moved(self, events: list[Event]) -> None:
        match, at = self._match, self._at
        assert match is not None
        if self._choices and at >= self._first and match.moves[-1].action != NO_ACTION:
            elapsed = (self._lines[at].at - self._lines[at - 1].at) / 1000
            if elapsed > 0:  # several moves of one request share a time
                self.found.append(Timed(self._choices, elapsed))
        self._at += 1
        self._look()

    def _look(self) -> None:
        """Count the choices of the next decision if it is a person's."""
        self._choices = 0
        match = self._match
        if match is None or self._at >= len(self._lines) or match.over:
            return
        if match.moves and match.moves[-1].text == OUT_OF_TIME:
            return  # a bot makes the next decision
        seat = self._seats.get(self._lines[self._at].line.partition(" ")[0])
        if seat is not None and match.mover == seat:
            self._choices = len(match.state.legal())
