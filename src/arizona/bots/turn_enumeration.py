"""Exhaustive search of what a seat can do on its own.

The search ends where another seat decides, at a chance event or, optionally, at the end of the
turn. So its results are certain. Puzzles are proved with it.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from arizona.bots.bot import Bot, Clock
from arizona.bots.simple import random_best
from arizona.engine.rng import Rng
from arizona.engine.state import State

ANY_TURN: Final = -1
TO_THE_END: Final = -1
MAX_SOLUTIONS: Final = 100
"""Maximum number of solutions to count."""
CLOCK_EVERY: Final = 0x7F
"""The clock is read once per ``CLOCK_EVERY`` + 1 positions."""


class LimitExceededError(Exception):
    """Raised if a search exceeds its limit of positions or time."""


@final
class TurnEnumeration:
    """Exhaustive search for the most points that a seat can reach on its own."""

    def __init__(
        self, seat: int, turn: int = ANY_TURN, limit: int = 0, clock: Clock | None = None
    ) -> None:
        self.seat: Final[i64] = seat
        self.turn: Final[i64] = turn
        """Turn that limits the search, or ``ANY_TURN``."""
        self.limit: Final[i64] = limit
        """Maximum number of positions; 0 for no limit."""
        self.clock: Final = clock
        """Time limit, if any."""
        self.nodes: i64 = 0

    def _count(self) -> None:
        """Count a position. Raises ``LimitExceededError`` if a limit is exceeded."""
        self.nodes += 1
        if self.limit and self.nodes > self.limit:
            raise LimitExceededError
        if self.clock is not None and self.nodes & CLOCK_EVERY == 0 and self.clock.expired():
            raise LimitExceededError

    def over(self, state: State) -> bool:
        """Check whether the seat cannot continue on its own."""
        if state.to_move() != self.seat:
            return True
        return self.turn >= 0 and state.turn() != self.turn

    def most(self, state: State, depth: i64 = TO_THE_END) -> int:
        """Return the most points that the seat can reach within ``depth`` decisions."""
        self._count()
        best: int = state.scores()[self.seat]
        if depth == 0 or self.over(state):
            return best
        for action in state.legal():
            after = state.clone()
            after.apply(action)
            found = self.most(after, depth - 1)
            best = max(best, found)
        return best

    def values(self, state: State, depth: i64 = TO_THE_END) -> list[tuple[int, int]]:
        """Return the most points that each action can lead to."""
        found: list[tuple[int, int]] = []
        for action in state.legal():
            after = state.clone()
            after.apply(action)
            found.append((action, self.most(after, depth)))
        return found

    def count_solutions(self, state: State, points: int) -> int:
        """Count the ways to reach a number of points, each ending as soon as they are reached."""
        self._count()
        if state.scores()[self.seat] >= points:
            return 1
        if self.over(state):
            return 0
        total = 0
        for action in state.legal():
            after = state.clone()
            after.apply(action)
            total += self.count_solutions(after, points)
            if total > MAX_SOLUTIONS:
                break
        return total


@final
class LookaheadBot(Bot):
    """Maximizes points within a number of its own decisions; breaks ties at random."""

    def __init__(self, depth: int, seed: int | str | None = None, *, turn: bool = False) -> None:
        self.depth: Final = depth
        self.turn: Final = turn
        """Whether to look ahead only within the current turn."""
        self.rng: Final = Rng(seed)

    def decide(self, state: State, legal: list[int], clock: Clock) -> int:
        """Return an action that leads to the most points within the search depth."""
        turn = int(state.turn()) if self.turn else ANY_TURN
        values = TurnEnumeration(int(state.to_move()), turn).values(state, self.depth - 1)
        return random_best(values, self.rng)

    def generators(self) -> list[Rng]:
        return [self.rng]
