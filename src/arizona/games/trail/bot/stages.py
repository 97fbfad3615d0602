"""Stages of a game of Trail, used by the network's features."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arizona.games.trail.rules.player import Player
from arizona.games.trail.rules.position import Position
from arizona.games.trail.rules.tables import WEEKS

STAGES: Final = 7
"""Weeks 1–2, 3–4, 5–6 and 7; week 8 with at least two markers, with one, with none."""
LAST_STAGE: Final = STAGES - 1
SEASONS: Final = 3
"""Coarser stages: weeks 1 to 3, 4 to 6, 7 and 8."""


def hands_of(player: Player) -> i64:
    """Return the number of markers and Dutchmen a player can still use this week."""
    if player.retired:
        return 0
    return player.markers + player.dutchmen


def stage_of(state: Position, player: Player) -> i64:
    """Return the stage for a player."""
    week: i64 = state.week
    if week == WEEKS:
        return LAST_STAGE - capped(hands_of(player), 2)
    return max(week - 1, 0) >> 1


def season_of(state: Position) -> i64:
    """Return the season, which is the same for all players."""
    week: i64 = state.week
    if week <= 3:
        return 0
    return 1 if week <= 6 else 2


def capped(value: i64, most: i64) -> i64:
    """Clamp a value to the range from 0 to ``most``."""
    if value < 0:
        return 0
    return min(value, most)
