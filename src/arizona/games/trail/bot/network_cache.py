"""Cache of the network's corrections.

Collecting the features takes three times as long as a handwritten evaluation, and nearly all of
them depend only on the player, whom the evaluation cache already identifies. The key is therefore
the number of that cached evaluation and the few other inputs: the face-up components, the next turn
and the player's lead.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from arizona.bots.cache_keys import EMPTY, mix
from arizona.bots.network import Accumulator, Network
from arizona.engine.bits import bit_at
from arizona.games.trail.bot.features import TrailFeatures, arrow_due, chosen_place, next_seat
from arizona.games.trail.bot.worth import Scales, cached_entry, margins
from arizona.games.trail.rules.state import TrailState

PLACES: Final = 4096
"""Cache entries per seat; a new entry overwrites the old one at its place."""
SEATS: Final = 4
WORDS: Final = 5
"""Words per key."""
FOUR_SLOTS: Final = (1 << 28) - 1


@final
class CorrectionCache:
    """The cached correction of a network for each seat."""

    def __init__(self, network: Network, scales: Scales) -> None:
        self.scales: Final = scales
        self.features: Final = TrailFeatures(scales)
        self.seen: Final = [Accumulator(network) for _ in range(SEATS)]
        """One accumulator per seat, because a seat's features change little between positions."""
        self._keys: Final = vec[i64]([EMPTY] * (PLACES * SEATS * WORDS))
        self._found: Final = vec[float]([0.0] * (PLACES * SEATS))

    def correction(self, state: TrailState, seat: i64) -> float:
        """Return the network's correction for a seat, in points."""
        scales = self.scales
        look: i64 = scales.memory.number[cached_entry(state, seat, scales)]
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
        found = accumulator.update()
        self._found[place] = found
        return found
