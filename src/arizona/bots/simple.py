"""Simple bots: random, greedy, and a wrapper that makes random mistakes."""

from __future__ import annotations

from typing import Final, final

from arizona.bots.bot import Bot, Clock
from arizona.bots.evaluation import Evaluation
from arizona.engine.rng import Rng
from arizona.engine.state import State

PARTS: Final = 1_000_000.0
"""Differences below this fraction of a point are ignored."""


def random_best(values: list[tuple[int, int]], rng: Rng) -> int:
    """Return one of the actions with the highest value; ``values`` are pairs of both."""
    highest = max([value for _, value in values])
    best = [action for action, value in values if value == highest]
    return best[rng.below(len(best))]


@final
class RandomBot(Bot):
    """Plays a random legal action."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.rng: Final = Rng(seed)

    def decide(self, state: State, legal: list[int], clock: Clock) -> int:
        return legal[self.rng.below(len(legal))]

    def generators(self) -> list[Rng]:
        return [self.rng]


@final
class GreedyBot(Bot):
    """Plays the action that leads to the best evaluation; breaks ties at random.

    Values are rounded to a fixed fraction of a point, so that platform differences in
    floating-point sums have no effect. Equal actions are sorted.
    """

    def __init__(self, evaluation: Evaluation, seed: int | str | None = None) -> None:
        self.evaluation: Final = evaluation
        self.rng: Final = Rng(seed)

    def decide(self, state: State, legal: list[int], clock: Clock) -> int:
        """Return the action that leads to the best evaluation."""
        seat = int(state.to_move())
        values: list[tuple[int, int]] = []
        for action in sorted(legal):
            after = state.clone()
            after.apply(action)
            values.append((action, round(self.evaluation.value(after, seat) * PARTS)))
        return random_best(values, self.rng)

    def generators(self) -> list[Rng]:
        return [self.rng]


@final
class FallibleBot(Bot):
    """Plays like another bot but sometimes plays a random action."""

    def __init__(self, inner: Bot, slips: float, seed: int | str | None = None) -> None:
        self.inner: Final = inner
        self.slips: Final = slips
        """Probability of a random action."""
        self.rng: Final = Rng(seed)

    def decide(self, state: State, legal: list[int], clock: Clock) -> int:
        if self.rng.below(1000) < int(self.slips * 1000.0):
            return legal[self.rng.below(len(legal))]
        return self.inner.decide(state, legal, clock)

    def generators(self) -> list[Rng]:
        """Return the generators of this bot and of the inner bot."""
        return [self.rng, *self.inner.generators()]

    def forget(self) -> None:
        self.inner.forget()

    def use_cores(self, cores: int) -> None:
        self.inner.use_cores(cores)
