"""Workshop settings for Rails: grid editor, automatic fixes and random filling of sheets."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from arizona.engine.errors import OptionError
from arizona.engine.message import Message
from arizona.engine.rng import Rng
from arizona.games.rails.content.loader import COUNTS
from arizona.games.rails.content.sheet_checks import Counts, faults
from arizona.games.rails.rules.actions import KINDS
from arizona.games.rails.rules.sheet import (
    LETTERS,
    MOUNTAIN,
    STATION_SYMBOL,
    SYMBOLS,
    TOWN,
    cell_name,
)
from arizona.server.services.workshop.face import Entry, Fix, Workshop

TO_FILL = "?"
SWAPS = 40
"""Spaces to try for moving a town or station before giving up on a fix."""
FILLS = 60
"""Random fillings to try."""
NAMES = ("rails-fault-sheet-name", "rails-fault-card-name")


class RailsWorkshop(Workshop):
    """Declares the grid editor and offers fixes for sheets and names."""

    grids = MappingProxyType(
        {
            "sheet.rows": tuple(
                (letter, Message("rails-symbol", {"symbol": symbol}))
                for letter, symbol in zip(LETTERS, SYMBOLS, strict=True)
            )
        }
    )
    fills = ("sheet",)

    def fixes(
        self, tables: Mapping[str, Any], table: str, entry: Entry, message: Message
    ) -> list[Fix]:
        """Return fixes: a valid name, a swap for touching symbols, or a change for wrong counts."""
        if message.id in NAMES and isinstance(entry.get("name"), str):
            name = "-".join(entry["name"].replace(":", " ").replace(",", " ").split())
            if name and name not in ("first", "random"):
                label = Message("content-fix-set", {"value": name})
                return [Fix(label, {**entry, "name": name})]
        counts = counts_of(tables)
        rows = entry.get("rows")
        if table != "sheet" or counts is None or not _is_sheet(rows, counts):
            return []
        assert isinstance(rows, list)
        if message.id == "rails-fault-touching":
            return _swapped(entry, rows, counts, str(message.args["one"]))
        if message.id in ("rails-fault-goods", "rails-fault-few"):
            return _painted(entry, rows, counts, str(message.args["symbol"]))
        return []

    def fill(self, table: str, entry: Entry, tables: Mapping[str, Any], seed: str) -> Entry:
        """Fill the open spaces of a sheet so that it passes all checks.

        Raises ``OptionError`` if the rows are invalid or no such sheet is found.
        """
        counts, rows = counts_of(tables), entry.get("rows")
        if counts is None or not isinstance(rows, list) or len(rows) != counts.size:
            raise OptionError("expected as many rows as the counts of the pack say")
        if any(not isinstance(row, str) or len(row) != counts.size for row in rows):
            raise OptionError("expected rows as long as the counts of the pack say")
        if any(letter not in LETTERS + TO_FILL for row in rows for letter in row):
            raise OptionError("expected the symbols of a sheet, and ? for what is to be filled")
        rng = Rng(f"workshop sheet {seed}")
        for _ in range(FILLS):
            cells = _filled(rng, list("".join(rows)), counts)
            if cells is not None and not faults(_rows(cells, counts.size), counts):
                return {**entry, "rows": _rows(cells, counts.size)}
        raise OptionError("no sheet was found with these symbols; erase some of them")


def counts_of(tables: Mapping[str, Any]) -> Counts | None:
    """Return the counts of a pack, or ``None`` if they are invalid."""
    row = tables.get(COUNTS.name)
    if not isinstance(row, dict):
        return None
    values = [row.get(field.name) for field in COUNTS.fields]
    if not all(field.accepts(value) for field, value in zip(COUNTS.fields, values, strict=True)):
        return None
    return Counts(*[int(value or 0) for value in values])


def _is_sheet(rows: object, counts: Counts) -> bool:
    return (
        isinstance(rows, list)
        and len(rows) == counts.size
        and all(isinstance(row, str) and len(row) == counts.size for row in rows)
        and all(letter in LETTERS for row in rows for letter in row)
    )


def _rows(cells: list[str], size: int) -> list[str]:
    return ["".join(cells[start : start + size]) for start in range(0, size * size, size)]


def _swapped(entry: Entry, rows: list[str], counts: Counts, spot: str) -> list[Fix]:
    """Swap the symbol at ``spot`` with the nearest one that reduces the number of faults."""
    size = counts.size
    cells = list("".join(rows))
    names = [cell_name(size, cell) for cell in range(size * size)]
    at = names.index(spot)
    before = len(faults(rows, counts))
    fixed = LETTERS[TOWN] + LETTERS[STATION_SYMBOL]
    near = sorted(
        (cell for cell in range(size * size) if cells[cell] not in fixed),
        key=lambda cell: abs(cell % size - at % size) + abs(cell // size - at // size),
    )
    for other in near[:SWAPS]:
        cells[at], cells[other] = cells[other], cells[at]
        if len(faults(_rows(cells, size), counts)) < before:
            label = Message("rails-fix-swap", {"one": spot, "two": names[other]})
            return [Fix(label, {**entry, "rows": _rows(cells, size)})]
        cells[at], cells[other] = cells[other], cells[at]
    return []


def _painted(entry: Entry, rows: list[str], counts: Counts, symbol: str) -> list[Fix]:
    """Change one space from a symbol with too many occurrences to one with too few."""
    size = counts.size
    cells = list("".join(rows))
    wanted = LETTERS[SYMBOLS.index(symbol)]
    before = len(faults(rows, counts)), _off(cells, counts)
    few = _off_by(cells, wanted, counts) < 0
    for at, letter in enumerate(cells):
        for new in [wanted] if few else [other for other in LETTERS if other != wanted]:
            if (letter == wanted) == few or (few and _off_by(cells, letter, counts) <= 0):
                continue
            cells[at] = new
            now = len(faults(_rows(cells, size), counts)), _off(cells, counts)
            if now[1] < before[1] and now[0] <= before[0]:
                kind = SYMBOLS[LETTERS.index(new)]
                label = Message("rails-fix-paint", {"at": cell_name(size, at), "symbol": kind})
                return [Fix(label, {**entry, "rows": _rows(cells, size)})]
            cells[at] = letter
    return []


def _off_by(cells: list[str], letter: str, counts: Counts) -> int:
    """Return the surplus of a symbol; negative if there are too few."""
    symbol = LETTERS.index(letter)
    found = cells.count(letter)
    if symbol < KINDS:
        return found - counts.goods
    least = {
        MOUNTAIN: counts.mountains,
        TOWN: counts.towns,
        STATION_SYMBOL: counts.stations,
    }[symbol]
    return found - least


def _off(cells: list[str], counts: Counts) -> int:
    """Return the total deviation from the required counts."""
    found = 0
    for symbol, letter in enumerate(LETTERS):
        by = _off_by(cells, letter, counts)
        found += abs(by) if symbol < KINDS else max(0, -by)
    return found


def _filled(rng: Rng, cells: list[str], counts: Counts) -> list[str] | None:
    """Fill the open spaces at random with missing symbols, then with mountains.

    Returns ``None`` if the missing symbols do not fit.
    """
    missing: list[str] = []
    for letter in LETTERS:
        missing.extend([letter] * max(0, -_off_by(cells, letter, counts)))
    places = [at for at, letter in enumerate(cells) if letter == TO_FILL]
    if len(missing) > len(places):
        return None
    missing.extend([LETTERS[MOUNTAIN]] * (len(places) - len(missing)))
    rng.shuffle(places)
    special = LETTERS[TOWN] + LETTERS[STATION_SYMBOL]
    missing.sort(key=lambda letter: letter not in special)
    for letter in missing:
        free = [at for at in places if not _beside(cells, at, letter, counts.size)]
        if letter in special and not free:
            return None
        at = free[0] if letter in special else places[0]
        cells[at] = letter
        places.remove(at)
    return cells


def _beside(cells: list[str], at: int, letter: str, size: int) -> bool:
    column, row = at % size, at // size
    near = ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1))
    return any(0 <= x < size and 0 <= y < size and cells[y * size + x] == letter for x, y in near)


WORKSHOP = RailsWorkshop
