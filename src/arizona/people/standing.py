"""Leaderboards, streaks, percentiles and histograms."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final

from arizona.people.ratings import Rating

MIN_FOR_PERCENTILE: Final = 10
"""Minimum number of results for a percentile; with fewer, the place is shown instead."""


@dataclass(frozen=True, slots=True)
class Rated:
    """A player as a candidate for a leaderboard."""

    player: str
    rating: Rating
    last_game: float
    games: int
    bot: bool = False
    hidden: bool = False
    """Excluded by a moderator or by the player's own choice."""


@dataclass(frozen=True, slots=True)
class LeaderboardRow:
    """A line of a leaderboard; players with the same displayed rating share a place."""

    place: int
    player: str
    points: int
    deviation: int
    games: int


def leaderboard(
    rated: Iterable[Rated], since: float | None = None, bots: bool = False, limit: int = 100
) -> list[LeaderboardRow]:
    """The best players by displayed rating, people and bots apart.

    Provisional ratings are left out. ``since`` limits the board to players with a game at or after
    that moment (this month); None is all time.
    """
    listed = [
        one
        for one in rated
        if one.bot == bots
        and not one.hidden
        and not one.rating.provisional
        and (since is None or one.last_game >= since)
    ]
    listed.sort(key=lambda one: (-round(one.rating.points), -one.games, one.player))
    shown = [round(one.rating.points) for one in listed]
    falling = [-points for points in shown]
    return [
        LeaderboardRow(
            bisect_left(falling, -points) + 1,
            one.player,
            points,
            round(one.rating.deviation),
            one.games,
        )
        for one, points in zip(listed[:limit], shown, strict=False)
    ]


@dataclass(frozen=True, slots=True)
class Streak:
    """Days in a row on which something was done."""

    current: int
    longest: int


def streak(days: Iterable[date], today: date) -> Streak:
    """The streak up to today; today's result may still come, so yesterday's is not lost."""
    done = sorted({day for day in days if day <= today})
    longest = run = 0
    last: date | None = None
    for day in done:
        run = run + 1 if last is not None and day - last == timedelta(days=1) else 1
        longest = max(longest, run)
        last = day
    alive = last is not None and today - last <= timedelta(days=1)
    return Streak(run if alive else 0, longest)


@dataclass(frozen=True, slots=True)
class Comparison:
    """A result among all results: the place, and the percentile if there are enough."""

    place: int
    of: int
    percentile: int | None
    """Share of the *other* results that are lower, rounded down; 0 to 100."""


def compare(score: float, scores: Iterable[float]) -> Comparison:
    """Where a score is among all scores, its own included; higher is better."""
    ordered = sorted(scores)
    below = bisect_left(ordered, score)
    up_to = bisect_right(ordered, score)
    if below == up_to:
        raise ValueError("the score itself is not among the scores")
    count = len(ordered)
    percentile = None
    if count >= MIN_FOR_PERCENTILE:
        percentile = 100 * below // (count - 1)
    return Comparison(count - up_to + 1, count, percentile)


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar of a histogram: scores from ``low`` to ``high``, both included."""

    low: int
    high: int
    count: int


def histogram(scores: Sequence[int], bars: int = 12) -> list[Bar]:
    """Whole scores in at most ``bars`` bars of equal width; every score is in exactly one."""
    if bars < 1:
        raise ValueError("a histogram has at least one bar")
    if not scores:
        return []
    low, high = min(scores), max(scores)
    width = -(-(high - low + 1) // bars)
    counts = [0] * ((high - low) // width + 1)
    for score in scores:
        counts[(score - low) // width] += 1
    return [
        Bar(low + number * width, low + (number + 1) * width - 1, count)
        for number, count in enumerate(counts)
    ]
