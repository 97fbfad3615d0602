"""The sheet of Rails and precomputed masks of the sections that fit on it (R-1.2, R-4)."""

from __future__ import annotations

import itertools
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from arizona.engine.bits import bit_at
from arizona.games.rails.rules.actions import KINDS, PATHS, STATION, VALUES
from arizona.games.rails.rules.shapes import BESIDE, FIRST, SHAPES, VALUE_OF

SYMBOLS: Final = (
    "cow",
    "sheep",
    "wheat",
    "apple",
    "mineral",
    "wood",
    "mountain",
    "town",
    "station",
)
"""The six goods come first, in the order of the score table."""
MOUNTAIN: Final = KINDS
TOWN: Final = KINDS + 1
STATION_SYMBOL: Final = KINDS + 2
LETTERS: Final = "cswamo^T#"
"""Letters of the symbols in a pack and in a terminal."""

WORD: Final = 50
"""Number of spaces in the first of the two words of a set of spaces."""
BLOCKS: Final = 45
"""Number of four-space blocks in the first of the two words of a set of blocks."""
EVERYTHING: Final = -1
"""Mask with every bit set. It intersects every route, so such a path never fits."""
OFF_SHEET: Final = -1
TURNS: Final = 4
"""Quarter turns of a full rotation."""
CELL_BITS: Final = 7
"""Bits needed for the number of a space."""


FORMS: Final = (
    *("as printed", "rotated-90", "rotated-180", "rotated-270"),
    *("mirrored", "mirrored-90", "mirrored-180", "mirrored-270"),
)
"""Forms of a sheet: left and right are swapped first, then it is rotated clockwise."""


def formed(form: int, right: int, down: int) -> tuple[int, int]:
    """Return what a step becomes in a form of the sheet."""
    if form >= TURNS:
        right = -right
    for _ in range(form % TURNS):
        right, down = -down, right
    return right, down


def form_after(form: int, then: int) -> int:
    """Return the form of a sheet in one form that is changed to another."""
    right, down = formed(form, 1, 2)
    wanted = formed(then, right, down)
    return [formed(both, 1, 2) for both in range(len(FORMS))].index(wanted)


def cell_name(size: int, cell: int) -> str:
    """Return a name such as ``C4``: column letter from the left, row from the top (R-1.2)."""
    return f"{chr(ord('A') + cell % size)}{cell // size + 1}"


