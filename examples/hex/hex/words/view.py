"""View data of a position: everything that a screen shows, as JSON."""

from __future__ import annotations

from typing import TypedDict

from hex.state import HexState

MARKS = ("·", "●", "▲")
"""An empty space, and the stones of both seats: their shapes in the terminal."""


class HexView(TypedDict):
    """The whole position."""

    seat: int
    scores: list[int]
    board: list[list[str]]


def view(state: HexState) -> HexView:
    """Return the board row by row, the highest row first."""
    size = state.size
    return {
        "seat": state.turns % 2,
        "scores": state.scores(),
        "board": [
            [MARKS[stone] for stone in state.cells[row * size : (row + 1) * size]]
            for row in range(size)
        ],
    }
