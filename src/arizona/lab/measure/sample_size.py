"""How many games are needed for a wanted certainty.

The usual formulas for normal figures: right to a few games where they matter, from a hundred on.
"""

from __future__ import annotations

import math
from statistics import NormalDist

CERTAINTY = 0.95
CHANCE = 0.8
"""How often a run of the length proposed shall show what is there."""
MANY = 10_000_000
"""More games than anybody plays."""


def _cut(share: float) -> float:
    return NormalDist().inv_cdf(share)


def games_for_width(share: float, half: float, certainty: float = CERTAINTY) -> int:
    """Games until the interval of a share is so wide to each side.

    >>> from arizona.lab.measure.sample_size import games_for_width
    >>> games_for_width(0.5, 0.03)
    1068
    """
    return math.ceil(_cut((1 + certainty) / 2) ** 2 * share * (1 - share) / half**2)


def games_for_share(
    share: float, limit: float, certainty: float = CERTAINTY, chance: float = CHANCE
) -> int:
    """Games until it is shown on which side of the limit a share lies; 0 if nobody plays so many.

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
    """Games of each kind until a difference is shown.

    ``deviation`` is that of the difference between two games: of the same luck where they are
    paired, else the root of two times that of a game.

    >>> from arizona.lab.measure.sample_size import games_for_change
    >>> games_for_change(10, 2)
    197
    """
    if not change:
        return 0
    reach = _cut((1 + certainty) / 2) + _cut(chance)
    return math.ceil((reach * deviation / change) ** 2)
