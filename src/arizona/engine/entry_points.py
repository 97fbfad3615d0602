"""Locates games by the entry points that their packages declare.

A package provides a game by declaring it in its ``pyproject.toml``::

    [project.entry-points."arizona.games"]
    yours = "your_package.game:YOURS"

The folder of that module contains all files of the game. Shared packages use this module to find a
game's *faces* (adapters such as ``faces/terminal.py`` or ``faces/picture.py``) and have a generic
fallback for games without one.
"""

from __future__ import annotations

import importlib
import importlib.util
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Final

from arizona.engine.errors import ArizonaError, UnknownGameError
from arizona.engine.message import ValidationMessage

GROUP: Final = "arizona.games"

_locations: Final[dict[str, str]] = {}
_objects: Final[dict[str, object]] = {}
_folders: Final[dict[str, Path]] = {}
_modules: Final[dict[tuple[str, str], ModuleType | None]] = {}
_found: Final[list[bool]] = []


def register(name: str, place: str) -> None:
    """Register a game without an entry point.

    ``place`` is the ``module:attribute`` of its ``Game`` object.
    """
    if _locations.get(name, place) != place:
        raise ArizonaError(f"there is already a game called '{name}'")
    _locations[name] = place


def game_names() -> list[str]:
    """Return the sorted names of all registered games."""
    return sorted(_all())


def location_of(name: str) -> str:
    """Return the ``module:attribute`` of a game."""
    places = _all()
    if name not in places:
        known = ", ".join(sorted(places))
        english = "there is no game called '{name}'; choose one of: {known}"
        words: dict[str, str | int] = {"name": name, "known": known}
        raise UnknownGameError(ValidationMessage("terminal-no-game", english, words))
    return places[name]


def object_of(name: str) -> object:
    """Return the object a game's entry point refers to, importing it on first use."""
    if name not in _objects:
        place = location_of(name)
        module, _, attribute = place.partition(":")
        found = getattr(importlib.import_module(module), attribute, None)
        if found is None:
            raise ArizonaError(f"the game '{name}' is declared as {place}, which does not exist")
        _objects[name] = found
    return _objects[name]


def package_of(name: str) -> str:
    return location_of(name).partition(":")[0].rpartition(".")[0]


def folder_of(name: str) -> Path:
    """Return the folder that contains a game's content, texts, rules page and lesson."""
    if name not in _folders:
        spec = importlib.util.find_spec(location_of(name).partition(":")[0])
        if spec is None or spec.origin is None:
            raise ArizonaError(f"the game '{name}' is declared, but its module cannot be found")
        _folders[name] = Path(spec.origin).resolve().parent
    return _folders[name]


def face(game: str, name: str) -> ModuleType | None:
    """Import a game's adapter to a shared package (``faces/<name>.py``), or return ``None``."""
    return game_module(game, f"faces.{name}")


def game_module(game: str, name: str) -> ModuleType | None:
    """Import the module ``name`` of a game's package; ``None`` if it does not exist."""
    key = (game, name)
    if key not in _modules:
        module = f"{package_of(game)}.{name}"
        try:
            known = importlib.util.find_spec(module) is not None
        except ModuleNotFoundError:  # the parent package does not exist
            known = False
        _modules[key] = importlib.import_module(module) if known else None
    return _modules[key]


def _all() -> dict[str, str]:
    if not _found:
        _found.append(True)
        for entry in entry_points(group=GROUP):
            register(entry.name, entry.value)
    return _locations
