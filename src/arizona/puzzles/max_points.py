"""Puzzles of the kind "the most points": one seat, by itself, everything tried to the end."""

from __future__ import annotations

from collections.abc import Iterator

from arizona.bots.bot import Bot, Clock
from arizona.bots.turn_enumeration import ANY_TURN, LookerBot, TooMuchError, TurnEnumeration
from arizona.engine.message import Message
from arizona.engine.state import State
from arizona.puzzles.difficulty import Choice, panel_of, shares_along
from arizona.puzzles.face import SOLVE_SECONDS, Proof, Puzzler, Solver
from arizona.puzzles.puzzle import Puzzle, PuzzleLimitError, Values


class MostPuzzler(Puzzler):
    """The most points a seat can get by itself: in a turn, or until chance or another decides."""

    one_turn: bool = False
    limit: int = 20_000
    """Positions that may be looked at to prove a puzzle."""
    least: int = 4
    """Points that a puzzle is about at least."""
    choices: int = 3
    """Decisions with a choice that it takes at least."""
    depths: tuple[int, ...] = (1, 2, 3, 5, 7)
    """How many decisions ahead each of those sees who try a puzzle."""
    one_way: bool = True
    """Whether there must be one way only; else one first action only."""

    def sight(
        self, state: State, seat: int, limit: int = 0, clock: Clock | None = None
    ) -> TurnEnumeration:
        """What looks at everything the seat can do in its part, which is running."""
        return TurnEnumeration(seat, int(state.turn()) if self.one_turn else ANY_TURN, limit, clock)

    def prove(self, state: State, seat: int) -> Proof | None:
        """Everything tried: the most there is, the way to it, and what every action leads to."""
        sight = self.sight(state, seat, self.limit)
        try:
            return self._prove(sight, state, seat)
        except TooMuchError:
            return None

    def _prove(self, sight: TurnEnumeration, state: State, seat: int) -> Proof | None:
        if sight.over(state):
            return None
        start = state.scores()[seat]
        first = sight.values(state)
        goal = max(points for _, points in first)
        right = [action for action, points in first if points == goal]
        if goal - start < self.least or len(right) != 1 or len(first) == 1:
            return None
        nodes = int(sight.nodes)
        found = self.sight(state, seat, self.limit)
        ways = found.ways(state, goal)
        if self.one_way and ways != 1:
            return None
        now = state.clone()
        line: list[int] = []
        values: list[Values] = []
        while now.scores()[seat] < goal:
            here = first if not line else self.sight(state, seat).values(now)
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
        """By trying everything from here.

        A proved puzzle never meets the limit: its proof has looked at all of this within it.
        """
        start = posed.scores()[puzzle.seat]
        sight = self.sight(posed, puzzle.seat, self.limit, Clock(SOLVE_SECONDS))
        try:
            return [(action, points - start) for action, points in sight.values(state)]
        except TooMuchError:
            raise PuzzleLimitError("this position has too many continuations") from None

    def solved(self, state: State, posed: State, puzzle: Puzzle) -> bool:
        """Whether the most points are there."""
        seat = puzzle.seat
        return state.scores()[seat] - posed.scores()[seat] >= puzzle.best

    def panel(self) -> list[Solver]:
        """Five who see further and further ahead."""

        def make(depth: int, seed: str) -> Bot:
            return LookerBot(depth, seed, turn=self.one_turn)

        return panel_of(self.depths, make)

    def shares(self, posed: State, puzzle: Puzzle) -> list[float]:
        """Worked out along the line, where there is something to choose."""
        return shares_along(self.depths, self._choices(posed, puzzle))

    def _choices(self, posed: State, puzzle: Puzzle) -> Iterator[Choice]:
        state = posed.clone()
        for action, values in zip(puzzle.line, puzzle.values, strict=True):
            if len(values) > 1:
                here = state.clone()

                def look(depth: int, here: State = here) -> Values:
                    return self.sight(posed, puzzle.seat).values(here, depth - 1)

                yield {one for one, value in values if value >= puzzle.best}, look
            state.apply(action)

    def told(self, value: int, puzzle: Puzzle) -> Message:
        """How many points are lost, and what is left."""
        return Message("puzzle-loses-points", {"loss": puzzle.best - value, "left": value})
