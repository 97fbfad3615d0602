"""Attempts at solving a puzzle: judges moves and plays the replies."""

from __future__ import annotations

from msgspec import Struct

from arizona.engine.errors import IllegalMoveError
from arizona.engine.events import Event
from arizona.engine.game import Setup
from arizona.engine.match import Match
from arizona.engine.message import Message
from arizona.engine.registry import get_game
from arizona.engine.state import State
from arizona.puzzles.best_move import UNKNOWN, BestMove
from arizona.puzzles.face import Puzzler, puzzler_of
from arizona.puzzles.puzzle import Header, Puzzle, PuzzleError, PuzzleSet, Values


class Verdict(Struct, frozen=True):
    """Judgment of a move."""

    right: bool
    value: int
    """Value of the move, in units of the puzzle."""
    solved: bool
    explanation: Message | None
    """Explanation of a wrong move."""


class SolutionText(Struct, frozen=True):
    """What is shown after a puzzle is finished."""

    first: Values
    """First actions with their values, best first."""
    line: list[int]
    why: list[Message]


class Attempt:
    """A puzzle and the moves played so far. To undo, create a new attempt with fewer moves."""

    def __init__(self, header: Header, puzzle: Puzzle) -> None:
        self.header = header
        self.puzzle = puzzle
        self.puzzler: Puzzler = puzzler_for(header.game, puzzle)
        setup = setup_of(header, puzzle)
        state = setup.start()
        for action in puzzle.moves:  # legality is verified by ``arizona puzzles check``
            state.apply(action)
        self.posed: State = self.puzzler.pose(state, puzzle.seat, puzzle.task)
        # The moves of the game up to here are not moves of the puzzle.
        self.match = Match(setup, seed=0)
        self.match.state = self.posed.clone()
        self.moves: list[int] = []

    @classmethod
    def of(cls, found: PuzzleSet, id: str, moves: list[int] | None = None) -> Attempt:
        """Return an attempt at the puzzle with that id, with the given moves played."""
        if id not in found.by_id:
            raise PuzzleError(f"there is no puzzle '{id[:40]}' for {found.game}")
        attempt = cls(found.header, found.by_id[id])
        for action in moves or []:
            attempt.push(action)
        return attempt

    @property
    def state(self) -> State:
        """The current position."""
        return self.match.state

    @property
    def own(self) -> bool:
        """Whether the solver is to move."""
        if self.solved or (self.puzzle.kind and self.moves):
            return False
        return self.state.to_move() == self.puzzle.seat

    @property
    def solved(self) -> bool:
        """Whether the goal is reached."""
        if self.puzzle.kind:
            return bool(self.moves) and self._right(self.moves[0])
        return self.puzzler.solved(self.state, self.posed, self.puzzle)

    def _right(self, action: int) -> bool:
        """Check whether an action is the best move of a best-move puzzle."""
        return dict(self.puzzle.values[0]).get(action, UNKNOWN) >= self.puzzle.best

    @property
    def on_line(self) -> bool:
        """Whether all moves so far follow the stored solution."""
        return self.moves == self.puzzle.line[: len(self.moves)]

    def values(self) -> Values:
        """Return the value of each legal action for the solver, who must be to move."""
        known = self.on_line and len(self.moves) < len(self.puzzle.line)
        if known and not self.puzzle.kind:
            own = sum(self._own_before(number) for number in range(len(self.moves)))
            return self.puzzle.values[own]
        return self.puzzler.values(self.state, self.posed, self.puzzle)

    def _own_before(self, number: int) -> bool:
        return self.match.moves[number].seat == self.puzzle.seat

    def judge(self, action: int) -> Verdict:
        """Judge an action of the solver without playing it."""
        values = dict(self.values())
        if action not in values:
            raise IllegalMoveError(f"action {action} is not legal here")
        value = values[action]
        right = self.puzzler.right(value, self.puzzle)
        solved = right if self.puzzle.kind else self._solves(action)
        explanation = None if right else self.puzzler.explain_miss(value, self.puzzle)
        return Verdict(right, value, solved, explanation)

    def _solves(self, action: int) -> bool:
        after = self.state.clone()
        after.apply(action)
        return self.puzzler.solved(after, self.posed, self.puzzle)

    def push(self, action: int) -> list[Event]:
        """Play a move of the solver or another player and return its events."""
        events = self.match.push(action)
        self.moves.append(action)
        return events

    def answer(self) -> int | None:
        """Return the reply of the other players, or ``None`` if it is not their turn."""
        if self.solved or not self.puzzler.others(self.state, self.puzzle):
            return None
        if self.on_line and len(self.moves) < len(self.puzzle.line):
            return self.puzzle.line[len(self.moves)]
        return self.puzzler.answer(self.state)

    def hint(self) -> int:
        """Return a correct action."""
        if self.on_line and len(self.moves) < len(self.puzzle.line):
            return self.puzzle.line[len(self.moves)]
        values = self.values()
        return max(values, key=lambda pair: (pair[1], -pair[0]))[0]

    # --- text -------------------------------------------------------------------------------

    def goal(self) -> Message:
        return self.puzzler.goal(self.puzzle)

    def about(self) -> Message:
        return self.puzzler.about(self.posed, self.puzzle)

    def solution(self) -> SolutionText:
        """Return what is shown after the puzzle is finished."""
        first = sorted(self.puzzle.values[0], key=lambda pair: (-pair[1], pair[0]))
        events = line_events(self.posed, self.puzzle)
        return SolutionText(
            first, self.puzzle.line, self.puzzler.why(self.posed, self.puzzle, events)
        )


def puzzler_for(game: str, puzzle: Puzzle) -> Puzzler:
    """Return the adapter that judges a puzzle: the game's own, or the one for best-move puzzles."""
    own = puzzler_of(game)
    return BestMove(own) if puzzle.kind else own


def goal_of(game: str, puzzle: Puzzle) -> Message:
    """Return the goal of a puzzle as a title."""
    return puzzler_for(game, puzzle).goal(puzzle)


def line_events(posed: State, puzzle: Puzzle) -> list[Event]:
    """Return the events of a puzzle's solution."""
    state = posed.clone()
    events: list[Event] = []
    for action in puzzle.line:
        state.log = events
        state.apply(action)
        state.log = None
    return events


def setup_of(header: Header, puzzle: Puzzle) -> Setup:
    """Return the setup of the game that the puzzle is from."""
    game = get_game(header.game)
    return game.setup(puzzle.seats, puzzle.options, header.content, header.rules)
