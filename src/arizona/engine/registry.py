"""Which games there are. A game is imported when it is first asked for."""

from __future__ import annotations

import importlib
from typing import Final

from arizona.engine.errors import ArizonaError
from arizona.engine.game import Game
from arizona.engine.places import game_names, place_of, register

__all__ = ["game_names", "get_game", "register"]

_games: Final[dict[str, Game]] = {}


def get_game(name: str) -> Game:
    """The game of that name."""
    if name not in _games:
        place = place_of(name)
        module, _, attribute = place.partition(":")
        found = getattr(importlib.import_module(module), attribute, None)
        if not isinstance(found, Game):
            raise ArizonaError(f"the game '{name}' is declared as {place}, which is no Game")
        _games[name] = found
    return _games[name]
