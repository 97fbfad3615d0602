"""Placement of Knight's last tile, which completes the board and so can be evaluated exactly.

The opponent then sets the knight on the space that is best for them. The planner tries ways to
turn, place and fill the tile and selects the one with the lowest value for the opponent.
"""

from __future__ import annotations

from typing import Final, final

from arizona.bots.bot import Clock
from arizona.engine.rng import Rng
from arizona.games.knight.bot.solver import HIGHEST, KnightSolver
from arizona.games.knight.rules import state as phases
from arizona.games.knight.rules.state import TILES_PLACED, KnightState

TRIAL_NODES: Final = 100_000
"""Default node limit per trial. Boards that the solver cannot solve within it are skipped."""


@final
class TilePlanner:
    """Plans the placement of the last tile and reuses the plan for the tile's later decisions."""

    def __init__(self, solver: KnightSolver, rng: Rng, nodes: int = TRIAL_NODES) -> None:
        self.solver: Final = solver
        self.rng: Final = rng
        self.nodes: Final = nodes
        self.plan: list[int] = []
        """Remaining actions of the best placement found."""
        self.worth: int = HIGHEST
        """Value of that placement for the opponent, who sets the knight."""
        self.tried: int = 0

    @staticmethod
    def knows(state: KnightState) -> bool:
        """Return whether the position is a decision about the last tile."""
        laid = len(state.board.placed)
        if state.phase in (phases.THREES, phases.TWOS):
            return laid == TILES_PLACED
        return laid == TILES_PLACED - 1 and state.phase in (
            phases.TILING,
            phases.TURNING,
            phases.COLUMNS,
            phases.ROWS,
        )

    def decide(self, state: KnightState, clock: Clock, trials: int = 0) -> int | None:
        """Return the next action of the best placement found, or ``None`` if none was.

        Stops when the clock expires or after ``trials`` trials; 0 means no limit.
        """
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
        """Return whether the previous decision's plan is still legal and completes the tile."""
        after = state.clone()
        for action in self.plan:
            if action not in after.legal():
                return False
            after.apply(action)
        return bool(self.plan) and after.phase == phases.SETTING

    def _try_one(self, state: KnightState, clock: Clock) -> None:
        """Complete the tile at random and evaluate it.

        Half of the trials keep the location of the best placement and only vary the chips.
        """
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
