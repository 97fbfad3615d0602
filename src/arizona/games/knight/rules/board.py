"""Knight's board: tiles on an unbounded square grid (K-2.4, K-2.5)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from arizona.engine.bits import bit_at
from arizona.games.knight.rules.actions import CHIPS, REACH, SPAN
from arizona.games.knight.rules.tiles import Shape

FULL_ROW: Final = (1 << SPAN) - 1
NO_CELLS: Final = vec[i64]([0] * (SPAN + 2))

GRID: Final = SPAN + 4

NO_SPACES: Final = vec[u8]([CHIPS] * (GRID * GRID))
NOTHING_KNOWN: Final = vec[i64]([0] * CHIPS)
ROOM: Final = vec[i64]([0] * (2 * CHIPS))

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
"""Knight's moves as offsets on a grid of width ``GRID``, clockwise from the top."""


@final
class Placed:
    """A tile on the board."""

    def __init__(self, tile: int, shape: Shape, column: int, row: int) -> None:
        self.tile: Final = tile
        self.shape: Final = shape
        self.column: Final = column
        self.row: Final = row


@final
class Board:
    """The tiles placed so far. Immutable except for ``add``: ``lay`` returns a new board.

    ``flat`` holds the column and row of every space, by tile in the order of placement, with
    capacity for all tiles. ``taken`` holds the occupied cells as one bit mask per row, with
    ``REACH`` added to columns and rows and an empty row above and below.
    """

    def __init__(self, before: Board | None = None, item: Placed | None = None) -> None:
        if before is None or item is None:
            self.placed: list[Placed] = []
            self.size: i64 = 0
            """Number of spaces."""
            self.flat: vec[i64] = ROOM
            self.taken: vec[i64] = NO_CELLS[:]
            self.first: i64 = SPAN + 1
            self.last: i64 = 0
            """First and last nonempty row of ``taken``."""
        else:
            self.placed = [*before.placed, item]
            self.size = before.size
            self.flat = before.flat[:]
            self.taken = before.taken[:]
            self.first = before.first
            self.last = before.last
            self._add(item)
        self._grid: vec[u8] = NO_SPACES
        """The space at each cell, once the board is complete."""
        self.reach: vec[i64] = vec[i64]()
        """Bits of the spaces a knight's move away from each space; 0 if not computed yet."""
        self._all_known = False
        self._names: list[str] | None = None
        self._index: dict[str, int] | None = None
        self._last_shape: Shape | None = None
        self._last_places: vec[i64] = vec[i64]()
        self._last_columns: i64 = 0
        self._last_top: i64 = 0
        self._last_end: i64 = 0
        """Cached arguments and result of ``places``; no row outside top to end is legal."""

    def _add(self, item: Placed) -> None:
        column: i64 = item.column
        row: i64 = item.row
        spaces = item.shape.flat_spaces
        number: i64 = 0
        flat = self.flat
        at: i64 = self.size * 2
        while number < len(spaces):
            flat[at + number] = spaces[number] + column
            flat[at + number + 1] = spaces[number + 1] + row
            number += 2
        self.size += len(spaces) >> 1
        strips = item.shape.strips
        taken = self.taken
        first: i64 = self.first
        line: i64 = 0
        number = 0
        while number < len(strips):
            line = strips[number] + row + REACH + 1
            run: i64 = bit_at(strips[number + 2]) - 1
            taken[line] |= run << (strips[number + 1] + column + REACH)
            first = min(first, line)
            number += 3
        self.first = first
        self.last = max(self.last, line)  # strips are in reading order

    @property
    def spaces(self) -> list[tuple[int, int]]:
        """Column and row of every space, by tile in the order of placement."""
        flat = self.flat
        return [(int(flat[at]), int(flat[at + 1])) for at in range(0, 2 * self.size, 2)]

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
        """The name of every space as ``column,row``; computed on first use."""
        if self._names is None:
            self._names = [f"{column},{row}" for column, row in self.spaces]
        return self._names

    @property
    def index(self) -> dict[str, int]:
        """The space of every name."""
        if self._index is None:
            self._index = {name: space for space, name in enumerate(self.names)}
        return self._index

    def with_tile(self, tile: int, shape: Shape, column: int, row: int) -> Board:
        """Return a new board with one more tile, its top left cell at the given location."""
        return Board(self, Placed(tile, shape, column, row))

    def add(self, tile: int, shape: Shape, column: int, row: int) -> None:
        """Place one more tile on this board in place. The board must not be shared.

        For playouts, which place up to six tiles: allocating a board for each took a fifth of the
        search time.
        """
        item = Placed(tile, shape, column, row)
        self.placed.append(item)
        self._add(item)
        self._last_shape = None

    def places(self, shape: Shape) -> vec[i64]:
        """Return the legal columns of a shape's top left cell, as one bit mask per row (K-2.4).

        No cell may cover another, and at least one must share an edge with a cell on the board.
        Walls count as cells; touching at a corner is not enough.
        """
        if self._last_shape is not shape:
            self._last_places = self._find_places(shape)
            self._last_shape = shape
        return self._last_places

    def columns(self, shape: Shape) -> i64:
        """Return the columns that are legal in any row, as bits."""
        self.places(shape)
        return self._last_columns

    def rows(self, shape: Shape, column: i64) -> i64:
        """Return the rows that are legal in a column, as bits."""
        found: i64 = 0
        lines = self.places(shape)
        row: i64 = self._last_top
        end: i64 = self._last_end
        while row < end:
            if lines[row] & column:
                found |= bit_at(row)
            row += 1
        return found

    def _find_places(self, shape: Shape) -> vec[i64]:
        taken = self.taken
        first = self.first
        last = self.last
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
        strips = shape.strips
        height: i64 = strips[len(strips) - 3]
        self._last_top = max(0, first - 2 - height)
        self._last_end = min(SPAN - height, last + 1)
        if shape.square:
            return self._square_places(touching)
        return self._strip_places(strips, touching)

    def _strip_places(self, strips: vec[i64], touching: vec[i64]) -> vec[i64]:
        taken = self.taken
        legal = NO_CELLS[:]
        columns: i64 = 0
        size: i64 = len(strips)
        top: i64 = self._last_top
        while top < self._last_end:
            covered: i64 = 0
            touched: i64 = 0
            strip: i64 = 0
            while strip < size:
                line: i64 = top + strips[strip] + 1
                column: i64 = strips[strip + 1]
                length: i64 = strips[strip + 2]
                covered |= _under(taken[line], column, length)
                touched |= _under(touching[line], column, length)
                strip += 3
            free: i64 = touched & ~covered & FULL_ROW
            legal[top] = free
            columns |= free
            top += 1
        self._last_columns = columns
        return legal

    def _square_places(self, touching: vec[i64]) -> vec[i64]:
        """Variant of ``_strip_places`` for 3 × 3 tiles that reads each row only once."""
        taken = self.taken
        legal = NO_CELLS[:]
        columns: i64 = 0
        top: i64 = self._last_top
        covered1: i64 = _three(taken[top + 1])
        covered2: i64 = _three(taken[top + 2])
        touched1: i64 = _three(touching[top + 1])
        touched2: i64 = _three(touching[top + 2])
        while top < self._last_end:
            covered3: i64 = _three(taken[top + 3])
            touched3: i64 = _three(touching[top + 3])
            free: i64 = (touched1 | touched2 | touched3) & ~(covered1 | covered2 | covered3)
            free &= FULL_ROW
            legal[top] = free
            columns |= free
            covered1 = covered2
            covered2 = covered3
            touched1 = touched2
            touched2 = touched3
            top += 1
        self._last_columns = columns
        return legal

    def link(self) -> None:
        """Prepare for jumps, once the last tile is placed."""
        if len(self.reach):
            return
        # A margin of two on each side keeps every knight's move on the grid.
        grid = NO_SPACES[:]
        flat = self.flat
        size = self.size
        space: i64 = 0
        while space < size:
            grid[spot(flat[space * 2], flat[space * 2 + 1])] = u8(space)
            space += 1
        self._grid = grid
        self.reach = NOTHING_KNOWN[:size]

    def reached(self, space: i64) -> i64:
        """Return the spaces a knight's move away from this one, as bits.

        Computed on first use, because a random game visits only a third of the spaces.
        """
        known: i64 = self.reach[space]
        return known if known else self._look_around(space)

    def _look_around(self, space: i64) -> i64:
        grid = self._grid
        flat = self.flat
        here: i64 = spot(flat[space * 2], flat[space * 2 + 1])
        found: i64 = 0
        for jump in JUMPS:
            # Branchless, because the edge of the board defeats branch prediction.
            other: i64 = i64(grid[here + jump])
            inside: i64 = (other - CHIPS) >> 8 & 1
            found |= inside << other
        self.reach[space] = found
        return found

    @property
    def jumps(self) -> vec[i64]:
        """Bits of the spaces a knight's move away, for every space."""
        if not self._all_known:
            space: i64 = 0
            while space < len(self.reach):
                self.reached(space)
                space += 1
            self._all_known = space > 0
        return self.reach


def _under(line: i64, column: i64, length: i64) -> i64:
    """Return the columns at which a strip with this offset and length covers a bit of the row."""
    moved: i64 = line >> column if column >= 0 else line << -column
    found: i64 = moved
    while length > 1:
        moved >>= 1
        found |= moved
        length -= 1
    return found


def _three(line: i64) -> i64:
    """Return the columns at which three adjacent cells cover a bit of the row."""
    return line | (line >> 1) | (line >> 2)


def spot(column: i64, row: i64) -> i64:
    """Return the index of a cell on the grid with a margin."""
    return (row + REACH + 2) * GRID + column + REACH + 2
