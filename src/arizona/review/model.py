"""What a review consists of, as plain data: it is kept, sent to a page and told in a terminal."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from arizona.engine.message import Arg, Message

VERSION: Final = 5
"""Of these reviews; grows when the same game would be judged otherwise."""
MOST_MOMENTS: Final = 6

Grade = Literal["best", "good", "slip", "blunder", "forced"]
Curve = Literal["lead", "chance"]
Kind = Literal["slip", "find"]


class Explanation(Struct, frozen=True):
    """A sentence as a message id and its arguments; names are put in by whoever tells it."""

    id: str
    args: dict[str, Arg] = {}

    def message(self) -> Message:
        """The same for the message files."""
        return Message(self.id, dict(self.args))


def told(message: Message) -> Explanation:
    """A message as data."""
    return Explanation(message.id, dict(message.args))


class ReviewMove(Struct, frozen=True):
    """A move in words, and what it is worth to its mover: the lead at the end, in points."""

    action: int
    text: str
    label: Explanation
    targets: list[str]
    value: float


class Assessment(Struct, frozen=True, kw_only=True):
    """What was found out about one decision. This is what takes time; the rest follows from it."""

    moment: int
    """Moves that were made before it."""
    seat: int
    played: int
    better: int
    """The best action known; the played one where none is better."""
    exact: bool
    value: float
    best: float
    """What the played and the best action are worth: the mover's lead at the end."""
    loss: float = 0.0
    margin: float = 0.0
    """By how much the loss may be wrong; 0 where it is exact."""
    risk: float = 0.0
    """What was at stake: the best less the worst; less a blind choice where it is estimated."""
    second: int = -1
    """The best of the others, where the played action was found to stand out."""
    gap: float = 0.0
    """By how much that one falls behind the best."""
    outlook: list[float] = []
    """The lead that each seat could expect just before."""
    error: float = 0.0
    """By how much the outlook may be wrong."""
    luck: list[float] = []
    """What chance has changed of each seat's lead since the decision before."""
    looked: int = 0
    """Turns that were played on to weigh it; 0 where nothing came near. Others are no measure."""


class Decision(Struct, frozen=True, kw_only=True):
    """One decision of a seat with its grade."""

    moment: int
    seat: int
    where: Explanation
    grade: Grade
    exact: bool
    loss: float
    margin: float
    risk: float
    played: ReviewMove
    better: ReviewMove | None = None
    """The best move, where it is another one."""


class ReviewPoint(Struct, frozen=True):
    """The curve just before a decision or after the last move: one number a seat."""

    moment: int
    values: list[float]


class ReviewStep(Struct, frozen=True):
    """One move of a line that is shown: who makes it (−1 is chance), its text and label."""

    seat: int
    action: int
    text: str
    label: Explanation


class Turning(Struct, frozen=True, kw_only=True):
    """A turning point: a decision that moved the game, and why."""

    decision: int
    """Its place among the decisions."""
    kind: Kind
    head: Explanation
    why: Explanation
    change: float
    """What it cost, or what every other move would have cost."""
    line: list[ReviewStep]
    """The better move and what follows from it."""
    instead: list[ReviewStep]
    """The played move and what follows from it, with the same luck."""
    brings: list[Explanation]
    brought: list[Explanation]
    """What the turns at the beginning of both lines do, one thing after the other."""


class Account(Struct, frozen=True, kw_only=True):
    """How a seat has decided: by grades, and the points it kept of those at risk."""

    seat: int
    best: int
    good: int
    slip: int
    blunder: int
    forced: int
    kept: float
    risk: float
    accuracy: int | None
    """In per cent; nothing where nothing was at risk."""
    given: float
    taken: float
    """What luck has given and taken, in points of lead."""


class Band(Struct, frozen=True):
    """From a moment on the curve has a ground, by the name of a colour that the page knows."""

    moment: int
    ground: str


class Review(Struct, frozen=True, kw_only=True):
    """A whole game, looked back at."""

    game: str
    rules: int
    version: int
    moves: int
    curve: Curve
    exact: bool
    """Whether the curve and the grades are certain, the set-up aside."""
    error: float
    """By how much the curve may be wrong; for chances between 0 and 1."""
    luck: bool
    """Whether chance had a part worth telling."""
    notes: list[Explanation]
    points: list[ReviewPoint]
    decisions: list[Decision]
    moments: list[Turning]
    accounts: list[Account]
    bands: list[Band] = []
