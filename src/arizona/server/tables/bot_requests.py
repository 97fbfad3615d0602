"""Requests to bots, which run in a process or in the page's worker."""

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
"""A player at the table waits for the bot."""

WATCHED: Final = 1
"""Someone watches or has requested a hint."""

AWAY: Final = 2
"""No one is connected."""

RANKS: Final = 3


class SetupKey(NamedTuple):
    """A game's setup as a key of caches; results for one setup are not valid for another."""

    game: str
    rules: int
    content: str
    content_hash: str
    seats: int
    options: tuple[tuple[str, OptionValue], ...]


class BotRequester(NamedTuple):
    """The party that a bot's work is charged to."""

    address: str
    rank: int = PLAYING
    guest: str = ""


class SimSeen(Struct, frozen=True, array_like=True):
    """Statistics of a component in one game: how often it was available and who took it."""

    kind: str
    id: str
    offered: int
    takers: list[int]


class SimGame(Struct, frozen=True, array_like=True):
    """The stored result of one game."""

    number: int
    scores: list[int]
    winners: list[int]
    decisions: int
    seen: list[SimSeen]


class Job(Struct, frozen=True):
    """A position, given by its record, and what to compute for it."""

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
    """For a review, the decisions to assess; for a simulation, the games to play."""
    found: list[tuple[int, Assessment]] = []
    """For a review, all assessments, from which the summary is made."""
    effort: float = 1.0
    known: list[tuple[int, float]] = []
    """For a puzzle, the moves found by the review, best first; the record ends where the puzzle
    starts.
    """
    margin: float = 0.0
    plan: list[int] = []
    """For a hint, the rest of the line of an earlier hint, if the game has followed it."""

    def record(self) -> Record:
        """Return the record of the game so far; player names are irrelevant to bots."""
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
        options = tuple(sorted(self.options.items()))
        return SetupKey(self.game, self.rules, self.content, self.content_hash, self.seats, options)


class Advice(Struct, frozen=True):
    """A move and its expected result."""

    action: int
    value: float
    exact: bool = False
    expected: Phrase | None = None
    reasons: list[Phrase] = []
    later: list[Phrase] = []
    line: list[int] = []
    """The move and the bot's plan for the rest of the turn."""


class Answer(Struct, frozen=True):
    """A decision, the best few moves, or an error."""

    action: int = -1
    advice: list[Advice] = []
    exact: bool = False
    error: str = ""
    order: list[int] = []
    """For a review, the decisions in the order in which to assess them."""
    judged: list[tuple[int, Assessment]] = []
    review: Review | None = None
    puzzle: Puzzle | None = None
    games: list[SimGame] = []
    seconds: float = 0.0
    """For a simulation, the duration of its games."""


NOBODY: Final = BotRequester("")


class BotError(ArizonaError):
    """No bot could answer."""


class BotPool(Protocol):
    """Runs bots."""

    async def ask(self, job: Job, asker: BotRequester = NOBODY) -> Answer:
        """Return the answer to a job, or raise ``BotError``."""
