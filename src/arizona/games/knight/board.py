"""The board of Knight: tiles on one endless square grid (K-2.4, K-2.5)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from arizona.games.knight.actions import CHIPS, REACH, SPAN
from arizona.games.knight.content import Shape

FULL_ROW: Final = (1 << SPAN) - 1

JUMPS: Final = ((1, -2), (2, -1), (2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2))
"""A chess knight's jumps, clockwise from the top."""


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

    def __init__(self, placed: list[Placed]) -> None:
        self.placed: Final = placed
        self.spaces: Final[list[tuple[int, int]]] = []
        """Column and row of every space, by tile in the order of laying."""
        self.walls: Final[list[tuple[int, int]]] = []
        self.taken: Final = [0] * (SPAN + 2)
        """The occupied cells of each row, with an empty row above and below."""
        for item in placed:
            for column, row in item.shape.spaces:
                self._occupy(column + item.column, row + item.row)
                self.spaces.append((column + item.column, row + item.row))
            for column, row in item.shape.walls:
                self._occupy(column + item.column, row + item.row)
                self.walls.append((column + item.column, row + item.row))
        self.names: Final = [f"{column},{row}" for column, row in self.spaces]
        self.index: Final = {name: space for space, name in enumerate(self.names)}
        self.jumps: vec[i64] = vec[i64]()
        """The spaces a knight's jump from each space reaches, as bits."""
        self.near: vec[i64] = vec[i64]()
        """The same as lists of eight, filled up with the space after the last."""

    def _occupy(self, column: int, row: int) -> None:
        self.taken[row + REACH + 1] |= 1 << (column + REACH)

    def lay(self, tile: int, shape: Shape, column: int, row: int) -> Board:
        """The board with one more tile, its top left cell at the given place."""
        return Board([*self.placed, Placed(tile, shape, column, row)])

    def places(self, shape: Shape) -> list[int]:
        """The legal columns of a shape's top left cell for each row, as bits (K-2.4).

        A cell must not cover a cell, and one must share an edge with a lying cell. A wall is a
        cell; a corner alone does not touch.
        """
        taken = self.taken
        touching = [0] * (SPAN + 2)
        for row in range(1, SPAN + 1):
            here = taken[row]
            around = (here << 1) | (here >> 1) | taken[row - 1] | taken[row + 1]
            touching[row] = around & FULL_ROW
        legal = [0] * SPAN
        for top in range(SPAN):
            covered = 0
            touched = 0
            for column, row in shape.cells:
                line = top + row + 1
                if line > SPAN:
                    covered = FULL_ROW
                    break
                if column >= 0:
                    covered |= taken[line] >> column
                    touched |= touching[line] >> column
                else:
                    covered |= taken[line] << -column
                    touched |= touching[line] << -column
            legal[top] = touched & ~covered & FULL_ROW
        return legal

    def link(self) -> None:
        """Find the knight's jumps between all spaces; done once, when the last tile lies."""
        if len(self.jumps):
            return
        where = {place: space for space, place in enumerate(self.spaces)}
        jumps = vec[i64]()
        near = vec[i64]()
        for column, row in self.spaces:
            mask = 0
            count = 0
            for right, down in JUMPS:
                space = where.get((column + right, row + down))
                if space is not None:
                    mask |= 1 << space
                    near = append(near, space)
                    count += 1
            while count < 8:
                near = append(near, CHIPS)
                count += 1
            jumps = append(jumps, mask)
        self.jumps = jumps
        self.near = near
