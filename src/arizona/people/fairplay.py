"""Evidence for moderators: agreement with the strongest play, and time per decision.

Nothing here accuses anybody. It compares a player's figures with those of players of similar
rating and says how certain the figures are. It is shown to moderators only.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

CONFIDENCE: Final = 1.96
"""Standard deviations of a 95% interval."""
SIMILAR: Final = 150.0
"""Points of rating within which others are similar."""
MIN_OTHERS: Final = 5
"""Minimum number of other players for a comparison."""
MIN_DECISIONS: Final = 30
"""Minimum number of decisions for a comparison."""
MAX_OTHERS: Final = 10
"""Players whose games are analyzed for a comparison."""
GAMES_EACH: Final = 3
"""Games of a player that are analyzed for a comparison, newest first."""
MAX_GAMES: Final = 24
"""Games of other players that are analyzed for a comparison."""


@dataclass(frozen=True, slots=True)
class Interval:
    """An estimate with its 95% interval."""

    estimate: float
    low: float
    high: float


def wilson(hits: int, trials: int, confidence: float = CONFIDENCE) -> Interval:
    """A share with Wilson's interval, which is accurate for few trials and shares near 0 or 1."""
    if not 0 <= hits <= trials:
        raise ValueError(f"{hits} of {trials} is not a share")
    if trials == 0:
        return Interval(0.5, 0.0, 1.0)
    share = hits / trials
    square = confidence**2
    center = (share + square / (2 * trials)) / (1 + square / trials)
    spread = math.sqrt(share * (1 - share) / trials + square / (4 * trials**2))
    half = confidence * spread / (1 + square / trials)
    return Interval(share, max(0.0, min(share, center - half)), min(1.0, max(share, center + half)))


def median_interval(values: Sequence[float], confidence: float = CONFIDENCE) -> Interval:
    """The median with the interval between two order statistics, whatever the distribution.

    >>> from arizona.people.fairplay import median_interval
    >>> median_interval([1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0])
    Interval(estimate=5.0, low=2.0, high=8.0)
    """
    if not values:
        raise ValueError("there are no values")
    ordered = sorted(values)
    half = confidence * math.sqrt(len(ordered)) / 2
    low = max(0, math.floor(len(ordered) / 2 - half))
    high = min(len(ordered) - 1, math.ceil(len(ordered) / 2 + half) - 1)
    return Interval(statistics.median(ordered), ordered[low], ordered[high])


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of a rated game that had a real choice, judged by the strongest bot."""

    agreed: bool
    """Whether it was one of the best actions, within the judge's margin."""
    only_move: bool
    """Whether a single action was best by more than the margin."""
    seconds: float
    undecided: bool = False
    """Whether the judge's margin leaves open if an action that was not agreed with is as good."""


def agreement(decisions: Sequence[Decision]) -> Interval:
    """Return the share of agreed decisions; undecided ones widen the interval upward."""
    agreed = sum(one.agreed for one in decisions)
    possible = agreed + sum(one.undecided and not one.agreed for one in decisions)
    found = wilson(agreed, len(decisions))
    return Interval(found.estimate, found.low, wilson(possible, len(decisions)).high)


@dataclass(frozen=True, slots=True)
class Profile:
    """A player's decisions in numbers."""

    player: str
    rating: float
    decisions: int
    agreement: Interval
    only_moves: Interval
    """Share of the only moves that were found."""
    seconds: Interval
    """Median seconds per decision."""
    steadiness: float
    """Spread of the logarithm of the time per decision. People vary; programs hardly do."""


def profile(player: str, rating: float, decisions: Sequence[Decision]) -> Profile:
    """The figures of a player."""
    only = [one for one in decisions if one.only_move]
    seconds = [max(one.seconds, 0.05) for one in decisions]
    logs = [math.log(one) for one in seconds]
    return Profile(
        player,
        rating,
        len(decisions),
        agreement(decisions),
        wilson(sum(one.agreed for one in only), len(only)),
        median_interval(seconds) if seconds else Interval(0.0, 0.0, 0.0),
        statistics.stdev(logs) if len(logs) > 1 else 0.0,
    )


@dataclass(frozen=True, slots=True)
class Evidence:
    """A player next to players of similar rating."""

    profile: Profile
    others: int
    """Players compared with; the fields below are None if there are too few."""
    usual_agreement: Interval | None = None
    """Mean of the others, with the interval that contains 95% of individual players."""
    agreement_deviations: float | None = None
    """How many standard deviations of individual players the agreement is above the mean."""
    usual_seconds: Interval | None = None
    """Median of the others' medians, with its interval."""
    usual_steadiness: float | None = None
    stands_out: bool = False
    """Whether the whole interval of the player is above that of the others."""


def compare(subject: Profile, everybody: Iterable[Profile]) -> Evidence:
    """A player's figures next to those of players within :data:`SIMILAR` points."""
    others = [
        one
        for one in everybody
        if one.player != subject.player
        and abs(one.rating - subject.rating) <= SIMILAR
        and one.decisions >= MIN_DECISIONS
    ]
    if len(others) < MIN_OTHERS or subject.decisions < MIN_DECISIONS:
        return Evidence(subject, len(others))
    shares = [one.agreement.estimate for one in others]
    mean = statistics.fmean(shares)
    # The differences between players, and those due to chance for as many decisions as the subject
    # made.
    noise = math.sqrt(max(mean * (1 - mean), 1e-4) / subject.decisions)
    spread = math.hypot(statistics.stdev(shares), noise)
    usual = Interval(
        mean, max(0.0, mean - CONFIDENCE * spread), min(1.0, mean + CONFIDENCE * spread)
    )
    return Evidence(
        subject,
        len(others),
        usual,
        (subject.agreement.estimate - mean) / spread,
        median_interval([one.seconds.estimate for one in others]),
        statistics.median(one.steadiness for one in others),
        subject.agreement.low > usual.high,
    )


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A seat of a rated game, with the displayed rating of its player before the game."""

    table: str
    seat: int
    player: str
    rating: float


def games_to_compare(
    subject: str, rating: float, reported: PlayedGame, recent: Iterable[PlayedGame]
) -> tuple[list[PlayedGame], list[PlayedGame]]:
    """Choose the games of the subject, and of players of similar rating.

    ``recent`` has the games of one pool, newest first. Players with more games come first, because
    each of them needs :data:`MIN_DECISIONS`.
    """
    own = [reported]
    others: dict[str, list[PlayedGame]] = {}
    for game in recent:
        if game.player == subject:
            if len(own) < GAMES_EACH and game.table != reported.table:
                own.append(game)
        elif abs(game.rating - rating) <= SIMILAR:
            games = others.setdefault(game.player, [])
            if len(games) < GAMES_EACH:
                games.append(game)
    chosen: list[PlayedGame] = []
    tables: set[str] = set()
    for games in sorted(others.values(), key=len, reverse=True)[:MAX_OTHERS]:
        for game in games:
            if game.table in tables or len(tables) < MAX_GAMES:
                tables.add(game.table)
                chosen.append(game)
    return own, chosen
