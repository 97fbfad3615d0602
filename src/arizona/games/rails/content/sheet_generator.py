"""Generates random sheets from a seed (R-1.2).

A seed gives the same sheet in the compiled and the plain version.
"""

from __future__ import annotations

from typing import Final

from arizona.engine.errors import OptionError
from arizona.engine.rng import Rng
from arizona.games.rails.content.sheet_checks import Counts, faults
from arizona.games.rails.rules.actions import KINDS
from arizona.games.rails.rules.shapes import SHAPES
from arizona.games.rails.rules.sheet import LETTERS, MOUNTAIN, STATION_SYMBOL, TOWN, Sheet

RANDOM: Final = "random"
SEED_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
LONGEST_SEED: Final = 40

NEIGHBOR_WEIGHT: Final = 4
"""Target average number of equal goods within one section of a good; calibrated."""
SCATTERS: Final = 300
SHEETS_LOOKED_AT: Final = 40
"""Faulty sheets to generate before giving up; the first attempt nearly always succeeds."""
SWAPS_TRIED: Final = 40
"""Swaps to try per space before accepting the result."""


def fresh_seed(rng: Rng) -> str:
    """Return a short text that identifies a random sheet."""
    return "".join([SEED_LETTERS[rng.below(len(SEED_LETTERS))] for _ in range(8)])


def random_rows(seed: str, tally: list[int], counts: Counts) -> list[str]:
    """Return the rows of a random sheet with the given number of each symbol.

    Raises ``OptionError`` if no sheet without faults is found.
    """
    rng = Rng(f"rails sheet {seed}")
    looked_at = 0
    for _ in range(SCATTERS):
        cells = _scatter(rng, tally, counts.size)
        if cells is None:
            continue
        if not faults(_rows(cells, counts.size), counts):
            _gather(rng, cells, counts.size)
            return _rows(cells, counts.size)
        looked_at += 1
        if looked_at == SHEETS_LOOKED_AT:
            break
    raise OptionError(
        f"option sheet: no fresh sheet was found with {tally[TOWN]} towns and "
        f"{tally[STATION_SYMBOL]} stations, none beside its like, on {counts.size} × "
        f"{counts.size} spaces; choose a sheet of the pack"
    )


def _rows(cells: list[int], size: int) -> list[str]:
    return [
        "".join([LETTERS[symbol] for symbol in cells[start : start + size]])
        for start in range(0, size * size, size)
    ]


def _scatter(rng: Rng, tally: list[int], size: int) -> list[int] | None:
    cells = [-1] * (size * size)
    # Place stations, then towns, each more than two steps from the next of its kind, or more than
    # one where there is no space. All other symbols are placed at random.
    within = [_within(size, 2), _within(size, 1)]
    for symbol in (STATION_SYMBOL, TOWN):
        places = list(range(size * size))
        rng.shuffle(places)
        left = tally[symbol]
        for near in within:
            for cell in places:
                if left and cells[cell] < 0 and not _same_neighbors(cells, near[cell], symbol):
                    cells[cell] = symbol
                    left -= 1
        if left:
            return None
    rest: list[int] = []
    for symbol in (*range(KINDS), MOUNTAIN):
        rest.extend([symbol] * tally[symbol])
    rng.shuffle(rest)
    return [rest.pop() if symbol < 0 else symbol for symbol in cells]


def _gather(rng: Rng, cells: list[int], size: int) -> None:
    """Swap goods until equal goods are close enough together."""
    near = _within_a_section(_rows(cells, size))
    goods = [cell for cell in range(size * size) if cells[cell] < KINDS]
    alike = sum([_same_neighbors(cells, near[cell], cells[cell]) for cell in goods])
    for _ in range(SWAPS_TRIED * size * size):
        if alike >= NEIGHBOR_WEIGHT * len(goods):
            return
        one, two = goods[rng.below(len(goods))], goods[rng.below(len(goods))]
        kind, other = cells[one], cells[two]
        if kind == other:
            continue
        before = _same_neighbors(cells, near[one], kind) + _same_neighbors(cells, near[two], other)
        cells[one], cells[two] = other, kind
        gain = (
            _same_neighbors(cells, near[one], other)
            + _same_neighbors(cells, near[two], kind)
            - before
        )
        if gain > 0:
            alike += 2 * gain
        else:
            cells[one], cells[two] = kind, other


def _same_neighbors(cells: list[int], near: list[int], kind: int) -> int:
    return sum([1 for cell in near if cells[cell] == kind])


def _within(size: int, steps: int) -> list[list[int]]:
    """Return, for every space, the spaces at most this many steps away."""
    return [
        [
            other
            for other in range(size * size)
            if 0 < abs(other % size - cell % size) + abs(other // size - cell // size) <= steps
        ]
        for cell in range(size * size)
    ]


def _within_a_section(rows: list[str]) -> list[list[int]]:
    """Return, for every space, where a section from it can end on an empty sheet."""
    sheet = Sheet("", "", "", rows)
    near: list[list[int]] = []
    for cell in range(sheet.cells):
        ends: set[int] = set()
        for path in range(len(SHAPES)):
            entered = sheet.spaces_of_path(cell, path)
            if entered is not None:
                ends.add(entered[-1])
        near.append(sorted(ends))
    return near
