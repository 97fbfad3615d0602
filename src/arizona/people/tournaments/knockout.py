"""Knockout at tables of two: the loser is out.

The bracket is seeded by rating, so that the best meet late; missing entrants are byes for the best.
A tied game is replayed with seats swapped, at most twice; then lots are drawn with the seed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arizona.engine.rng import Rng
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
from arizona.people.tournaments.seating import assign_seats

REPLAYS: Final = 2
"""Games after a tied one, before lots are drawn."""
MAX_ENTRANTS: Final = 512


@dataclass(frozen=True, slots=True)
class Match:
    """Two places of the bracket; ``winner`` is None while it is open or if nobody is left."""

    level: int
    """1 for the first matches."""
    one: str | None
    two: str | None
    games: tuple[Pairing, ...]
    decided: bool
    winner: str | None
    by_lot: bool = False


def bracket_order(size: int) -> list[int]:
    """Seeds in the order of the bracket: 0 and 1 can meet in the final only."""
    order = [0]
    while len(order) < size:
        total = 2 * len(order) - 1
        order = [seed for one in order for seed in (one, total - one)]
    return order


def bracket(tournament: Tournament) -> list[list[Match]]:
    """Every match that is known so far, level by level."""
    entrants = [one.id for one in seeded(tournament, tournament.entrants)]
    if not 2 <= len(entrants) <= MAX_ENTRANTS:
        raise TournamentError("tournament-size", least=2, most=MAX_ENTRANTS)
    size = 1 << (len(entrants) - 1).bit_length()
    line: list[str | None] = [
        entrants[seed] if seed < len(entrants) else None for seed in bracket_order(size)
    ]
    games: dict[frozenset[str], list[Pairing]] = {}
    for one in tournament.rounds:
        for pairing in one.pairings:
            games.setdefault(frozenset(pairing.seats), []).append(pairing)
    results = {(one.round, one.table): one for one in tournament.results}
    gone = {one.id for one in tournament.entrants if one.left is not None}
    levels: list[list[Match]] = []
    level = 0
    known = [True] * len(line)
    while len(line) > 1:
        level += 1
        matches: list[Match] = []
        for place in range(0, len(line), 2):
            if known[place] and known[place + 1]:
                pair_of = (line[place], line[place + 1])
                matches.append(_match(tournament, level, pair_of, games, results, gone))
            else:
                matches.append(Match(level, None, None, (), False, None))
        levels.append(matches)
        line = [match.winner for match in matches]
        known = [match.decided for match in matches]
    return levels


def _match(
    tournament: Tournament,
    level: int,
    players: tuple[str | None, str | None],
    games: dict[frozenset[str], list[Pairing]],
    results: dict[tuple[int, int], Result],
    gone: set[str],
) -> Match:
    one, two = players
    if one is None or two is None:
        return Match(level, one, two, (), True, two if one is None else one)
    played = tuple(games.get(frozenset({one, two}), ()))
    ties = 0
    for pairing in played:
        result = results.get((pairing.round, pairing.table))
        if result is None:
            return Match(level, one, two, played, False, None)
        if len(result.absent) == 2:
            return Match(level, one, two, played, True, None)
        if result.places[0] != result.places[1] or result.absent:
            present = [
                (result.places[seat], player)
                for seat, player in enumerate(pairing.seats)
                if player not in result.absent
            ]
            return Match(level, one, two, played, True, min(present)[1])
        ties += 1
    left = [player for player in (one, two) if player not in gone]
    if len(left) < 2:
        return Match(level, one, two, played, True, left[0] if left else None)
    if ties > REPLAYS:
        lot = Rng(f"tournament {tournament.settings.seed} lot {min(one, two)} {max(one, two)}")
        return Match(level, one, two, played, True, (one, two)[int(lot.below(2))], True)
    return Match(level, one, two, played, False, None)


def finished(tournament: Tournament) -> bool:
    """Whether the final is decided."""
    return bracket(tournament)[-1][0].decided


def pair(tournament: Tournament) -> Round:
    """The open matches of the first level that has any: new ones, or those to be replayed."""
    number = tournament.next_number
    if tournament.open_pairings():
        raise TournamentError("tournament-round-open", round=number - 1)
    levels = bracket(tournament)
    if levels[-1][0].decided:
        raise TournamentError("tournament-over")
    done = records(tournament)
    rng = tournament.rng("seats")
    pairings: list[Pairing] = []
    byes: list[Bye] = []
    current = next(level for level in levels if not all(match.decided for match in level))
    for match in current:
        if match.one is None or match.two is None:
            if number == 1 and match.winner is not None:
                byes.append(Bye(number, match.winner))
        elif not match.decided:
            if match.games:
                seats = match.games[-1].seats[::-1]
            else:
                seats = assign_seats([match.one, match.two], done, rng)
            pairings.append(Pairing(number, len(pairings) + 1, seats))
    return Round(number, tuple(pairings), tuple(byes))


def losers(tournament: Tournament) -> frozenset[str]:
    """The entrants who are out: those who lost, and those whose match nobody won."""
    return frozenset(
        player
        for level in bracket(tournament)
        for match in level
        if match.decided
        for player in (match.one, match.two)
        if player is not None and player != match.winner
    )


def levels_reached(tournament: Tournament) -> dict[str, int]:
    """For every entrant the level of the match they lost or wait for; the winner has one more."""
    found = {one.id: 1 for one in tournament.entrants}
    for level in bracket(tournament):
        for match in level:
            for player in (match.one, match.two):
                if player is not None:
                    found[player] = match.level
            if match.decided and match.winner is not None:
                found[match.winner] = match.level + 1
    return found
