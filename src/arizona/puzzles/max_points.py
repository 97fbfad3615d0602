"""Puzzles that ask for the most points one seat can reach on its own, solved exhaustively."""

from __future__ import annotations

from collections.abc import Iterator

from arizona.bots.bot import Bot, Clock
from arizona.bots.turn_enumeration import (
    ANY_TURN,
    LimitExceededError,
    LookaheadBot,
    TurnEnumeration,
)
from arizona.engine.message import Message
from arizona.engine.state import State
from arizona.puzzles.difficulty import Choice, panel_of, solve_probabilities
from arizona.puzzles.face import SOLVE_SECONDS, Proof, Puzzler, Solver
from arizona.puzzles.puzzle import Puzzle, PuzzleLimitError, Values


class MostPuzzler(Puzzler):
    """Puzzles for the most points that a seat can reach on its own.

    The search ends with the turn (``one_turn``), or at a chance event or another player's decision.
    """

    one_turn: bool = False
    limit: int = 20_000
    """Maximum number of positions for a proof."""
    least: int = 4
    """Minimum number of points to gain."""
    choices: int = 3
    """Minimum number of decisions with a choice."""
    depths: tuple[int, ...] = (1, 2, 3, 5, 7)
    """Search depth of each simulated solver."""
    one_way: bool = True
    """Whether the complete solution must be unique; otherwise only the first action must be."""

    def enumeration(
        self, state: State, seat: int, limit: int = 0, clock: Clock | None = None
    ) -> TurnEnumeration:
        """Return a search of everything the seat can do on its own."""
        return TurnEnumeration(seat, int(state.turn()) if self.one_turn else ANY_TURN, limit, clock)

    def prove(self, state: State, seat: int) -> Proof | None:
        """Find the most points, the solution and the value of each action by exhaustive search."""
        turns = self.enumeration(state, seat, self.limit)
        try:
            return self._prove(turns, state, seat)
        except LimitExceededError:
            return None

    def _prove(self, turns: TurnEnumeration, state: State, seat: int) -> Proof | None:
        if turns.over(state):
            return None
        start = state.scores()[seat]
        first = turns.values(state)
        goal = max(points for _, points in first)
        right = [action for action, points in first if points == goal]
        if goal - start < self.least or len(right) != 1 or len(first) == 1:
            return None
        nodes = int(turns.nodes)
        found = self.enumeration(state, seat, self.limit)
        ways = found.count_solutions(state, goal)
        if self.one_way and ways != 1:
            return None
        now = state.clone()
        line: list[int] = []
        values: list[Values] = []
        while now.scores()[seat] < goal:
            here = first if not line else self.enumeration(state, seat).values(now)
            values.append([(action, points - start) for action, points in here])
            line.append(next(action for action, points in here if points == goal))
            now.apply(line[-1])
        chosen = sum(len(here) > 1 for here in values)
        if chosen < self.choices:
            return None
        return Proof(
            best=goal - start, line=line, values=values, steps=len(line), ways=ways, nodes=nodes
        )

    def values(self, state: State, posed: State, puzzle: Puzzle) -> Values:
        """Compute values by exhaustive search.

        Positions of proven puzzles never reach the limit, since the proof visited them within it.
        """
        start = posed.scores()[puzzle.seat]
        turns = self.enumeration(posed, puzzle.seat, self.limit, Clock(SOLVE_SECONDS))
        try:
            return [(action, points - start) for action, points in turns.values(state)]
        except LimitExceededError:
            raise PuzzleLimitError("this position has too many continuations") from None

    def solved(self, state: State, posed: State, puzzle: Puzzle) -> bool:
        seat = puzzle.seat
        return state.scores()[seat] - posed.scores()[seat] >= puzzle.best

    def panel(self) -> list[Solver]:
        """Return five solvers with increasing search depth."""

        def make(depth: int, seed: str) -> Bot:
            return LookaheadBot(depth, seed, turn=self.one_turn)

        return panel_of(self.depths, make)

    def shares(self, posed: State, puzzle: Puzzle) -> list[float]:
        """Compute the success rates along the solution."""
        return solve_probabilities(self.depths, self._choices(posed, puzzle))

    def _choices(self, posed: State, puzzle: Puzzle) -> Iterator[Choice]:
        state = posed.clone()
        for action, values in zip(puzzle.line, puzzle.values, strict=True):
            if len(values) > 1:
                here = state.clone()

                def look(depth: int, here: State = here) -> Values:
                    return self.enumeration(posed, puzzle.seat).values(here, depth - 1)

                yield {one for one, value in values if value >= puzzle.best}, look
            state.apply(action)

    def explain_miss(self, value: int, puzzle: Puzzle) -> Message:
        """Say how many points are lost and how many remain."""
        return Message("puzzle-loses-points", {"loss": puzzle.best - value, "left": value})
