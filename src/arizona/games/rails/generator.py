"""Fresh sheets from a seed (R-1.2). The same seed makes the same sheet, in both forms."""

from __future__ import annotations

from typing import Final

from arizona.engine.rng import Rng
from arizona.games.rails.actions import KINDS
from arizona.games.rails.checking import Counts, faults
from arizona.games.rails.sheet import LETTERS, MOUNTAIN, STATION_SYMBOL, TOWN

RANDOM: Final = "random"
SEED_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
LONGEST_SEED: Final = 40


def fresh_seed(rng: Rng) -> str:
    """A short text that fixes a random sheet."""
    return "".join([SEED_LETTERS[rng.below(len(SEED_LETTERS))] for _ in range(8)])


def random_rows(seed: str, tally: list[int], counts: Counts) -> list[str]:
    """The rows of a fresh sheet with so many of each symbol; tries until the checker is content."""
    rng = Rng(f"rails sheet {seed}")
    while True:
        cells = _scatter(rng, tally, counts.size)
        if cells is not None:
            rows = [
                "".join(
                    [LETTERS[cells[row * counts.size + column]] for column in range(counts.size)]
                )
                for row in range(counts.size)
            ]
            if not faults(rows, counts):
                return rows


def _scatter(rng: Rng, tally: list[int], size: int) -> list[int] | None:
    cells = [-1] * (size * size)
    # Stations, then towns, each kept apart from its like; the rest falls as it may.
    for symbol in (STATION_SYMBOL, TOWN):
        places = list(range(size * size))
        rng.shuffle(places)
        left = tally[symbol]
        for cell in places:
            if not left:
                break
            if cells[cell] < 0 and symbol not in _around(cells, cell, size):
                cells[cell] = symbol
                left -= 1
        if left:
            return None
    rest: list[int] = []
    for symbol in (*range(KINDS), MOUNTAIN):
        rest.extend([symbol] * tally[symbol])
    rng.shuffle(rest)
    return [rest.pop() if symbol < 0 else symbol for symbol in cells]


def _around(cells: list[int], cell: int, size: int) -> list[int]:
    column, row = cell % size, cell // size
    near: list[int] = []
    if column:
        near.append(cells[cell - 1])
    if column < size - 1:
        near.append(cells[cell + 1])
    if row:
        near.append(cells[cell - size])
    if row < size - 1:
        near.append(cells[cell + size])
    return near
