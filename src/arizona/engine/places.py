"""Where each game lives: one folder, found by the entry point that its package declares.

A package that brings a game says so in its ``pyproject.toml``::

    [project.entry-points."arizona.games"]
    yours = "your_package.game:YOURS"

The folder of that module holds everything of the game. Shared packages look up a game's *face*
here (``faces/terminal.py``, ``faces/picture.py``, …) and use a generic one for a game without.
"""

from __future__ import annotations

import importlib
import importlib.util
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Final

from arizona.engine.errors import ArizonaError, UnknownGameError

GROUP: Final = "arizona.games"

_places: Final[dict[str, str]] = {}
_objects: Final[dict[str, object]] = {}
_folders: Final[dict[str, Path]] = {}
_modules: Final[dict[tuple[str, str], ModuleType | None]] = {}
_found: Final[list[bool]] = []


def register(name: str, place: str) -> None:
    """Make a game known by hand; ``place`` is ``module:attribute`` of its ``Game`` object."""
    if _places.get(name, place) != place:
        raise ArizonaError(f"there is already a game called '{name}'")
    _places[name] = place


def game_names() -> list[str]:
    """The names of all games there are."""
    return sorted(_all())


def place_of(name: str) -> str:
    """``module:attribute`` of a game."""
    places = _all()
    if name not in places:
        known = ", ".join(sorted(places))
        raise UnknownGameError(f"there is no game called '{name}'; choose one of: {known}")
    return places[name]


def object_of(name: str) -> object:
    """What the entry point of a game names, imported when it is first asked for."""
    if name not in _objects:
        place = place_of(name)
        module, _, attribute = place.partition(":")
        found = getattr(importlib.import_module(module), attribute, None)
        if found is None:
            raise ArizonaError(f"the game '{name}' is declared as {place}, which does not exist")
        _objects[name] = found
    return _objects[name]


def package_of(name: str) -> str:
    """The package that holds everything of a game."""
    return place_of(name).partition(":")[0].rpartition(".")[0]


def folder_of(name: str) -> Path:
    """The folder of a game: its content, words, rules page and lesson."""
    if name not in _folders:
        spec = importlib.util.find_spec(place_of(name).partition(":")[0])
        if spec is None or spec.origin is None:
            raise ArizonaError(f"the game '{name}' is declared, but its module cannot be found")
        _folders[name] = Path(spec.origin).resolve().parent
    return _folders[name]


def face(game: str, name: str) -> ModuleType | None:
    """Import a game's adapter to a shared package (``faces/<name>.py``); ``None`` without one."""
    return game_module(game, f"faces.{name}")


def game_module(game: str, name: str) -> ModuleType | None:
    """Import the module ``name`` of a game's package, or return ``None`` if there is none."""
    key = (game, name)
    if key not in _modules:
        module = f"{package_of(game)}.{name}"
        try:
            known = importlib.util.find_spec(module) is not None
        except ModuleNotFoundError:  # the folder itself is missing
            known = False
        _modules[key] = importlib.import_module(module) if known else None
    return _modules[key]


def _all() -> dict[str, str]:
    if not _found:
        _found.append(True)
        for entry in entry_points(group=GROUP):
            register(entry.name, entry.value)
    return _places
