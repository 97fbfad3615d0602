"""Laying Knight's last tile: whoever does it knows the finished board, so the solver can judge it.

The other then sets the knight where it is best for him. The planner tries ways to turn, place and
fill the tile and keeps the one that leaves him the least.
"""

from __future__ import annotations

from typing import Final, final

from arizona.bots.bot import Clock
from arizona.engine.rng import Rng
from arizona.games.knight.bot.solver import HIGHEST, KnightSolver
from arizona.games.knight.rules import state as phases
from arizona.games.knight.rules.state import TILES_LAID, KnightState

TRIAL_NODES: Final = 100_000
"""A board that takes the solver longer than this is passed over, where nothing else is said."""


@final
class TilePlanner:
    """Finds a way to lay the last tile; the next decisions of the same tile go on with it."""

    def __init__(self, solver: KnightSolver, rng: Rng, nodes: int = TRIAL_NODES) -> None:
        self.solver: Final = solver
        self.rng: Final = rng
        self.nodes: Final = nodes
        self.plan: list[int] = []
        """The actions that are left of the best way known."""
        self.worth: int = HIGHEST
        """What it leaves to the one who sets the knight."""
        self.tried: int = 0

    @staticmethod
    def knows(state: KnightState) -> bool:
        """Whether this position is about the last tile."""
        laid = len(state.board.placed)
        if state.phase in (phases.THREES, phases.TWOS):
            return laid == TILES_LAID
        return laid == TILES_LAID - 1 and state.phase in (
            phases.TILING,
            phases.TURNING,
            phases.COLUMNS,
            phases.ROWS,
        )

    def decide(self, state: KnightState, clock: Clock, trials: int = 0) -> int | None:
        """The next action of the best way found in the time or in so many trials."""
        if not self._still_fits(state):
            self.plan = []
            self.worth = HIGHEST
        self.tried = 0
        while not clock.expired() and (not trials or self.tried < trials):
            self._try_one(state, clock)
            self.tried += 1
        if not self.plan:
            return None
        return self.plan.pop(0)

    def _still_fits(self, state: KnightState) -> bool:
        """Whether the plan of the decision before leads on from here."""
        after = state.clone()
        for action in self.plan:
            if action not in after.legal():
                return False
            after.apply(action)
        return bool(self.plan) and after.phase == phases.SETTING

    def _try_one(self, state: KnightState, clock: Clock) -> None:
        """Finish the tile at random, half the time where the best way lays it, and judge it."""
        after = state.clone()
        way: list[int] = []
        keep = bool(self.plan) and self.rng.below(2) == 0
        while after.phase != phases.SETTING:
            legal = after.legal()
            action = legal[self.rng.below(len(legal))]
            filling = after.phase in (phases.THREES, phases.TWOS)
            if keep and not filling and len(way) < len(self.plan):
                action = self.plan[len(way)]
            way.append(action)
            after.apply(action)
        found = HIGHEST
        if self.plan:
            found = self.solver.at_most(after, self.worth - 1, clock, self.nodes)
        else:
            solution = self.solver.solve(after, clock, self.nodes)
            if solution.exact:
                found = solution.low
        if found < self.worth:
            self.worth = found
            self.plan = way
