"""Rails judged by a network: what it adds to the hand-made sum, to the end of the turn."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from arizona.bots.evaluation import Evaluation
from arizona.bots.learned import Learner
from arizona.bots.levels import by_evaluation
from arizona.bots.network import Accumulator, Features, Network
from arizona.bots.tree import SearchOptions
from arizona.games.rails.bot.features import RACES, RailsFeatures, final_points, race_of
from arizona.games.rails.bot.players import RailsEvaluation
from arizona.games.rails.rules import position as phases
from arizona.games.rails.rules.state import RailsState

MOST_SEATS: Final = 4
SHARP: Final = 20.0
"""How much priors prefer the better looking move: what has learned tells moves further apart."""


@final
class LearnedRails(RailsEvaluation):
    """Looks to the end of the own turn as the hand-made evaluation does, with other eyes."""

    def __init__(self, network: Network) -> None:
        super().__init__(races=RACES)
        self.network: Final = network
        self.features: Final = RailsFeatures()
        self.seen: Final = [Accumulator(network) for _ in range(MOST_SEATS)]
        """A seat's sheet changes little from one position to the next: one for each seat."""

    def _sheet(self, state: RailsState, seat: i64) -> float:
        """The prospects of a sheet; at the end, which depends on all sheets, its points."""
        if state.last or state.phase >= phases.LAST_DELIVERY:
            return final_points(state, seat)
        return super()._sheet(state, seat)

    def race(self, state: RailsState, seat: i64) -> i64:
        """The network sees how near the others are to their last delivery."""
        return race_of(state, seat)

    def sheet_value(self, state: RailsState, seat: i64) -> float:
        """The points in sight: what the hand-made evaluation says and what the network adds."""
        accumulator = self.seen[seat]
        self.features.write(state, seat, accumulator.fresh())
        return super().sheet_value(state, seat) + accumulator.move()


@final
class RailsLearner(Learner):
    """How Rails learns."""

    def features(self) -> Features:
        """What its network sees."""
        return RailsFeatures()

    def evaluation(self, network: Network) -> Evaluation:
        """What its bots look at then."""
        return LearnedRails(network)

    def search_options(self, iterations: int = 0) -> SearchOptions:
        """The strongest search, but less sure at first sight."""
        return by_evaluation(iterations, widen=0.5, sharp=SHARP)


LEARNER: Final = RailsLearner()
