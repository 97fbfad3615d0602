"""Compares moves by rollouts with common random numbers."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from arizona.bots.bot import Clock
from arizona.bots.evaluation import Evaluation
from arizona.bots.simple import GreedyBot
from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE, OVER, State, draw
from arizona.review.grades import USUAL, Stakes, between_grades
from arizona.review.lines import NO_HURRY

SURE: Final = 2.0
"""Margins are this many standard errors, about 95% confidence."""
BATCH: Final = 8
"""Number of rollouts between checks for early stopping."""
ENOUGH: Final = 24
"""Minimum number of rollouts if the margin is wide, because the first few pairs exaggerate."""
NARROW: Final = 0.5
"""Margin, in points, that is not considered wide."""
MIN_ROLLOUTS: Final = 3
"""Minimum number of rollouts for finding the best move."""
MAX_ROLLOUTS: Final = 400
"""Maximum number of rollouts."""
FRESH: Final = 1_000_000
"""First seed for comparisons.

Seeds that selected the best move are not reused, because the best of many estimates is biased
upward.
"""


class MoveComparison(NamedTuple):
    """Values of two moves and the margin of error of their difference."""

    best: float
    value: float
    margin: float


class Rollouts:
    """Rollouts from a decision: every seat plays greedily for a fixed number of turns.

    Then the final positions are evaluated. All have the same distance from the decision, because
    the lookahead distance affects evaluations more than most moves do.
    """

    def __init__(
        self,
        guide: Evaluation,
        judge: Evaluation,
        turns: int,
        seed: str,
        stakes: Stakes = USUAL,
    ) -> None:
        self.guide: Final = guide
        """Evaluation that chooses moves during rollouts."""
        self.judge: Final = judge
        """Evaluation of the final positions."""
        self.turns: Final = turns
        self.stakes: Final = stakes
        self.seed: Final = seed
        self.tried = 0
        """Number of moves evaluated during rollouts, as a measure of effort."""

    def best(self, state: State, actions: list[int], room: int) -> list[int]:
        """Sort actions by value, best first, with a budget of ``room`` evaluated moves."""
        sums = dict.fromkeys(actions, 0.0)
        count = 0
        while count < MIN_ROLLOUTS or (self.tried < room and count < MAX_ROLLOUTS):
            for action in actions:
                sums[action] += self._lead(state, action, f"{self.seed} {count}")
            count += 1
        return sorted(actions, key=lambda action: -sums[action])

    def weigh(self, state: State, one: int, other: int, room: int) -> MoveComparison:
        """Compare two moves with fresh seeds until the grade is certain or the budget is spent."""
        here: list[float] = []
        there: list[float] = []
        until = self.tried + room
        while True:
            for seed in range(FRESH + len(here), FRESH + len(here) + BATCH):
                here.append(self._lead(state, one, f"{self.seed} {seed}"))
                there.append(self._lead(state, other, f"{self.seed} {seed}"))
                if self.tried >= until and len(here) > MIN_ROLLOUTS:
                    return difference(here, there)
            found = difference(here, there)
            loss = found.best - found.value
            certain = not between_grades(found.best, loss, found.margin, self.stakes)
            certain = certain and (found.margin < NARROW or len(here) >= ENOUGH)
            if certain or len(here) >= MAX_ROLLOUTS:
                return found

    def differences(self, state: State, one: int, other: int, times: int) -> list[float]:
        """Return samples of the difference between two moves, with common random numbers."""
        return [
            self._lead(state, one, f"{self.seed} {seed}")
            - self._lead(state, other, f"{self.seed} {seed}")
            for seed in range(FRESH, FRESH + times)
        ]

    def _lead(self, state: State, action: int, seed: str) -> float:
        seat = int(state.to_move())
        rng, guide = Rng(seed), GreedyBot(self.guide, seed)
        now = state.clone()
        # Count turns of all seats, since some moves change the turn order.
        end = int(now.turn()) + (self.turns + 1) * len(now.scores())
        now.apply(action)
        while True:
            mover = now.to_move()
            if mover == OVER:
                return self.judge.final_lead(now, seat)
            legal = now.legal()
            if mover == CHANCE:
                now.apply(draw(now, legal, rng))
                continue
            if now.turn() >= end:
                return self.judge.values(now)[seat]
            if len(legal) == 1:
                now.apply(legal[0])
                continue
            self.tried += len(legal)
            now.apply(guide.decide(now, legal, Clock(NO_HURRY)))


def difference(here: list[float], there: list[float]) -> MoveComparison:
    """Return the means of both samples and the margin of their difference."""
    count = len(here)
    best, value = sum(here) / count, sum(there) / count
    apart = [one - other for one, other in zip(here, there, strict=True)]
    spread = sum((one - best + value) ** 2 for one in apart) / max(1, count - 1)
    return MoveComparison(best, value, SURE * math.sqrt(spread / count))
