"""The registry of games. Games are imported on first use."""

from __future__ import annotations

from arizona.engine.entry_points import game_names, location_of, object_of, register
from arizona.engine.errors import ArizonaError
from arizona.engine.game import Game

__all__ = ["game_names", "get_game", "register"]


def get_game(name: str) -> Game:
    """Return the game with the given name."""
    found = object_of(name)
    if not isinstance(found, Game):
        raise ArizonaError(
            f"the game '{name}' is declared as {location_of(name)}, which is not a Game"
        )
    return found
