"""The parts of a game of Trail by which its network tells things apart."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arizona.games.trail.rules.player import Player
from arizona.games.trail.rules.position import Position
from arizona.games.trail.rules.tables import WEEKS

STAGES: Final = 7
"""Two weeks each, week 7 by itself, week 8 with two markers or more, with one, with none."""
LAST_STAGE: Final = STAGES - 1
SEASONS: Final = 3
"""The coarser view: weeks 1 to 3, 4 to 6, 7 and 8."""


def hands_of(player: Player) -> i64:
    """What a player can still act with this week."""
    if player.retired:
        return 0
    return player.markers + player.dutchmen


def stage_of(state: Position, player: Player) -> i64:
    """How late it is for a player."""
    week: i64 = state.week
    if week == WEEKS:
        return LAST_STAGE - capped(hands_of(player), 2)
    return max(week - 1, 0) >> 1


def season_of(state: Position) -> i64:
    """How late it is for everybody."""
    week: i64 = state.week
    if week <= 3:
        return 0
    return 1 if week <= 6 else 2


def capped(value: i64, most: i64) -> i64:
    """A count from 0 to so much."""
    if value < 0:
        return 0
    return min(value, most)
