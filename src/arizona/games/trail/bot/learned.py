"""Trail's evaluation with a neural network, which adds a correction to the handwritten one."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from arizona.bots.evaluation import Evaluation
from arizona.bots.learned import Learner
from arizona.bots.levels import by_evaluation
from arizona.bots.network import Features, Network
from arizona.bots.tree import SearchOptions
from arizona.games.trail.bot.features import TrailFeatures
from arizona.games.trail.bot.network_cache import CorrectionCache
from arizona.games.trail.bot.players import TrailEvaluation
from arizona.games.trail.rules.state import TrailState

SHARP: Final = 20.0
"""Sharpness of the priors; lower than usual, because the network separates moves more clearly."""


@final
class LearnedTrail(TrailEvaluation):
    """Answers questions within an action like the base class; then adds the correction."""

    def __init__(self, network: Network) -> None:
        super().__init__()
        self.added: Final = CorrectionCache(network, self.scales)

    def own(self, state: TrailState, seat: i64) -> float:
        """Return the handwritten value of a seat plus the network's correction, in points."""
        return super().own(state, seat) + self.added.correction(state, seat)


@final
class TrailLearner(Learner):
    """Training settings of Trail."""

    def features(self) -> Features:
        return TrailFeatures()

    def evaluation(self, network: Network) -> Evaluation:
        return LearnedTrail(network)

    def search_options(self, iterations: int = 0) -> SearchOptions:
        """Return the strongest search, with less sharp priors."""
        return by_evaluation(iterations, turns=True, sharp=SHARP)


LEARNER: Final = TrailLearner()
