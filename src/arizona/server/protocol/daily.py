"""Requests and responses of the HTTP API for the daily challenge."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from arizona.engine.game import OptionValue
from arizona.server.protocol.parts import EventInfo, Phrase, SeatKey
from arizona.server.protocol.rest import BotInfo

DailyState = Literal["open", "playing", "offline", "finished", "unranked", "gone", "missed"]
"""A person's run: not started, in progress, in progress offline, finished (with a place unless it
was played offline), finished without a place (after the day), deleted before the end, or not
started on a day that is over."""


DailyPart = Literal["round", "week", "turn", "end"]
"""A part of a game: a round, a week, a turn of the player, or the last move with the final scoring.
"""


class StartDaily(Struct, frozen=True):
    """Play a day's challenge. ``POST /api/daily/{game}``

    The default is today's challenge, which is ranked. Earlier days are not.
    """

    day: str = ""


class DailyTable(Struct, frozen=True):
    """The table of a challenge; ``keys`` are empty if it existed already."""

    table: str
    keys: list[SeatKey]
    ranked: bool


class DailyDeal(Struct, frozen=True):
    """A deal to be played offline. ``POST /api/daily/{game}/offline``

    ``run`` is the id under which the finished game is submitted, ``content_hash`` that of the
    content with which it has to be played. The deal is sent only when the person starts to play.
    """

    run: str
    day: str
    game: str
    deal: str
    content_hash: str


class PlayDeal(Struct, frozen=True):
    """Play a deal. ``POST /api/daily/{game}`` of the offline server"""

    day: str
    deal: str
    content_hash: str


class DailyOfflineGame(Struct, frozen=True):
    """A finished game that was played offline. ``POST /api/daily/{game}/result``"""

    run: Annotated[str, Meta(min_length=1, max_length=64)]
    record: str


class DailyBar(Struct, frozen=True):
    """A bar of the histogram: results from ``low`` to ``high``, both included."""

    low: int
    high: int
    count: int


class DailyRow(Struct, frozen=True):
    """A line of the leaderboard. ``table`` can be opened when the day is over."""

    place: int
    name: str
    account: str
    """The account name; empty for a guest."""
    score: int
    own: bool
    table: str
    offline: bool
    """Whether the game was played offline; ``place`` is 0 then."""


class DailyBoard(Struct, frozen=True):
    """The results of a day. ``place`` is 0 if the person has no ranked result.

    ``percentile`` is the share of other players with a lower result, rounded down; it is given only
    if there are at least 10 players. ``friends`` has the results of the person and of the people
    they follow, including games played offline.
    """

    players: int
    place: int
    percentile: int | None
    average: float
    best: int
    bars: list[DailyBar]
    rows: list[DailyRow]
    friends: list[DailyRow]


class DailyGame(Struct, frozen=True):
    """One game of a day's challenge. ``board`` is sent to those who have finished, and to everyone
    once the day is over.
    """

    game: str
    bots: list[BotInfo]
    content: str
    options: dict[str, OptionValue]
    compares: Literal["score", "lead"]
    """What is compared: the person's points, or their lead over the best opponent."""
    state: DailyState
    offline: bool
    """Whether the person plays or played this game offline."""
    table: str
    score: int
    lead: int
    players: int
    board: DailyBoard | None


class DailyStreak(Struct, frozen=True):
    """Days in a row with at least one finished game, and the number of such days."""

    current: int
    longest: int
    days: int


class DailyDay(Struct, frozen=True):
    """A day's challenge. ``GET /api/daily`` and ``GET /api/daily/{day}``

    ``commitment`` is published when the day begins, ``seed`` when it is over. ``commitment`` is the
    SHA-256 hash of ``daily 1 <day> <seed>``. Times are Unix times in ms; ``now`` is the server's.
    """

    day: str
    today: str
    now: int
    ends: int
    commitment: str
    seed: str
    games: list[DailyGame]
    streak: DailyStreak
    calendar: dict[str, int]
    """The number of games this person has finished, by day."""


class DailyLog(Struct, frozen=True):
    """The scoring events of a game, for the table of points by category.

    ``table`` is empty if the table is not public yet.
    """

    name: str
    table: str
    seat: int
    score: int
    scores: list[int]
    events: list[EventInfo]


class DailySide(Struct, frozen=True):
    """What happened in a part of a game: the moment before it, the points gained, main events."""

    moment: int
    gained: int
    events: list[EventInfo]


class DailyGain(Struct, frozen=True):
    """A part of the game in which the best player gained ``points`` more; turns count from 1."""

    part: DailyPart
    number: int
    points: int
    own: DailySide
    best: DailySide


class DailyChoice(Struct, frozen=True):
    """The first decision in which two games differ: the moment before it, and both moves."""

    moment: int
    own: Phrase
    best: Phrase


class DailyComparison(Struct, frozen=True):
    """The person's game next to the best one. ``GET /api/daily/{day}/{game}/best``"""

    own: DailyLog
    best: DailyLog
    gains: list[DailyGain]
    first: DailyChoice | None


DAILY_TYPES: Final = (
    StartDaily,
    DailyTable,
    DailyDay,
    DailyComparison,
    DailyDeal,
    PlayDeal,
    DailyOfflineGame,
)
