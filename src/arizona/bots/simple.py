"""The two simplest bots: one that does anything, one that takes what it can get."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from arizona.bots.bot import Bot, Clock
from arizona.engine.rng import Rng
from arizona.engine.state import State


@final
class RandomBot(Bot):
    """Every legal action is as good as any other."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.rng: Final = Rng(seed)

    def decide(self, state: State, legal: list[int], clock: Clock) -> int:
        """Any legal action."""
        return legal[self.rng.below(len(legal))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """How good a position is for a seat, before looking ahead."""

    def value(self, state: State, seat: int) -> float:
        """The seat's lead over the best of the others, in points."""
        scores = state.scores()
        best = max([score for other, score in enumerate(scores) if other != seat])
        return float(scores[seat] - best)

    def values(self, state: State) -> list[float]:
        """The value for every seat; a game may know a quicker way than one by one."""
        return [self.value(state, seat) for seat in range(len(state.scores()))]

    def spread(self) -> float:
        """The lead in points that makes winning about three times as likely as losing."""
        return 8.0

    def steps(self, state: State) -> list[int]:
        """Answer the small questions of the turn under way, and say which answers were given."""
        return []

    def terms(self, state: State, seat: int) -> dict[str, float]:
        """What the value is made of, by the last part of a message id; for reasons in words."""
        return {"lead": self.value(state, seat)}


@final
class GreedyBot(Bot):
    """Tries every action once and takes the best by an evaluation; ties at random."""

    def __init__(self, evaluation: Evaluation, seed: int | str | None = None) -> None:
        self.evaluation: Final = evaluation
        self.rng: Final = Rng(seed)

    def decide(self, state: State, legal: list[int], clock: Clock) -> int:
        """The action whose position looks best."""
        seat = int(state.to_move())
        best: list[int] = []
        highest = 0.0
        for action in legal:
            after = state.clone()
            after.apply(action)
            value = self.evaluation.value(after, seat)
            if not best or value > highest:
                best = [action]
                highest = value
            elif value == highest:
                best.append(action)
        return best[self.rng.below(len(best))]


def leads(own: list[float]) -> list[float]:
    """How far each is ahead of the best of the others."""
    found: list[float] = []
    for seat in range(len(own)):
        best = -1e9
        for other in range(len(own)):
            if other != seat and own[other] > best:
                best = own[other]
        found.append(own[seat] - best)
    return found
