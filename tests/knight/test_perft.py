"""Perft suites: the number of jump sequences on known boards.

Each file in `perft/` contains a pack, a board in position notation, and lines of counts for one,
two, three … jumps: `all` sums over every space with a 1-chip as the start, `knight C,R` starts
there.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from arizona.engine.state import divide, perft
from arizona.games.knight.rules.actions import SET
from arizona.games.knight.rules.state import KnightState
from tests.knight.boards import naive_count, position

FOLDER = Path(__file__).resolve().parent / "perft"
FILES = sorted(FOLDER.glob("*.txt"))


def read_suite(path: Path) -> tuple[KnightState, dict[str, list[int]]]:
    pack, board = "default", ""
    counts: dict[str, list[int]] = {}
    for line in path.read_text("utf-8").splitlines():
        key, _, value = line.partition(": ")
        if key == "pack":
            pack = value
        elif key == "board":
            board = value
        elif line.strip() and not line.startswith("#"):
            counts[key] = [int(number) for number in value.split()]
    return position(board, pack), counts


def set_at(board: KnightState, place: str) -> KnightState:
    state = board.clone()
    state.apply(SET + state.board.index[place])
    return state


def breakdown(state: KnightState, depth: int) -> str:
    rows = divide(state, depth)
    return "\n".join(f"  {state.board.names[space % 48]}: {rows[space]}" for space in rows)


def test_there_are_suites() -> None:
    assert len(FILES) >= 6


@pytest.mark.rule("K-3.2", "K-3.3")
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_counts(path: Path) -> None:
    board, suites = read_suite(path)
    for start, expected in suites.items():
        state, extra = (
            (board, 1) if start == "all" else (set_at(board, start.removeprefix("knight ")), 0)
        )
        for depth, count in enumerate(expected, 1):
            found = perft(state, depth + extra)
            assert found == count, (
                f"{path.name}, {start}, {depth} jumps\n{breakdown(state, depth + extra)}"
            )


@pytest.mark.rule("K-3.2")
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_counts_agree_with_a_naive_count(path: Path) -> None:
    board, _ = read_suite(path)
    for space in board.legal()[::5]:
        state = board.clone()
        state.apply(space)
        places = set(board.board.spaces)
        here = board.board.spaces[space - SET]
        for depth in (1, 2, 3, 4):
            assert perft(state, depth) == naive_count(places - {here}, here, depth)
