"""Network features of Knight's partly built board.

Every jump changes the color of the knight's space, so each player lands on one color only, and the
player who sets the knight chooses which. The first player, who sets it, therefore wants the chip
values on the two colors to be unequal; the opponent wants them equal. Three differences between the
colors predict most of the result: over all chips, over chips on spaces with at least one knight's
move, and over those with at least two. Each enters by its absolute value and by its square.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from arizona.bots.network import Active, Features
from arizona.engine.bits import count
from arizona.engine.state import State
from arizona.games.knight.rules import state as phases
from arizona.games.knight.rules.board import JUMPS, spot
from arizona.games.knight.rules.state import TILES_PLACED, KnightState

KINDS: Final = 3
"""Number of differences: chips on spaces with at least 0, 1 and 2 knight's moves."""
FIRST_STAGE: Final = 2
STAGES: Final = TILES_PLACED - FIRST_STAGE
"""Stages with two to five tiles on the board; the solver evaluates the sixth."""
OTHER: Final = 0
"""Feature of the seat that does not set the knight."""
NOTHING: Final = 1
"""Feature of the seat that sets the knight, in positions that are not evaluated."""
STAGE: Final = 1 + 2 * KINDS
"""Features per stage: an indicator, the absolute values and the squares."""
START: Final = 2
FIRM: Final = 10
"""Count of a stage's indicator. High, so that regularization barely shrinks its weight."""
EIGHTH: Final = 3
"""Right shift applied to squares, which are counted in eighths and rounded down."""
CHIPS_OF_A_TILE: Final = 12
MAX_DIFFERENCE: Final = (TILES_PLACED - 1) * CHIPS_OF_A_TILE
"""Upper bound of any difference."""
MAX_FEATURE: Final = FIRM + KINDS * (MAX_DIFFERENCE + (MAX_DIFFERENCE * MAX_DIFFERENCE >> EIGHTH))


@final
class TileFeatures(Features):
    """The three color differences by stage, for the seat that sets the knight."""

    def __init__(self) -> None:
        super().__init__("tiles 1", START + STAGES * STAGE, MAX_FEATURE)

    def quiet(self, state: State) -> bool:
        """Return whether two to five tiles are filled and nothing about the next one is decided."""
        assert isinstance(state, KnightState)
        if not tiles_filled(state) or state.phase == phases.TILING:
            return tiles_filled(state)
        # Forced choices are skipped: which tile, if only one is left, and its turn, if all look
        # alike.
        if count(state.hand()) > 1 or state.phase == phases.ROWS:
            return False
        return state.phase == phases.TURNING or len(state.content.tiles[state.tile].shapes) == 1

    def write(self, state: State, seat: i64, active: Active) -> None:
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
        return float(state.scores()[seat])


def tiles_filled(state: KnightState) -> bool:
    """Return whether two to five tiles are filled and the next one is not placed yet."""
    laying = state.phase in (phases.TILING, phases.TURNING, phases.COLUMNS, phases.ROWS)
    return laying and len(state.board.placed) >= FIRST_STAGE


def stage_at(laid: int) -> int:
    """Return the index of a stage's first feature."""
    return START + (laid - FIRST_STAGE) * STAGE


def differences(state: KnightState) -> list[int]:
    """Return the signed differences in chip value between the colors, by minimum knight's moves."""
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
