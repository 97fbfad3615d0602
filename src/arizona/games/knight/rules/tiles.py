"""Knight's tiles and their shapes in every rotation (K-1.1, K-1.4)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from arizona.engine.bits import bit_at
from arizona.engine.content import Content
from arizona.games.knight.rules.actions import (
    COLUMN,
    DEAL,
    JUMP,
    MANY_ACTIONS,
    MANY_DEAL,
    MANY_PICK,
    MANY_TILE,
    NUM_ACTIONS,
    PICK,
    ROW,
    SET,
    THREE,
    TILE,
    TURN,
    TWO,
)

TILES: Final = 8
"""Tiles of the base game; smaller packs use the same actions and observations."""
MIN_TILES: Final = 6
"""Three for each player (K-2.1)."""
SPACES: Final = 8
WIDEST: Final = 5
SPACE: Final = "o"
WALL: Final = "#"
NO_CELL: Final = "."
SQUARE: Final = [0, 0, 3, 1, 0, 3, 2, 0, 3]
"""Strips of a 3 × 3 tile."""


@final
class Shape:
    """A tile after a number of quarter turns.

    Cells are (column, row) relative to the top left cell (the leftmost cell of the top row), in
    reading order. Columns may be negative (K-2.5).
    """

    def __init__(self, turn: int, spaces: list[tuple[int, int]], walls: list[tuple[int, int]]):
        self.turn: Final = turn
        self.spaces: Final = spaces
        self.walls: Final = walls
        self.cells: Final = sorted(spaces + walls, key=_reading_order)
        self.strips: Final = _strips(self.cells)
        """The cells as horizontal strips: row, first column and length of each."""
        self.square: Final = [int(number) for number in self.strips] == SQUARE
        """Whether the tile is 3 × 3 cells, as all built-in tiles are."""
        self.flat_spaces: Final = vec[i64]([number for space in spaces for number in space])
        """The spaces as a flat sequence of columns and rows, for fast loops."""


@final
class Tile:
    """A tile and its visually distinct turns (K-2.3)."""

    def __init__(self, name: str, rows: list[str]) -> None:
        self.name: Final = name
        self.rows: Final = rows
        self.shapes: Final[dict[int, Shape]] = {}
        """Shapes by number of clockwise quarter turns; duplicates are omitted."""
        self.ways: i64 = 0
        """The keys of ``shapes`` as bits."""
        self.turned: Final[list[Shape]] = []
        """The shape after each of the four turns."""
        seen: list[list[str]] = []
        turned = rows
        for turn in range(4):
            if turned not in seen:
                seen.append(turned)
                self.shapes[turn] = _shape(turn, turned)
                self.ways |= bit_at(turn)
            # The period is 1, 2 or 4, so an index in ``seen`` is also a number of turns.
            self.turned.append(self.shapes[seen.index(turned)])
            turned = quarter_turn(turned)

    def turns(self) -> list[int]:
        """Return the distinct numbers of quarter turns in ascending order."""
        return list(self.shapes)


@final
class KnightContent(Content):
    """The tiles of a pack, from which six are dealt in each game."""

    def __init__(self, name: str, digest: str, tiles: list[Tile]) -> None:
        super().__init__(name, digest)
        self.tiles: Final = tiles
        self.index: Final = {tile.name: number for number, tile in enumerate(tiles)}
        self.all_tiles: Final[i64] = (1 << len(tiles)) - 1
        """The tiles as bits."""
        many = len(tiles) > TILES
        self.room: Final = len(tiles) if many else TILES
        """Tiles that observations have numbers for."""
        self.num_actions: Final = MANY_ACTIONS if many else NUM_ACTIONS
        self.tile_action: Final[i64] = MANY_TILE if many else TILE
        self.pick_action: Final[i64] = MANY_PICK if many else PICK
        self.deal_action: Final[i64] = MANY_DEAL if many else DEAL
        first = [self.deal_action, self.pick_action, self.tile_action]
        first += [TURN, COLUMN, ROW, THREE, TWO, SET, JUMP, 0]
        self.first_action: Final = vec[i64](first)
        """First action of each phase, in the order of ``state.py``."""


def trimmed(rows: list[str]) -> list[str]:
    """Return the rows without the empty rows and columns around the cells."""
    if len({len(row) for row in rows}) > 1:
        return rows
    trimmed = list(rows)
    while trimmed and set(trimmed[0]) <= {NO_CELL}:
        trimmed.pop(0)
    while trimmed and set(trimmed[-1]) <= {NO_CELL}:
        trimmed.pop()
    while trimmed and trimmed[0] and all(row[0] == NO_CELL for row in trimmed):
        trimmed = [row[1:] for row in trimmed]
    while trimmed and trimmed[0] and all(row[-1] == NO_CELL for row in trimmed):
        trimmed = [row[:-1] for row in trimmed]
    return trimmed


def quarter_turn(rows: list[str]) -> list[str]:
    """Return the rows after a clockwise quarter turn."""
    height = len(rows)
    return [
        "".join([rows[height - 1 - row][column] for row in range(height)])
        for column in range(len(rows[0]))
    ]


def connected(rows: list[str]) -> bool:
    """Return whether the cells, including walls, are connected by their edges."""
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
    """Convert cells in reading order to strips."""
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
