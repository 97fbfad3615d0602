"""The sheet as planes: its symbols, and everybody's line."""

from __future__ import annotations

from collections.abc import Mapping
from math import isqrt
from typing import Any, Final

from arizona.engine.game import Setup

SYMBOLS: Final = (*(f"good {kind}" for kind in range(6)), "mountain", "town", "station")
OWN: Final = ("head", "line", "strokes")


def layout(setup: Setup) -> tuple[list[str], int, int]:
    """Return the names of the planes, and the height and width of the sheet."""
    parts = {part.name: part for part in setup.game.observer(setup).parts}
    size = _side(parts["sheet"].size)
    seats = ["my", *(f"left {seat}" for seat in range(1, setup.seats))]
    return [*SYMBOLS, *(f"{seat} {part}" for seat in seats for part in OWN)], size, size


def fill(parts: Mapping[str, Any], out: Any) -> None:
    """Draw rows. A stroke is on the upper left of the four spaces that it cuts."""
    size = out.shape[-1]
    sheet = parts["sheet"].reshape(-1, size, size)
    for symbol in range(len(SYMBOLS)):
        out[:, symbol] = sheet == symbol
    plane = len(SYMBOLS)
    for name, values in parts.items():
        if name.endswith(tuple(f" {part}" for part in OWN)):
            side = _side(values.shape[-1])
            out[:, plane, :side, :side] = values.reshape(-1, side, side)
            plane += 1


def _side(cells: int) -> int:
    return isqrt(cells)
