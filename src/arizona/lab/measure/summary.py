"""A run in numbers: everything that a report shows, ready to be drawn or written as JSON."""

from __future__ import annotations

from msgspec import Struct

from arizona.engine.game import OptionValue
from arizona.lab.measure.stats import Difference, Histogram, Share, Spread


class BotLine(Struct, frozen=True):
    """How one bot did."""

    bot: str
    wins: Share
    score: Spread
    milliseconds: float
    """For one decision."""
    longest: float
    """Seconds of its longest decision."""


class Source(Struct, frozen=True):
    """Points from one source."""

    source: str
    mean: float
    """A seat and game."""
    winners: float
    rest: float
    lead: Difference
    """What the winners of a game have more of it than the rest of that game."""
    gathered: list[float]
    """Mean points of a seat up to each twentieth of the game, and at its end."""


class Used(Struct, frozen=True):
    """A subject: how often it could be had, was taken, and did its takers win."""

    kind: str
    id: str
    title: str
    offered: int
    """Games in which it could be had."""
    taken: Share
    """The share of them in which somebody took it."""
    takes: int
    wins: Share
    """The share of the win of seats that took it."""


class Lying(Struct, frozen=True):
    """A subject that lies there for all: what games with it are like, against those without."""

    kind: str
    id: str
    title: str
    games: int
    best: Difference
    """The winning score."""
    decisions: Difference


class Figure(Struct, frozen=True):
    """What the game counts at its end."""

    figure: str
    winners: Spread
    everybody: Spread


class Aim(Struct, frozen=True):
    """A figure against its target."""

    figure: str
    who: str
    low: float
    high: float
    found: float
    inside: float
    """The share of games (or seats) between the two."""
    met: bool
    p_met: float
    """How often luck alone would bring such figures, were the target missed …"""
    p_missed: float
    """… and were it met."""


class Variant(Struct, frozen=True):
    """Games with one choice of options."""

    options: dict[str, OptionValue]
    games: int
    best: Spread
    decisions: Spread
    lead_changes: Spread
    drama: Spread
    start: Share
    """Wins of whoever began."""
    endings: list[Share]
    figures: list[Figure]
    changes: dict[str, Difference]
    """Against the first variant, game by game of the same luck."""


class Course(Struct, frozen=True):
    """How games ran."""

    lead_changes: Spread
    lead_counts: Histogram
    drama: Spread
    decided: Spread
    decided_counts: Histogram
    comebacks: Share
    """Games whose winner was still behind in the last tenth."""
    early: Share
    """Games that were decided in the first half of their turns."""
    margin: Spread
    """Points between the first and the second."""
    leader: list[float]
    """Mean score of the later winner after each twentieth of the game, and at its end."""
    others: list[float]


class Summary(Struct, frozen=True):
    """A whole run."""

    game: str
    content: str
    digest: str
    rules: int
    seats_count: int
    bots_named: list[str]
    options: dict[str, OptionValue]
    seed: str
    reproducible: bool
    games: int
    seats: list[Share]
    places: list[Share]
    """Wins by place after whoever began."""
    bots: list[BotLine]
    winners_score: Spread
    score: Spread
    winners_scores: Histogram
    scores: Histogram
    decisions: Spread
    decision_counts: Histogram
    turns: Spread
    endings: list[Share]
    course: Course
    branching: Spread
    most_choices: int
    widths: list[float]
    """The share of decisions with 1, 2, up to 4, up to 8 … legal actions."""
    forced: Spread
    """The share of a game's decisions that leave no choice."""
    branching_over_time: list[float]
    sources: list[Source]
    figures: list[Figure]
    aims: list[Aim]
    used: list[Used]
    lying: list[Lying]
    variants: list[Variant]
    forfeits: int


def fair(summary: Summary) -> float:
    """The share of wins that everybody has by rights."""
    return 1 / summary.seats_count
