"""Trail judged by a network: what it adds to the hand-made sum once an action is done."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from arizona.bots.evaluation import Evaluation
from arizona.bots.learned import Learner
from arizona.bots.levels import by_evaluation
from arizona.bots.network import Features, Network
from arizona.bots.tree import SearchOptions
from arizona.games.trail.bot.features import TrailFeatures
from arizona.games.trail.bot.network_cache import Added
from arizona.games.trail.bot.players import TrailEvaluation
from arizona.games.trail.rules.state import TrailState

SHARP: Final = 20.0
"""How much priors prefer the better looking move: what has learned tells moves further apart."""


@final
class LearnedTrail(TrailEvaluation):
    """Answers the small questions as the hand-made evaluation does; then looks with other eyes."""

    def __init__(self, network: Network) -> None:
        super().__init__()
        self.added: Final = Added(network, self.scales)

    def own(self, state: TrailState, seat: i64) -> float:
        """What a seat has and awaits: as the hand-made evaluation says, and what it misses."""
        return super().own(state, seat) + self.added.to(state, seat)


@final
class TrailLearner(Learner):
    """How Trail learns."""

    def features(self) -> Features:
        """What its network sees."""
        return TrailFeatures()

    def evaluation(self, network: Network) -> Evaluation:
        """What its bots look at then."""
        return LearnedTrail(network)

    def search_options(self, iterations: int = 0) -> SearchOptions:
        """The strongest search, but less sure at first sight."""
        return by_evaluation(iterations, turns=True, sharp=SHARP)


LEARNER: Final = TrailLearner()
