"""Everybody's mural as planes: the covered spaces, and those covered by Blossoms."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from arizona.engine.game import Setup
from arizona.games.trail.rules.tables import SIDE

OWN: Final = ("mural", "blossoms")


def layout(setup: Setup) -> tuple[list[str], int, int]:
    """Return the names of the planes, and the height and width of a mural."""
    seats = ["my", *(f"next {seat}" for seat in range(1, setup.seats))]
    return [f"{seat} {part}" for seat in seats for part in OWN], SIDE, SIDE


def fill(parts: Mapping[str, Any], out: Any) -> None:
    """Draw rows."""
    names = [name for name in parts if name.endswith((" mural", " blossoms"))]
    for plane, name in enumerate(names):
        out[:, plane] = parts[name].reshape(-1, SIDE, SIDE)
