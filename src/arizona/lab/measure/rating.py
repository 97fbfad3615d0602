"""Confidence intervals and Elo ratings."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterable
from typing import NamedTuple

from arizona.lab.measure.tails import student_cut

ELO_PER_LOGIT = 400 / math.log(10)
CLOSE = 1e-12
MIN_DUPLICATES = 30
"""Number of seeds from which on duplicate games may narrow an interval."""
MIN_EFFECT = 0.1
"""Lower limit for the factor by which duplicate games change the variance."""


class Meeting(NamedTuple):
    """Two bots in one game, and the first one's share of the point."""

    seed_group: Hashable
    """Identifies the seed; results with the same seed are correlated."""
    one: str
    two: str
    share: float


class Rated(NamedTuple):
    """An Elo rating and its 95% interval, which needs games of more than one seed."""

    elo: float
    low: float | None
    high: float | None


def wilson(won: float, games: float, z: float = 1.96) -> tuple[float, float]:
    """The 95% interval of a share of games won (Wilson score interval).

    >>> from arizona.lab.measure.rating import wilson
    >>> low, high = wilson(190, 200)
    >>> round(low, 3), round(high, 3)
    (0.91, 0.973)
    """
    if not games:
        return 0.0, 1.0
    share = won / games
    spread = z * z / games
    center = (share + spread / 2) / (1 + spread)
    half = z * math.sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return center - half, center + half


def bradley_terry(wins: dict[tuple[str, str], float], rounds: int = 2000) -> dict[str, float]:
    """Elo ratings with mean 0 from pairwise results; a draw counts half for both.

    Half a draw is added to each pair that met, so that the rating of an undefeated bot is finite.

    >>> from arizona.lab.measure.rating import bradley_terry
    >>> ratings = bradley_terry({("a", "b"): 75, ("b", "a"): 25})
    >>> round(ratings["a"] - ratings["b"])
    190
    """
    names = sorted({name for pair in wins for name in pair})
    met = {tuple(sorted(pair)) for pair in wins}
    total: dict[str, float] = dict.fromkeys(names, 0.0)
    games: dict[str, dict[str, float]] = {name: {} for name in names}
    for one, two in met:
        ahead = wins.get((one, two), 0.0) + 0.25
        behind = wins.get((two, one), 0.0) + 0.25
        total[one] += ahead
        total[two] += behind
        games[one][two] = games[two][one] = ahead + behind
    strength = dict.fromkeys(names, 1.0)
    for _ in range(rounds):
        # The classical fixed-point iteration; each round increases the likelihood.
        before = dict(strength)
        for name in names:
            met_sum = sum(
                count / (strength[name] + strength[other]) for other, count in games[name].items()
            )
            strength[name] = total[name] / met_sum
        mean = math.exp(sum(math.log(value) for value in strength.values()) / len(names))
        for name in names:
            strength[name] /= mean
        if all(abs(strength[name] / before[name] - 1) < CLOSE for name in names):
            break
    return {name: ELO_PER_LOGIT * math.log(strength[name]) for name in names}


def rate(meetings: Iterable[Meeting], *, duplicate: bool = False) -> dict[str, Rated]:
    """Elo ratings with mean 0 and their intervals.

    The standard error is the larger of two estimates: the information matrix of the Bradley-Terry
    model, and the sandwich estimator clustered by seed. In ``duplicate`` play with enough seeds it
    is the second one, because the games of a seed balance each other (see ``stats.share``).

    >>> from arizona.lab.measure.rating import Meeting, rate
    >>> found = rate(Meeting(n, "a", "b", float(n % 4 > 0)) for n in range(100))
    >>> [round(part) for part in found["a"]]
    [95, 55, 135]
    """
    met = list(meetings)
    wins: dict[tuple[str, str], float] = {}
    for _, one, two, share in met:
        wins[one, two] = wins.get((one, two), 0.0) + share
        wins[two, one] = wins.get((two, one), 0.0) + 1 - share
    elo = bradley_terry(wins)
    place = {name: number for number, name in enumerate(elo)}
    size = len(place)
    information = [[1 / size] * size for _ in range(size)]
    pulls: dict[Hashable, list[float]] = {}
    for seed_group, one, two, share in met:
        chance = 1 / (1 + math.exp((elo[two] - elo[one]) / ELO_PER_LOGIT))
        first, second = place[one], place[two]
        pull = pulls.setdefault(seed_group, [0.0] * size)
        pull[first] += share - chance
        pull[second] -= share - chance
        weight = chance * (1 - chance)
        for a, b, sign in ((first, first, 1), (second, second, 1), (first, second, -1)):
            information[a][b] += sign * weight
        information[second][first] -= weight
    inverse = inverted(information)
    found: dict[str, Rated] = {}
    looks = len(pulls)
    for name, row in place.items():
        model = inverse[row][row] - 1 / size
        moved = sum(
            sum(a * b for a, b in zip(inverse[row], pull, strict=True)) ** 2
            for pull in pulls.values()
        )
        if looks < 2:
            found[name] = Rated(elo[name], None, None)
            continue
        least = MIN_EFFECT if duplicate and looks >= MIN_DUPLICATES else 1.0
        error = math.sqrt(max(least * model, moved * looks / (looks - 1)))
        half = student_cut(0.025, looks - 1) * error * ELO_PER_LOGIT
        found[name] = Rated(elo[name], elo[name] - half, elo[name] + half)
    return found


def inverted(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a small matrix (Gauss-Jordan elimination).

    >>> from arizona.lab.measure.rating import inverted
    >>> inverted([[2.0, 0.0], [0.0, 4.0]])
    [[0.5, 0.0], [0.0, 0.25]]
    """
    size = len(matrix)
    rows = [
        [*map(float, row), *[float(place == number) for place in range(size)]]
        for number, row in enumerate(matrix)
    ]
    for column in range(size):
        best = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[best] = rows[best], rows[column]
        pivot = rows[column][column]
        rows[column] = [value / pivot for value in rows[column]]
        for row in range(size):
            if row != column:
                times = rows[row][column]
                rows[row] = [a - times * b for a, b in zip(rows[row], rows[column], strict=True)]
    return [row[size:] for row in rows]
