"""The board of Knight: tiles on one endless square grid (K-2.4, K-2.5)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from arizona.engine.bits import BIT
from arizona.games.knight.actions import CHIPS, REACH, SPAN
from arizona.games.knight.content import Shape

FULL_ROW: Final = (1 << SPAN) - 1
NO_CELLS: Final = vec[i64]([0] * (SPAN + 2))

GRID: Final = SPAN + 4

NO_SPACES: Final = vec[u8]([CHIPS] * (GRID * GRID))
NO_JUMPS: Final = vec[i64]([0] * CHIPS)
NO_NEAR: Final = vec[i64]([CHIPS] * (8 * CHIPS))

JUMPS: Final = vec[i64](
    [
        1 - 2 * GRID,
        2 - GRID,
        2 + GRID,
        1 + 2 * GRID,
        2 * GRID - 1,
        GRID - 2,
        -GRID - 2,
        -2 * GRID - 1,
    ]
)
"""A chess knight's jumps on a grid of that width, clockwise from the top."""


@final
class Placed:
    """One tile as it lies on the board."""

    def __init__(self, tile: int, shape: Shape, column: int, row: int) -> None:
        self.tile: Final = tile
        self.shape: Final = shape
        self.column: Final = column
        self.row: Final = row


@final
class Board:
    """The tiles laid so far. It never changes: laying a tile makes a new one, so clones share it.

    ``flat`` holds column and row of every space in turn, by tile in the order of laying; ``taken``
    the occupied cells, one word of bits a row with ``REACH`` added to columns and rows, and an
    empty row above and below.
    """

    def __init__(self, before: Board | None = None, item: Placed | None = None) -> None:
        if before is None or item is None:
            self.placed: list[Placed] = []
            self.flat: vec[i64] = vec[i64]()
            self.taken: vec[i64] = NO_CELLS[:]
        else:
            self.placed = [*before.placed, item]
            self.flat = before.flat[:]
            self.taken = before.taken[:]
            self._add(item)
        self.jumps: vec[i64] = vec[i64]()
        """The spaces a knight's jump from each space reaches, as bits."""
        self.near: vec[i64] = vec[i64]()
        """The same as lists of eight, filled up with the space after the last."""
        self._names: list[str] | None = None
        self._index: dict[str, int] | None = None
        self._last_shape: Shape | None = None
        self._last_places: vec[i64] = vec[i64]()

    def _add(self, item: Placed) -> None:
        column: i64 = item.column
        row: i64 = item.row
        spaces = item.shape.flat_spaces
        number: i64 = 0
        flat = self.flat
        while number < len(spaces):
            flat = append(append(flat, spaces[number] + column), spaces[number + 1] + row)
            number += 2
        self.flat = flat
        cells = item.shape.flat
        number = 0
        while number < len(cells):
            self.taken[cells[number + 1] + row + REACH + 1] |= BIT[cells[number] + column + REACH]
            number += 2

    @property
    def spaces(self) -> list[tuple[int, int]]:
        """Column and row of every space, by tile in the order of laying."""
        flat = self.flat
        return [(int(flat[at]), int(flat[at + 1])) for at in range(0, len(flat), 2)]

    @property
    def walls(self) -> list[tuple[int, int]]:
        """Column and row of every wall."""
        return [
            (column + item.column, row + item.row)
            for item in self.placed
            for column, row in item.shape.walls
        ]

    @property
    def names(self) -> list[str]:
        """The name of every space, ``column,row``; made when first asked for."""
        if self._names is None:
            self._names = [f"{column},{row}" for column, row in self.spaces]
        return self._names

    @property
    def index(self) -> dict[str, int]:
        """The space of every name."""
        if self._index is None:
            self._index = {name: space for space, name in enumerate(self.names)}
        return self._index

    def lay(self, tile: int, shape: Shape, column: int, row: int) -> Board:
        """The board with one more tile, its top left cell at the given place."""
        return Board(self, Placed(tile, shape, column, row))

    def places(self, shape: Shape) -> vec[i64]:
        """The legal columns of a shape's top left cell for each row, as bits (K-2.4).

        A cell must not cover a cell, and one must share an edge with a lying cell. A wall is a
        cell; a corner alone does not touch.
        """
        if self._last_shape is not shape:
            self._last_places = self._find_places(shape)
            self._last_shape = shape
        return self._last_places

    def _find_places(self, shape: Shape) -> vec[i64]:
        taken = self.taken
        first: i64 = 0
        while not taken[first]:
            first += 1
        last: i64 = SPAN + 1
        while not taken[last]:
            last -= 1
        touching = NO_CELLS[:]
        row: i64 = first - 1
        while row <= last + 1:
            here: i64 = taken[row]
            around: i64 = (here << 1) | (here >> 1)
            if row > 0:
                around |= taken[row - 1]
            if row <= SPAN:
                around |= taken[row + 1]
            touching[row] = around & FULL_ROW
            row += 1
        legal = NO_CELLS[:]
        cells = shape.flat
        size: i64 = len(cells)
        height: i64 = cells[size - 1]
        top: i64 = max(0, first - 2 - height)
        end: i64 = min(SPAN - height, last + 1)
        while top < end:
            covered: i64 = 0
            touched: i64 = 0
            cell: i64 = 0
            while cell < size:
                column: i64 = cells[cell]
                line: i64 = top + cells[cell + 1] + 1
                if column >= 0:
                    covered |= taken[line] >> column
                    touched |= touching[line] >> column
                else:
                    covered |= taken[line] << -column
                    touched |= touching[line] << -column
                cell += 2
            legal[top] = touched & ~covered & FULL_ROW
            top += 1
        return legal

    def link(self) -> None:
        """Find the knight's jumps between all spaces; done once, when the last tile lies."""
        if len(self.jumps):
            return
        # A grid with a margin of two on each side, so that no jump leaves it.
        grid = NO_SPACES[:]
        flat = self.flat
        size: i64 = len(flat)
        at: i64 = 0
        while at < size:
            grid[(flat[at + 1] + REACH + 2) * GRID + flat[at] + REACH + 2] = u8(at >> 1)
            at += 2
        jumps = NO_JUMPS[: size >> 1]
        near = NO_NEAR[: size * 4]
        at = 0
        while at < size:
            here: i64 = (flat[at + 1] + REACH + 2) * GRID + flat[at] + REACH + 2
            mask: i64 = 0
            found: i64 = 0
            jump: i64 = 0
            while jump < 8:
                space: i64 = i64(grid[here + JUMPS[jump]])
                if space < CHIPS:
                    mask |= BIT[space]
                    near[at * 4 + found] = space
                    found += 1
                jump += 1
            jumps[at >> 1] = mask
            at += 2
        self.jumps = jumps
        self.near = near
