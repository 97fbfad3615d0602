"""The board of Knight: tiles on one endless square grid (K-2.4, K-2.5)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from arizona.engine.bits import BIT
from arizona.games.knight.actions import CHIPS, REACH, SPAN
from arizona.games.knight.content import Shape

FULL_ROW: Final = (1 << SPAN) - 1
NO_CELLS: Final = [0] * (SPAN + 2)

GRID: Final = SPAN + 4

JUMPS: Final = (
    1 - 2 * GRID,
    2 - GRID,
    2 + GRID,
    1 + 2 * GRID,
    2 * GRID - 1,
    GRID - 2,
    -GRID - 2,
    -2 * GRID - 1,
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

    Columns and rows are stored with ``REACH`` added, one word of bits a row.
    """

    def __init__(self, before: Board | None = None, item: Placed | None = None) -> None:
        self.placed: Final[list[Placed]] = [] if before is None else list(before.placed)
        self.spaces: Final[list[tuple[int, int]]] = [] if before is None else list(before.spaces)
        """Column and row of every space, by tile in the order of laying."""
        self.walls: Final[list[tuple[int, int]]] = [] if before is None else list(before.walls)
        self.names: Final[list[str]] = [] if before is None else list(before.names)
        self.index: Final[dict[str, int]] = {} if before is None else dict(before.index)
        self.taken: vec[i64] = vec[i64](NO_CELLS) if before is None else before.taken[:]
        """The occupied cells of each row, with an empty row above and below."""
        self.jumps: vec[i64] = vec[i64]()
        """The spaces a knight's jump from each space reaches, as bits."""
        self.near: vec[i64] = vec[i64]()
        """The same as lists of eight, filled up with the space after the last."""
        self._places: Final[dict[Shape, vec[i64]]] = {}
        if item is not None:
            self._add(item)

    def _add(self, item: Placed) -> None:
        self.placed.append(item)
        for column, row in item.shape.spaces:
            place = (column + item.column, row + item.row)
            name = f"{place[0]},{place[1]}"
            self.index[name] = len(self.spaces)
            self.spaces.append(place)
            self.names.append(name)
        for column, row in item.shape.walls:
            self.walls.append((column + item.column, row + item.row))
        for column, row in item.shape.cells:
            self.taken[row + item.row + REACH + 1] |= BIT[column + item.column + REACH]

    def lay(self, tile: int, shape: Shape, column: int, row: int) -> Board:
        """The board with one more tile, its top left cell at the given place."""
        return Board(self, Placed(tile, shape, column, row))

    def places(self, shape: Shape) -> vec[i64]:
        """The legal columns of a shape's top left cell for each row, as bits (K-2.4).

        A cell must not cover a cell, and one must share an edge with a lying cell. A wall is a
        cell; a corner alone does not touch.
        """
        if shape not in self._places:
            self._places[shape] = self._find_places(shape)
        return self._places[shape]

    def _find_places(self, shape: Shape) -> vec[i64]:
        taken = self.taken
        first: i64 = 0
        while not taken[first]:
            first += 1
        last: i64 = SPAN + 1
        while not taken[last]:
            last -= 1
        touching = vec[i64](NO_CELLS)
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
        legal = vec[i64](NO_CELLS)
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
        grid = [CHIPS] * (GRID * GRID)
        for space, (column, row) in enumerate(self.spaces):
            grid[(row + REACH + 2) * GRID + column + REACH + 2] = space
        jumps = vec[i64]()
        near = vec[i64]()
        for column, row in self.spaces:
            here = (row + REACH + 2) * GRID + column + REACH + 2
            mask: i64 = 0
            missing = 0
            for step in JUMPS:
                space = grid[here + step]
                if space < CHIPS:
                    mask |= BIT[space]
                    near = append(near, space)
                else:
                    missing += 1
            for _ in range(missing):
                near = append(near, CHIPS)
            jumps = append(jumps, mask)
        self.jumps = jumps
        self.near = near
