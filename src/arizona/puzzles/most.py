"""Puzzles of the kind "the most points": one seat, by itself, everything tried to the end."""

from __future__ import annotations

from typing import Final

from arizona.bots.bot import Bot
from arizona.bots.sight import ANY_TURN, LookerBot, Sight, TooMuchError
from arizona.engine.message import Message
from arizona.engine.state import State
from arizona.puzzles.face import Proof, Puzzler, Solver
from arizona.puzzles.puzzle import Puzzle, Values

SIGHTS: Final = (
    ("glance", 900, 0.2),
    ("look", 1150, 0.1),
    ("second-look", 1400, 0.06),
    ("thought", 1650, 0.03),
    ("long-thought", 1900, 0.01),
)
"""Who tries a puzzle: name, strength, and the share of decisions that go astray."""


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

    def sight(self, state: State, seat: int, limit: int = 0) -> Sight:
        """What looks at everything the seat can do in its part, which is running."""
        return Sight(seat, int(state.turn()) if self.one_turn else ANY_TURN, limit)

    def prove(self, state: State, seat: int) -> Proof | None:
        """Everything tried: the most there is, the way to it, and what every action leads to."""
        sight = self.sight(state, seat, self.limit)
        try:
            return self._prove(sight, state, seat)
        except TooMuchError:
            return None

    def _prove(self, sight: Sight, state: State, seat: int) -> Proof | None:
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
        """By trying everything from here."""
        start = posed.scores()[puzzle.seat]
        sight = self.sight(posed, puzzle.seat)
        return [(action, points - start) for action, points in sight.values(state)]

    def solved(self, state: State, posed: State, puzzle: Puzzle) -> bool:
        """Whether the most points are there."""
        seat = puzzle.seat
        return state.scores()[seat] - posed.scores()[seat] >= puzzle.best

    def panel(self) -> list[Solver]:
        """Five who see further and further ahead."""

        def solver(name: str, strength: int, depth: int, slips: float) -> Solver:
            def make(seed: str) -> Bot:
                return LookerBot(depth, seed, turn=self.one_turn, slips=slips)

            return Solver(name, strength, make)

        rows = zip(SIGHTS, self.depths, strict=True)
        return [solver(name, strength, depth, slips) for (name, strength, slips), depth in rows]

    def shares(self, posed: State, puzzle: Puzzle) -> list[float]:
        """Worked out along the line: a solver takes any of what looks best as far as it sees."""
        found = [1.0] * len(SIGHTS)
        state = posed.clone()
        for action, values in zip(puzzle.line, puzzle.values, strict=True):
            right = {one for one, value in values if value >= puzzle.best}
            for number, (depth, (_, _, slips)) in enumerate(zip(self.depths, SIGHTS, strict=True)):
                if len(values) > 1 and found[number]:
                    seen = self.sight(posed, puzzle.seat).values(state, depth - 1)
                    most = max(points for _, points in seen)
                    best = [one for one, points in seen if points == most]
                    sure = len(right.intersection(best)) / len(best)
                    found[number] *= (1 - slips) * sure + slips * len(right) / len(values)
            state.apply(action)
        return found

    def told(self, value: int, puzzle: Puzzle) -> Message:
        """How many points are lost, and what is left."""
        return Message("puzzle-loses-points", {"loss": puzzle.best - value, "left": value})
