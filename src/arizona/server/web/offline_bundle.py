"""Serves the offline version of the page for playing without a connection.

The folder is built when its first file is requested and removed when the server stops.
"""

from __future__ import annotations

import tempfile
import threading
from pathlib import Path
from typing import Final, Protocol

from litestar import Response

from arizona.server.base.service_workers import PAUSE
from arizona.server.web.pages import File

IMMUTABLE: Final = ("assets/", "engine/core-", "engine/arizona-")
"""Path prefixes of files whose names contain a content hash."""
FRAMED: Final = "; frame-ancestors 'self'"


class Builder(Protocol):
    """Builds the offline version; implemented by ``arizona.server.offline.static_site``."""

    POLICY: str

    def is_available(self) -> bool:
        """Return whether this installation has everything the build needs."""

    def write(self, target: Path, server: str = "", pause: int = 0) -> dict[str, int]:
        """Write the folder and return its size in bytes by kind of file."""


class OfflineBundle:
    """The files of the offline version; there are none without a builder."""

    def __init__(self, builder: Builder | None = None) -> None:
        self._builder = builder
        self._making = threading.Lock()
        self._scratch: tempfile.TemporaryDirectory[str] | None = None
        self._names: frozenset[str] = frozenset()
        self._files: dict[str, File] = {}

    @property
    def available(self) -> bool:
        """Whether the offline version can be built."""
        return self._builder is not None and self._builder.is_available()

    def close(self) -> None:
        if self._scratch is not None:
            self._scratch.cleanup()
            self._scratch = None

    def answer(self, path: str, accepts: str) -> Response[bytes]:
        """Return a file of the folder, building the folder if needed."""
        builder = self._builder
        if builder is None or not builder.is_available():
            return Response(b"not built here", status_code=404, media_type="text/plain")
        name = path.strip("/")
        with self._making:
            folder = self._folder(builder)
            if name not in self._names:
                return Response(b"not found", status_code=404, media_type="text/plain")
            if name not in self._files:
                self._files[name] = File(folder / name, name)
        file = self._files[name]
        headers = {
            "cache-control": file.cache_for(IMMUTABLE),
            "vary": "accept-encoding",
            "content-security-policy": builder.POLICY + FRAMED,
        }
        return file.response(accepts, headers)

    def _folder(self, builder: Builder) -> Path:
        if self._scratch is None:
            scratch = tempfile.TemporaryDirectory(prefix="arizona-pocket-")
            folder = Path(scratch.name) / "pocket"
            builder.write(folder, pause=PAUSE)
            found = (path for path in folder.rglob("*") if path.is_file())
            self._names = frozenset(path.relative_to(folder).as_posix() for path in found)
            self._scratch = scratch
        return Path(self._scratch.name) / "pocket"
