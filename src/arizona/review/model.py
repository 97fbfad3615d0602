"""Data model of reviews, for storage, the web page and the terminal."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from arizona.engine.message import Arg, Message

VERSION: Final = 6
"""Version of the analysis. Increases when it would judge the same game differently."""
MAX_MOMENTS: Final = 6

Grade = Literal["best", "good", "slip", "blunder", "forced"]
Curve = Literal["lead", "chance"]
Kind = Literal["slip", "find"]


class Explanation(Struct, frozen=True):
    """A message as data. Player names are inserted when it is rendered."""

    id: str
    args: dict[str, Arg] = {}

    def message(self) -> Message:
        return Message(self.id, dict(self.args))


def message_data(message: Message) -> Explanation:
    """Convert a message to data."""
    return Explanation(message.id, dict(message.args))


class ReviewMove(Struct, frozen=True):
    """A move with its text and its value for the mover: the final lead in points.

    The value is ``None`` for a forced move, which was not assessed.
    """

    action: int
    text: str
    label: Explanation
    targets: list[str]
    value: float | None


class Assessment(Struct, frozen=True, kw_only=True):
    """The analysis of one decision: the expensive part, from which the review is derived."""

    moment: int
    """Number of moves before the decision."""
    seat: int
    played: int
    better: int
    """The best action known; the played one if none is better."""
    exact: bool
    value: float
    best: float
    """Values of the played and the best action: the mover's final lead."""
    loss: float = 0.0
    margin: float = 0.0
    """Margin of error of the loss; 0 if exact."""
    risk: float = 0.0
    """Points at stake: the best value minus the worst, or minus the average if estimated."""
    second: int = -1
    """The best alternative if the played action stands out; −1 otherwise."""
    gap: float = 0.0
    """How much worse the alternative is."""
    outlook: list[float] = []
    """Expected lead of each seat before the decision."""
    error: float = 0.0
    """Margin of error of ``outlook``."""
    luck: list[float] = []
    """Change of each seat's lead by chance events since the previous decision."""
    looked: int = 0
    """Number of turns played out to compare the moves; 0 if no alternative came close.

    Values are comparable only between assessments with the same number.
    """


class Decision(Struct, frozen=True, kw_only=True):
    """A graded decision of a seat."""

    moment: int
    seat: int
    where: Explanation
    grade: Grade
    exact: bool | None
    """``None`` for a forced move, which was not assessed."""
    loss: float
    margin: float
    risk: float
    played: ReviewMove
    better: ReviewMove | None = None
    """The best move, if it is a different one."""


class ReviewPoint(Struct, frozen=True):
    """A point of the curve, before a decision or after the last move: one value per seat."""

    moment: int
    values: list[float]


class ReviewStep(Struct, frozen=True):
    """A move of a line: its seat (−1 for chance), text and label."""

    seat: int
    action: int
    text: str
    label: Explanation


class Turning(Struct, frozen=True, kw_only=True):
    """A turning point of the game, with an explanation."""

    decision: int
    """Index of the decision."""
    kind: Kind
    head: Explanation
    why: Explanation
    change: float
    """Points lost by the move, or by every other move."""
    line: list[ReviewStep]
    """The better move and its continuation."""
    instead: list[ReviewStep]
    """The played move and its continuation, with the same chance outcomes."""
    brings: list[Explanation]
    brought: list[Explanation]
    """Effects of the first turn in ``instead``; ``brings`` has those of ``line``."""


class Account(Struct, frozen=True, kw_only=True):
    """Summary of a seat's decisions: counts by grade, and points at risk and kept."""

    seat: int
    best: int
    good: int
    slip: int
    blunder: int
    forced: int
    kept: float
    risk: float
    accuracy: int | None
    """Share kept of the winning chance and points at risk, in percent; ``None`` if none were."""
    given: float
    taken: float
    """Points of lead lost by chance; ``given`` is the lead gained by chance."""


class Band(Struct, frozen=True):
    """A background color of the curve, by name, that applies from a moment on."""

    moment: int
    ground: str


class Review(Struct, frozen=True, kw_only=True):
    """The review of a complete game."""

    game: str
    rules: int
    version: int
    moves: int
    curve: Curve
    exact: bool
    """Whether the curve and the grades are exact, except during setup."""
    error: float
    """Margin of error of the curve; between 0 and 1 if the curve shows chances."""
    luck: bool
    """Whether chance events matter in the game."""
    notes: list[Explanation]
    points: list[ReviewPoint]
    decisions: list[Decision]
    moments: list[Turning]
    accounts: list[Account]
    bands: list[Band] = []
