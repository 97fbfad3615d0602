"""Knight's puzzles: forced wins with exactly one winning jump at every choice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from arizona._form import compiled
from arizona.bots.bot import Clock
from arizona.engine.content import Content
from arizona.engine.events import Event
from arizona.engine.game import OptionValue
from arizona.engine.message import Message
from arizona.engine.rng import Rng
from arizona.engine.state import OVER, State
from arizona.games.knight.bot.forced_wins import Forcing
from arizona.games.knight.bot.lookahead import Lookahead, LookaheadBot
from arizona.games.knight.bot.players import this_game_only
from arizona.games.knight.bot.solver import KnightSolver
from arizona.games.knight.rules.actions import JUMP
from arizona.games.knight.rules.state import JUMPING, SETTING, KnightState, chip_value
from arizona.puzzles.difficulty import Choice, panel_of, solve_probabilities
from arizona.puzzles.face import SOLVE_SECONDS, Proof, Puzzler, Solver
from arizona.puzzles.puzzle import Puzzle, PuzzleLimitError, Values

PLAYERS: Final = ("jackrabbit", "roadrunner")
"""Characters that make enough mistakes for forced wins to occur."""
BITS: Final = 16
"""Table size (log2) of the solver."""
NODES: Final = 10_000
"""Node limit per position while searching for puzzles; harder positions are skipped."""
EXACT_BITS: Final = 20
EXACT_NODES: Final = 4_000_000
PLAIN_NODES: Final = 160_000
"""Table size (log2) and node limits for a position from a player's own game, as in a review.
``PLAIN_NODES`` applies without compilation."""
MAX_JUMPS: Final = 10
"""Maximum number of the seat's jumps in a puzzle, followed by the minimum number of choices."""
CHOICES: Final = 2
LAST_CHIPS: Final = 32
"""Maximum number of chips in play at the start of a puzzle."""
LONG: Final = 5
TOO_HARD: Final = "this position has too many continuations"
DEPTHS: Final = (1, 2, 4, 6, 9)
"""Lookahead depths of the solvers that measure difficulty, counting the jumps of both players."""


