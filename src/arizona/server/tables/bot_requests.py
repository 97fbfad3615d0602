"""Requests to bots: what tables ask of whoever runs them, in a process or in the page's worker."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, Protocol

from msgspec import Struct

from arizona.engine.errors import ArizonaError
from arizona.engine.game import OptionValue
from arizona.engine.record import Record
from arizona.puzzles.puzzle import Puzzle
from arizona.review.model import Assessment, Review
from arizona.server.protocol.parts import Phrase

PLAYING: Final = 0
"""Somebody sits at the table and waits for the bot."""

WATCHED: Final = 1
"""Somebody watches, or asks for a hint."""

AWAY: Final = 2
"""Nobody is there now."""

RANKS: Final = 3

SetupKey = tuple[str, int, str, str, int, tuple[tuple[str, OptionValue], ...]]
"""Game, rules, content and its hash, seats and options."""


class BotRequester(NamedTuple):
    """For whom a bot is to think."""

    address: str
    rank: int = PLAYING
    guest: str = ""


class SimSeen(Struct, frozen=True, array_like=True):
    """What became of one thing in one game: how often it could be had, and which seats took it."""

    kind: str
    id: str
    offered: int
    takers: list[int]


class SimGame(Struct, frozen=True, array_like=True):
    """What is kept of one game."""

    number: int
    scores: list[int]
    winners: list[int]
    decisions: int
    seen: list[SimSeen]


class Job(Struct, frozen=True):
    """A position, given by its record, and what is wanted of it."""

    kind: Literal["decide", "hint", "review", "puzzle", "simulate"]
    table: str
    game: str
    rules: int
    content: str
    content_hash: str
    seats: int
    options: dict[str, str | int | bool]
    lines: list[str]
    bot: str
    seconds: float
    numbers: list[int] = []
    """For a review: the decisions to judge; for a simulation: the games to play."""
    found: list[tuple[int, Assessment]] = []
    """For a review: all that was judged, to make the whole of."""
    effort: float = 1.0
    known: list[tuple[int, float]] = []
    """For a puzzle: what a review has found, the best move first; the game ends where it begins."""
    margin: float = 0.0

    def record(self) -> Record:
        """The game so far; who plays it is of no matter to a bot."""
        names = [f"Player {seat + 1}" for seat in range(self.seats)]
        return Record(
            self.game,
            self.rules,
            self.content,
            self.content_hash,
            names,
            self.options,
            self.lines,
        )

    def setup_key(self) -> SetupKey:
        """What the game was set up with: nothing found for another setup may be used."""
        options = tuple(sorted(self.options.items()))
        return (self.game, self.rules, self.content, self.content_hash, self.seats, options)


class Advice(Struct, frozen=True):
    """One move and what is expected of it."""

    action: int
    value: float
    exact: bool = False
    expected: Phrase | None = None
    reasons: list[Phrase] = []


class Answer(Struct, frozen=True):
    """The decision, or the best few moves, or why there is none."""

    action: int = -1
    advice: list[Advice] = []
    exact: bool = False
    error: str = ""
    order: list[int] = []
    """Of a review: the decisions in the order in which they are best judged."""
    judged: list[tuple[int, Assessment]] = []
    review: Review | None = None
    puzzle: Puzzle | None = None
    games: list[SimGame] = []
    seconds: float = 0.0
    """Of a simulation: the games, and how long they took."""


NOBODY: Final = BotRequester("")


class BotError(ArizonaError):
    """No bot could answer."""


class BotPool(Protocol):
    """Those who think for bots."""

    async def ask(self, job: Job, asker: BotRequester = NOBODY) -> Answer:
        """The answer to a job, or ``BotError``."""
