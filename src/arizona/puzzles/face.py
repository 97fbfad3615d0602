"""What a game says about its puzzles, in its ``puzzles.py`` as ``PUZZLER``.

A game without one simply has no puzzles. ``MostPuzzler`` (``most.py``) is all that a game needs
in which one seat looks for the most points by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from arizona.bots.bot import Bot
from arizona.engine.content import Content
from arizona.engine.events import Event
from arizona.engine.game import OptionValue
from arizona.engine.message import Message
from arizona.engine.places import face
from arizona.engine.rng import Rng
from arizona.engine.state import State
from arizona.puzzles.puzzle import Puzzle, PuzzleError, Values


class Proof(Struct, kw_only=True, frozen=True):
    """What was proved about a position: the parts of a puzzle that follow from it."""

    best: int
    line: list[int]
    values: list[Values]
    steps: int
    ways: int = 1
    nodes: int = 0


class Solver(Struct, frozen=True):
    """One of those who try a puzzle to see how hard it is."""

    name: str
    strength: int
    """On the scale of ratings, 1500 in the middle."""
    make: Callable[[str], Bot]
    """The player, by a seed."""


SOLVE_SECONDS: Final = 6.0
"""Time limit for the values of one position, or for one answer."""


class Puzzler:
    """The puzzles of one game: how they are found, proved, answered and told."""

    game: str
    tries: int = 6
    """How often each solver tries a puzzle."""

    # --- finding and proving ----------------------------------------------------------------

    def options(self, content: Content, rng: Rng) -> dict[str, OptionValue]:
        """The options of a game to take puzzles from."""
        return {}

    def line_up(self, rng: Rng) -> list[str]:
        """The bots that play a game to take puzzles from, one a seat."""
        raise NotImplementedError

    def tasks(self, state: State, rng: Rng) -> list[tuple[int, list[int]]]:
        """What might be asked here: seats, each with what the game adds to the position."""
        raise NotImplementedError

    def pose(self, state: State, seat: int, task: list[int]) -> State:
        """The position as the puzzle shows it."""
        return state

    def accepts(self, state: State, seat: int, task: list[int]) -> bool:
        """Whether a puzzle from elsewhere may pose this: its size is bounded, it can be posed."""
        return not task and state.to_move() == seat

    def prove(self, state: State, seat: int) -> Proof | None:
        """What is to be found in a posed position; ``None`` if it makes no puzzle."""
        raise NotImplementedError

    def exactly(self, state: State, seat: int) -> Values:
        """What every action leads to, where that is known for certain; nothing where it is not."""
        return []

    def themes(self, posed: State, puzzle: Puzzle, events: list[Event]) -> list[str]:
        """What the puzzle is about, by the events of its line; ``<game>-puzzle-theme-<name>``."""
        raise NotImplementedError

    def panel(self) -> list[Solver]:
        """Those who try a puzzle, the weakest first."""
        raise NotImplementedError

    def shares(self, posed: State, puzzle: Puzzle) -> list[float] | None:
        """How often each of them solves it, where that can be worked out; else they try."""
        return None

    # --- solving ----------------------------------------------------------------------------

    def values(self, state: State, posed: State, puzzle: Puzzle) -> Values:
        """What every legal action of the solver leads to, in the measure of ``Puzzle.best``.

        Raises ``PuzzleLimitError`` if that takes too many nodes or too long.
        """
        raise NotImplementedError

    def right(self, value: int, puzzle: Puzzle) -> bool:
        """Whether an action that leads to this keeps the puzzle solvable."""
        return value >= puzzle.best

    def others(self, state: State, puzzle: Puzzle) -> bool:
        """Whether somebody else answers now, as ``answer`` says."""
        return False

    def answer(self, state: State) -> int:
        """What the others answer; ``PuzzleLimitError`` as in ``values``."""
        raise NotImplementedError

    def solved(self, state: State, posed: State, puzzle: Puzzle) -> bool:
        """Whether what was asked is reached."""
        raise NotImplementedError

    # --- telling ----------------------------------------------------------------------------

    def goal(self, puzzle: Puzzle) -> Message:
        """What is to be found, as a title."""
        raise NotImplementedError

    def about(self, posed: State, puzzle: Puzzle) -> Message:
        """The same in a sentence, with how it stands."""
        raise NotImplementedError

    def told(self, value: int, puzzle: Puzzle) -> Message:
        """What an action that is not right leads to."""
        raise NotImplementedError

    def why(self, posed: State, puzzle: Puzzle, events: list[Event]) -> list[Message]:
        """Why the answer is the answer, from the events of its line."""
        raise NotImplementedError


def puzzler_of(game: str) -> Puzzler:
    """The puzzles' face of a game, or a clear word that it has none."""
    own = face(game, "puzzles")
    found: object = getattr(own, "PUZZLER", None)
    if not isinstance(found, Puzzler):
        raise PuzzleError(f"the game '{game}' has no puzzles")
    return found
