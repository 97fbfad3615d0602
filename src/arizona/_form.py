"""Selects between the compiled and the pure Python modules.

A wheel contains both. Set ``ARIZONA_PURE=1`` to import the Python sources even if compiled modules
are available.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from importlib.metadata import entry_points
from pathlib import PurePath
from types import ModuleType

SHARED_MODULE = "arizona._native__mypyc"
"""The module that contains all compiled code, see ``packaging/native.py``."""

ROOMS = ("arizona.engine", "arizona.games", "arizona.bots", "arizona.server")
GAMES = "arizona.games"
"""Entry point group of games, also of those in other packages, which can be compiled too."""


class PlainFinder:
    """Import finder that loads packages with compiled modules from their Python sources."""

    rooms: tuple[str, ...] = ROOMS

    @classmethod
    def find_spec(
        cls, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the spec of the source file, or ``None`` for modules of other packages."""
        if path is None or not name.startswith(cls.rooms):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
            if spec is not None:
                return spec
        return None


def choose() -> None:
    """Install ``PlainFinder`` if ``ARIZONA_PURE`` is set; otherwise load the compiled code."""
    if os.environ.get("ARIZONA_PURE", "") in {"", "0"}:
        _load_compiled()
    elif PlainFinder not in sys.meta_path:
        packages = {f"{place.value.partition('.')[0]}." for place in entry_points(group=GAMES)}
        PlainFinder.rooms = (*ROOMS, *sorted(packages - {"arizona."}))
        sys.meta_path.insert(0, PlainFinder)


def _load_compiled() -> None:
    """Load the module with all compiled code, and correct the folder it reports.

    mypyc derives ``__file__`` of each compiled module from that of this one, and assumes that it is
    next to the package and not in it.
    """
    try:
        shared = import_module(SHARED_MODULE)
    except ModuleNotFoundError:
        return
    path = PurePath(str(shared.__file__))
    shared.__file__ = str(path.parent.parent / path.name)


def compiled() -> bool:
    """Check whether the compiled modules are in use."""
    from arizona.engine import state  # noqa: PLC0415

    return is_compiled(state)


def is_compiled(module: ModuleType) -> bool:
    """Check whether a module was loaded from its native form."""
    return not str(module.__file__).endswith(".py")
