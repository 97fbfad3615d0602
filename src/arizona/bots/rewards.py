"""Rewards: the value of a position for each seat, scaled to 0 to 1 for search."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from arizona.bots.evaluation import Evaluation
from arizona.engine.state import OVER, State


@final
class RewardScale:
    """Converts leads in points to rewards.

    At the end of a game, winning accounts for the fraction ``win`` of the reward and the lead for
    the rest. So a search still plays for points if the outcome is decided.
    """

    def __init__(self, evaluation: Evaluation, win: float = 0.7) -> None:
        self.evaluation: Final = evaluation
        self.win: Final = win

    def rewards(self, state: State) -> list[float]:
        """Return the rewards of all seats."""
        if state.to_move() == OVER:
            return self.final(state)
        evaluation = self.evaluation
        spread = evaluation.spread()
        return [logistic(value / spread) for value in evaluation.values(state)]

    def reward(self, state: State, seat: i64) -> float:
        """Return the reward of one seat."""
        if state.to_move() == OVER:
            return self.final(state)[seat]
        evaluation = self.evaluation
        return logistic(evaluation.values(state)[seat] / evaluation.spread())

    def final(self, state: State) -> list[float]:
        """Return the rewards of all seats at the end of a game."""
        evaluation = self.evaluation
        winners = state.winners()
        spread = evaluation.spread()
        rewards: list[float] = []
        for seat in range(len(state.scores())):
            reward = (1.0 - self.win) * logistic(evaluation.final_lead(state, seat) / spread)
            if seat in winners:
                reward += self.win / len(winners)
            rewards.append(reward)
        return rewards


def lead(scores: list[int], seat: int) -> float:
    """Return the lead of a seat over the best other seat."""
    best = -9999
    for other in range(len(scores)):
        if other != seat and scores[other] > best:
            best = scores[other]
    return float(scores[seat] - best)


def logistic(value: float) -> float:
    """Map a number to 0 to 1 with the logistic function."""
    if value > 30.0:
        return 1.0
    if value < -30.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(-value))
