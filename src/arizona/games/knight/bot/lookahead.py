"""Fixed-depth lookahead over Knight's jumps, counting the jumps of both players.

It sees the end of the game if that is within the depth; otherwise it evaluates positions at the
horizon by the lead. Bots of this kind measure the difficulty of puzzles.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from arizona.bots.bot import Bot, Clock
from arizona.engine.bits import bit_at, indices
from arizona.engine.rng import Rng
from arizona.engine.state import State
from arizona.games.knight.rules.actions import CHIPS, JUMP
from arizona.games.knight.rules.state import KnightState

THE_END: Final = 1000
"""Bonus for a win within the horizon; larger than any lead."""
NOTHING: Final = -9999


@final
class Lookahead:
    """Lookahead from one position."""

    def __init__(self, state: KnightState) -> None:
        self.jumps: Final[vec[i64]] = state.board.jumps
        self.worth: Final[vec[i64]] = vec[i64]([0] * (CHIPS + 1))
        for space in range(len(state.board.spaces)):
            bit: i64 = bit_at(space)
            self.worth[space] = 3 if state.threes & bit else 2 if state.twos & bit else 1
        self.chips: Final[i64] = state.chips
        self.knight: Final[i64] = state.knight
        scores = state.scores()
        seat = int(state.to_move())
        self.lead: Final[i64] = scores[seat] - scores[1 - seat]

    def values(self, depth: int) -> list[tuple[int, int]]:
        """Return every legal jump with the lead it reaches at the given depth."""
        found: list[tuple[int, int]] = []
        for space in indices(self.chips & self.jumps[self.knight]):
            left: i64 = self.chips ^ bit_at(space)
            ahead: i64 = self.lead + self.worth[space]
            value: i64 = -self._look(left, space, -ahead, depth - 1, NOTHING, -NOTHING)
            found.append((space + JUMP, value))
        return found

    def _look(self, chips: i64, knight: i64, lead: i64, depth: i64, low: i64, high: i64) -> i64:
        """Return the value for the mover, who leads by ``lead`` (alpha-beta, fail-soft)."""
        moves: i64 = chips & self.jumps[knight]
        if not moves:
            return lead + (THE_END if lead > 0 else -THE_END if lead < 0 else 0)
        if depth == 0:
            return lead
        best: i64 = NOTHING
        for space in indices(moves):
            ahead: i64 = lead + self.worth[space]
            value: i64 = -self._look(
                chips ^ bit_at(space), space, -ahead, depth - 1, -high, -max(low, best)
            )
            if value > best:
                best = value
                if best >= high:
                    break
        return best


@final
class LookaheadBot(Bot):
    """Plays the best jump at a fixed depth and breaks ties at random."""

    def __init__(self, depth: int, seed: int | str | None = None) -> None:
        self.depth: Final = depth
        self.rng: Final = Rng(seed)

    def decide(self, state: State, legal: list[int], clock: Clock) -> int:
        assert isinstance(state, KnightState)
        seen = Lookahead(state).values(self.depth)
        most = max(value for _, value in seen)
        best = [action for action, value in seen if value == most]
        return best[self.rng.below(len(best))]

    def generators(self) -> list[Rng]:
        return [self.rng]
