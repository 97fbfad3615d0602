"""Cache of sheet evaluations.

A search meets the same sheets again and again: while it tries one player's moves, the other sheets
stay the same, and the same die leads along the same paths. The value of a sheet depends on a few
words. These words are the full key, so different sheets never share an entry.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from arizona.bots.cache_keys import EMPTY, mix
from arizona.games.rails.rules.position import Position
from arizona.games.rails.rules.route import Route

PLACES: Final = 4096
"""Number of entries; a new entry overwrites an older one at the same index."""
WORDS: Final = 5
"""Words per key."""


@final
class EvaluationCache:
    """Sheet values by everything they depend on, for one sheet layout and its cards."""

    def __init__(self) -> None:
        self._keys: vec[i64] = vec[i64]()
        self._values: vec[float] = vec[float]()
        self._cards: list[int] = []
        self._conditions: object = None
        self._place: i64 = 0
        """Index of the entry looked up last."""

    def begin(self, state: Position) -> None:
        """Clear the cache if the state belongs to a different game than before."""
        if state.conditions is self._conditions and (
            state.cards is self._cards or state.cards == self._cards
        ):
            return
        self._conditions = state.conditions
        self._cards = state.cards
        self._keys = vec[i64]([EMPTY] * (PLACES * WORDS))
        self._values = vec[float]([0.0] * PLACES)

    def find(self, state: Position, route: Route, ask: i64) -> bool:
        """Look up a sheet; return whether its value is cached.

        ``ask``, from 0 to 15, distinguishes different evaluations of the same sheet. On a miss the
        caller must call ``keep`` or ``forget``.
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
        """Return the value found by the last ``find``."""
        return self._values[self._place]

    def store(self, value: float) -> float:
        """Store the value after a miss and return it."""
        self._values[self._place] = value
        return value

    def forget(self) -> None:
        """Drop the entry after a miss, because the value depends on more than its key."""
        self._keys[self._place * WORDS] = EMPTY
