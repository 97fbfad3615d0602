"""Duplicate: every table of a round gets the same deal, and results are compared seat by seat.

Matchpoints: two for every other table where the same seat scored less, one for the same score; as a
share of the most possible. Difference: the score less the mean of the same seat at the other
tables. With :attr:`Settings.by_lead`, a score is the lead over the best opponent. A board that an
entrant did not play counts as the higher of 60% (no difference, by difference) and their own
average. A board that the director decided has no score: for the winner it counts like a board that
was not played, for the others as 40%, and in a tie as 50% (by difference, both count as 0).
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
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
LOSS_SHARE: Final = Fraction(2, 5)
"""What a board counts if the director decided it against the entrant."""


def total_rounds(tournament: Tournament) -> int:
    """As many as in a tournament of pods."""
    return pod_rounds(tournament)


def pair(tournament: Tournament) -> Round:
    """The next round: full tables, as few repeated opponents as possible, and balanced seats.

    With two boards per round, the tables of the second board have the same players with seats
    swapped and come after those of the first.
    """
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
    pairings = [
        Pairing(number, place + 1, assign_seats(table, done, rng))
        for place, table in enumerate(tables)
    ]
    if tournament.settings.boards > 1 and seats == 2:
        pairings += [second_board(one, len(tables)) for one in pairings]
    byes = tuple(Bye(number, player) for player in sorted(resting))
    return Round(number, tuple(pairings), byes)


def second_board(first: Pairing, tables: int) -> Pairing:
    """The pairing in which two opponents play the second board; ``tables`` play the first one."""
    return Pairing(first.round, tables + first.table, first.seats[::-1], leg=2)


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
    leg: int
    table: int
    player: str
    seat: int
    score: int
    """The score, or the lead over the best opponent."""
    others: tuple[int, ...]
    value: Fraction


def finished_deals(tournament: Tournament) -> list[tuple[Round, int]]:
    """The deals that all tables have played: rounds with the leg.

    A server pairs the second leg of a table when the first one ends, so an open table hides the
    later legs of its round too.
    """
    unfinished: dict[int, int] = {}
    for pairing in tournament.open_pairings():
        first = unfinished.get(pairing.round, pairing.leg)
        unfinished[pairing.round] = min(first, pairing.leg)
    legs = range(1, tournament.settings.boards + 1)
    return [
        (one, leg)
        for one, leg in itertools.product(tournament.rounds, legs)
        if leg < unfinished.get(one.number, leg + 1)
    ]


def boards(tournament: Tournament) -> list[Board]:
    """Every result of the deals that all tables have played, compared seat by seat."""
    settings = tournament.settings
    results = {(one.round, one.table): one for one in tournament.results}
    compare = matchpoints if settings.duplicate_scoring == "matchpoints" else differences
    found: list[Board] = []
    for number, leg in finished_deals(tournament):
        tables: list[tuple[Pairing, Sequence[int]]] = []
        for pairing in number.pairings:
            result = results.get((pairing.round, pairing.table))
            if pairing.leg == leg and result is not None and result.scores and not result.absent:
                scores = leads(result.scores) if settings.by_lead else result.scores
                tables.append((pairing, scores))
        for seat in range(settings.seats):
            own = [scores[seat] for _, scores in tables]
            for place, (value, (pairing, _)) in enumerate(zip(compare(own), tables, strict=True)):
                others = (*own[:place], *own[place + 1 :])
                player = pairing.seats[seat]
                found.append(
                    Board(
                        number.number, leg, pairing.table, player, seat, own[place], others, value
                    )
                )
    return found


def leads(scores: Sequence[int]) -> list[int]:
    """The lead of each seat over the best of the others, negative for those who are behind.

    >>> from arizona.people.tournaments.duplicate import leads
    >>> leads([40, 31, 28])
    [9, -9, -12]
    """
    return [
        own - max(other for at, other in enumerate(scores) if at != seat)
        for seat, own in enumerate(scores)
    ]


def averages(tournament: Tournament) -> dict[str, Fraction]:
    """The mean value of each entrant's boards, byes and tables spoiled by others included.

    An entrant who did not show up gets nothing for that board: 0, or by difference the worst value
    of the round. A second board that was not played counts like the first one if somebody was
    absent, and as a bye if the opponent withdrew.
    """
    by_share = tournament.settings.duplicate_scoring == "matchpoints"
    floor = BYE_SHARE if by_share else Fraction(0)
    own: dict[str, list[Fraction]] = {one.id: [] for one in tournament.entrants}
    worst: dict[int, Fraction] = {}
    for board in boards(tournament):
        own[board.player].append(board.value)
        worst[board.round] = min(worst.get(board.round, board.value), board.value)
    for player, value in _decided(tournament, by_share):
        own[player].append(value)
    rested, missed = _unplayed(tournament)
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


def tops(tournament: Tournament) -> dict[str, int]:
    """The number of boards on which nobody in the same seat did better."""
    found = dict.fromkeys((one.id for one in tournament.entrants), 0)
    for board in boards(tournament):
        found[board.player] += bool(board.others) and board.score >= max(board.others)
    return found


def _tables(tournament: Tournament) -> Iterator[tuple[Pairing, Result]]:
    results = {(one.round, one.table): one for one in tournament.results}
    for number in tournament.rounds:
        for pairing in number.pairings:
            result = results.get((pairing.round, pairing.table))
            if result is not None:
                yield pairing, result


def _decided(tournament: Tournament, by_share: bool) -> Iterator[tuple[str, Fraction]]:
    """Yield what boards without scores count for those who did not win them alone."""
    for pairing, result in _tables(tournament):
        if result.scores or result.absent:
            continue
        for player, place in zip(pairing.seats, result.places, strict=True):
            if place or result.places.count(0) > 1:
                share = LOSS_SHARE if place else EVEN
                yield player, share if by_share else Fraction(0)


def _unplayed(tournament: Tournament) -> tuple[dict[str, int], dict[str, list[int]]]:
    """Count the boards that entrants did not play through no fault of their own.

    Also returns the rounds of the boards that they missed.
    """
    settings = tournament.settings
    gone = {one.id for one in tournament.entrants if one.left is not None}
    rested = {one.id: 0 for one in tournament.entrants}
    missed: dict[str, list[int]] = {player: [] for player in rested}
    for bye in (bye for one in tournament.rounds for bye in one.byes):
        rested[bye.player] += settings.boards
    continued = {
        (one.number, frozenset(pairing.seats))
        for one in tournament.rounds
        for pairing in one.pairings
        if pairing.leg > 1
    }
    for pairing, result in _tables(tournament):
        players = frozenset(pairing.seats)
        alone = settings.boards > 1 and (pairing.round, players) not in continued
        for player, place in zip(pairing.seats, result.places, strict=True):
            if player in result.absent:
                missed[player] += [pairing.round] * (1 + alone)
                continue
            won = not result.scores and not place and result.places.count(0) == 1
            rested[player] += bool(result.absent) or won
            rested[player] += alone and player not in gone
    return rested, missed
