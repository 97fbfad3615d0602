"""The statistics of a run: everything a report shows, ready to be drawn or written as JSON."""

from __future__ import annotations

from msgspec import Struct

from arizona.engine.game import OptionValue
from arizona.lab.measure.design import Design
from arizona.lab.measure.plans import Plan
from arizona.lab.measure.stats import Difference, Histogram, Share, Spread


class BotLine(Struct, frozen=True):
    """Results of one bot."""

    bot: str
    wins: Share
    score: Spread
    milliseconds: float
    """Mean thinking time per decision."""
    longest: float
    """Longest decision, in seconds."""


class Source(Struct, frozen=True):
    """Points from one source."""

    source: str
    mean: float
    """Per seat and game."""
    winners: float
    rest: float
    lead: Difference
    """How many more points from this source the winners have than the rest, within games."""
    gathered: list[float]
    """Mean cumulative points of a seat after each twentieth of the game, and at its end."""


class Used(Struct, frozen=True):
    """A subject: how often it was available and taken, and how often its takers won."""

    kind: str
    id: str
    title: str
    offered: int
    """Games in which it was available."""
    taken: Share
    """Share of those games in which it was taken."""
    takes: int
    wins: Share
    """Share of wins of the seats that took it."""


class Lying(Struct, frozen=True):
    """A subject shared by all players: games with it compared with games without it."""

    kind: str
    id: str
    title: str
    games: int
    best: Difference
    """Difference of the winning score."""
    decisions: Difference


class Figure(Struct, frozen=True):
    """A figure the game reports at its end."""

    figure: str
    winners: Spread
    everybody: Spread


class Place(Struct, frozen=True):
    """A space of a board, and how often seats use it."""

    name: str
    """Column and row: ``C4``."""
    everybody: float
    """Share of all seats that have used it at the end of the game."""
    winners: float
    """Share of winners."""


class Track(Struct, frozen=True):
    """A ladder or track, and how far seats get on it."""

    figure: str
    everybody: list[float]
    """Share of all seats that have reached level 1, 2 … at the end of the game."""
    winners: list[float]
    """The same shares of winners."""


class Aim(Struct, frozen=True):
    """A figure compared with its target."""

    figure: str
    who: str
    low: float
    high: float
    found: float
    inside: float
    """Share of games (or seats) inside the target."""
    met: bool
    p_met: float
    """p-value for the claim that the target is met."""
    p_missed: float
    """p-value for the claim that the target is missed."""


class Variant(Struct, frozen=True):
    """Games with one combination of options."""

    options: dict[str, OptionValue]
    games: int
    best: Spread
    decisions: Spread
    lead_changes: Spread
    drama: Spread
    start: Share
    """Wins of the starting player."""
    endings: list[Share]
    figures: list[Figure]
    changes: dict[str, Difference]
    """Differences from the first variant, paired by seed."""


class Course(Struct, frozen=True):
    """The course of games."""

    lead_changes: Spread
    lead_counts: Histogram
    drama: Spread
    decided: Spread
    decided_counts: Histogram
    comebacks: Share
    """Games whose winner was still behind in the last tenth."""
    early: Share
    """Games decided in the first half of their turns."""
    margin: Spread
    """Points between first and second place."""
    leader: list[float]
    """Mean score of the eventual winner after each twentieth of the game, and at its end."""
    others: list[float]


class Summary(Struct, frozen=True):
    """The statistics of a whole run."""

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
    """Wins by position in turn order, counted from the starting player."""
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
    design: Design
    branching: Spread
    most_choices: int
    widths: list[float]
    """Share of decisions with 1, 2, up to 4, up to 8 … legal actions."""
    forced: Spread
    """Share of a game's decisions with only one legal action."""
    branching_over_time: list[float]
    sources: list[Source]
    figures: list[Figure]
    heat: list[Place]
    """Spaces of the sheet or mural, if the game has one."""
    tracks: list[Track]
    """Ladders and tracks, if the game has any."""
    plans: list[Plan]
    """Groups of seats that score from similar sources; empty if there are no clear ones."""
    aims: list[Aim]
    used: list[Used]
    lying: list[Lying]
    variants: list[Variant]
    forfeits: int


def fair(summary: Summary) -> float:
    """The share of wins each seat has in a fair game."""
    return 1 / summary.seats_count
