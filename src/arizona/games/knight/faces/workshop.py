"""Workshop settings for Knight's tiles."""

from __future__ import annotations

from types import MappingProxyType

from arizona.engine.message import Message
from arizona.games.knight.rules.tiles import NO_CELL, SPACE, WALL
from arizona.server.services.workshop.face import Workshop


class KnightWorkshop(Workshop):
    """Declares the grid editor for tiles."""

    grids = MappingProxyType(
        {
            "tile.rows": (
                (SPACE, Message("knight-letter-space")),
                (WALL, Message("knight-letter-wall")),
                (NO_CELL, Message("knight-letter-none")),
            )
        }
    )


WORKSHOP = KnightWorkshop
