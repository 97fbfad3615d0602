"""All that one seat can do by itself until its part is over, tried to the end.

Its part ends where another seat decides, where chance draws, or, if so asked, where another turn
begins. So what is found here is certain. Puzzles are proved by it.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from arizona.bots.bot import Bot, Clock
from arizona.engine.rng import Rng
from arizona.engine.state import State

ANY_TURN: Final = -1
TO_THE_END: Final = -1
MANY_WAYS: Final = 100
"""More ways than this are not counted."""
CLOCK_EVERY: Final = 0x7F
"""The clock is read once in this many positions, plus one."""


class TooMuchError(Exception):
    """There is more to try than the limits of nodes and time allow."""


@final
class TurnEnumeration:
    """What a seat can reach: the most points it has at any moment of its part."""

    def __init__(
        self, seat: int, turn: int = ANY_TURN, limit: int = 0, clock: Clock | None = None
    ) -> None:
        self.seat: Final[i64] = seat
        self.turn: Final[i64] = turn
        """The turn that its part is, or ``ANY_TURN``."""
        self.limit: Final[i64] = limit
        """Positions that may be looked at; 0 is as many as there are."""
        self.clock: Final = clock
        """The time limit, if there is one."""
        self.nodes: i64 = 0

    def _count(self) -> None:
        """Count one position, or raise ``TooMuchError``."""
        self.nodes += 1
        if self.limit and self.nodes > self.limit:
            raise TooMuchError
        if self.clock is not None and self.nodes & CLOCK_EVERY == 0 and self.clock.expired():
            raise TooMuchError

    def over(self, state: State) -> bool:
        """Whether the seat's part is over."""
        if state.to_move() != self.seat:
            return True
        return self.turn >= 0 and state.turn() != self.turn

    def most(self, state: State, depth: i64 = TO_THE_END) -> int:
        """The most points it can have; with ``depth`` so many decisions ahead."""
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
        """Every action and the most points it can lead to."""
        found: list[tuple[int, int]] = []
        for action in state.legal():
            after = state.clone()
            after.apply(action)
            found.append((action, self.most(after, depth)))
        return found

    def ways(self, state: State, points: int) -> int:
        """In how many ways so many points are reached; each ends where they are."""
        self._count()
        if state.scores()[self.seat] >= points:
            return 1
        if self.over(state):
            return 0
        total = 0
        for action in state.legal():
            after = state.clone()
            after.apply(action)
            total += self.ways(after, points)
            if total > MANY_WAYS:
                break
        return total


@final
class LookerBot(Bot):
    """Plays for points and sees so many of its own decisions ahead; what looks alike is alike."""

    def __init__(self, depth: int, seed: int | str | None = None, *, turn: bool = False) -> None:
        self.depth: Final = depth
        self.turn: Final = turn
        """Whether its part is one turn."""
        self.rng: Final = Rng(seed)

    def decide(self, state: State, legal: list[int], clock: Clock) -> int:
        """The action that leads to most within sight."""
        sight = TurnEnumeration(int(state.to_move()), int(state.turn()) if self.turn else ANY_TURN)
        best: list[int] = []
        highest = 0
        for action, value in sight.values(state, self.depth - 1):
            if not best or value > highest:
                best = [action]
                highest = value
            elif value == highest:
                best.append(action)
        return best[self.rng.below(len(best))]

    def luck(self) -> list[Rng]:
        """Its one generator."""
        return [self.rng]
