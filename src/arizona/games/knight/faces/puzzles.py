"""The puzzles of Knight: a win by force, one winning jump at every choice."""

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
from arizona.games.knight.bot.lookahead import Glance, GlanceBot
from arizona.games.knight.bot.players import this_game_only
from arizona.games.knight.bot.solver import KnightSolver
from arizona.games.knight.rules.actions import JUMP
from arizona.games.knight.rules.state import JUMPING, SETTING, KnightState, chip_value
from arizona.puzzles.difficulty import Choice, panel_of, shares_along
from arizona.puzzles.face import SOLVE_SECONDS, Proof, Puzzler, Solver
from arizona.puzzles.puzzle import Puzzle, PuzzleLimitError, Values

PLAYERS: Final = ("jackrabbit", "roadrunner")
"""They lose their way often enough that somebody can win by force."""
BITS: Final = 16
"""The memory of the solver."""
NODES: Final = 10_000
"""What the solver may look at for one position; what takes more is left alone."""
EXACT_BITS: Final = 20
EXACT_NODES: Final = 4_000_000
PLAIN_NODES: Final = 160_000
"""The same for a moment of somebody's own game: as far as a review of it gets."""
LONGEST: Final = 10
"""Own jumps of a puzzle at most, and choices at least."""
CHOICES: Final = 2
LAST_CHIPS: Final = 32
"""A puzzle begins with so many chips in play at most."""
LONG: Final = 5
TOO_HARD: Final = "this position has too many continuations"
DEPTHS: Final = (1, 2, 4, 6, 9)
"""Jumps ahead, both players' counted, that each of those sees who try a puzzle."""


class KnightPuzzler(Puzzler):
    """Win by force."""

    game = "knight"

    def __init__(self) -> None:
        self._solver: KnightSolver | None = None

    @property
    def solver(self) -> KnightSolver:
        """The exact solver, made when first asked for."""
        if self._solver is None:
            self._solver = KnightSolver(BITS)
        return self._solver

    def options(self, content: Content, rng: Rng) -> dict[str, OptionValue]:
        """A single game: a win is a win at once."""
        return {"games": 1}

    def line_up(self, rng: Rng) -> list[str]:
        """Two who jump in earnest and not perfectly."""
        return [PLAYERS[rng.below(len(PLAYERS))] for _ in range(2)]

    def tasks(self, state: State, rng: Rng) -> list[tuple[int, list[int]]]:
        """Whoever is to jump, when not too many chips are left."""
        assert isinstance(state, KnightState)
        if state.phase != JUMPING or int(state.chips).bit_count() > LAST_CHIPS:
            return []
        return [(int(state.to_move()), [])] if len(state.legal()) > 1 else []

    def pose(self, state: State, seat: int, task: list[int]) -> State:
        """Without the games that follow: a win is a win at once."""
        assert isinstance(state, KnightState)
        return this_game_only(state)

    def accepts(self, state: State, seat: int, task: list[int]) -> bool:
        """Only jumps and settings: before them no solver can look to the end."""
        assert isinstance(state, KnightState)
        return super().accepts(state, seat, task) and state.phase in (SETTING, JUMPING)

    def prove(self, state: State, seat: int) -> Proof | None:
        """One winning jump at every choice, whatever the answers."""
        assert isinstance(state, KnightState)
        if state.phase != JUMPING or state.to_move() != seat:
            return None
        forcing = Forcing(self.solver, seat, LONGEST, NODES)
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
        """The lead at the end with best play by both, where the solver gets through."""
        assert isinstance(state, KnightState)
        if state.phase not in (SETTING, JUMPING) or state.to_move() != seat:
            return []
        nodes = EXACT_NODES if compiled() else PLAIN_NODES
        return Forcing(KnightSolver(EXACT_BITS), seat, LONGEST, nodes).leads(state)

    def themes(self, posed: State, puzzle: Puzzle, events: list[Event]) -> list[str]:
        """How it stands, how long it takes, and whether the right chip is the smaller one."""
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
        """Five who see further and further ahead."""
        return panel_of(DEPTHS, GlanceBot)

    def shares(self, posed: State, puzzle: Puzzle) -> list[float]:
        """Worked out along the line, against the answers that ask most."""
        assert isinstance(posed, KnightState)
        return shares_along(DEPTHS, _choices(posed, puzzle))

    # --- solving ----------------------------------------------------------------------------

    def values(self, state: State, posed: State, puzzle: Puzzle) -> Values:
        """The lead at the end with best play by both, for every jump."""
        assert isinstance(state, KnightState)
        clock = Clock(SOLVE_SECONDS)
        found = Forcing(self.solver, puzzle.seat, LONGEST, EXACT_NODES, clock).leads(state)
        if not found:
            raise PuzzleLimitError(TOO_HARD)
        return found

    def right(self, value: int, puzzle: Puzzle) -> bool:
        """A win is a win."""
        return value > 0

    def others(self, state: State, puzzle: Puzzle) -> bool:
        """The other jumps in between."""
        return state.to_move() == 1 - puzzle.seat

    def answer(self, state: State) -> int:
        """The best jump; of those alike the one named first."""
        assert isinstance(state, KnightState)
        found = self.solver.solve(state, Clock(SOLVE_SECONDS), EXACT_NODES)
        if not found.exact:
            raise PuzzleLimitError(TOO_HARD)
        return found.action

    def solved(self, state: State, posed: State, puzzle: Puzzle) -> bool:
        """The game is won."""
        return state.to_move() == OVER and state.winners() == [puzzle.seat]

    # --- telling ----------------------------------------------------------------------------

    def goal(self, puzzle: Puzzle) -> Message:
        """Win by force in so many jumps."""
        return Message("knight-puzzle-goal", {"jumps": puzzle.steps})

    def about(self, posed: State, puzzle: Puzzle) -> Message:
        """How it stands."""
        scores = posed.scores()
        mine, theirs = scores[puzzle.seat], scores[1 - puzzle.seat]
        side = "behind" if mine < theirs else "ahead" if mine > theirs else "level"
        args: dict[str, str | int] = {"mine": mine, "theirs": theirs, "side": side}
        return Message("knight-puzzle-about", {**args, "jumps": puzzle.steps})

    def told(self, value: int, puzzle: Puzzle) -> Message:
        """How the game ends then."""
        if value == 0:
            return Message("knight-puzzle-draws")
        return Message("knight-puzzle-loses", {"points": -value})

    def why(self, posed: State, puzzle: Puzzle, events: list[Event]) -> list[Message]:
        """The jump on which it turns: the one where another chip looks best."""
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
    """The own jumps of the line that are a choice."""
    state = posed.clone()
    for number, action in enumerate(puzzle.line):
        if number % 2 == 0 and len(puzzle.values[number // 2]) > 1:
            yield {action}, Glance(state).values
        state.apply(action)


def _best_wrong(puzzle: Puzzle, decision: int, right: int) -> int:
    others = [(lead, -action) for action, lead in puzzle.values[decision] if action != right]
    return -max(others)[1] if others else -1


def _key(posed: KnightState, puzzle: Puzzle) -> tuple[int, int, KnightState]:
    """The own jump of the line on which it turns, the chip that tempts more there, the position.

    The chip is −1 where the right one looks best everywhere; then it is the first real choice.
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
