"""What the page's generic interface needs in addition to a game's view.

The page has its own interface for the games it was built with. For all other games it shows the
drawing of ``faces/picture.py`` and the parts of the view. Three parts are added to their views:

- ``$picture``: the drawing as SVG, or an empty text if the game has none.
- ``$order``: the order of keys that look like whole numbers, which JavaScript would sort. Maps the
  JSON pointer of an object to its keys.
- ``$page``: whether the package has an interface of its own (``faces/page.html``).
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Final

from arizona.engine.entry_points import face, folder_of, location_of

BUILT_IN: Final = "arizona.games."
"""Prefix of the modules whose games have their own interface in the page."""
PICTURE: Final = "$picture"
ORDER: Final = "$order"
PAGE: Final = "$page"
MAX_LENGTH: Final = 300_000
"""Maximum length of a drawing in characters; it is sent with every move."""

_own_interfaces: Final[dict[str, bool]] = {}
_log: Final = logging.getLogger(__name__)


def is_generic(game: str) -> bool:
    """Whether the page shows a game with its generic interface."""
    return not location_of(game).startswith(BUILT_IN)


def generic_view(game: str, view: Mapping[str, object], names: list[str]) -> dict[str, object]:
    """Return a view with the parts for the generic interface."""
    return {
        **view,
        PICTURE: _picture(game, view, names),
        ORDER: key_order(view),
        PAGE: has_own_interface(game),
    }


def has_own_interface(game: str) -> bool:
    """Whether the package of a game has ``faces/page.html``."""
    if game not in _own_interfaces:
        _own_interfaces[game] = (folder_of(game) / "faces" / "page.html").is_file()
    return _own_interfaces[game]


def _picture(game: str, view: Mapping[str, object], names: list[str]) -> str:
    """Return the drawing of a position; empty if there is none, or if drawing it fails.

    A mistake in a drawing must not make the table unplayable.
    """
    try:
        own = face(game, "picture")
        drawing = "" if own is None else str(own.draw(view, names))
    except Exception:
        _log.exception("%s: faces/picture.py failed", game)
        return ""
    if len(drawing) > MAX_LENGTH:
        _log.warning(
            "%s: the picture has %d characters, at most %d", game, len(drawing), MAX_LENGTH
        )
        return ""
    return drawing


def key_order(view: object, at: str = "") -> dict[str, list[str]]:
    """Return the keys of all objects with keys that look like whole numbers, by JSON pointer.

    >>> from arizona.server.tables.generic_view import key_order
    >>> key_order({"boxes": {"Fours": 1, "12": 2, "3": 4}})
    {'/boxes': ['Fours', '12', '3']}
    """
    found: dict[str, list[str]] = {}
    if isinstance(view, Mapping):
        keys = [str(key) for key in view]
        if any(key.isdecimal() for key in keys):
            found[at] = keys
        for key, inner in zip(keys, view.values(), strict=True):
            found |= key_order(inner, f"{at}/{key.replace('~', '~0').replace('/', '~1')}")
    elif isinstance(view, list | tuple):
        for number, inner in enumerate(view):
            found |= key_order(inner, f"{at}/{number}")
    return found
