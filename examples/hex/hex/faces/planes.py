"""The board as planes, for networks that look at images."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from arizona.engine.game import Setup
from hex.board import HexContent

NAMES = ("mine", "theirs")


def layout(setup: Setup) -> tuple[list[str], int, int]:
    """Return the names of the planes, and the height and width of the board."""
    assert isinstance(setup.content, HexContent)
    return list(NAMES), setup.content.size, setup.content.size


def fill(parts: Mapping[str, Any], out: Any) -> None:
    """Draw rows of the observer, the highest row of the board first."""
    for plane, name in enumerate(NAMES):
        out[:, plane] = parts[name].reshape(out[:, plane].shape)
