"""Tables of Knight's quick reference."""

from __future__ import annotations

from arizona.engine.content import Content
from arizona.games.knight.rules.actions import CHIPS
from arizona.messages import Phrases
from arizona.quick_reference import ReferenceTable

ON_TILE = {3: 1, 2: 2, 1: 5}
"""Chips of each value on a tile (K-2.2)."""
SEATS = 2


def tables(content: Content, phrases: Phrases) -> list[ReferenceTable]:
    """Return the chips and the tiles of a game."""
    each = CHIPS // sum(ON_TILE.values()) // SEATS
    heads = ("knight-aid-chip", "knight-aid-on-tile", "knight-aid-player")
    rows = [[str(value), str(count), str(count * each)] for value, count in ON_TILE.items()]
    points = sum(value * count for value, count in ON_TILE.items())
    total = [phrases.text("knight-aid-points"), str(points), str(points * each)]
    return [
        ReferenceTable(
            phrases.text("knight-aid-chips"), [[phrases.text(id) for id in heads], *rows, total]
        )
    ]
