"""Checks a sheet and describes its faults (R-1.2)."""

from __future__ import annotations

from typing import Final, final

from arizona.engine.message import Arg, ValidationMessage
from arizona.games.rails.rules.actions import KINDS, PATHS
from arizona.games.rails.rules.sheet import (
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
"""Minimum number of stations near the edge, and also in the interior."""
REACH: Final = {
    "": "expected at least {least} towns in reach of a station, found {found}",
    "-closed": "expected at least {least} towns in reach of a station "
    "when no mountain can be entered, found {found}",
}
RIM: Final = 2
"""Width of the band, in spaces, that counts as near the edge."""


@final
class Counts:
    """Required number of each symbol on the sheets of a pack."""

    def __init__(self, size: int, goods: int, towns: int, mountains: int, stations: int) -> None:
        self.size: Final = size
        self.goods: Final = goods
        self.towns: Final = towns
        self.mountains: Final = mountains
        self.stations: Final = stations

    def key(self) -> str:
        """Return the counts as text, for cache keys."""
        return f"{self.size} {self.goods} {self.towns} {self.mountains} {self.stations}"


_looked_at: Final[dict[str, list[ValidationMessage]]] = {}
MAX_CACHED: Final = 256
"""Maximum number of cached results. Editing one sheet of a pack checks all of them again."""


def faults(rows: list[str], counts: Counts) -> list[ValidationMessage]:
    """Return all faults of a sheet's rows; empty if it is playable. Cached."""
    key = "\n".join([*rows, counts.key()])
    known = _looked_at.get(key)
    if known is None:
        if len(_looked_at) >= MAX_CACHED:
            _looked_at.clear()
        known = _faults(rows, counts)
        _looked_at[key] = known
    return known


def _faults(rows: list[str], counts: Counts) -> list[ValidationMessage]:
    found = _form_faults(rows, counts.size)
    if found:
        return found
    sheet = Sheet("", "", "", rows)
    found.extend(_count_faults(sheet, counts))
    found.extend(_touching(sheet, TOWN))
    found.extend(_touching(sheet, STATION_SYMBOL))
    found.extend(_station_faults(sheet))
    for closed, when in ((0, ""), (1 << MOUNTAIN, "-closed")):
        towns = reachable_towns(sheet, closed)
        if len(towns) < TOWNS_NEEDED:
            args: dict[str, Arg] = {"least": TOWNS_NEEDED, "found": len(towns)}
            found.append(ValidationMessage(f"rails-fault-reach{when}", REACH[when], args))
    return found


def _form_faults(rows: list[str], size: int) -> list[ValidationMessage]:
    found: list[ValidationMessage] = []
    args: dict[str, Arg]
    if len(rows) != size:
        args = {"size": size, "found": len(rows)}
        found.append(
            ValidationMessage("rails-fault-rows", "expected {size} rows, found {found}", args)
        )
    for number, row in enumerate(rows):
        if len(row) != size:
            args = {"row": number + 1, "size": size, "found": len(row)}
            english = "row {row}: expected {size} symbols, found {found}"
            found.append(ValidationMessage("rails-fault-row", english, args))
        for column, letter in enumerate(row):
            if letter not in LETTERS:
                args = {"row": number + 1, "column": column + 1, "found": letter, "legend": LEGEND}
                english = "row {row}, column {column}: unknown symbol '{found}'; expected {legend}"
                found.append(ValidationMessage("rails-fault-symbol", english, args))
    return found


def _count_faults(sheet: Sheet, counts: Counts) -> list[ValidationMessage]:
    tally = [sheet.kinds.count(symbol) for symbol in range(len(SYMBOLS))]
    found: list[ValidationMessage] = []
    args: dict[str, Arg]
    for kind in range(KINDS):
        if tally[kind] != counts.goods:
            args = {"wanted": counts.goods, "symbol": SYMBOLS[kind], "found": tally[kind]}
            english = "expected exactly {wanted} {symbol}, found {found}"
            found.append(ValidationMessage("rails-fault-goods", english, args))
    for symbol, least in (
        (MOUNTAIN, counts.mountains),
        (TOWN, counts.towns),
        (STATION_SYMBOL, counts.stations),
    ):
        if tally[symbol] < least:
            args = {"least": least, "symbol": SYMBOLS[symbol], "found": tally[symbol]}
            english = "expected at least {least} {symbol}s, found {found}"
            found.append(ValidationMessage("rails-fault-few", english, args))
    return found


def _touching(sheet: Sheet, symbol: int) -> list[ValidationMessage]:
    found: list[ValidationMessage] = []
    for cell, kind in enumerate(sheet.kinds):
        if kind != symbol:
            continue
        for direction in (1, 2):
            there = sheet.neighbor(cell, direction)
            if there >= 0 and sheet.kinds[there] == symbol:
                one, two = cell_name(sheet.size, cell), cell_name(sheet.size, there)
                args: dict[str, Arg] = {"symbol": SYMBOLS[symbol], "one": one, "two": two}
                english = "two {symbol}s side by side at {one} and {two}"
                found.append(ValidationMessage("rails-fault-touching", english, args, [one, two]))
    return found


def near_rim(sheet: Sheet, cell: int) -> bool:
    """Return whether a space is in one of the two outermost rings."""
    column, row = cell % sheet.size, cell // sheet.size
    return min(column, row, sheet.size - 1 - column, sheet.size - 1 - row) < RIM


def _station_faults(sheet: Sheet) -> list[ValidationMessage]:
    found: list[ValidationMessage] = []
    rim = sum(1 for cell in sheet.stations if near_rim(sheet, cell))
    inside = len(sheet.stations) - rim
    if rim < STATIONS_NEEDED:
        near: dict[str, Arg] = {"least": STATIONS_NEEDED, "found": rim}
        english = "expected at least {least} stations near the rim, found {found}"
        found.append(ValidationMessage("rails-fault-rim", english, near))
    if inside < STATIONS_NEEDED:
        far: dict[str, Arg] = {"least": STATIONS_NEEDED, "found": inside}
        english = "expected at least {least} stations inside, found {found}"
        found.append(ValidationMessage("rails-fault-inside", english, far))
    return found


def reachable_towns(sheet: Sheet, closed: int = 0) -> list[int]:
    """Return the towns where a route from any station can stop, ignoring spaces already used."""
    ends = sheet.path_masks(closed).end
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
