"""Static evaluation of positions."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from arizona.engine.game import Game
from arizona.engine.rng import Rng
from arizona.engine.state import OVER, State

TRIALS: Final = 6
"""Number of random games for estimating the spread of final scores."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Static evaluation: the value of a position for a seat, without search."""

    def value(self, state: State, seat: int) -> float:
        """Return the seat's lead over the best other seat, in points."""
        scores = state.scores()
        best = max([score for other, score in enumerate(scores) if other != seat])
        return float(scores[seat] - best)

    def final_lead(self, state: State, seat: int) -> float:
        """Return the seat's final lead at the end of a game."""
        scores = state.scores()
        best = max([score for other, score in enumerate(scores) if other != seat])
        return float(scores[seat] - best)

    def values(self, state: State) -> list[float]:
        """Return the value for each seat. Games may override this with a faster computation."""
        return [self.value(state, seat) for seat in range(len(state.scores()))]

    def spread(self) -> float:
        """Return the lead, in points, at which a win is about three times as likely as a loss."""
        return 8.0

    def steps(self, state: State) -> list[int]:
        """Play the minor decisions of the current turn and return the actions played."""
        return []


@final
class ScoreEvaluation(Evaluation):
    """Evaluation by score only, for games that have no evaluation."""

    def __init__(self, spread: float) -> None:
        self._spread: Final = spread

    def spread(self) -> float:
        return self._spread


@final
class ResultEvaluation(Evaluation):
    """Evaluation for games that points do not decide: 1 for a win, −1 for a loss, else 0."""

    def value(self, state: State, seat: int) -> float:
        return self.final_lead(state, seat) if state.to_move() == OVER else 0.0

    def final_lead(self, state: State, seat: int) -> float:
        winners = state.winners()
        if seat not in winners:
            return -1.0 if winners else 0.0
        return 1.0 if len(winners) == 1 else 0.0

    def spread(self) -> float:
        return 1.0


def points_decide(game: Game) -> bool:
    """Check in a few random games whether the winners are the seats with the highest score."""
    for number in range(TRIALS):
        rng = Rng(f"points {number}")
        state = game.settle_options(game.setup(), rng).start()
        state.playout(rng)
        scores = state.scores()
        winners = state.winners()
        most = max(scores)
        if [seat for seat in winners if scores[seat] < most]:
            return False
        if min(scores) == most and 0 < len(winners) < len(scores):
            return False
    return True


def usual_spread(game: Game) -> float:
    """Estimate the spread of a game from the final scores of a few random games."""
    gaps = 0.0
    for number in range(TRIALS):
        rng = Rng(f"spread {number}")
        state = game.settle_options(game.setup(), rng).start()
        state.playout(rng)
        scores = sorted(state.scores())
        gaps += float(scores[-1] - scores[-2])
    return max(1.0, 0.7 * gaps / TRIALS)


def leads(own: list[float]) -> list[float]:
    """Return the lead of each seat over the best other seat."""
    found: list[float] = []
    for seat in range(len(own)):
        best = -1e9
        for other in range(len(own)):
            if other != seat and own[other] > best:
                best = own[other]
        found.append(own[seat] - best)
    return found
