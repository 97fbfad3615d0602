"""Duplicate: every table of a round gets the same deal, and results are compared seat by seat.

Matchpoints: two for every other table where the same seat scored less, one for the same score; as
a share of the most possible. Difference: the score less the mean of the same seat at the other
tables. A board that an entrant did not play counts as the higher of 60% (no difference, by
difference) and their own average.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from arizona.people.tournaments.model import (
    Bye,
    Pairing,
    Result,
    Round,
    Tournament,
    TournamentError,
    records,
    seeded,
)
from arizona.people.tournaments.pods import choose_byes, cut, improve
from arizona.people.tournaments.pods import total_rounds as pod_rounds
from arizona.people.tournaments.seating import assign_seats

BYE_SHARE: Final = Fraction(3, 5)
EVEN: Final = Fraction(1, 2)


def total_rounds(tournament: Tournament) -> int:
    """As many as in a tournament of pods."""
    return pod_rounds(tournament)


def pair(tournament: Tournament) -> Round:
    """The next round: full tables, opponents as new as possible, seats in turn."""
    number = tournament.next_number
    if tournament.open_pairings():
        raise TournamentError("tournament-round-open", round=number - 1)
    if number > total_rounds(tournament):
        raise TournamentError("tournament-over")
    seats = tournament.settings.seats
    order = [one.id for one in seeded(tournament, tournament.active())]
    if len(order) < 2 * seats:
        raise TournamentError("tournament-size", least=2 * seats, most=10_000)
    done = records(tournament)
    mixed = list(range(len(order)))
    tournament.rng("tables").shuffle(mixed)
    order = [order[place] for place in mixed]
    resting = choose_byes(order, done, len(order) % seats)
    playing = [player for player in order if player not in resting]
    sizes = [seats] * (len(playing) // seats)
    tables = improve(cut(playing, sizes, done), done, tournament.rng("swaps"), by_points=False)
    rng = tournament.rng("seats")
    pairings = tuple(
        Pairing(number, place + 1, assign_seats(table, done, rng))
        for place, table in enumerate(tables)
    )
    return Round(number, pairings, tuple(Bye(number, player) for player in sorted(resting)))


def matchpoints(scores: Sequence[int]) -> list[Fraction]:
    """The share of each score among scores of the same seat: 1 beats all others, 0 none.

    >>> from arizona.people.tournaments.duplicate import matchpoints
    >>> [str(share) for share in matchpoints([30, 20, 20, 10])]
    ['1', '1/2', '1/2', '0']
    """
    if len(scores) < 2:
        return [EVEN] * len(scores)
    most = 2 * (len(scores) - 1)
    return [
        Fraction(sum(2 * (own > other) + (own == other) for other in scores) - 1, most)
        for own in scores
    ]


def differences(scores: Sequence[int]) -> list[Fraction]:
    """Each score less the mean of the others of the same seat."""
    if len(scores) < 2:
        return [Fraction(0)] * len(scores)
    total = sum(scores)
    return [Fraction(own) - Fraction(total - own, len(scores) - 1) for own in scores]


@dataclass(frozen=True, slots=True)
class Board:
    """One entrant's result on one deal, next to the others in the same seat."""

    round: int
    player: str
    seat: int
    score: int
    others: tuple[int, ...]
    value: Fraction


def boards(tournament: Tournament) -> list[Board]:
    """Every result that was played, compared seat by seat."""
    results = {(one.round, one.table): one for one in tournament.results}
    compare = matchpoints if tournament.settings.duplicate_scoring == "matchpoints" else differences
    found: list[Board] = []
    for number in tournament.rounds:
        tables: list[tuple[Pairing, Result]] = []
        for pairing in number.pairings:
            result = results.get((pairing.round, pairing.table))
            if result is not None and result.scores and not result.absent:
                tables.append((pairing, result))
        for seat in range(tournament.settings.seats):
            scores = [result.scores[seat] for _, result in tables]
            for place, (value, (pairing, _)) in enumerate(
                zip(compare(scores), tables, strict=True)
            ):
                others = (*scores[:place], *scores[place + 1 :])
                found.append(
                    Board(number.number, pairing.seats[seat], seat, scores[place], others, value)
                )
    return found


def averages(tournament: Tournament) -> dict[str, Fraction]:
    """The mean value of each entrant's boards, byes and tables spoiled by others included.

    An entrant who did not show up gets nothing for that board: 0, or by difference the worst value
    of the round.
    """
    by_share = tournament.settings.duplicate_scoring == "matchpoints"
    floor = BYE_SHARE if by_share else Fraction(0)
    results = {(one.round, one.table): one for one in tournament.results}
    own: dict[str, list[Fraction]] = {one.id: [] for one in tournament.entrants}
    worst: dict[int, Fraction] = {}
    for board in boards(tournament):
        own[board.player].append(board.value)
        worst[board.round] = min(worst.get(board.round, board.value), board.value)
    rested = dict.fromkeys(own, 0)
    missed: dict[str, list[int]] = {player: [] for player in own}
    for number in tournament.rounds:
        for bye in number.byes:
            rested[bye.player] += 1
        for pairing in number.pairings:
            result = results.get((pairing.round, pairing.table))
            for player in pairing.seats if result is not None and result.absent else ():
                if result is not None and player in result.absent:
                    missed[player].append(number.number)
                else:
                    rested[player] += 1
    found: dict[str, Fraction] = {}
    for player, values in own.items():
        nothing = [
            Fraction(0) if by_share else min(Fraction(0), worst.get(number, Fraction(0)))
            for number in missed[player]
        ]
        counted = [*values, *nothing]
        average = Fraction(sum(counted), len(counted)) if counted else floor
        counted += [max(floor, average)] * rested[player]
        found[player] = Fraction(sum(counted), len(counted)) if counted else Fraction(0)
    return found
