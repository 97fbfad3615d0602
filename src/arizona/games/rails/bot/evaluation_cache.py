"""What an evaluation has worked out already, so that it need not be worked out again.

A search comes by the same sheets all the time: while one player's moves are tried the sheets of the
others stay as they are, and the same die leads along the same paths. What a sheet is worth depends
on a few words, so it is kept under exactly these words; nothing else is ever found under them.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from arizona.bots.cache_keys import EMPTY, mix
from arizona.games.rails.rules.position import Position
from arizona.games.rails.rules.route import Route

PLACES: Final = 4096
"""Room for so many values; a later one takes the place of an earlier."""
WORDS: Final = 5
"""Words of a key."""


@final
class Memory:
    """Values of sheets by everything they depend on, for one sheet of paper and its cards."""

    def __init__(self) -> None:
        self._keys: vec[i64] = vec[i64]()
        self._values: vec[float] = vec[float]()
        self._cards: list[int] = []
        self._conditions: object = None
        self._place: i64 = 0
        """Where the key that was asked for last has its place."""

    def begin(self, state: Position) -> None:
        """Forget everything if this is another game than before."""
        if state.conditions is self._conditions and (
            state.cards is self._cards or state.cards == self._cards
        ):
            return
        self._conditions = state.conditions
        self._cards = state.cards
        self._keys = vec[i64]([EMPTY] * (PLACES * WORDS))
        self._values = vec[float]([0.0] * PLACES)

    def find(self, state: Position, route: Route, ask: i64) -> bool:
        """Whether the value of a sheet is known; ``ask`` is what is asked about it, 0 to 15.

        Where it is not the caller works it out, and says so by ``keep`` or ``forget``.
        """
        paper: i64 = route.low | (route.gold << 50) | (route.spent << 54)
        rest: i64 = route.high | (route.done << 50) | (state.firsts << 56)
        blocks: i64 = route.block_low | ((route.head + 1) << 45)
        blocks |= (ask << 52) | (state.claimed << 56)
        others: i64 = route.block_high | (route.score << 36)
        cargo: i64 = route.cargo
        mixed: i64 = mix(paper, mix(rest, mix(blocks, mix(others, mix(cargo, 0)))))
        place: i64 = (mixed >> 7) & (PLACES - 1)
        self._place = place
        keys = self._keys
        first: i64 = place * WORDS
        if (
            keys[first] == paper
            and keys[first + 1] == rest
            and keys[first + 2] == blocks
            and keys[first + 3] == others
            and keys[first + 4] == cargo
        ):
            return True
        keys[first] = paper
        keys[first + 1] = rest
        keys[first + 2] = blocks
        keys[first + 3] = others
        keys[first + 4] = cargo
        return False

    def found(self) -> float:
        """The value that was found."""
        return self._values[self._place]

    def keep(self, value: float) -> float:
        """The value that was not found, for the next time."""
        self._values[self._place] = value
        return value

    def forget(self) -> None:
        """The value depends on more than its key: do not take it for known."""
        self._keys[self._place * WORDS] = EMPTY
