"""Learned evaluation of Rails: a network adds a correction to the handcrafted evaluation."""

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

MAX_SEATS: Final = 4
SHARP: Final = 20.0
"""Sharpness of the priors; half the default, because the network spreads values further apart."""


@final
class LearnedRails(RailsEvaluation):
    """Evaluates to the end of the seat's turn and adds the network's correction."""

    def __init__(self, network: Network) -> None:
        super().__init__(races=RACES)
        self.network: Final = network
        self.features: Final = RailsFeatures()
        self.seen: Final = [Accumulator(network) for _ in range(MAX_SEATS)]
        """One per seat, because a seat's sheet changes little from one position to the next."""

    def _sheet(self, state: RailsState, seat: i64) -> float:
        """Return the value of a sheet, or its final points once the last round decides the game."""
        if state.last or state.phase >= phases.LAST_DELIVERY:
            return final_points(state, seat)
        return super()._sheet(state, seat)

    def race(self, state: RailsState, seat: i64) -> i64:
        """Return the race bucket that the network features use."""
        return race_of(state, seat)

    def sheet_value(self, state: RailsState, seat: i64) -> float:
        """Return the handcrafted value plus the network's correction."""
        accumulator = self.seen[seat]
        self.features.write(state, seat, accumulator.fresh())
        return super().sheet_value(state, seat) + accumulator.update()


@final
class RailsLearner(Learner):
    """Training settings of Rails."""

    def features(self) -> Features:
        return RailsFeatures()

    def evaluation(self, network: Network) -> Evaluation:
        return LearnedRails(network)

    def search_options(self, iterations: int = 0) -> SearchOptions:
        """Return the strongest search, with softer priors."""
        return by_evaluation(iterations, widen=0.5, sharp=SHARP)


LEARNER: Final = RailsLearner()
