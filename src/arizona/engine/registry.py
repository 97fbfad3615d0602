"""Which games there are. A game is imported when it is first asked for."""

from __future__ import annotations

import importlib
from typing import Final

from arizona.engine.errors import ArizonaError, UnknownGameError
from arizona.engine.game import Game

_places: Final[dict[str, str]] = {}
_games: Final[dict[str, Game]] = {}


def register(name: str, place: str) -> None:
    """Make a game known; ``place`` is ``module:attribute`` of its ``Game`` object."""
    if name in _places and _places[name] != place:
        raise ArizonaError(f"there is a game called '{name}' already")
    _places[name] = place


def game_names() -> list[str]:
    """The names of all registered games."""
    return sorted(_places)


def get_game(name: str) -> Game:
    """The game of that name."""
    if name not in _places:
        known = ", ".join(game_names())
        raise UnknownGameError(f"there is no game called '{name}'; there are: {known}")
    if name not in _games:
        module, _, attribute = _places[name].partition(":")
        found = getattr(importlib.import_module(module), attribute)
        assert isinstance(found, Game)
        _games[name] = found
    return _games[name]
