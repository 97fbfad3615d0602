"""Figures of stored games, calculated straight from their definitions and not by the lab."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, islice
from statistics import NormalDist, fmean

from arizona.lab.run.plan import Plan
from arizona.lab.run.result import Result

NORMAL = NormalDist().inv_cdf(0.975)
Observation = tuple[int, float]
"""The seed of a game, and a value in it."""


@dataclass(frozen=True, eq=False)
class Run:
    """A plan and its games."""

    plan: Plan
    games: list[Result]

    @property
    def fair(self) -> float:
        return 1 / self.plan.seats

    def seed(self, game: Result) -> int:
        """Return a number that games with the same seed or deal have in common."""
        number = self.plan.seed_number(game.number)
        return number // self.plan.seats if self.plan.duplicate else number

    def of_games(self, figure: Callable[[Result], float]) -> list[Observation]:
        return [(self.seed(one), figure(one)) for one in self.games]

    def of_seats(
        self,
        figure: Callable[[Result, int], float],
        included: Callable[[Result, int], bool] = lambda game, seat: True,
    ) -> list[Observation]:
        return [
            (self.seed(one), figure(one, seat))
            for one in self.games
            for seat in range(self.plan.seats)
            if included(one, seat)
        ]


def won(game: Result, seat: int) -> float:
    """Return the share of the win; a shared win counts in part."""
    return (seat in game.winners) / len(game.winners)


def mean(values: Iterable[Observation]) -> float:
    found = [value for _, value in values]
    return fmean(found) if found else math.nan


def residuals(values: Sequence[Observation]) -> dict[int, float]:
    """Return how much each seed moves the mean, corrected for small samples."""
    middle, found = mean(values), dict[int, float]()
    for seed, value in values:
        found[seed] = found.get(seed, 0.0) + (value - middle) / len(values)
    small = math.sqrt(len(found) / max(1, len(found) - 1))
    return {seed: small * value for seed, value in found.items()}


def student(seeds: int) -> float:
    """Return the 97.5% quantile of Student's distribution (Cornish and Fisher's expansion)."""
    z, free = NORMAL, seeds - 1
    return (
        z
        + (z**3 + z) / (4 * free)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * free**3)
    )


def difference_interval(
    one: Sequence[Observation], two: Sequence[Observation]
) -> tuple[float, float]:
    """Return the 95% interval of a difference of means; games with the same seed are paired."""
    pulls, others = residuals(one), residuals(two)
    seeds = min(len(pulls), len(others))
    for seed, value in others.items():
        pulls[seed] = pulls.get(seed, 0.0) - value
    half = student(seeds) * math.hypot(*pulls.values())
    value = mean(one) - mean(two)
    return value - half, value + half


def share_interval(values: Sequence[Observation]) -> tuple[float, float]:
    """Return Wilson's 95% interval; games with the same seed count as one if they are alike."""
    share, count, z = mean(values), independent(values), NORMAL**2
    middle = (share + z / (2 * count)) / (1 + z / count)
    half = NORMAL / (1 + z / count) * math.sqrt(share * (1 - share) / count + z / (4 * count**2))
    return max(0.0, middle - half), min(1.0, middle + half)


def independent(values: Sequence[Observation]) -> float:
    """Return how many independent games give as precise a share."""
    share, count = mean(values), len(values)
    alone = share * (1 - share) / count
    if not alone:
        return count
    return count / max(1.0, sum(one**2 for one in residuals(values).values()) / alone)


def at_least(values: Sequence[Observation], share: float) -> float:
    """Return the probability of a share as large as that of the values."""
    count = independent(values)
    return 1 - chance_of(math.floor(mean(values) * count + 1e-9) - 1, math.floor(count), share)


def at_most(values: Sequence[Observation], share: float) -> float:
    """Return the probability of a share as small as that of the values."""
    count = independent(values)
    return chance_of(math.ceil(mean(values) * count - 1e-9), math.floor(count), share)


@cache
def chance_of(most: int, count: int, share: float) -> float:
    """Return the probability of at most this many successes."""
    return sum(islice(chances(count, share), most + 1))


def chances(count: int, share: float) -> Iterator[float]:
    """Yield the probabilities of 0, 1, 2 … successes."""
    for hits in range(count + 1):
        yield math.exp(
            math.lgamma(count + 1)
            - math.lgamma(hits + 1)
            - math.lgamma(count - hits + 1)
            + hits * math.log(share)
            + (count - hits) * math.log(1 - share)
        )


@cache
def variance_parts(run: Run) -> tuple[float, float]:
    """Return the shares of dice and draws and of the players in the variance of scores.

    Both are mean products: of two players at a seat in the same deal, and of one player in two
    different deals.
    """
    return _parts(list(_deals(run)))


@cache
def variance_intervals(run: Run) -> tuple[tuple[float, float], tuple[float, float]]:
    """Return the 95% intervals of both shares, from leaving out one deal at a time."""
    deals = list(_deals(run))
    whole = _parts(deals)
    without = [_parts(deals[:at] + deals[at + 1 :]) for at in range(len(deals))]
    ends = []
    for part in range(2):
        middle = fmean(one[part] for one in without)
        spread = sum((one[part] - middle) ** 2 for one in without)
        half = student(len(deals)) * math.sqrt((len(deals) - 1) / len(deals) * spread)
        ends.append((max(0.0, whole[part] - half), min(1.0, whole[part] + half)))
    return ends[0], ends[1]


Deal = list[list[tuple[int, str, float]]]
"""Games of a deal; each seat's place, player, and lead over the mean score of the game."""


def _deals(run: Run) -> Iterator[Deal]:
    seats = run.plan.seats
    found: dict[int, Deal] = {}
    for game in run.games:
        found.setdefault(run.seed(game), []).append(
            [
                ((seat - game.start) % seats, game.bots[seat], score - fmean(game.scores))
                for seat, score in enumerate(game.scores)
            ]
        )
    yield from found.values()


def _parts(deals: list[Deal]) -> tuple[float, float]:
    rows = [row for deal in deals for game in deal for row in game]
    variance = fmean(lead**2 for *_, lead in rows)
    common = fmean(
        one[2] * two[2]
        for deal in deals
        for first, second in combinations(deal, 2)
        for one, two in zip(first, second, strict=True)
        if one[1] != two[1]
    )
    places = [_effects(deal, 0) for deal in deals]
    players = [_effects(deal, 1) for deal in deals]
    place = fmean(_across(places, key, key) for key in places[0])
    player = fmean(_across(players, key, key) for key in players[0])
    apart = fmean(_across(players, one, two) for one, two in combinations(sorted(players[0]), 2))
    return (common - place - apart) / variance, player / variance


def _effects(deal: Deal, column: int) -> dict[str, float]:
    """Return the mean lead in a deal of each place or player."""
    found: dict[str, list[float]] = {}
    for game in deal:
        for row in game:
            found.setdefault(str(row[column]), []).append(row[2])
    return {key: fmean(values) for key, values in found.items()}


def _across(effects: list[dict[str, float]], one: str, two: str) -> float:
    """Return the mean product of two effects in different deals."""
    return fmean(
        first[one] * second[two]
        for at, first in enumerate(effects)
        for other, second in enumerate(effects)
        if at != other
    )
