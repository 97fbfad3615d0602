"""Encodes a position as a row of numbers, for machine learning."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from arizona.engine.observer import Observer
from arizona.engine.state import State
from hex.board import HexContent
from hex.state import HexState


@mypyc_attr(native_class=False)
class HexObserver(Observer):
    """Encodes the stones of the observing seat and of the other, its edges, and the turn."""

    def __init__(self, content: HexContent) -> None:
        super().__init__()
        spaces = content.size * content.size
        self.part("mine", spaces, 0, 1, "a 1 for each of my stones, row by row from above")
        self.part("theirs", spaces, 0, 1, "a 1 for each stone of the other player, likewise")
        self.part("edges", 1, 0, 1, "1 if I connect left and right, 0 for top and bottom")
        self.part("turn", 1, 0, 1, "1 if it is my turn")
        self.part("swap", 1, 0, 1, "1 if the player to move may swap")

    def write(
        self, state: State, seat: i64, out: vec[i16], at: i64, memory: vec[i64], place: i64
    ) -> None:
        """Write the whole row; it is short enough."""
        assert isinstance(state, HexState)
        spaces = len(state.cells)
        for space, stone in enumerate(state.cells):
            out[at + space] = int(stone == seat + 1)
            out[at + spaces + space] = int(stone == 2 - seat)
        out[at + 2 * spaces] = int(seat)
        out[at + 2 * spaces + 1] = int(state.to_move() == seat)
        out[at + 2 * spaces + 2] = int(state.swap and state.turns == 1)
