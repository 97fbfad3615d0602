"""Learned part of Knight: placement of the tiles between the first and the last."""

from __future__ import annotations

from typing import Final, final

from arizona.bots.bot import Bot
from arizona.bots.evaluation import Evaluation
from arizona.bots.learned import PartLearner
from arizona.bots.levels import Seed, by_playouts
from arizona.bots.network import Accumulator, Features, Network
from arizona.bots.tree import SearchOptions
from arizona.engine.errors import ArizonaError
from arizona.engine.game import OptionValue
from arizona.engine.state import State
from arizona.games.knight.bot.features import TileFeatures, tiles_filled
from arizona.games.knight.bot.players import KnightBot, KnightEvaluation, strongest
from arizona.games.knight.rules import state as phases
from arizona.games.knight.rules.state import KnightState

RIDGE: Final = 500.0
NODES: Final = 8000
MAX_NODES: Final = 400_000
PLANS: Final = 4
BITS: Final = 18
"""Settings of the bot with a fixed number of iterations instead of a clock: solver nodes per
iteration and in total, placements to evaluate, and the size of the solver's table (log2)."""


@final
class LearnedKnight(Evaluation):
    """Adds the network's prediction of the first player's lead while the board is being built."""

    def __init__(self, network: Network) -> None:
        self.by_hand: Final = KnightEvaluation()
        self.features: Final = TileFeatures()
        self.seen: Final = Accumulator(network)

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, KnightState)
        lead = self.by_hand.value(state, seat)
        if not tiles_filled(state):
            return lead
        ahead = self._sees(state, int(state.first)) - self._sees(state, 1 - int(state.first))
        return lead + ahead if seat == state.first else lead - ahead

    def spread(self) -> float:
        return self.by_hand.spread()

    def _sees(self, state: KnightState, seat: int) -> float:
        self.features.write(state, seat, self.seen.fresh())
        return self.seen.update()


@final
class KnightLearner(PartLearner):
    """Training settings of Knight."""

    def features(self) -> Features:
        return TileFeatures()

    def evaluation(self, network: Network) -> Evaluation:
        return LearnedKnight(network)

    def search_options(self, iterations: int = 0) -> SearchOptions:
        return by_playouts(iterations)

    def ridge(self) -> float:
        """The differences are strongly correlated; a large penalty gives them similar weights."""
        return RIDGE

    def bot(self, network: Network | None, iterations: int, seed: Seed) -> Bot:
        """Return the strongest bot by the clock, or its closest equivalent with fixed iterations.

        Raises ``ArizonaError`` if the network has hidden layers.
        """
        if network is not None and network.hidden:
            raise ArizonaError("Knight's tiles are laid by straight weights: learn without layers")
        if not iterations:
            return strongest(seed, network)
        return KnightBot(
            by_playouts(iterations),
            seed,
            nodes=min(MAX_NODES, NODES * iterations),
            bits=BITS,
            plans=min(PLANS, iterations),
            learned=network,
        )

    def options(self) -> dict[str, OptionValue]:
        """Train on single games."""
        return {"games": 1}

    def explores(self, state: State) -> bool:
        """Explore only while tiles are placed; setting and jumping always use best play."""
        assert isinstance(state, KnightState)
        return state.phase not in (phases.SETTING, phases.JUMPING)


LEARNER: Final = KnightLearner()
