"""Finds plans: groups of seats that score their points from similar sources.

A seat is described by the shares of its points, not by their number, so that a plan is not simply
*scoring much*. Groups are found by k-means; they are reported only if they are clearly separate.
"""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING

from msgspec import Struct

from arizona.lab.measure.seed_samples import sample
from arizona.lab.measure.stats import Share
from arizona.lab.measure.stats import share as share_of
from arizona.lab.measure.tables import Tables, polars

if TYPE_CHECKING:
    import polars as pl

MIN_SEATS = 100
MAX_FITTED = 1200
"""Seats that the groups are fitted to; all seats are then assigned to the nearest group."""
MAX_PLANS = 4
MAX_SOURCES = 8
SHOWN = 3
ROUNDS = 25
STARTS = 3
SEPARATE = 0.5
"""Minimum mean silhouette of the groups."""
CLEARER = 0.1
"""How much clearer they must be than groups of shuffled shares, which have no plans."""

Point = tuple[float, ...]


class Plan(Struct, frozen=True):
    """A group of seats that score from similar sources."""

    seats: int
    share: float
    """Share of all seats."""
    wins: Share
    sources: list[tuple[str, float]]
    """The largest sources, with their mean share of the points of a seat."""


def plans(tables: Tables) -> list[Plan]:
    """Return the plans of a run, most frequent first; empty if the seats form no clear groups."""
    pl = polars()
    sources = _sources(tables.points)
    if len(sources) < 2 or tables.seats.height < MIN_SEATS:
        return []
    gained: dict[tuple[int, int], dict[str, float]] = {}
    rows = tables.points.filter(pl.col("points") > 0).group_by("game", "seat", "source")
    for game, seat, source, points in rows.agg(pl.col("points").sum()).iter_rows():
        gained.setdefault((game, seat), {})[source] = points
    keys = list(zip(tables.seats["game"].to_list(), tables.seats["seat"].to_list(), strict=True))
    described = [_described(gained.get(key, {}), sources) for key in keys]
    centers = _best_groups(described)
    if not centers:
        return []
    group = [_nearest(point, centers) for point in described]
    frame = tables.seats.with_columns(pl.Series("plan", group))
    found = [
        _plan(frame.filter(pl.col("plan") == number), len(keys), sources, described, group, number)
        for number in range(len(centers))
    ]
    return sorted(found, key=lambda one: -one.seats)


def _sources(points: pl.DataFrame) -> list[str]:
    """Return the sources with the most points; all others count as one more."""
    pl = polars()
    total = points.filter(pl.col("points") > 0).group_by("source").agg(pl.col("points").sum())
    ranked = sorted(total.iter_rows(), key=lambda row: (-row[1], row[0]))
    return [str(source) for source, _ in ranked[:MAX_SOURCES]]


def _described(gained: dict[str, float], sources: list[str]) -> Point:
    """Return the square roots of the shares, so that rare sources count, and the rest."""
    total = sum(gained.values()) or 1.0
    shares = [gained.get(source, 0.0) / total for source in sources]
    return tuple(math.sqrt(max(0.0, share)) for share in (*shares, 1.0 - sum(shares)))


def _plan(
    mine: pl.DataFrame,
    seats: int,
    sources: list[str],
    described: list[Point],
    group: list[int],
    number: int,
) -> Plan:
    points = [point for point, own in zip(described, group, strict=True) if own == number]
    means = [
        (source, round(sum(point[at] ** 2 for point in points) / len(points), 4))
        for at, source in enumerate(sources)
    ]
    wins = share_of("", float(mine["won"].sum()), mine.height, sample(mine, "won"))
    largest = sorted(means, key=lambda one: -one[1])[:SHOWN]
    return Plan(mine.height, round(mine.height / seats, 4), wins, largest)


# ---- k-means -------------------------------------------------------------------------------------


def _best_groups(points: list[Point]) -> list[Point]:
    """Return the centers of the clearest grouping; empty if none is clear enough."""
    rng = random.Random("plans")
    fitted = rng.sample(points, MAX_FITTED) if len(points) > MAX_FITTED else points
    best: list[Point] = []
    clearest = SEPARATE
    shuffled = _shuffled(fitted, rng)
    for many in range(2, MAX_PLANS + 1):
        centers = _groups(fitted, many, rng)
        clear = _silhouette(fitted, centers)
        if clear <= clearest:
            continue
        if clear >= _silhouette(shuffled, _groups(shuffled, many, rng)) + CLEARER:
            best, clearest = centers, clear
    return best


def _shuffled(points: list[Point], rng: random.Random) -> list[Point]:
    """Return points with the same values of each source, but without relations between them."""
    columns = [list(column) for column in zip(*points, strict=True)]
    for column in columns:
        rng.shuffle(column)
    return list(zip(*columns, strict=True))


def _groups(points: list[Point], many: int, rng: random.Random) -> list[Point]:
    """Return the centers of the best of several attempts."""
    return min(
        (_fit(points, many, rng) for _ in range(STARTS)),
        key=lambda found: sum(_distance(point, found) for point in points),
    )


def _gap(one: Point, two: Point) -> float:
    return math.dist(one, two)


def _nearest(point: Point, centers: list[Point]) -> int:
    return min(range(len(centers)), key=lambda at: _gap(point, centers[at]))


def _distance(point: Point, centers: list[Point]) -> float:
    return min(_gap(point, center) for center in centers) ** 2


def _fit(points: list[Point], many: int, rng: random.Random) -> list[Point]:
    """Return the centers of a number of groups, starting from points far apart (k-means++)."""
    centers = [rng.choice(points)]
    while len(centers) < many:
        weights = [_distance(point, centers) for point in points]
        if not sum(weights):
            break
        centers.append(rng.choices(points, weights)[0])
    for _ in range(ROUNDS):
        groups: list[list[Point]] = [[] for _ in centers]
        for point in points:
            groups[_nearest(point, centers)].append(point)
        moved = [
            tuple(sum(column) / len(group) for column in zip(*group, strict=True))
            if group
            else center
            for group, center in zip(groups, centers, strict=True)
        ]
        if moved == centers:
            break
        centers = moved
    return centers


def _silhouette(points: list[Point], centers: list[Point]) -> float:
    """Return how clearly the groups are separate, by the distances to the two nearest centers."""
    if len(centers) < 2:
        return 0.0
    total = 0.0
    for point in points:
        near, other = sorted(_gap(point, center) for center in centers)[:2]
        total += (other - near) / other if other else 0.0
    return total / len(points)
