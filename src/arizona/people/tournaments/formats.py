"""The formats by name: how each pairs, when it is over and how it ranks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from arizona.people.tournaments import arena, duplicate, knockout, pods, round_robin, swiss
from arizona.people.tournaments.model import Format, Round, Tournament, records
from arizona.people.tournaments.tiebreaks import (
    ROUND_ROBIN_ORDER,
    SWISS_ORDER,
    Standing,
    ranked,
    standings,
)

ARENA_WAVES: Final = 10
"""Times that everybody is paired, where no clock ends the arena."""


@dataclass(frozen=True, slots=True)
class Rules:
    """What a format does."""

    pair: Callable[[Tournament], Round]
    finished: Callable[[Tournament], bool]
    """Whether no round is left to pair; tables of the last one may still be open."""
    standings: Callable[[Tournament], list[Standing]]
    two_seats: bool = False
    """Whether all tables have two seats."""


def _after(total: Callable[[Tournament], int]) -> Callable[[Tournament], bool]:
    return lambda tournament: len(tournament.rounds) >= total(tournament)


def _arena_standings(tournament: Tournament) -> list[Standing]:
    scores = {player: arena.score(one.games) for player, one in records(tournament).items()}
    values = {
        player: (Fraction(one.points), Fraction(one.wins), Fraction(one.best_streak))
        for player, one in scores.items()
    }
    return ranked(values, ("wins", "streak"))


def _knockout_standings(tournament: Tournament) -> list[Standing]:
    reached = knockout.levels_reached(tournament)
    return ranked({player: (Fraction(level - 1),) for player, level in reached.items()})


def _duplicate_standings(tournament: Tournament) -> list[Standing]:
    scale = 100 if tournament.settings.duplicate_scoring == "matchpoints" else 1
    averages = duplicate.averages(tournament)
    tops = duplicate.tops(tournament)
    done = records(tournament)
    values = {
        player: (
            average * scale,
            Fraction(tops[player]),
            Fraction(sum(game.won for game in done[player].games)),
        )
        for player, average in averages.items()
    }
    return ranked(values, ("tops", "wins"))


FORMATS: Final[Mapping[Format, Rules]] = {
    Format.ROUND_ROBIN: Rules(
        round_robin.pair,
        _after(round_robin.total_rounds),
        lambda one: standings(one, ROUND_ROBIN_ORDER),
        two_seats=True,
    ),
    Format.SWISS: Rules(
        swiss.pair,
        _after(swiss.total_rounds),
        lambda one: standings(one, SWISS_ORDER),
        two_seats=True,
    ),
    Format.PODS: Rules(
        pods.pair, _after(pods.total_rounds), lambda one: standings(one, SWISS_ORDER)
    ),
    Format.ARENA: Rules(
        arena.pair, _after(lambda one: one.settings.rounds or ARENA_WAVES), _arena_standings
    ),
    Format.KNOCKOUT: Rules(knockout.pair, knockout.finished, _knockout_standings, two_seats=True),
    Format.DUPLICATE: Rules(duplicate.pair, _after(duplicate.total_rounds), _duplicate_standings),
}
