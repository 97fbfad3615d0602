"""Rails judged by a network: its sheets instead of the hand-made sum, to the end of the turn."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from arizona.bots.evaluation import Evaluation
from arizona.bots.learned import Learner
from arizona.bots.network import Accumulator, Features, Network
from arizona.engine.bits import BIT
from arizona.games.rails import position as phases
from arizona.games.rails.bot import RailsEvaluation
from arizona.games.rails.bot_features import RailsFeatures, final_points
from arizona.games.rails.conditions import Conditions
from arizona.games.rails.route import Route
from arizona.games.rails.state import RailsState

KNOWN_BITS: Final = 14
"""Sheets remembered, as a power of two: siblings in a search share most of theirs."""
KNOWN: Final = 1 << KNOWN_BITS
MIX: Final = 0x2545F4914F6CDD1D
MASK: Final = (1 << 60) - 1


@final
class LearnedRails(RailsEvaluation):
    """Looks to the end of the own turn as the hand-made evaluation does, with other eyes."""

    def __init__(self, network: Network) -> None:
        super().__init__(remembers=False)  # its sheets look at the others too
        self.network: Final = network
        self.features: Final = RailsFeatures()
        self.seen: Final = [Accumulator(network) for _ in range(4)]
        """A seat's sheet changes little from one position to the next: one for each seat."""
        self.keys: Final = vec[i64]([0] * KNOWN)
        self.known: Final = vec[float]([0.0] * KNOWN)
        self.lying: Conditions | None = None
        """The cards for which they are known."""

    def sheet_value(self, state: RailsState, seat: i64) -> float:
        """The points in sight: what the hand-made evaluation says and what the network adds."""
        if state.last or state.phase >= phases.LAST_DELIVERY:
            return final_points(state, seat)
        if self.lying is not state.conditions:
            self.lying = state.conditions
            place: i64 = 0
            while place < KNOWN:
                self.keys[place] = 0
                place += 1
        key = key_of(state, seat)
        place = key & (KNOWN - 1)
        if self.keys[place] != key:
            accumulator = self.seen[seat]
            self.features.write(state, seat, accumulator.fresh())
            self.known[place] = super().sheet_value(state, seat) + accumulator.move()
            self.keys[place] = key
        return self.known[place]


def key_of(state: RailsState, seat: i64) -> i64:
    """A number for everything that the value of a sheet is made of; 0 for none."""
    key: i64 = seat + 1
    turn: i64 = state.starter + (1 if state.phase > phases.ROLLING else 0)
    key = mixed(key, state.towns)
    key = mixed(key, turn * BIT[40] + state.round * BIT[20] + state.firsts * BIT[6] + state.claimed)
    other: i64 = 0
    while other < state.seats:
        route = state.routes[other]
        if other == seat:
            key = _own(key, route)
        else:
            key = mixed(key, route.done * BIT[8] + route.gold)
            key = mixed(key, route.sent)
            key = mixed(key, route.stops)
        other += 1
    return key


def _own(key: i64, route: Route) -> i64:
    key = mixed(key, (route.head + 1) * BIT[16] + route.done * BIT[8] + route.gold)
    key = mixed(key, route.score)
    key = mixed(key, route.low)
    key = mixed(key, route.high)
    key = mixed(key, route.block_low)
    key = mixed(key, route.block_high)
    key = mixed(key, route.cargo)
    key = mixed(key, route.sent)
    key = mixed(key, route.stops)
    return mixed(key, route.spent)


def mixed(key: i64, word: i64) -> i64:
    """Two words as one, the same in both forms: what overflows is cut off."""
    key = ((key ^ word) * MIX) & MASK
    return key ^ (key >> 29)


@final
class RailsLearner(Learner):
    """How Rails learns."""

    def features(self) -> Features:
        """What its network sees."""
        return RailsFeatures()

    def evaluation(self, network: Network) -> Evaluation:
        """What its bots look at then."""
        return LearnedRails(network)


LEARNER: Final = RailsLearner()
