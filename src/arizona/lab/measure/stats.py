"""Means, shares and differences with their 95 % intervals, and how strong they speak."""

from __future__ import annotations

import math
from collections.abc import Sequence

from msgspec import Struct

from arizona.lab.measure.rating import wilson

Z95 = 1.96
Z999 = 3.29
CUTS = (0.1, 0.5, 0.9)

STRONG = "strong"
"""It would still hold with 99.9 % intervals."""
CLEAR = "clear"
"""The 95 % interval is wholly on that side."""
HINT = "hint"
"""The figure is on that side; its interval is not."""


class Share(Struct, frozen=True):
    """How often something happened: of how many, and the interval of the share."""

    label: str
    count: float
    total: int
    share: float
    low: float
    high: float


class Spread(Struct, frozen=True):
    """A number over many games: its mean with the interval, and how it spreads."""

    count: int
    mean: float
    low: float
    high: float
    deviation: float
    least: float
    tenth: float
    median: float
    ninth: float
    most: float


class Histogram(Struct, frozen=True):
    """Counts in bins of one width, from ``start`` on."""

    start: float
    width: float
    counts: list[int]


class Difference(Struct, frozen=True):
    """One mean or share less another."""

    value: float
    low: float
    high: float

    def strength(self) -> str:
        """How strongly the difference speaks; empty if it may as well be none."""
        if self.low <= 0 <= self.high:
            return ""
        half = (self.high - self.low) / 2 * Z999 / Z95
        return STRONG if abs(self.value) > half else CLEAR


def share(label: str, count: float, total: int) -> Share:
    """A share with Wilson's interval."""
    low, high = wilson(count, total)
    part = count / total if total else 0.0
    return Share(label, round(count, 3), total, _short(part), _short(low), _short(high))


def spread(values: Sequence[float]) -> Spread:
    """Mean and spread of some numbers.

    >>> from arizona.lab.measure.stats import spread
    >>> found = spread([1, 2, 3, 4, 5])
    >>> found.mean, found.median, found.most
    (3.0, 3.0, 5.0)
    """
    if not values:
        return Spread(0, *[0.0] * 9)
    count = len(values)
    mean = sum(values) / count
    deviation = math.sqrt(sum((value - mean) ** 2 for value in values) / max(1, count - 1))
    half = Z95 * deviation / math.sqrt(count)
    ordered = sorted(values)
    cuts = [ordered[min(count - 1, int(cut * (count - 1) + 0.5))] for cut in CUTS]
    numbers = [mean, mean - half, mean + half, deviation, ordered[0], *cuts, ordered[-1]]
    return Spread(count, *[_short(float(number)) for number in numbers])


def histogram(values: Sequence[float], most: int = 30) -> Histogram:
    """Values in bins of a round width, at most so many bins.

    >>> from arizona.lab.measure.stats import histogram
    >>> histogram([1, 2, 2, 7], most=4)
    Histogram(start=0, width=2, counts=[1, 2, 0, 1])
    """
    if not values:
        return Histogram(0, 1, [])
    low, high = min(values), max(values)
    width = round_width((high - low) / most, whole=all(value == int(value) for value in values))
    start = math.floor(low / width) * width
    counts = [0] * (int((high - start) / width) + 1)
    for value in values:
        counts[int((value - start) / width)] += 1
    return Histogram(_short(start), _short(width), counts)


def round_width(wanted: float, *, whole: bool) -> float:
    """The next of 1, 2, 5, 10 … (or of 0.01, 0.02 … where numbers are not whole)."""
    width = 1.0 if whole else 0.01
    steps = (2.0, 2.5, 2.0)
    place = 0
    while width < wanted:
        width *= steps[place % 3]
        place += 1
    return int(width) if width == int(width) else width


def mean_difference(one: Spread, two: Spread) -> Difference:
    """Mean of the first less that of the second (Welch)."""
    value = one.mean - two.mean
    error = math.sqrt(one.deviation**2 / max(1, one.count) + two.deviation**2 / max(1, two.count))
    return Difference(_short(value), _short(value - Z95 * error), _short(value + Z95 * error))


def share_difference(one: Share, two: Share) -> Difference:
    """Share of the first less that of the second (Newcombe's interval from Wilson's).

    >>> from arizona.lab.measure.stats import share, share_difference
    >>> found = share_difference(share("a", 56, 70), share("b", 48, 80))
    >>> round(found.low, 3), round(found.high, 3)
    (0.052, 0.334)
    """
    value = one.share - two.share
    low = value - math.hypot(one.share - one.low, two.high - two.share)
    high = value + math.hypot(one.high - one.share, two.share - two.low)
    return Difference(_short(value), _short(low), _short(high))


def above(found: Share, limit: float) -> str:
    """How surely a share lies above a limit; empty if it does not."""
    if found.share <= limit:
        return ""
    if wilson(found.count, found.total, Z999)[0] > limit:
        return STRONG
    return CLEAR if found.low > limit else HINT


def below(found: Share, limit: float) -> str:
    """How surely a share lies below a limit; empty if it does not."""
    if found.share >= limit:
        return ""
    if wilson(found.count, found.total, Z999)[1] < limit:
        return STRONG
    return CLEAR if found.high < limit else HINT


def _short(number: float) -> float:
    return round(number, 4)
