"""What a network sees of Knight's tiles as they lie.

A jump changes the colour of the space, and whoever sets the knight chooses the colour he lands on.
So what counts is how far the chips of the two colours are apart: the first player, who sets the
knight, wants them uneven, the other even. Three differences tell most of it: of all chips, of those
that a jump leads to, and of those that two jumps lead to. Each counts by its size and its square.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from arizona.bots.network import Active, Features
from arizona.engine.bits import count
from arizona.engine.state import State
from arizona.games.knight.rules import state as phases
from arizona.games.knight.rules.board import JUMPS, spot
from arizona.games.knight.rules.state import TILES_LAID, KnightState

KINDS: Final = 3
"""Differences: of chips that 0, 1 and 2 jumps at least lead to."""
FIRST_STAGE: Final = 2
STAGES: Final = TILES_LAID - FIRST_STAGE
"""Two to five tiles lie; the sixth is judged by the solver."""
OTHER: Final = 0
"""For who does not set the knight."""
NOTHING: Final = 1
"""For who does, where nothing is to be seen."""
STAGE: Final = 1 + 2 * KINDS
"""Features of a stage: that it is this one, the sizes, the squares."""
START: Final = 2
FIRM: Final = 10
"""A stage's own feature counts so many times: what holds the other weights at 0 hardly holds it."""
EIGHTH: Final = 3
"""Squares are counted in eighths, rounded down: as a shift."""
CHIPS_OF_A_TILE: Final = 12
LARGEST: Final = (TILES_LAID - 1) * CHIPS_OF_A_TILE
"""No difference is larger."""
MOST: Final = FIRM + KINDS * (LARGEST + (LARGEST * LARGEST >> EIGHTH))


@final
class TileFeatures(Features):
    """The three differences, by tiles laid, for the one who sets the knight."""

    def __init__(self) -> None:
        super().__init__("tiles 1", START + STAGES * STAGE, MOST)

    def quiet(self, state: State) -> bool:
        """Two to five tiles lie, the last of them is filled, and nothing is said of the next."""
        assert isinstance(state, KnightState)
        if not tiles_filled(state) or state.phase == phases.TILING:
            return tiles_filled(state)
        # Who has one tile left is not asked which; nor how to turn it, if it looks the same always.
        if count(state.hand()) > 1 or state.phase == phases.ROWS:
            return False
        return state.phase == phases.TURNING or len(state.content.tiles[state.tile].shapes) == 1

    def write(self, state: State, seat: i64, active: Active) -> None:
        """The sizes and squares of the differences."""
        assert isinstance(state, KnightState)
        if seat != state.first:
            active.add(OTHER)
            return
        if not tiles_filled(state):
            active.add(NOTHING)
            return
        at = stage_at(len(state.board.placed))
        for _ in range(FIRM):
            active.add(at)
        for kind, apart in enumerate(differences(state)):
            size = abs(apart)
            for _ in range(size):
                active.add(at + 1 + kind)
            for _ in range(size * size >> EIGHTH):
                active.add(at + 1 + KINDS + kind)

    def base(self, state: State, seat: i64) -> float:
        """The points so far."""
        return float(state.scores()[seat])


def tiles_filled(state: KnightState) -> bool:
    """Whether two to five tiles lie and a next one is to be chosen, turned or placed."""
    laying = state.phase in (phases.TILING, phases.TURNING, phases.COLUMNS, phases.ROWS)
    return laying and len(state.board.placed) >= FIRST_STAGE


def stage_at(laid: int) -> int:
    """The first feature of a stage."""
    return START + (laid - FIRST_STAGE) * STAGE


def differences(state: KnightState) -> list[int]:
    """How far the chips of the two colours are apart: all, those one jump leads to, or two."""
    flat = state.board.flat
    here = [spot(flat[2 * space], flat[2 * space + 1]) for space in range(state.board.size)]
    lying = set(here)
    apart = [0] * KINDS
    for space, place in enumerate(here):
        near = sum([int(place + jump) in lying for jump in JUMPS])
        chip = 1 + int(state.twos >> space & 1) + 2 * int(state.threes >> space & 1)
        for kind in range(min(near, KINDS - 1) + 1):
            apart[kind] += -chip if (flat[2 * space] + flat[2 * space + 1]) & 1 else chip
    return apart
