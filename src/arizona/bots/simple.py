"""The simplest bots: one does anything, one takes what it can get, one slips now and then."""

from __future__ import annotations

from typing import Final, final

from arizona.bots.bot import Bot, Clock
from arizona.bots.evaluation import Evaluation
from arizona.engine.rng import Rng
from arizona.engine.state import State

PARTS: Final = 1_000_000.0
"""Of a point: finer differences between two actions count as none."""


@final
class RandomBot(Bot):
    """Every legal action is as good as any other."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.rng: Final = Rng(seed)

    def decide(self, state: State, legal: list[int], clock: Clock) -> int:
        """Any legal action."""
        return legal[self.rng.below(len(legal))]

    def luck(self) -> list[Rng]:
        """Its one generator."""
        return [self.rng]


@final
class GreedyBot(Bot):
    """Tries every action once and takes the best by an evaluation; ties at random.

    Values are compared as whole parts of a point, so that the last bits of a sum, which may differ
    from machine to machine, decide nothing; equal actions stand in their own order.
    """

    def __init__(self, evaluation: Evaluation, seed: int | str | None = None) -> None:
        self.evaluation: Final = evaluation
        self.rng: Final = Rng(seed)

    def decide(self, state: State, legal: list[int], clock: Clock) -> int:
        """The action whose position looks best."""
        seat = int(state.to_move())
        best: list[int] = []
        highest = 0
        for action in sorted(legal):
            after = state.clone()
            after.apply(action)
            value = round(self.evaluation.value(after, seat) * PARTS)
            if not best or value > highest:
                best = [action]
                highest = value
            elif value == highest:
                best.append(action)
        return best[self.rng.below(len(best))]

    def luck(self) -> list[Rng]:
        """Its one generator."""
        return [self.rng]


@final
class FallibleBot(Bot):
    """Plays like another bot, but now and then does just anything."""

    def __init__(self, inner: Bot, slips: float, seed: int | str | None = None) -> None:
        self.inner: Final = inner
        self.slips: Final = slips
        """The share of decisions that go astray."""
        self.rng: Final = Rng(seed)

    def decide(self, state: State, legal: list[int], clock: Clock) -> int:
        """The other's decision, or any."""
        if self.rng.below(1000) < int(self.slips * 1000.0):
            return legal[self.rng.below(len(legal))]
        return self.inner.decide(state, legal, clock)

    def luck(self) -> list[Rng]:
        """Its own generator and the other's."""
        return [self.rng, *self.inner.luck()]

    def forget(self) -> None:
        """The other's business."""
        self.inner.forget()

    def use_cores(self, cores: int) -> None:
        """The other's business."""
        self.inner.use_cores(cores)
