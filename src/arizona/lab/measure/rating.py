"""Numbers about results: confidence intervals and Elo ratings."""

from __future__ import annotations

import math

ELO_PER_LOGIT = 400 / math.log(10)


def wilson(won: float, games: float, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a share of games won (Wilson's score interval).

    >>> from arizona.lab.measure.rating import wilson
    >>> low, high = wilson(190, 200)
    >>> round(low, 3), round(high, 3)
    (0.91, 0.973)
    """
    if not games:
        return 0.0, 1.0
    share = won / games
    spread = z * z / games
    centre = (share + spread / 2) / (1 + spread)
    half = z * math.sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return centre - half, centre + half


def bradley_terry(wins: dict[tuple[str, str], float], rounds: int = 2000) -> dict[str, float]:
    """Elo ratings, their mean 0, from how often one beat the other; a draw counts half for both.

    Half a draw between each two that met keeps the rating of one who never lost finite.

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
        # The classical fixed point; each round brings the likelihood up.
        for name in names:
            met_sum = sum(
                count / (strength[name] + strength[other]) for other, count in games[name].items()
            )
            strength[name] = total[name] / met_sum
        mean = math.exp(sum(math.log(value) for value in strength.values()) / len(names))
        for name in names:
            strength[name] /= mean
    return {name: ELO_PER_LOGIT * math.log(strength[name]) for name in names}
