"""The puzzle adapter of a game, exported as ``PUZZLER`` from its ``faces/puzzles.py``.

A game without one has no puzzles. If puzzles ask for the most points that a seat can reach on its
own, subclass ``MostPuzzler`` (``max_points.py``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from arizona.bots.bot import Bot
from arizona.engine.content import Content
from arizona.engine.entry_points import face
from arizona.engine.events import Event
from arizona.engine.game import OptionValue
from arizona.engine.message import Message, ValidationMessage
from arizona.engine.rng import Rng
from arizona.engine.state import State
from arizona.puzzles.puzzle import Puzzle, PuzzleError, Values


class Proof(Struct, kw_only=True, frozen=True):
    """The proven solution of a position."""

    best: int
    line: list[int]
    values: list[Values]
    steps: int
    ways: int = 1
    nodes: int = 0


class Solver(Struct, frozen=True):
    """A simulated solver for measuring difficulty."""

    name: str
    strength: int
    """Rating on the puzzle scale, where 1500 is average."""
    make: Callable[[str], Bot]
    """Creates the bot from a seed."""


SOLVE_SECONDS: Final = 6.0
"""Time limit for the values of a position or for a reply."""


class Puzzler:
    """Adapter for the puzzles of a game: finding, proving, solving and explaining them."""

    obvious: int = 1
    """Index of the simulated solver that finds obvious puzzles, which are not daily puzzles."""

    game: str
    tries: int = 6
    """Number of attempts by each solver."""

    # --- finding and proving ----------------------------------------------------------------

    def options(self, content: Content, rng: Rng) -> dict[str, OptionValue]:
        """Return the options of a game to take puzzles from."""
        return {}

    def line_up(self, rng: Rng) -> list[str]:
        """Return the bots for a game to take puzzles from, one per seat."""
        raise NotImplementedError

    def tasks(self, state: State, rng: Rng) -> list[tuple[int, list[int]]]:
        """Return candidate puzzles: seats, each with data that the game adds to the position."""
        raise NotImplementedError

    def pose(self, state: State, seat: int, task: list[int]) -> State:
        """Return the position as the puzzle presents it."""
        return state

    def accepts(self, state: State, seat: int, task: list[int]) -> bool:
        """Check whether an imported puzzle may have this task: it is valid and of limited size."""
        return not task and state.to_move() == seat

    def prove(self, state: State, seat: int) -> Proof | None:
        """Solve a posed position. Returns ``None`` if it is not suitable as a puzzle."""
        raise NotImplementedError

    def exactly(self, state: State, seat: int) -> Values:
        """Return the exact value of each action; empty if unknown."""
        return []

    def themes(self, posed: State, puzzle: Puzzle, events: list[Event]) -> list[str]:
        """Return the themes of a puzzle, given the events of its solution.

        Their names are the messages ``<game>-puzzle-theme-<name>``.
        """
        raise NotImplementedError

    def panel(self) -> list[Solver]:
        """Return the simulated solvers, weakest first."""
        raise NotImplementedError

    def shares(self, posed: State, puzzle: Puzzle) -> list[float] | None:
        """Return the success rate of each solver, or ``None`` if they have to play."""
        return None

    # --- solving ----------------------------------------------------------------------------

    def values(self, state: State, posed: State, puzzle: Puzzle) -> Values:
        """Return the value of each legal action of the solver, in the unit of ``Puzzle.best``.

        Raises ``PuzzleLimitError`` if the search exceeds its limits.
        """
        raise NotImplementedError

    def right(self, value: int, puzzle: Puzzle) -> bool:
        """Check whether an action with this value is correct."""
        return value >= puzzle.best

    def others(self, state: State, puzzle: Puzzle) -> bool:
        """Check whether another player replies now, as determined by ``answer``."""
        return False

    def answer(self, state: State) -> int:
        """Return the reply of the other players. Raises ``PuzzleLimitError`` like ``values``."""
        raise NotImplementedError

    def solved(self, state: State, posed: State, puzzle: Puzzle) -> bool:
        """Check whether the goal is reached."""
        raise NotImplementedError

    # --- text -------------------------------------------------------------------------------

    def goal(self, puzzle: Puzzle) -> Message:
        """Return the goal as a title."""
        raise NotImplementedError

    def about(self, posed: State, puzzle: Puzzle) -> Message:
        """Return the goal as a sentence, with the current situation."""
        raise NotImplementedError

    def explain_miss(self, value: int, puzzle: Puzzle) -> Message:
        """Describe the result of a wrong action."""
        raise NotImplementedError

    def why(self, posed: State, puzzle: Puzzle, events: list[Event]) -> list[Message]:
        """Explain the solution, given its events."""
        raise NotImplementedError


def puzzler_of(game: str) -> Puzzler:
    """Return the puzzle adapter of a game. Raises ``PuzzleError`` if it has none."""
    own = face(game, "puzzles")
    found: object = getattr(own, "PUZZLER", None)
    if not isinstance(found, Puzzler):
        english = "the game '{game}' has no puzzles"
        raise PuzzleError(ValidationMessage("puzzle-no-game", english, {"game": game}))
    return found
