"""Means, shares and differences with their 95 % intervals.

What was played with the same luck is one look, not several: values are gathered by the luck of
their games, and a difference between games of the same luck is taken luck by luck.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from msgspec import Struct

from arizona.lab.measure.rating import wilson
from arizona.lab.measure.tails import at_least, at_most, student_cut, student_tail

TAIL = 0.025
"""What a 95 % interval leaves out at each end."""
CLOSE = 1e-6
"""Shares of a win such as a third are not exact."""


class Share(Struct, frozen=True):
    """How often something happened: of how many, and the interval of the share."""

    label: str
    count: float
    total: int
    share: float
    low: float
    high: float
    looks: float
    """Independent cases among them: those of the same luck count as fewer."""


class Spread(Struct, frozen=True):
    """A number over many games: its mean with the interval, and how it spreads."""

    count: int
    mean: float
    low: float | None
    """The 95 % interval of the mean; one game alone has none."""
    high: float | None
    deviation: float
    least: float
    tenth: float
    median: float
    ninth: float
    most: float
    error: float
    """The standard error of the mean."""
    looks: int
    """Independent games among them: those of the same luck count as one."""


class Histogram(Struct, frozen=True):
    """Counts in bins of one width, from ``start`` on."""

    start: float
    width: float
    counts: list[int]


class Difference(Struct, frozen=True):
    """One mean or share less another."""

    value: float
    low: float | None
    """The 95 % interval; one game alone has none."""
    high: float | None
    p: float
    """How often luck alone would show as large a difference, were there none."""


class Sample:
    """The values of one figure, gathered by the luck of their games."""

    def __init__(self, values: Iterable[float] = (), luck: Iterable[int] | None = None) -> None:
        self.sums: dict[int, float] = {}
        self.counts: dict[int, int] = {}
        kept = list(values)
        for value, key in zip(kept, range(len(kept)) if luck is None else luck, strict=True):
            self.add(key, value)

    def add(self, luck: int, total: float, count: int = 1) -> None:
        """Put in values by their sum."""
        self.sums[luck] = self.sums.get(luck, 0.0) + total
        self.counts[luck] = self.counts.get(luck, 0) + count

    def renumbered(self, by: int) -> Sample:
        """The same values under luck with other numbers."""
        found = Sample()
        found.sums = {key + by: total for key, total in self.sums.items()}
        found.counts = {key + by: count for key, count in self.counts.items()}
        return found

    @property
    def count(self) -> int:
        """All values."""
        return sum(self.counts.values())

    @property
    def mean(self) -> float:
        """Their mean."""
        return sum(self.sums.values()) / max(1, self.count)

    def pulls(self) -> dict[int, float]:
        """How far each luck pulls the mean away from where it is."""
        count, mean, looks = max(1, self.count), self.mean, len(self.sums)
        small = math.sqrt(looks / max(1, looks - 1))  # a few games look more alike than they are
        return {
            key: small * (self.sums[key] - mean * self.counts[key]) / count for key in self.sums
        }

    def error(self) -> float:
        """The standard error of the mean."""
        return math.hypot(*self.pulls().values())


def share(label: str, count: float, total: int, sample: Sample | None = None) -> Share:
    """A share with Wilson's interval; with a sample, games of the same luck count as one look."""
    looks = total / max(1.0, crowding(sample)) if sample is not None else total
    part = count / total if total else 0.0
    low, high = wilson(part * looks, looks)
    return Share(
        label, round(count, 3), total, _short(part), _short(low), _short(high), round(looks, 1)
    )


def crowding(sample: Sample) -> float:
    """By how much the variance of a share grows because values of the same luck go together."""
    mean, count = sample.mean, sample.count
    alone = mean * (1 - mean) / max(1, count)
    return sample.error() ** 2 / alone if alone > 0 else 1.0


def spread(values: Sequence[float], luck: Sequence[int] | None = None) -> Spread:
    """Mean and spread of some numbers, each a game of its own unless ``luck`` says otherwise.

    >>> from arizona.lab.measure.stats import spread
    >>> found = spread([1, 2, 3, 4, 5])
    >>> found.mean, found.median, found.most
    (3.0, 3.0, 5.0)
    """
    if not values:
        return Spread(0, 0.0, None, None, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0)
    count = len(values)
    sample = Sample(values, luck)
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
    """The 95 % interval of a mean of so many independent games (Student's t)."""
    if looks < 2:
        return None, None
    half = student_cut(TAIL, looks - 1) * error
    return _short(mean - half), _short(mean + half)


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
    return Histogram(round(start, 4), round(width, 4), counts)


def round_width(wanted: float, *, whole: bool) -> float:
    """The next of 1, 2, 5, 10 … (or of 0.01, 0.02 … where numbers are not whole)."""
    width = 1.0 if whole else 0.01
    steps = (2.0, 2.5, 2.0)
    place = 0
    while width < wanted:
        width *= steps[place % 3]
        place += 1
    return int(width) if width == int(width) else width


def difference(one: Sample, two: Sample, *, shares: bool = False) -> Difference:
    """Mean of the first less that of the second, luck by luck where both have the same luck.

    Two made-up games, one for each side, keep the difference of small shares modest (Agresti and
    Caffo; Bonett and Price where games are paired).

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
    pulls = first.pulls()
    for key, pull in second.pulls().items():
        pulls[key] = pulls.get(key, 0.0) - pull
    error = math.hypot(*pulls.values())
    middle = first.mean - second.mean
    p = min(1.0, 2 * mean_above(abs(middle), error, looks, 0.0))
    return Difference(_short(value), *interval(middle, error, looks), p)


def _modest(one: Sample, two: Sample) -> tuple[Sample, Sample]:
    """Both samples with one game more that goes for and one that goes against them."""
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
    """How often luck alone brings a mean so far above the limit it does not lie above.

    So many games say no more than so many coins, however alike they look.
    """
    if looks < 2:
        return 1.0
    tail = student_tail((mean - limit) / error, looks - 1) if error else float(mean <= limit)
    return max(tail, 0.5**looks)


def spread_above(found: Spread, limit: float) -> float:
    """How often luck alone brings such a mean, were the true one not above the limit."""
    return mean_above(found.mean, found.error, found.looks, limit)


def spread_below(found: Spread, limit: float) -> float:
    """How often luck alone brings such a mean, were the true one not below the limit."""
    return mean_above(-found.mean, found.error, found.looks, -limit)


def share_above(found: Share, limit: float) -> float:
    """How often luck alone brings such a share, were the true one not above the limit."""
    if limit >= 1 or not found.total:
        return 1.0
    counted = found.looks * found.count / found.total
    return at_least(math.floor(counted + CLOSE), math.floor(found.looks), max(0.0, limit))


def share_below(found: Share, limit: float) -> float:
    """How often luck alone brings such a share, were the true one not below the limit."""
    if limit <= 0 or not found.total:
        return 1.0
    counted = found.looks * found.count / found.total
    return at_most(math.ceil(counted - CLOSE), math.floor(found.looks), min(1.0, limit))


def _short(number: float) -> float:
    return round(float(number), 4)
