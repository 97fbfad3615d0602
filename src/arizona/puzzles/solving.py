"""A puzzle being solved: every move is judged, and answered where somebody answers."""

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
    """What a move was worth."""

    right: bool
    value: int
    """What it leads to, in the measure of the puzzle."""
    solved: bool
    told: Message | None
    """What a wrong move leads to, in words."""


class Told(Struct, frozen=True):
    """All that is told of a puzzle once it is over."""

    first: Values
    """Every first action and what it leads to, the best first."""
    line: list[int]
    why: list[Message]


class Attempt:
    """A puzzle and the moves made in it so far. Taking back is beginning anew with fewer."""

    def __init__(self, header: Header, puzzle: Puzzle) -> None:
        self.header = header
        self.puzzle = puzzle
        self.puzzler: Puzzler = puzzler_for(header.game, puzzle)
        setup = setup_of(header, puzzle)
        state = setup.start()
        for action in puzzle.moves:  # proved by the checker to be legal
            state.apply(action)
        self.posed: State = self.puzzler.pose(state, puzzle.seat, puzzle.task)
        # The moves of the game up to here are no moves of the puzzle.
        self.match = Match(setup, seed=0)
        self.match.state = self.posed.clone()
        self.moves: list[int] = []

    @classmethod
    def of(cls, found: PuzzleSet, id: str, moves: list[int] | None = None) -> Attempt:
        """The puzzle of that name, with these moves made in it."""
        if id not in found.by_id:
            raise PuzzleError(f"there is no puzzle '{id[:40]}' for {found.game}")
        attempt = cls(found.header, found.by_id[id])
        for action in moves or []:
            attempt.push(action)
        return attempt

    @property
    def state(self) -> State:
        """The position as it stands."""
        return self.match.state

    @property
    def own(self) -> bool:
        """Whether the solver is to decide."""
        if self.solved or (self.puzzle.kind and self.moves):
            return False
        return self.state.to_move() == self.puzzle.seat

    @property
    def solved(self) -> bool:
        """Whether what was asked is reached."""
        if self.puzzle.kind:
            return bool(self.moves) and self._right(self.moves[0])
        return self.puzzler.solved(self.state, self.posed, self.puzzle)

    def _right(self, action: int) -> bool:
        """Whether this is the best move that was asked for."""
        return dict(self.puzzle.values[0]).get(action, UNKNOWN) >= self.puzzle.best

    @property
    def on_line(self) -> bool:
        """Whether all moves so far are those of the answer that is known by heart."""
        return self.moves == self.puzzle.line[: len(self.moves)]

    def values(self) -> Values:
        """What every legal action leads to now, for the solver, who is to decide."""
        known = self.on_line and len(self.moves) < len(self.puzzle.line)
        if known and not self.puzzle.kind:
            own = sum(self._own_before(number) for number in range(len(self.moves)))
            return self.puzzle.values[own]
        return self.puzzler.values(self.state, self.posed, self.puzzle)

    def _own_before(self, number: int) -> bool:
        return self.match.moves[number].seat == self.puzzle.seat

    def judge(self, action: int) -> Verdict:
        """What an action of the solver is worth; it is not made."""
        values = dict(self.values())
        if action not in values:
            raise IllegalMoveError(f"action {action} is not legal here")
        value = values[action]
        right = self.puzzler.right(value, self.puzzle)
        solved = right if self.puzzle.kind else self._solves(action)
        told = None if right else self.puzzler.told(value, self.puzzle)
        return Verdict(right, value, solved, told)

    def _solves(self, action: int) -> bool:
        after = self.state.clone()
        after.apply(action)
        return self.puzzler.solved(after, self.posed, self.puzzle)

    def push(self, action: int) -> list[Event]:
        """Make a move, the solver's or another's, and tell what happens."""
        events = self.match.push(action)
        self.moves.append(action)
        return events

    def answer(self) -> int | None:
        """What the others answer now, if they do."""
        if self.solved or not self.puzzler.others(self.state, self.puzzle):
            return None
        if self.on_line and len(self.moves) < len(self.puzzle.line):
            return self.puzzle.line[len(self.moves)]
        return self.puzzler.answer(self.state)

    def hint(self) -> int:
        """A right action."""
        if self.on_line and len(self.moves) < len(self.puzzle.line):
            return self.puzzle.line[len(self.moves)]
        values = self.values()
        return max(values, key=lambda pair: (pair[1], -pair[0]))[0]

    # --- telling ----------------------------------------------------------------------------

    def goal(self) -> Message:
        """What is to be found, as a title."""
        return self.puzzler.goal(self.puzzle)

    def about(self) -> Message:
        """The same in a sentence."""
        return self.puzzler.about(self.posed, self.puzzle)

    def told(self) -> Told:
        """What is told in the end."""
        first = sorted(self.puzzle.values[0], key=lambda pair: (-pair[1], pair[0]))
        events = line_events(self.posed, self.puzzle)
        return Told(first, self.puzzle.line, self.puzzler.why(self.posed, self.puzzle, events))


def puzzler_for(game: str, puzzle: Puzzle) -> Puzzler:
    """Who judges a puzzle: its game, or what just asks for the best move."""
    own = puzzler_of(game)
    return BestMove(own) if puzzle.kind else own


def goal_of(game: str, puzzle: Puzzle) -> Message:
    """What is to be found in a puzzle, as a title."""
    return puzzler_for(game, puzzle).goal(puzzle)


def line_events(posed: State, puzzle: Puzzle) -> list[Event]:
    """What happens in the answer of a puzzle."""
    state = posed.clone()
    events: list[Event] = []
    for action in puzzle.line:
        state.log = events
        state.apply(action)
        state.log = None
    return events


def setup_of(header: Header, puzzle: Puzzle) -> Setup:
    """How the game was set up that the puzzle is taken from."""
    game = get_game(header.game)
    return game.setup(puzzle.seats, puzzle.options, header.content, header.rules)
