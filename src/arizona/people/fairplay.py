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
LEAST_OTHERS: Final = 5
LEAST_DECISIONS: Final = 30
"""Minimum number of decisions for a comparison."""


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
    median_seconds: float
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
        statistics.median(seconds) if seconds else 0.0,
        statistics.stdev(logs) if len(logs) > 1 else 0.0,
    )


@dataclass(frozen=True, slots=True)
class Evidence:
    """A player next to players of similar rating."""

    profile: Profile
    others: int
    """Players compared with; the fields below are None if there are too few."""
    usual_agreement: Interval | None = None
    """Mean of the others, with the interval in which 95% of single players lie."""
    agreement_deviations: float | None = None
    """How many deviations of single players the agreement is above the usual one."""
    usual_seconds: float | None = None
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
        and one.decisions >= LEAST_DECISIONS
    ]
    if len(others) < LEAST_OTHERS or subject.decisions < LEAST_DECISIONS:
        return Evidence(subject, len(others))
    shares = [one.agreement.estimate for one in others]
    mean = statistics.fmean(shares)
    # What players differ by, and what chance adds for as many decisions as the subject made.
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
        statistics.median(one.median_seconds for one in others),
        statistics.median(one.steadiness for one in others),
        subject.agreement.low > usual.high,
    )
