"""What Knight learns: laying the tiles between the first and the last."""

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
MOST_NODES: Final = 400_000
PLANS: Final = 4
BITS: Final = 18
"""How closely the bot looks that decides by numbers instead of the clock: nodes of the solver for
an iteration, all of them at most, ways to lay a tile that are judged."""


@final
class LearnedKnight(Evaluation):
    """Sees in the tiles how far who sets the knight will be ahead."""

    def __init__(self, network: Network) -> None:
        self.by_hand: Final = KnightEvaluation()
        self.features: Final = TileFeatures()
        self.seen: Final = Accumulator(network)

    def value(self, state: State, seat: int) -> float:
        """The lead so far, and what the tiles promise."""
        assert isinstance(state, KnightState)
        lead = self.by_hand.value(state, seat)
        if not tiles_filled(state):
            return lead
        ahead = self._sees(state, int(state.first)) - self._sees(state, 1 - int(state.first))
        return lead + ahead if seat == state.first else lead - ahead

    def spread(self) -> float:
        """As by hand."""
        return self.by_hand.spread()

    def _sees(self, state: KnightState, seat: int) -> float:
        self.features.write(state, seat, self.seen.fresh())
        return self.seen.move()


@final
class KnightLearner(PartLearner):
    """How Knight learns."""

    def features(self) -> Features:
        """What its network sees."""
        return TileFeatures()

    def evaluation(self, network: Network) -> Evaluation:
        """What a network says of the tiles that lie."""
        return LearnedKnight(network)

    def search_options(self, iterations: int = 0) -> SearchOptions:
        """By playouts."""
        return by_playouts(iterations)

    def ridge(self) -> float:
        """The differences are much alike: held more firmly, their weights go together."""
        return RIDGE

    def bot(self, network: Network | None, iterations: int, seed: Seed) -> Bot:
        """The strongest by the clock, or one as like it as numbers allow."""
        if network is not None and network.hidden:
            raise ArizonaError("Knight's tiles are laid by straight weights: learn without layers")
        if not iterations:
            return strongest(seed, network)
        return KnightBot(
            by_playouts(iterations),
            seed,
            nodes=min(MOST_NODES, NODES * iterations),
            bits=BITS,
            plans=min(PLANS, iterations),
            learned=network,
        )

    def options(self) -> dict[str, OptionValue]:
        """Each game for itself."""
        return {"games": 1}

    def wanders(self, state: State) -> bool:
        """Tiles may be laid anyhow, the knight is set and jumps as well as can be."""
        assert isinstance(state, KnightState)
        return state.phase not in (phases.SETTING, phases.JUMPING)


LEARNER: Final = KnightLearner()
