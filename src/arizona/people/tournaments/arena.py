"""Arena: for a fixed time, free players are paired at once with others of similar score.

A win counts two points and a shared first place one. After two wins in a row the player is on a
streak: points count double until a game is not won.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from arizona.people.tournaments.model import (
    Game,
    Pairing,
    PlayerRecord,
    Round,
    Tournament,
    TournamentError,
    records,
    seeded,
)
from arizona.people.tournaments.seating import assign_seats

WIN: Final = 2
SHARED: Final = 1
STREAK: Final = 2
"""Wins in a row after which points count double."""
REACH: Final = 20
"""Places in the order of scores within which an opponent is looked for."""


@dataclass(frozen=True, slots=True)
class ArenaScore:
    """An entrant's score in an arena."""

    points: int
    wins: int
    best_streak: int
    on_streak: bool
    games: tuple[int, ...]
    """Points of each game, in order."""


def score(games: Sequence[Game]) -> ArenaScore:
    """The score of games in order of time."""
    run = best = wins = 0
    gained: list[int] = []
    for game in games:
        worth = WIN if game.won else SHARED if game.first else 0
        gained.append(worth * 2 if run >= STREAK else worth)
        run = run + 1 if game.won else 0
        wins += game.won
        best = max(best, run)
    return ArenaScore(sum(gained), wins, best, run >= STREAK, tuple(gained))


def free(tournament: Tournament) -> list[str]:
    """Active entrants without an open table."""
    busy = {player for pairing in tournament.open_pairings() for player in pairing.seats}
    return [one.id for one in tournament.active() if one.id not in busy]


def pair(tournament: Tournament, waiting: Iterable[str] | None = None) -> Round:
    """Tables for waiting entrants, by default all that are free.

    Nobody meets an opponent of their last table again if others are free. The others wait for the
    next pairing; there are no byes. Raises if there is no table to fill.
    """
    number = tournament.next_number
    idle = set(free(tournament))
    wanted = idle if waiting is None else idle & set(waiting)
    done = records(tournament)
    ordered = [one.id for one in seeded(tournament, tournament.entrants) if one.id in wanted]
    # Among equal scores, entrants with fewer games come first.
    ordered.sort(key=lambda player: (-score(done[player].games).points, len(done[player].games)))
    seats = tournament.settings.seats
    tables = _tables(ordered, done, seats)
    if not tables:
        raise TournamentError("tournament-nobody-waits")
    rng = tournament.rng("seats")
    return Round(
        number,
        tuple(
            Pairing(number, place + 1, assign_seats(table, done, rng))
            for place, table in enumerate(tables)
        ),
    )


def _last_opponents(record: PlayerRecord) -> frozenset[str]:
    return frozenset(record.games[-1].opponents) if record.games else frozenset()


def _tables(ordered: Sequence[str], done: dict[str, PlayerRecord], seats: int) -> list[list[str]]:
    """Pair neighbors in the order; those who have just met are separated if others are near."""
    left = list(ordered)
    rest = len(left) % seats
    if rest and len(left) > seats:
        # Entrants with the most games wait, so that nobody waits twice in a row.
        order = sorted(left, key=lambda player: (len(done[player].games), left.index(player)))
        waits = set(order[len(order) - rest :])
        left = [player for player in left if player not in waits]
    tables: list[list[str]] = []
    while len(left) >= seats:
        table = [left.pop(0)]
        while len(table) < seats:
            met = frozenset().union(*(_last_opponents(done[player]) for player in table))
            near = left[:REACH]
            place = next((at for at, player in enumerate(near) if player not in met), 0)
            table.append(left.pop(place))
        tables.append(table)
    if len(tables) > 1 and seats == 2:
        _untie_last(tables, done)
    return tables


def _untie_last(tables: list[list[str]], done: dict[str, PlayerRecord]) -> None:
    """The last two in the order may have just met: swap with a table above if that helps."""

    def just_met(one: str, two: str) -> bool:
        return two in _last_opponents(done[one]) or one in _last_opponents(done[two])

    one, two = tables[-1]
    if not just_met(one, two):
        return
    for table in reversed(tables[:-1]):
        for other, third in (table, table[::-1]):
            if not just_met(one, other) and not just_met(two, third):
                table[:], tables[-1][:] = [other, one], [third, two]
                return
