"""The best move of one moment: what a kept puzzle asks that could not be proved.

It says what it is: known exactly, or found by the search of a review.
"""

from __future__ import annotations

from typing import Final

from arizona.engine.events import Event
from arizona.engine.message import Arg, Message
from arizona.engine.state import State
from arizona.puzzles.face import Puzzler
from arizona.puzzles.puzzle import Puzzle, Values

UNKNOWN: Final = -(10**9)
"""What an action leads to of which nothing was found out."""
TENTHS: Final = 10


class BestMove(Puzzler):
    """The best move of one moment: one decision, and any of the best is right."""

    def __init__(self, inner: Puzzler) -> None:
        self.inner: Final = inner

    def pose(self, state: State, seat: int, task: list[int]) -> State:
        """As in any puzzle of the game, where nothing is added."""
        return self.inner.pose(state, seat, task)

    def values(self, state: State, posed: State, puzzle: Puzzle) -> Values:
        """As far as it is known."""
        known = dict(puzzle.values[0])
        return [(action, known.get(action, UNKNOWN)) for action in state.legal()]

    def goal(self, puzzle: Puzzle) -> Message:
        """What is to be found."""
        return Message("puzzle-kept-goal")

    def about(self, posed: State, puzzle: Puzzle) -> Message:
        """Whether it is known exactly, and by how much the move is better."""
        if puzzle.kind == "exact":
            return Message("puzzle-kept-exact", {"ways": puzzle.ways})
        known = sorted((value for _, value in puzzle.values[0]), reverse=True)
        gain = max(0, known[0] - known[1]) if len(known) > 1 else 0
        args: dict[str, Arg] = {"gain": tenths(gain), "margin": tenths(puzzle.margin)}
        return Message("puzzle-kept-estimated", {**args, "compared": int(gain > 0)})

    def told(self, value: int, puzzle: Puzzle) -> Message:
        """What is lost, as far as it is known."""
        if value == UNKNOWN:
            return Message("puzzle-kept-other")
        loss = puzzle.best - value
        if puzzle.kind == "exact":
            return Message("puzzle-kept-loses", {"loss": loss})
        return Message("puzzle-kept-about", {"loss": tenths(loss)})

    def why(self, posed: State, puzzle: Puzzle, events: list[Event]) -> list[Message]:
        """The review has its own sentence."""
        return []


def tenths(parts: int) -> str:
    """``18`` is told as ``1.8``."""
    return f"{parts / TENTHS:.1f}"
