"""The tiles of Knight: their shapes in every rotation (K-1.1, K-1.4)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from arizona.engine.bits import bit_at
from arizona.engine.content import Content

TILES: Final = 8
SPACES: Final = 8
WIDEST: Final = 5
SPACE: Final = "o"
WALL: Final = "#"
NO_CELL: Final = "."
SQUARE: Final = [0, 0, 3, 1, 0, 3, 2, 0, 3]
"""The strips of three by three cells."""


@final
class Shape:
    """A tile as it lies after some quarter turns.

    Cells are columns and rows relative to the top left cell (the leftmost of the top row), in
    reading order, so columns may be negative (K-2.5).
    """

    def __init__(self, turn: int, spaces: list[tuple[int, int]], walls: list[tuple[int, int]]):
        self.turn: Final = turn
        self.spaces: Final = spaces
        self.walls: Final = walls
        self.cells: Final = sorted(spaces + walls, key=_reading_order)
        self.strips: Final = _strips(self.cells)
        """The cells again as strips of neighbours: row, first column and length in turn."""
        self.square: Final = [int(number) for number in self.strips] == SQUARE
        """Whether it is three cells wide and high, as all our tiles are."""
        self.flat_spaces: Final = vec[i64]([number for space in spaces for number in space])
        """The spaces again, column and row in turn, for quick loops."""


@final
class Tile:
    """One tile and the turns of it that look different (K-2.3)."""

    def __init__(self, name: str, rows: list[str]) -> None:
        self.name: Final = name
        self.rows: Final = rows
        self.shapes: Final[dict[int, Shape]] = {}
        """By number of quarter turns clockwise; turns that look alike stand here once."""
        self.ways: i64 = 0
        """The same turns as bits, for quick choices."""
        self.turned: Final[list[Shape]] = []
        """The shape after each of four turns."""
        seen: list[list[str]] = []
        turned = rows
        for turn in range(4):
            if turned not in seen:
                seen.append(turned)
                self.shapes[turn] = _shape(turn, turned)
                self.ways |= bit_at(turn)
            # A tile looks the same again after one turn, after two or after four.
            self.turned.append(self.shapes[seen.index(turned)])
            turned = quarter_turn(turned)

    def turns(self) -> list[int]:
        """The quarter turns that look different, least first."""
        return list(self.shapes)


@final
class KnightContent(Content):
    """The eight tiles of a pack."""

    def __init__(self, name: str, digest: str, tiles: list[Tile]) -> None:
        super().__init__(name, digest)
        self.tiles: Final = tiles
        self.index: Final = {tile.name: number for number, tile in enumerate(tiles)}


def trimmed(rows: list[str]) -> list[str]:
    """The rows without empty rows and columns around the cells."""
    if len({len(row) for row in rows}) > 1:
        return rows
    kept = list(rows)
    while kept and set(kept[0]) <= {NO_CELL}:
        kept.pop(0)
    while kept and set(kept[-1]) <= {NO_CELL}:
        kept.pop()
    while kept and kept[0] and all(row[0] == NO_CELL for row in kept):
        kept = [row[1:] for row in kept]
    while kept and kept[0] and all(row[-1] == NO_CELL for row in kept):
        kept = [row[:-1] for row in kept]
    return kept


def quarter_turn(rows: list[str]) -> list[str]:
    """The rows after a quarter turn clockwise."""
    height = len(rows)
    return [
        "".join([rows[height - 1 - row][column] for row in range(height)])
        for column in range(len(rows[0]))
    ]


def connected(rows: list[str]) -> bool:
    """Whether the cells, walls included, hang together by their edges."""
    cells = {
        (column, row)
        for row, line in enumerate(rows)
        for column, symbol in enumerate(line)
        if symbol != NO_CELL
    }
    if not cells:
        return False
    edge = [cells.pop()]
    while edge:
        column, row = edge.pop()
        for near in ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)):
            if near in cells:
                cells.remove(near)
                edge.append(near)
    return not cells


def _reading_order(cell: tuple[int, int]) -> tuple[int, int]:
    return cell[1], cell[0]


def _strips(cells: list[tuple[int, int]]) -> vec[i64]:
    """Cells in reading order as strips."""
    found: list[int] = []
    for number, (column, row) in enumerate(cells):
        if number and cells[number - 1] == (column - 1, row):
            found[-1] += 1
        else:
            found.extend([row, column, 1])
    return vec[i64](found)


def _shape(turn: int, rows: list[str]) -> Shape:
    anchor = len(rows[0]) - len(rows[0].lstrip(NO_CELL))
    spaces: list[tuple[int, int]] = []
    walls: list[tuple[int, int]] = []
    for row, line in enumerate(rows):
        for column, symbol in enumerate(line):
            if symbol == SPACE:
                spaces.append((column - anchor, row))
            elif symbol == WALL:
                walls.append((column - anchor, row))
    return Shape(turn, spaces, walls)
