"""Cache of player evaluations.

A search evaluates the same players again and again: while one seat's answers are tried, the others
do not change, and many answers lead to the same result in another order. The value of a player
depends on a few words, which form the cache key. The full key is compared, so collisions are
harmless. About nine of ten lookups hit. Together with ``TrailState.sketch``, the cache lets Trail's
search run 1.5 times as many iterations.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from arizona.bots.cache_keys import EMPTY, mix
from arizona.games.trail.rules.position import Position
from arizona.games.trail.rules.tables import TrailContent

PLACES: Final = 1024
"""Cache entries per seat; a new entry overwrites the old one at its place."""
SEATS: Final = 4
WORDS: Final = 13
"""Words per key."""
ROWS: Final = 4
COUNTS: Final = 2 * ROWS
"""Counters of the rows of the '4th' and the '8th' card."""
THREE_CARDS: Final = (1 << 21) - 1


@final
class EvaluationCache:
    """Cache of player evaluations at one table."""

    def __init__(self) -> None:
        self.worth: vec[float] = vec[float]()
        """The value of a player by entry, without the rankings."""
        self.counts: vec[i64] = vec[i64]()
        """The player's values in the rankings, ``COUNTS`` per entry."""
        self.number: vec[i64] = vec[i64]()
        """The unique number of the evaluation stored at each entry."""
        self._looks: i64 = 0
        self._keys: vec[i64] = vec[i64]()
        self._content: TrailContent | None = None
        self._readings: i64 = 0

    def begin(self, state: Position) -> None:
        """Clear the cache if this is a different table than before."""
        if self._content is state.content and self._readings == state.readings:
            return
        self._content = state.content
        self._readings = state.readings
        size = PLACES * SEATS
        self.worth = vec[float]([0.0] * size)
        self.counts = vec[i64]([0] * (size * COUNTS))
        self.number = vec[i64]([0] * size)
        self._keys = vec[i64]([EMPTY] * (size * WORDS))

    def find(self, state: Position, seat: i64) -> i64:
        """Return the entry of a player, or −1 − entry if the caller has to fill it.

        Each seat has its own entries, so seats do not evict each other while they are compared.
        """
        self.begin(state)
        player = state.players[seat]
        stock: i64 = player.stock | (player.ladder << 48) | (player.trackers << 53)
        stock |= (player.spirit + 1) << 57
        mural: i64 = player.mural | (player.poison << 36) | (player.stars << 48)
        mural |= (state.week << 55) | (player.retired << 59) | (player.ordered << 60)
        sizes: i64 = player.sizes | (player.spirit_cubes << 56) | (state.ends_reached << 59)
        flora: i64 = player.flora | (player.levels << 32)
        fauna: i64 = player.fauna | (player.cards << 32)
        cubes1: i64 = player.cubes1 | (player.passages << 32)
        cubes2: i64 = player.cubes2 | (state.terrain_markers << 32)
        cubes3: i64 = player.cubes3 | (state.objectives << 32)
        pieces: i64 = player.flora_pieces | (player.markers << 32) | (player.dutchmen << 40)
        pieces |= player.all_markers << 48
        claims: i64 = player.fauna_pieces | (player.claims << 32)
        blossoms: i64 = player.blossoms | ((state.order_spaces * player.ordered) << 36)
        order: i64 = state.order | ((state.state48_open & THREE_CARDS) << 32)
        points: i64 = (player.gold << 24) + player.grit
        mixed: i64 = mix(stock ^ (fauna >> 5) ^ (cubes2 >> 9) ^ (claims << 7), 0)
        mixed = mix(mural ^ (cubes1 >> 5) ^ (cubes3 >> 9) ^ (blossoms << 3), mixed)
        mixed = mix(sizes ^ (flora >> 3) ^ (pieces >> 11) ^ (points << 5) ^ order, mixed)
        place: i64 = ((mixed >> 7) & (PLACES - 1)) * SEATS + seat
        keys = self._keys
        first: i64 = place * WORDS
        if (
            keys[first] == stock
            and keys[first + 1] == mural
            and keys[first + 2] == points
            and keys[first + 3] == sizes
            and keys[first + 4] == flora
            and keys[first + 5] == fauna
            and keys[first + 6] == cubes1
            and keys[first + 7] == cubes2
            and keys[first + 8] == cubes3
            and keys[first + 9] == pieces
            and keys[first + 10] == claims
            and keys[first + 11] == blossoms
            and keys[first + 12] == order
        ):
            return place
        keys[first] = stock
        keys[first + 1] = mural
        keys[first + 2] = points
        keys[first + 3] = sizes
        keys[first + 4] = flora
        keys[first + 5] = fauna
        keys[first + 6] = cubes1
        keys[first + 7] = cubes2
        keys[first + 8] = cubes3
        keys[first + 9] = pieces
        keys[first + 10] = claims
        keys[first + 11] = blossoms
        keys[first + 12] = order
        self._looks += 1
        self.number[place] = self._looks
        return -1 - place
