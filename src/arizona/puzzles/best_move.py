"""Puzzles that ask for the best move of a position, made from moments that could not be proved.

The puzzle states whether the solution is exact or was found by the search of a review.
"""

from __future__ import annotations

from typing import Final

from arizona.engine.events import Event
from arizona.engine.message import Arg, Message
from arizona.engine.state import State
from arizona.puzzles.face import Puzzler
from arizona.puzzles.puzzle import Puzzle, Values

UNKNOWN: Final = -(10**9)
"""Value of an action about which nothing is known."""
TENTHS: Final = 10


class BestMove(Puzzler):
    """Puzzle of one decision in which any of the best moves is correct."""

    def __init__(self, inner: Puzzler) -> None:
        self.inner: Final = inner

    def pose(self, state: State, seat: int, task: list[int]) -> State:
        return self.inner.pose(state, seat, task)

    def values(self, state: State, posed: State, puzzle: Puzzle) -> Values:
        """Return the known values."""
        known = dict(puzzle.values[0])
        return [(action, known.get(action, UNKNOWN)) for action in state.legal()]

    def goal(self, puzzle: Puzzle) -> Message:
        return Message("puzzle-saved-goal")

    def about(self, posed: State, puzzle: Puzzle) -> Message:
        """Say whether the solution is exact and by how much the move is better."""
        if puzzle.kind == "exact":
            return Message("puzzle-saved-exact", {"ways": puzzle.ways})
        known = sorted((value for _, value in puzzle.values[0]), reverse=True)
        gain = max(0, known[0] - known[1]) if len(known) > 1 else 0
        args: dict[str, Arg] = {"gain": tenths(gain), "margin": tenths(puzzle.margin)}
        return Message("puzzle-saved-estimated", {**args, "compared": int(gain > 0)})

    def explain_miss(self, value: int, puzzle: Puzzle) -> Message:
        """Say how much is lost, if it is known."""
        if value == UNKNOWN:
            return Message("puzzle-saved-other")
        loss = puzzle.best - value
        if puzzle.kind == "exact":
            return Message("puzzle-saved-loses", {"loss": loss})
        return Message("puzzle-saved-about", {"loss": tenths(loss)})

    def why(self, posed: State, puzzle: Puzzle, events: list[Event]) -> list[Message]:
        """Return nothing, because the review has its own explanation."""
        return []


def tenths(parts: int) -> str:
    """Format tenths as a decimal number: ``18`` becomes ``1.8``."""
    return f"{parts / TENTHS:.1f}"
