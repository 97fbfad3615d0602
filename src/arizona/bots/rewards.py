"""What a position is worth to every seat, as rewards between 0 and 1 that a search can add up."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from arizona.bots.evaluation import Evaluation
from arizona.engine.state import OVER, State


@final
class Judge:
    """Turns leads in points into rewards.

    At the end a win counts ``win`` and the lead the rest, so that a search that wins anyway, or
    loses anyway, still plays for points.
    """

    def __init__(self, evaluation: Evaluation, win: float = 0.7) -> None:
        self.evaluation: Final = evaluation
        self.win: Final = win

    def rewards(self, state: State) -> list[float]:
        """The reward of every seat."""
        if state.to_move() == OVER:
            return self.final(state)
        evaluation = self.evaluation
        spread = evaluation.spread()
        return [squash(value / spread) for value in evaluation.values(state)]

    def reward(self, state: State, seat: i64) -> float:
        """The reward of one seat."""
        if state.to_move() == OVER:
            return self.final(state)[seat]
        evaluation = self.evaluation
        return squash(evaluation.values(state)[seat] / evaluation.spread())

    def final(self, state: State) -> list[float]:
        """The reward of every seat at the end of a game."""
        scores = state.scores()
        winners = state.winners()
        spread = self.evaluation.spread()
        rewards: list[float] = []
        for seat in range(len(scores)):
            reward = (1.0 - self.win) * squash(lead(scores, seat) / spread)
            if seat in winners:
                reward += self.win / len(winners)
            rewards.append(reward)
        return rewards


def lead(scores: list[int], seat: int) -> float:
    """How far a seat is ahead of the best of the others."""
    best = -9999
    for other in range(len(scores)):
        if other != seat and scores[other] > best:
            best = scores[other]
    return float(scores[seat] - best)


def squash(value: float) -> float:
    """Any number as one between 0 and 1; 0 becomes one half."""
    if value > 30.0:
        return 1.0
    if value < -30.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(-value))
