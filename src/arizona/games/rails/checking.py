"""What is wrong with a sheet, in words (R-1.2)."""

from __future__ import annotations

from typing import Final, final

from arizona.games.rails.actions import KINDS, PATHS
from arizona.games.rails.sheet import (
    LETTERS,
    MOUNTAIN,
    STATION_SYMBOL,
    SYMBOLS,
    TOWN,
    Sheet,
    cell_name,
)

LEGEND: Final = ", ".join(f"{letter} {name}" for letter, name in zip(LETTERS, SYMBOLS, strict=True))
TOWNS_NEEDED: Final = KINDS
"""One town for each delivery (R-7.3)."""
STATIONS_NEEDED: Final = 2
"""Near the rim, and as many inside."""
RIM: Final = 2
"""Spaces from the edge that still count as near the rim."""


@final
class Counts:
    """How many of each symbol the sheets of a pack must have."""

    def __init__(self, size: int, goods: int, towns: int, mountains: int, stations: int) -> None:
        self.size: Final = size
        self.goods: Final = goods
        self.towns: Final = towns
        self.mountains: Final = mountains
        self.stations: Final = stations


def faults(rows: list[str], counts: Counts) -> list[str]:
    """Everything wrong with the rows of a sheet; nothing when it can be played on."""
    found = _form_faults(rows, counts.size)
    if found:
        return found
    sheet = Sheet("", "", "", rows)
    found.extend(_count_faults(sheet, counts))
    found.extend(_touching(sheet, TOWN))
    found.extend(_touching(sheet, STATION_SYMBOL))
    found.extend(_station_faults(sheet))
    for closed, when in ((0, ""), (1 << MOUNTAIN, " when no mountain can be entered")):
        towns = reachable_towns(sheet, closed)
        if len(towns) < TOWNS_NEEDED:
            found.append(
                f"expected at least {TOWNS_NEEDED} towns in reach of a station{when}, "
                f"found {len(towns)}"
            )
    return found


def _form_faults(rows: list[str], size: int) -> list[str]:
    found: list[str] = []
    if len(rows) != size:
        found.append(f"expected {size} rows, found {len(rows)}")
    for number, row in enumerate(rows):
        if len(row) != size:
            found.append(f"row {number + 1}: expected {size} symbols, found {len(row)}")
        for column, letter in enumerate(row):
            if letter not in LETTERS:
                where = f"row {number + 1}, column {column + 1}"
                found.append(f"{where}: unknown symbol '{letter}'; expected {LEGEND}")
    return found


def _count_faults(sheet: Sheet, counts: Counts) -> list[str]:
    tally = [sheet.kinds.count(symbol) for symbol in range(len(SYMBOLS))]
    found = [
        f"expected exactly {counts.goods} {SYMBOLS[kind]}, found {tally[kind]}"
        for kind in range(KINDS)
        if tally[kind] != counts.goods
    ]
    for symbol, least in (
        (MOUNTAIN, counts.mountains),
        (TOWN, counts.towns),
        (STATION_SYMBOL, counts.stations),
    ):
        if tally[symbol] < least:
            found.append(f"expected at least {least} {SYMBOLS[symbol]}s, found {tally[symbol]}")
    return found


def _touching(sheet: Sheet, symbol: int) -> list[str]:
    found: list[str] = []
    for cell, kind in enumerate(sheet.kinds):
        if kind != symbol:
            continue
        for direction in (1, 2):
            there = sheet.beside(cell, direction)
            if there >= 0 and sheet.kinds[there] == symbol:
                one, two = cell_name(sheet.size, cell), cell_name(sheet.size, there)
                found.append(f"two {SYMBOLS[symbol]}s side by side at {one} and {two}")
    return found


def near_rim(sheet: Sheet, cell: int) -> bool:
    """Whether a space lies in one of the outer two rings."""
    column, row = cell % sheet.size, cell // sheet.size
    return min(column, row, sheet.size - 1 - column, sheet.size - 1 - row) < RIM


def _station_faults(sheet: Sheet) -> list[str]:
    found: list[str] = []
    rim = sum(1 for cell in sheet.stations if near_rim(sheet, cell))
    inside = len(sheet.stations) - rim
    if rim < STATIONS_NEEDED:
        found.append(f"expected at least {STATIONS_NEEDED} stations near the rim, found {rim}")
    if inside < STATIONS_NEEDED:
        found.append(f"expected at least {STATIONS_NEEDED} stations inside, found {inside}")
    return found


def reachable_towns(sheet: Sheet, closed: int = 0) -> list[int]:
    """The towns some route from some station can stop at, whatever it has used up by then."""
    ends = sheet.ways(closed).end
    seen = set(sheet.stations)
    edge = list(sheet.stations)
    while edge:
        cell = edge.pop()
        for path in range(PATHS):
            there = int(ends[cell * PATHS + path])
            if there >= 0 and there not in seen:
                seen.add(there)
                edge.append(there)
    return sorted(cell for cell in seen if sheet.kinds[cell] == TOWN)
