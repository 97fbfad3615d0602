"""Glicko-2 ratings of players and puzzles.

After Mark Glickman, "Example of the Glicko-2 system" (2022), with a rating period of one attempt.
Implemented here because it also runs in browsers, where packages cannot be installed.
"""

from __future__ import annotations

import math
from typing import Final

from msgspec import Struct

MIDDLE: Final = 1500.0
UNSURE: Final = 350.0
PUZZLE_UNSURE: Final = 120.0
"""Rating deviation of a puzzle before people have tried it."""
SUREST: Final = 45.0
"""Minimum rating deviation."""
CHANGING: Final = 0.06
"""Initial volatility."""
RESTRAINT: Final = 0.5
"""Glickman's tau, which limits the change of volatility."""
MAX_CHANGE: Final = 75.0
"""Maximum change of a player's rating by one attempt. The puzzle page states this number."""
SCALE: Final = 173.7178
CLOSE: Final = 1e-6


class Rating(Struct, frozen=True):
    """A Glicko-2 rating: value, deviation (``unsure``) and volatility (``changing``)."""

    value: float = MIDDLE
    unsure: float = UNSURE
    changing: float = CHANGING


def puzzle_rating(measured: int) -> Rating:
    """Return the initial rating of a puzzle."""
    return Rating(float(measured), PUZZLE_UNSURE)


def expected(one: Rating, other: Rating) -> float:
    """Return the expected score of one against another."""
    return _expected((one.value - other.value) / SCALE, other.unsure / SCALE)


def _weight(phi: float) -> float:
    return 1 / math.sqrt(1 + 3 * phi * phi / math.pi**2)


def _expected(distance: float, phi: float) -> float:
    return 1 / (1 + math.exp(-_weight(phi) * distance))


def after(one: Rating, results: list[tuple[Rating, float]]) -> Rating:
    """Return the rating after results: pairs of the opponent and 1 for a win or 0 for a loss."""
    if not results:
        return one
    mu = (one.value - MIDDLE) / SCALE
    phi = one.unsure / SCALE
    turned = 0.0
    gained = 0.0
    for other, score in results:
        away = other.unsure / SCALE
        likely = _expected(mu - (other.value - MIDDLE) / SCALE, away)
        turned += _weight(away) ** 2 * likely * (1 - likely)
        gained += _weight(away) * (score - likely)
    variance = 1 / turned
    sigma = _changing(one.changing, phi, variance, variance * gained)
    spread = math.sqrt(phi * phi + sigma * sigma)
    phi = 1 / math.sqrt(1 / spread**2 + 1 / variance)
    mu += phi * phi * gained
    return Rating(MIDDLE + SCALE * mu, max(SUREST, SCALE * phi), sigma)


def gently(before: Rating, found: Rating) -> Rating:
    """Limit the change of a rating to ``MAX_CHANGE``.

    The first attempts of a new player would otherwise change it by hundreds of points. The
    deviation shrinks only in proportion to the change made, so the rating still gets there.
    """
    change = found.value - before.value
    if abs(change) <= MAX_CHANGE:
        return found
    share = MAX_CHANGE / abs(change)
    return Rating(
        before.value + share * change,
        before.unsure + share * (found.unsure - before.unsure),
        found.changing,
    )


def _changing(sigma: float, phi: float, variance: float, delta: float) -> float:
    """Return the new volatility, by the Illinois variant of regula falsi (step 5)."""
    start = math.log(sigma * sigma)

    def slope(x: float) -> float:
        e = math.exp(x)
        below = phi * phi + variance + e
        return e * (delta * delta - below) / (2 * below * below) - (x - start) / RESTRAINT**2

    low = start
    if delta * delta > phi * phi + variance:
        high = math.log(delta * delta - phi * phi - variance)
    else:
        steps = 1
        while slope(start - steps * RESTRAINT) < 0:
            steps += 1
        high = start - steps * RESTRAINT
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return math.exp(low / 2)
