"""Number of games needed for a given precision.

Uses the normal approximation, which is accurate to a few games from about a hundred games on.
"""

from __future__ import annotations

import math
from statistics import NormalDist

CERTAINTY = 0.95
CHANCE = 0.8
"""Statistical power: how often a run of the proposed length detects a real effect."""
MANY = 10_000_000
"""Upper limit of a proposed number of games."""


def _cut(share: float) -> float:
    return NormalDist().inv_cdf(share)


def games_for_width(share: float, half: float, certainty: float = CERTAINTY) -> int:
    """Games needed for the interval of a share to have this half-width.

    >>> from arizona.lab.measure.sample_size import games_for_width
    >>> games_for_width(0.5, 0.03)
    1068
    """
    return math.ceil(_cut((1 + certainty) / 2) ** 2 * share * (1 - share) / half**2)


def games_for_share(
    share: float, limit: float, certainty: float = CERTAINTY, chance: float = CHANCE
) -> int:
    """Games needed to show on which side of the limit a share is; 0 if that takes too many.

    >>> from arizona.lab.measure.sample_size import games_for_share
    >>> games_for_share(0.6, 0.5)
    153
    """
    if share == limit:
        return 0
    spreads = (math.sqrt(one * (1 - one)) for one in (limit, min(1.0, max(0.0, share))))
    reach = sum(
        cut * spread for cut, spread in zip((_cut(certainty), _cut(chance)), spreads, strict=True)
    )
    games = math.ceil((reach / (share - limit)) ** 2)
    return games if games <= MANY else 0


def games_for_change(
    deviation: float, change: float, certainty: float = CERTAINTY, chance: float = CHANCE
) -> int:
    """Games of each kind needed to detect a difference.

    ``deviation`` is the standard deviation of the difference between two games: games with the same
    seed if they are paired, otherwise that of a single game times the square root of 2.

    >>> from arizona.lab.measure.sample_size import games_for_change
    >>> games_for_change(10, 2)
    197
    """
    if not change:
        return 0
    reach = _cut((1 + certainty) / 2) + _cut(chance)
    return math.ceil((reach * deviation / change) ** 2)
