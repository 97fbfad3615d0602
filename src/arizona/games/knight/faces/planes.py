"""The board as planes: its spaces, the chips on them, and the knight.

The board grows in all directions and has no fixed place, so it is drawn in the middle of a grid
that is large enough for every board.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np

from arizona.engine.game import Setup
from arizona.games.knight.rules.observer import LYING
from arizona.games.knight.rules.state import TILES_PLACED
from arizona.games.knight.rules.tiles import SPACES, KnightContent

NAMES: Final = ("space", "1 chip", "2 chip", "3 chip", "knight", "exits")


def layout(setup: Setup) -> tuple[list[str], int, int]:
    """Return the names of the planes, and the side of the grid: all tiles in one line."""
    assert isinstance(setup.content, KnightContent)
    shapes = [shape for tile in setup.content.tiles for shape in tile.shapes.values()]
    widest = max(
        1 + max(values) - min(values)
        for shape in shapes
        for values in zip(*shape.cells, strict=True)
    )
    return list(NAMES), TILES_PLACED * widest, TILES_PLACED * widest


def fill(parts: Mapping[str, Any], out: Any) -> None:
    """Draw rows."""
    lying = parts["lying"].reshape(len(out), TILES_PLACED, LYING)
    there = np.repeat(lying[:, :, 0] > 0, SPACES, axis=1)
    column = _centered(parts["columns"], there, out.shape[-1])
    row = _centered(parts["rows"], there, out.shape[-2])
    number, space = np.nonzero(there)
    column, row = column[number, space], row[number, space]
    out[number, 0, row, column] = 1
    chips = parts["chips"][number, space]
    for chip in (1, 2, 3):
        out[number, chip, row, column] = chips == chip
    out[number, 4, row, column] = parts["knight"][number, space]
    out[number, 5, row, column] = parts["exits"][number, space]


def _centered(places: Any, there: Any, side: int) -> Any:
    """Return places moved to the middle of the grid."""
    far = np.iinfo(np.int16).max
    low = np.where(there, places, far).min(axis=1)
    high = np.where(there, places, -far).max(axis=1)
    margin = (side - (high.astype(np.int64) - low + 1)) // 2
    return places - low[:, None] + margin[:, None]
