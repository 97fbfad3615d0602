"""What the network was found to add to players, so that it need not look again.

Its features take three times as long to gather as a look of the hand-made evaluation, and nearly
all of them tell of the player alone, whom the memory of looks knows already. So what it adds is
kept under the number of that look, and under the few things that it sees besides: what is on offer,
whose turn is next, how far ahead the player is.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from arizona.bots.cache_keys import EMPTY, mix
from arizona.bots.network import Accumulator, Network
from arizona.engine.bits import bit_at
from arizona.games.trail.bot.features import TrailFeatures, arrow_due, chosen_place, next_seat
from arizona.games.trail.bot.worth import Scales, looked_at, margins
from arizona.games.trail.rules.state import TrailState

PLACES: Final = 4096
"""Room for so many looks at each seat; a later one takes the place of an earlier."""
SEATS: Final = 4
WORDS: Final = 5
"""Words of a key."""
FOUR_SLOTS: Final = (1 << 28) - 1


@final
class Added:
    """What a network adds to each seat."""

    def __init__(self, network: Network, scales: Scales) -> None:
        self.scales: Final = scales
        self.features: Final = TrailFeatures(scales)
        self.seen: Final = [Accumulator(network) for _ in range(SEATS)]
        """A seat's things change little from one position to the next: one for each seat."""
        self._keys: Final = vec[i64]([EMPTY] * (PLACES * SEATS * WORDS))
        self._found: Final = vec[float]([0.0] * (PLACES * SEATS))

    def to(self, state: TrailState, seat: i64) -> float:
        """What it adds to a seat, in points."""
        scales = self.scales
        look: i64 = scales.memory.number[looked_at(state, seat, scales)]
        flora: i64 = state.flora_pieces_open
        fauna: i64 = state.fauna_pieces_open
        rest: i64 = (state.passage_open & FOUR_SLOTS) | (chosen_place(state, seat) << 28)
        rest |= (state.players[seat].arrow + 1) << 32
        if arrow_due(state, seat):
            rest |= bit_at(40)
        if next_seat(state) == seat:
            rest |= bit_at(41)
        if state.saguaro == seat:
            rest |= bit_at(42)
        if state.dutchmen:
            rest |= bit_at(43)
        ahead: i64 = margins(state, seat, 2, scales)
        if state.week <= 4:
            ahead |= margins(state, seat, 1, scales) << 16
        mixed: i64 = mix(look ^ (ahead << 25), mix(rest ^ (flora >> 3) ^ (fauna << 5), 0))
        place: i64 = ((mixed >> 7) & (PLACES - 1)) * SEATS + seat
        keys = self._keys
        first: i64 = place * WORDS
        if (
            keys[first] == look
            and keys[first + 1] == flora
            and keys[first + 2] == fauna
            and keys[first + 3] == rest
            and keys[first + 4] == ahead
        ):
            return self._found[place]
        keys[first] = look
        keys[first + 1] = flora
        keys[first + 2] = fauna
        keys[first + 3] = rest
        keys[first + 4] = ahead
        accumulator = self.seen[seat]
        self.features.write(state, seat, accumulator.fresh())
        found = accumulator.move()
        self._found[place] = found
        return found