@final
class Sheet:
    """The symbols of one sheet. Immutable."""

    def __init__(self, name: str, title: str, about: str, rows: list[str], form: int = 0) -> None:
        self.name: Final = name
        self.form: Final = form
        """Index in ``FORMS`` of a rotated or mirrored copy; 0 for the sheet as printed."""
        self.title: Final = title
        self.about: Final = about
        self.rows: Final = rows
        self.key: Final = "".join(rows)
        """Cache key: equal for sheets with the same symbols, even if their names differ."""
        self.size: Final = len(rows)
        self.cells: Final = self.size * self.size
        kinds = [LETTERS.index(letter) for row in rows for letter in row]
        self.symbols: Final = vec[i64](kinds)
        """Symbol of each space, row by row from the top left."""
        self.kinds: Final = kinds
        self.names: Final = [cell_name(self.size, cell) for cell in range(self.cells)]
        self.index: Final = {name: cell for cell, name in enumerate(self.names)}
        self.stations: Final = [
            cell for cell, symbol in enumerate(kinds) if symbol == STATION_SYMBOL
        ]
        self._path_masks: Final[dict[tuple[int, int], PathMasks]] = {}

    def in_form(self, form: int) -> Sheet:
        """Return a rotated or mirrored copy with the same name."""
        edge = self.size - 1
        lines = [[""] * self.size for _ in self.rows]
        for line, row in enumerate(self.rows):
            for column, letter in enumerate(row):
                # Twice the distance from the center is a whole number.
                right, down = formed(form, 2 * column - edge, 2 * line - edge)
                lines[(down + edge) // 2][(right + edge) // 2] = letter
        rows = ["".join(letters) for letters in lines]
        return Sheet(self.name, self.title, self.about, rows, form_after(self.form, form))

    def path_masks(self, closed: int = 0, no_stop: int = 0) -> PathMasks:
        """Return the paths, given the symbols closed or without stops, as bits. Cached."""
        key = (closed, no_stop)
        if key not in self._path_masks:
            self._path_masks[key] = PathMasks(self, closed, no_stop)
        return self._path_masks[key]

    def at(self, column: int, row: int) -> int:
        """Return the space at a column and row, or ``OFF_SHEET``."""
        if 0 <= column < self.size and 0 <= row < self.size:
            return row * self.size + column
        return OFF_SHEET

    def spaces_of_path(self, cell: int, path: int) -> list[int] | None:
        """Return the spaces a path enters, in order, or ``None`` if it leaves the sheet."""
        column, row = cell % self.size, cell // self.size
        entered: list[int] = []
        for right, down in SHAPES[path]:
            column += right
            row += down
            entered.append(self.at(column, row))
        return None if OFF_SHEET in entered else entered

    def neighbor(self, cell: int, direction: int) -> int:
        """Return the adjacent space, or ``OFF_SHEET``."""
        right, down = BESIDE[direction]
        return self.at(cell % self.size + right, cell // self.size + down)

    def entered(self, cell: int, step: int) -> list[int]:
        """Return the spaces a step enters: a path, or a direction from ``PATHS`` on."""
        if step >= PATHS:
            return [self.neighbor(cell, step - PATHS)]
        spaces = self.spaces_of_path(cell, step)
        assert spaces is not None
        return spaces


@final
class PathMasks:
    """Masks of what each of the 44 paths uses up, for every space.

    A path fits a route if its masks do not intersect the route's (R-4.3, R-4.4). A path that leaves
    the sheet, or that a card forbids (R-9.1, R-9.5), has every bit set and never fits.
    """

    def __init__(self, sheet: Sheet, closed: int, no_stop: int) -> None:
        lows: list[int] = []
        highs: list[int] = []
        block_lows: list[int] = []
        block_highs: list[int] = []
        ends: list[int] = []
        for cell in range(sheet.cells):
            for path in range(PATHS):
                entered = sheet.spaces_of_path(cell, path)
                if entered is None or _barred(sheet, entered, closed, no_stop):
                    lows.append(EVERYTHING)
                    highs.append(EVERYTHING)
                    block_lows.append(0)
                    block_highs.append(0)
                    ends.append(OFF_SHEET)
                    continue
                low, high = cell_masks(entered)
                block_low, block_high = _block_masks(sheet, [cell, *entered])
                lows.append(low)
                highs.append(high)
                block_lows.append(block_low)
                block_highs.append(block_high)
                ends.append(entered[-1])
        self.size: Final[i64] = sheet.size
        self.key: Final[i64] = (closed << len(SYMBOLS) | no_stop) << CELL_BITS
        """Identifies the instance among those of a sheet; the low bits are free for a space."""
        self.open: Final = vec[i64](
            [
                sum(1 << path for path in range(PATHS) if ends[cell * PATHS + path] >= 0)
                for cell in range(sheet.cells)
            ]
        )
        """Paths from each space that stay on the sheet and that no card forbids, as bits."""
        self.low: Final = vec[i64](lows)
        """Spaces a path enters, as bits: the first fifty, followed by the rest."""
        self.high: Final = vec[i64](highs)
        self.block_low: Final = vec[i64](block_lows)
        """Blocks of four spaces that a path crosses diagonally, as bits.

        Two diagonal strokes in a block either cross or coincide, so a block allows only one.
        """
        self.block_high: Final = vec[i64](block_highs)
        self.around_low: Final = vec[i64](_joined(block_lows))
        """Blocks crossed by any path from a space, as bits."""
        self.around_high: Final = vec[i64](_joined(block_highs))
        self.end: Final = vec[i64](ends)
        beside = vec[i64]()
        for cell in range(sheet.cells):
            for direction in range(4):
                there = sheet.neighbor(cell, direction)
                if there >= 0 and _barred(sheet, [there], closed, no_stop):
                    there = OFF_SHEET
                beside = append(beside, there)
        self.beside: Final = beside
        """The space in each direction that may be selected as a second symbol (R-5.2)."""
        self.starts: Final = [
            [
                cell
                for cell in sheet.stations
                if any(ends[cell * PATHS + path] >= 0 for path in range(first, last))
            ]
            for first, last in itertools.pairwise(FIRST)
        ]
        """For each value, the stations from which a first section can be drawn (R-4.1)."""
        self.settings_out: Final = [[STATION + cell for cell in cells] for cells in self.starts]
        """``starts`` as actions."""
        able = 0
        for value in range(VALUES):
            if self.starts[value]:
                able |= 1 << value
        self.starting: Final[i64] = able
        """Values with which a route can start, as bits."""


def _joined(masks: list[int]) -> list[int]:
    """Return the union of the masks of all paths from each space."""
    found = [0] * (len(masks) // PATHS)
    for place, mask in enumerate(masks):
        found[place // PATHS] |= mask
    return found


def cell_masks(cells: list[int]) -> tuple[int, int]:
    """Return a set of spaces as two words."""
    low = 0
    high = 0
    for cell in cells:
        if cell < WORD:
            low |= bit_at(cell)
        else:
            high |= bit_at(cell - WORD)
    return low, high


def _barred(sheet: Sheet, entered: list[int], closed: int, no_stop: int) -> bool:
    # neither pass nor stop.: pass, but do not stop.
    kinds = sheet.kinds
    return any(closed >> kinds[cell] & 1 for cell in entered) or bool(
        no_stop >> kinds[entered[-1]] & 1
    )


def _block_masks(sheet: Sheet, cells: list[int]) -> tuple[int, int]:
    size = sheet.size
    low = 0
    high = 0
    for one, two in itertools.pairwise(cells):
        column, row = one % size, one // size
        other, line = two % size, two // size
        if column == other or row == line:
            continue
        block = min(row, line) * (size - 1) + min(column, other)
        if block < BLOCKS:
            low |= bit_at(block)
        else:
            high |= bit_at(block - BLOCKS)
    return low, high


def piece(sheet: Sheet, here: int, step: int) -> tuple[int, list[int]]:
    """Return a piece of a line: its value (0 for a second symbol) and its spaces in order."""
    value = 0 if step >= PATHS else VALUE_OF[step] + 1
    return value, [here, *sheet.entered(here, step)]
