"""How good a position looks, before looking ahead."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from arizona.engine.game import Game
from arizona.engine.rng import Rng
from arizona.engine.state import State

LEAD: Final = "lead"
"""The one part of a value that is nothing but the score."""
TRIALS: Final = 6
"""Random games that are played to learn how far apart a game ends."""


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
        return {LEAD: self.value(state, seat)}


@final
class ScoreEvaluation(Evaluation):
    """Nothing but the score, for a game that brings no evaluation of its own."""

    def __init__(self, spread: float) -> None:
        self._spread: Final = spread

    def spread(self) -> float:
        """As far apart as random games end."""
        return self._spread


def usual_spread(game: Game) -> float:
    """The spread of a game, from how far apart a few random games end."""
    gaps = 0.0
    for number in range(TRIALS):
        rng = Rng(f"spread {number}")
        state = game.settle_options(game.setup(), rng).start()
        state.playout(rng)
        scores = sorted(state.scores())
        gaps += float(scores[-1] - scores[-2])
    return max(1.0, 0.7 * gaps / TRIALS)


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