class KnightPuzzler(Puzzler):
    """Finds, proves and presents forced wins."""

    game = "knight"

    def __init__(self) -> None:
        self._solver: KnightSolver | None = None

    @property
    def solver(self) -> KnightSolver:
        """The exact solver, created on first use."""
        if self._solver is None:
            self._solver = KnightSolver(BITS)
        return self._solver

    def options(self, content: Content, rng: Rng) -> dict[str, OptionValue]:
        """Use a single game, so that winning it wins the match."""
        return {"games": 1}

    def line_up(self, rng: Rng) -> list[str]:
        return [PLAYERS[rng.below(len(PLAYERS))] for _ in range(2)]

    def tasks(self, state: State, rng: Rng) -> list[tuple[int, list[int]]]:
        """Offer the seat about to jump, once few enough chips are left."""
        assert isinstance(state, KnightState)
        if state.phase != JUMPING or int(state.chips).bit_count() > LAST_CHIPS:
            return []
        return [(int(state.to_move()), [])] if len(state.legal()) > 1 else []

    def pose(self, state: State, seat: int, task: list[int]) -> State:
        """Drop the games that follow, so that winning the current one wins the match."""
        assert isinstance(state, KnightState)
        return this_game_only(state)

    def accepts(self, state: State, seat: int, task: list[int]) -> bool:
        """Accept only settings and jumps, which the solver can search to the end of the game."""
        assert isinstance(state, KnightState)
        return super().accepts(state, seat, task) and state.phase in (SETTING, JUMPING)

    def prove(self, state: State, seat: int) -> Proof | None:
        """Prove that every choice has exactly one winning jump, whatever the replies."""
        assert isinstance(state, KnightState)
        if state.phase != JUMPING or state.to_move() != seat:
            return None
        forcing = Forcing(self.solver, seat, MAX_JUMPS, NODES)
        found = forcing.prove(state)
        if found is None or found.choices < CHOICES or len(found.values[0]) < CHOICES:
            return None
        best = max(lead for _, lead in found.values[0])
        return Proof(
            best=best,
            line=found.line,
            values=found.values,
            steps=found.jumps,
            nodes=forcing.looked,
        )

    def exactly(self, state: State, seat: int) -> Values:
        """Return the final leads under best play; empty if the solver reaches its limit."""
        assert isinstance(state, KnightState)
        if state.phase not in (SETTING, JUMPING) or state.to_move() != seat:
            return []
        nodes = EXACT_NODES if compiled() else PLAIN_NODES
        return Forcing(KnightSolver(EXACT_BITS), seat, MAX_JUMPS, nodes).leads(state)

    def themes(self, posed: State, puzzle: Puzzle, events: list[Event]) -> list[str]:
        """Return themes: the score, the length, and whether the winning chip is the smaller one."""
        scores = posed.scores()
        behind = scores[puzzle.seat] < scores[1 - puzzle.seat]
        found = ["behind"] if behind else ["ahead"]
        if puzzle.best == 1:
            found.append("by-one")
        found.append("long" if puzzle.steps >= LONG else "short")
        assert isinstance(posed, KnightState)
        if _key(posed, puzzle)[1] >= 0:
            found.append("smaller-chip")
        return found

    def panel(self) -> list[Solver]:
        return panel_of(DEPTHS, LookaheadBot)

    def shares(self, posed: State, puzzle: Puzzle) -> list[float]:
        """Compute the shares along the line, which follows the most demanding replies."""
        assert isinstance(posed, KnightState)
        return solve_probabilities(DEPTHS, _choices(posed, puzzle))

    # --- solving ----------------------------------------------------------------------------

    def values(self, state: State, posed: State, puzzle: Puzzle) -> Values:
        """Return the final lead of every jump under best play by both."""
        assert isinstance(state, KnightState)
        clock = Clock(SOLVE_SECONDS)
        found = Forcing(self.solver, puzzle.seat, MAX_JUMPS, EXACT_NODES, clock).leads(state)
        if not found:
            raise PuzzleLimitError(TOO_HARD)
        return found

    def right(self, value: int, puzzle: Puzzle) -> bool:
        """Accept any winning jump."""
        return value > 0

    def others(self, state: State, puzzle: Puzzle) -> bool:
        return state.to_move() == 1 - puzzle.seat

    def answer(self, state: State) -> int:
        """Return the best jump; ties go to the first one found."""
        assert isinstance(state, KnightState)
        found = self.solver.solve(state, Clock(SOLVE_SECONDS), EXACT_NODES)
        if not found.exact:
            raise PuzzleLimitError(TOO_HARD)
        return found.action

    def solved(self, state: State, posed: State, puzzle: Puzzle) -> bool:
        return state.to_move() == OVER and state.winners() == [puzzle.seat]

    # --- presentation -----------------------------------------------------------------------

    def goal(self, puzzle: Puzzle) -> Message:
        return Message("knight-puzzle-goal", {"jumps": puzzle.steps})

    def about(self, posed: State, puzzle: Puzzle) -> Message:
        scores = posed.scores()
        mine, theirs = scores[puzzle.seat], scores[1 - puzzle.seat]
        side = "behind" if mine < theirs else "ahead" if mine > theirs else "level"
        args: dict[str, str | int] = {"mine": mine, "theirs": theirs, "side": side}
        return Message("knight-puzzle-about", {**args, "jumps": puzzle.steps})

    def explain_miss(self, value: int, puzzle: Puzzle) -> Message:
        if value == 0:
            return Message("knight-puzzle-draws")
        return Message("knight-puzzle-loses", {"points": -value})

    def why(self, posed: State, puzzle: Puzzle, events: list[Event]) -> list[Message]:
        """Explain the key jump of the line: the one where another chip is more tempting."""
        assert isinstance(posed, KnightState)
        number, tempting, state = _key(posed, puzzle)
        right = puzzle.line[number]
        values = dict(puzzle.values[number // 2])
        wrong = tempting if tempting >= 0 else _best_wrong(puzzle, number // 2, right)
        args: dict[str, str | int] = {
            "jump": number // 2 + 1,
            "value": chip_value(state, right - JUMP),
            "at": state.board.names[right - JUMP],
        }
        if wrong < 0:
            return [Message("knight-puzzle-why-only", args)]
        args["other"] = chip_value(state, wrong - JUMP)
        args["there"] = state.board.names[wrong - JUMP]
        args["lead"] = values[wrong]
        args["end"] = "draw" if values[wrong] == 0 else "loss"
        args["points"] = -values[wrong]
        return [Message("knight-puzzle-why", args)]


def _choices(posed: KnightState, puzzle: Puzzle) -> Iterator[Choice]:
    """Yield the seat's jumps of the line that have alternatives."""
    state = posed.clone()
    for number, action in enumerate(puzzle.line):
        if number % 2 == 0 and len(puzzle.values[number // 2]) > 1:
            yield {action}, Lookahead(state).values
        state.apply(action)


def _best_wrong(puzzle: Puzzle, decision: int, right: int) -> int:
    others = [(lead, -action) for action, lead in puzzle.values[decision] if action != right]
    return -max(others)[1] if others else -1


def _key(posed: KnightState, puzzle: Puzzle) -> tuple[int, int, KnightState]:
    """Return the index of the key jump in the line, the more tempting jump there, and the position.

    The tempting jump is −1 if the right one looks best everywhere. The key jump is then the first
    with alternatives.
    """
    state = posed.clone()
    first: tuple[int, int, KnightState] | None = None
    found: tuple[int, int, KnightState] | None = None
    most = 0
    for number, action in enumerate(puzzle.line):
        if number % 2 == 0:
            own = chip_value(state, action - JUMP)
            values = puzzle.values[number // 2]
            if first is None and len(values) > 1:
                first = (number, -1, state.clone())
            for other, _ in values:
                more = chip_value(state, other - JUMP) - own
                if more > most:
                    most = more
                    found = (number, other, state.clone())
        state.apply(action)
    assert first is not None
    return found or first


PUZZLER: Final = KnightPuzzler()
