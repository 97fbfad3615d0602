"""Which form runs: native modules or plain Python.

A wheel holds both. ``ARIZONA_PURE=1`` makes the import system pass over the native ones.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

ROOMS = ("arizona.engine", "arizona.games", "arizona.bots", "arizona.server")


class PlainFinder:
    """Finds the modules of rooms with native modules by their sources only."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source of a module of ours, or ``None`` for every other."""
        if path is None or not name.startswith(ROOMS):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
            if spec is not None:
                return spec
        return None


def choose() -> None:
    """Take the plain form if it was asked for."""
    if os.environ.get("ARIZONA_PURE", "") not in {"", "0"} and PlainFinder not in sys.meta_path:
        sys.meta_path.insert(0, PlainFinder)


def compiled() -> bool:
    """Whether the native modules are in use."""
    from arizona.engine import state  # noqa: PLC0415

    return not str(state.__file__).endswith(".py")
