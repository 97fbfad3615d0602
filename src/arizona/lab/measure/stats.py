"""Means, shares and differences with their 95% intervals.

Games with the same seed count as one observation: values are grouped by seed, and differences
between runs with the same seeds are paired.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from msgspec import Struct

from arizona.lab.measure.rating import MIN_DUPLICATES, MIN_EFFECT, wilson
from arizona.lab.measure.tails import at_least, at_most, student_cut, student_tail

TAIL = 0.025
"""Probability outside a 95% interval, at each end."""
NORMAL_CUT = 1.96
"""The normal distribution has ``TAIL`` above this."""
CLOSE = 1e-6
"""Tolerance for inexact shares of a win, such as a third."""


class Share(Struct, frozen=True):
    """How often something happened, out of how many cases, with the interval of the share."""

    label: str
    count: float
    total: int
    share: float
    low: float
    high: float
    looks: float
    """Effective number of independent cases; cases with the same seed count as fewer."""


class Spread(Struct, frozen=True):
    """Distribution of a number over many games: its mean with the interval, and its spread."""

    count: int
    mean: float
    low: float | None
    """The 95% interval of the mean; ``None`` for a single game."""
    high: float | None
    deviation: float
    least: float
    tenth: float
    median: float
    ninth: float
    most: float
    error: float
    """Standard error of the mean."""
    looks: int
    """Number of independent games; games with the same seed count as one."""


class Histogram(Struct, frozen=True):
    """Counts in bins of equal width, beginning at ``start``."""

    start: float
    width: float
    counts: list[int]


class Difference(Struct, frozen=True):
    """The difference between two means or shares."""

    value: float
    low: float | None
    """The 95% interval; ``None`` for a single game."""
    high: float | None
    p: float
    """Probability of a difference this large by chance alone."""


class Sample:
    """The values of one figure, grouped by the seed of their games."""

    def __init__(
        self, values: Iterable[float] = (), seed_group: Iterable[int] | None = None
    ) -> None:
        self.sums: dict[int, float] = {}
        self.counts: dict[int, int] = {}
        numbers = list(values)
        for value, key in zip(
            numbers, range(len(numbers)) if seed_group is None else seed_group, strict=True
        ):
            self.add(key, value)

    def add(self, seed_group: int, total: float, count: int = 1) -> None:
        """Add ``count`` values by their sum."""
        self.sums[seed_group] = self.sums.get(seed_group, 0.0) + total
        self.counts[seed_group] = self.counts.get(seed_group, 0) + count

    def renumbered(self, by: int) -> Sample:
        """The same values with their seed numbers shifted."""
        found = Sample()
        found.sums = {key + by: total for key, total in self.sums.items()}
        found.counts = {key + by: count for key, count in self.counts.items()}
        return found

    @property
    def count(self) -> int:
        return sum(self.counts.values())

    @property
    def mean(self) -> float:
        return sum(self.sums.values()) / max(1, self.count)

    def influences(self) -> dict[int, float]:
        """The influence of each seed on the mean."""
        count, mean, looks = max(1, self.count), self.mean, len(self.sums)
        small = math.sqrt(looks / max(1, looks - 1))  # small-sample correction
        return {
            key: small * (self.sums[key] - mean * self.counts[key]) / count for key in self.sums
        }

    def error(self) -> float:
        """Standard error of the mean."""
        return math.hypot(*self.influences().values())


def share(
    label: str,
    count: float,
    total: int,
    sample: Sample | None = None,
    *,
    duplicate: bool = False,
) -> Share:
    """A share with its Wilson interval; with a sample, games with the same seed count as one
    observation.

    The games of a seed usually resemble each other, which widens the interval. In ``duplicate``
    play they balance each other: the player who has the better dice in one game does not have them
    in the other. With enough seeds to measure that, it narrows the interval.
    """
    looks = float(total)
    if sample is not None:
        effect = design_effect(sample)
        groups = len(sample.sums)
        if duplicate and groups >= MIN_DUPLICATES:
            effect = max(MIN_EFFECT, effect * (student_cut(TAIL, groups - 1) / NORMAL_CUT) ** 2)
        else:
            effect = max(1.0, effect)
        looks = total / effect
    part = count / total if total else 0.0
    low, high = wilson(part * looks, looks)
    return Share(
        label, round(count, 3), total, _short(part), _short(low), _short(high), round(looks, 1)
    )


def design_effect(sample: Sample) -> float:
    """The design effect: how much clustering by seed increases the variance of a share."""
    mean, count = sample.mean, sample.count
    alone = mean * (1 - mean) / max(1, count)
    return sample.error() ** 2 / alone if alone > 0 else 1.0


def spread(values: Sequence[float], seed_group: Sequence[int] | None = None) -> Spread:
    """Mean and spread of some numbers, each from a separate game unless ``seed_group`` groups them.

    >>> from arizona.lab.measure.stats import spread
    >>> found = spread([1, 2, 3, 4, 5])
    >>> found.mean, found.median, found.most
    (3.0, 3.0, 5.0)
    """
    if not values:
        return Spread(0, 0.0, None, None, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0)
    count = len(values)
    sample = Sample(values, seed_group)
    mean, error, looks = sample.mean, sample.error(), len(sample.sums)
    deviation = math.sqrt(sum((value - mean) ** 2 for value in values) / max(1, count - 1))
    ordered = sorted(values)
    tenth, median, ninth = (
        ordered[min(count - 1, int(cut * (count - 1) + 0.5))] for cut in (0.1, 0.5, 0.9)
    )
    low, high = interval(mean, error, looks)
    return Spread(
        count=count,
        mean=_short(mean),
        low=low,
        high=high,
        deviation=_short(deviation),
        least=_short(ordered[0]),
        tenth=_short(tenth),
        median=_short(median),
        ninth=_short(ninth),
        most=_short(ordered[-1]),
        error=round(error, 6),
        looks=looks,
    )


def interval(mean: float, error: float, looks: int) -> tuple[float | None, float | None]:
    """The 95% interval of a mean of ``looks`` independent games (Student's t)."""
    if looks < 2:
        return None, None
    half = student_cut(TAIL, looks - 1) * error
    return _short(mean - half), _short(mean + half)


def histogram(values: Sequence[float], most: int = 30, *, width: float = 0) -> Histogram:
    """Count values in at most ``most`` bins of a round width, or in bins of the given ``width``.

    >>> from arizona.lab.measure.stats import histogram
    >>> histogram([1, 2, 2, 7], most=4)
    Histogram(start=0, width=2, counts=[1, 2, 0, 1])
    """
    if not values:
        return Histogram(0, 1, [])
    low, high = min(values), max(values)
    if not width:
        whole = all(value == int(value) for value in values)
        width = round_width((high - low) / most, whole=whole)
    start = math.floor(low / width) * width
    counts = [0] * (int((high - start) / width) + 1)
    for value in values:
        counts[int((value - start) / width)] += 1
    return Histogram(round(start, 4), round(width, 4), counts)


def round_width(wanted: float, *, whole: bool) -> float:
    """The smallest of 1, 2, 5, 10 … that is at least ``wanted`` (from 0.01 on unless ``whole``)."""
    width = 1.0 if whole else 0.01
    steps = (2.0, 2.5, 2.0)
    place = 0
    while width < wanted:
        width *= steps[place % 3]
        place += 1
    return int(width) if width == int(width) else width


def difference(one: Sample, two: Sample, *, shares: bool = False) -> Difference:
    """Mean of the first minus mean of the second, paired by seed where both share seeds.

    For shares, one success and one failure are added to each sample, which corrects small samples
    (Agresti and Caffo; Bonett and Price for paired games).

    >>> from arizona.lab.measure.stats import Sample, difference
    >>> found = difference(Sample([5, 9, 1, 7]), Sample([4, 8, 0, 5]))
    >>> found.value, found.low, found.high
    (1.25, 0.4544, 2.0456)
    """
    value = one.mean - two.mean
    if not one.sums or not two.sums:
        return Difference(0.0, None, None, 1.0)
    looks = min(len(one.sums), len(two.sums))
    first, second = _modest(one, two) if shares else (one, two)
    error = _error_of_difference(first, second)
    middle = first.mean - second.mean
    p = min(1.0, 2 * mean_above(abs(middle), error, looks, 0.0))
    return Difference(_short(value), *interval(middle, error, looks), p)


def deviation_of_difference(one: Sample, two: Sample, *, shares: bool = False) -> float:
    """Standard deviation of the difference between two games, as ``games_for_change`` expects it.

    >>> from arizona.lab.measure.stats import Sample, deviation_of_difference
    >>> round(deviation_of_difference(Sample([5, 9, 1, 7]), Sample([4, 8, 0, 5])), 4)
    0.5
    """
    first, second = _modest(one, two) if shares else (one, two)
    looks = min(len(first.sums), len(second.sums))
    return _error_of_difference(first, second) * math.sqrt(looks)


def _error_of_difference(one: Sample, two: Sample) -> float:
    pulls = one.influences()
    for key, pull in two.influences().items():
        pulls[key] = pulls.get(key, 0.0) - pull
    return math.hypot(*pulls.values())


def _modest(one: Sample, two: Sample) -> tuple[Sample, Sample]:
    """Both samples with one success and one failure added."""
    paired = one.sums.keys() & two.sums.keys()
    keys = ((-1, -2), (-2, -1)) if paired else ((-1, -2), (-3, -4))
    found: list[Sample] = []
    for sample, (for_it, against) in zip((one, two), keys, strict=True):
        more = sample.renumbered(0)
        more.add(for_it, 1.0)
        more.add(against, 0.0)
        found.append(more)
    return found[0], found[1]


def mean_above(mean: float, error: float, looks: int, limit: float) -> float:
    """The p-value for a mean above the limit.

    It is at least that of as many coin flips, no matter how similar the values are.
    """
    if looks < 2:
        return 1.0
    tail = student_tail((mean - limit) / error, looks - 1) if error else float(mean <= limit)
    return max(tail, 0.5**looks)


def spread_above(found: Spread, limit: float) -> float:
    """The p-value for the claim that the mean is above the limit."""
    return mean_above(found.mean, found.error, found.looks, limit)


def spread_below(found: Spread, limit: float) -> float:
    """The p-value for the claim that the mean is below the limit."""
    return mean_above(-found.mean, found.error, found.looks, -limit)


def share_above(found: Share, limit: float) -> float:
    """The p-value for the claim that the share is above the limit."""
    if limit >= 1 or not found.total:
        return 1.0
    counted = found.looks * found.count / found.total
    return at_least(math.floor(counted + CLOSE), math.floor(found.looks), max(0.0, limit))


def share_below(found: Share, limit: float) -> float:
    """The p-value for the claim that the share is below the limit."""
    if limit <= 0 or not found.total:
        return 1.0
    counted = found.looks * found.count / found.total
    return at_most(math.ceil(counted - CLOSE), math.floor(found.looks), min(1.0, limit))


def _short(number: float) -> float:
    return round(float(number), 4)
