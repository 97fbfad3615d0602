"""What players were found to be worth, so that it need not be worked out again.

A search comes by the same players all the time: while one seat's answers are tried the others stay
as they are, and many answers lead to the same things in another order. What a player is worth
depends on a few words, so it is kept under exactly these words; nothing else is ever found under
them. Nine of ten looks find it: with it, and with ``TrailState.sketch``, Trail's search goes down
its tree 1.5 times as often.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from arizona.bots.cache_keys import EMPTY, mix
from arizona.games.trail.rules.position import Position
from arizona.games.trail.rules.tables import TrailContent

PLACES: Final = 1024
"""Room for so many looks at each seat; a later one takes the place of an earlier."""
SEATS: Final = 4
WORDS: Final = 13
"""Words of a key."""
ROWS: Final = 4
COUNTS: Final = 2 * ROWS
"""What the rows of the '4th' and the '8th' card count of a player."""
THREE_CARDS: Final = (1 << 21) - 1


@final
class Memory:
    """Looks at players by everything they depend on, at one table."""

    def __init__(self) -> None:
        self.worth: vec[float] = vec[float]()
        """What a player has, each thing at what it will be worth, without the rankings."""
        self.counts: vec[i64] = vec[i64]()
        """What the rankings count of him, ``COUNTS`` numbers for each place."""
        self.number: vec[i64] = vec[i64]()
        """Of the look that is kept at a place: every look has another."""
        self._looks: i64 = 0
        self._keys: vec[i64] = vec[i64]()
        self._content: TrailContent | None = None
        self._readings: i64 = 0

    def begin(self, state: Position) -> None:
        """Forget everything if this is another table than before."""
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
        """Where a look at a player is kept; −1 less the place where it is now to be put.

        Seats have places of their own, so none drives out another while they are compared.
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
