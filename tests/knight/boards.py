"""Boards for tests, and a naive implementation of the jump rules for comparison."""

from __future__ import annotations

from typing import cast

from arizona import get_game
from arizona.engine.match import Match
from arizona.games.knight.rules.state import KnightState
from arizona.games.knight.rules.tiles import KnightContent
from arizona.games.knight.words.position_text import read_position

ONES = "11111111"
RING = f"Mitten@0,0={ONES}"
BLOCK = " ".join(f"Mitten@{column},{row}={ONES}" for row in (0, 3) for column in (0, 3, 6))


def content(pack: str = "default") -> KnightContent:
    return cast("KnightContent", get_game("knight").setup(content=pack).content)


def position(text: str, pack: str = "default") -> KnightState:
    return read_position(content(pack), text, twins=True)


def knight_state(match: Match) -> KnightState:
    assert isinstance(match.state, KnightState)
    return match.state


def naive_count(places: set[tuple[int, int]], knight: tuple[int, int], depth: int) -> int:
    """Count the jump sequences of exactly this length, using plain sets."""
    if depth == 0:
        return 1
    total = 0
    for place in sorted(places):
        if {abs(place[0] - knight[0]), abs(place[1] - knight[1])} == {1, 2}:
            total += naive_count(places - {place}, place, depth - 1)
    return total
