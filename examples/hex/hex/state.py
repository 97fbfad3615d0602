"""Positions of Hex: plain data, with the legal moves derived from it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from arizona.engine.events import Event
from arizona.engine.message import Arg
from arizona.engine.state import OVER, State
from hex.board import MAX_SIZE, HexContent

EMPTY: Final = 0
"""An empty space; a stone is 1 + the seat of its owner."""
SWAP: Final = MAX_SIZE * MAX_SIZE
"""The action of swapping; the others are ``row * MAX_SIZE + column``."""
NUM_ACTIONS: Final = SWAP + 1
AROUND: Final = ((0, 1), (0, -1), (1, 0), (-1, 0), (1, -1), (-1, 1))
"""Rows and columns from a space to its six neighbors: each row is half a space further right."""


@mypyc_attr(native_class=False)
class HexState(State):
    """A board with stones. The first seat connects top and bottom, the second left and right."""

    def __init__(self, content: HexContent, swap: bool) -> None:
        super().__init__()
        self.size = content.size
        self.swap = swap
        """Whether the second seat may swap (H-2.3)."""
        self.cells = [EMPTY] * (content.size * content.size)
        """The spaces row by row, the highest row first."""
        self.turns = 0
        self.won = False

    def to_move(self) -> int:
        """Return the seat to move, or ``OVER`` (H-2.1, H-3.1)."""
        return OVER if self.won else self.turns % 2

    def legal(self) -> list[int]:
        """Return the empty spaces (H-2.2), and swapping if it is allowed (H-2.3)."""
        if self.won:
            return []
        found = [self.action(space) for space, stone in enumerate(self.cells) if stone == EMPTY]
        if self.swap and self.turns == 1:
            found.append(SWAP)
        return found

    def action(self, space: int) -> int:
        """Return the action that places a stone on a space."""
        return space // self.size * MAX_SIZE + space % self.size

    def apply(self, action: int) -> None:
        """Place a stone, or swap."""
        seat = self.turns % 2
        self.turns += 1
        if action == SWAP:
            self._swap()
            return
        row, column = action // MAX_SIZE, action % MAX_SIZE
        self.cells[row * self.size + column] = seat + 1
        self._log("placed", seat, "H-2.2", space=name_of(row, column))
        if self._connected(row, column):
            self.won = True
            self._log("connected", seat, "H-3.1")

    def _swap(self) -> None:
        """Replace the only stone by one of the second seat, mirrored (H-2.3)."""
        row, column = divmod(self.cells.index(1), self.size)
        self.cells[row * self.size + column] = EMPTY
        self.cells[column * self.size + row] = 2
        self._log("swapped", 1, "H-2.3", space=name_of(column, row))

    def _connected(self, row: int, column: int) -> bool:
        """Return whether the stones connected with this one reach both edges of their owner."""
        size, cells = self.size, self.cells
        own = cells[row * size + column]
        seen = {row * size + column}
        waiting = [(row, column)]
        first = last = False
        while waiting:
            row, column = waiting.pop()
            along = row if own == 1 else column
            first = first or along == 0
            last = last or along == size - 1
            if first and last:
                return True
            for down, right in AROUND:
                below, beside = row + down, column + right
                if not (0 <= below < size and 0 <= beside < size):
                    continue
                space = below * size + beside
                if cells[space] == own and space not in seen:
                    seen.add(space)
                    waiting.append((below, beside))
        return False

    def _log(self, kind: str, seat: int, rule: str, **args: Arg) -> None:
        if self.log is not None:
            self.log.append(Event(kind, seat, rule, args))

    def clone(self) -> HexState:
        copy = HexState.__new__(HexState)
        State.__init__(copy)
        copy.size, copy.swap, copy.turns, copy.won = self.size, self.swap, self.turns, self.won
        copy.cells = list(self.cells)
        return copy

    def scores(self) -> list[int]:
        """Return no points: a connection wins, and nothing else counts."""
        return [0, 0]

    def winners(self) -> list[int]:
        """Return the seat that has connected its edges."""
        return [(self.turns - 1) % 2] if self.won else []

    def turn(self) -> int:
        return self.turns

    def data(self) -> list[int]:
        return [int(self.swap), self.turns, int(self.won), *self.cells]


def name_of(row: int, column: int) -> str:
    """Return the name of a space: a letter for its column and a number for its row."""
    return f"{chr(ord('a') + column)}{row + 1}"
