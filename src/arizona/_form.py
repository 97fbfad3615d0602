"""Selects between the compiled and the pure Python modules.

A wheel contains both. Set ``ARIZONA_PURE=1`` to import the Python sources even if compiled modules
are available.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

ROOMS = ("arizona.engine", "arizona.games", "arizona.bots", "arizona.server")


class PlainFinder:
    """Import finder that loads packages with compiled modules from their Python sources."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the spec of the source file, or ``None`` for modules of other packages."""
        if path is None or not name.startswith(ROOMS):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
            if spec is not None:
                return spec
        return None


def choose() -> None:
    """Install ``PlainFinder`` if ``ARIZONA_PURE`` is set."""
    if os.environ.get("ARIZONA_PURE", "") not in {"", "0"} and PlainFinder not in sys.meta_path:
        sys.meta_path.insert(0, PlainFinder)


def compiled() -> bool:
    """Check whether the compiled modules are in use."""
    from arizona.engine import state  # noqa: PLC0415

    return not str(state.__file__).endswith(".py")
