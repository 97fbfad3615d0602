"""The table without a server, handed out by one: for who wants to play on when the line is cut.

The folder is made when somebody first asks for a file of it, and goes with the server.
"""

from __future__ import annotations

import tempfile
import threading
from pathlib import Path
from typing import Final

from litestar import Response

from arizona.server.base.service_workers import PAUSE
from arizona.server.web.pages import File

FOR_EVER: Final = ("assets/", "engine/core-", "engine/arizona-")
"""What is named by its content."""
FRAMED: Final = "; frame-ancestors 'self'"


class Along:
    """The files of the folder."""

    def __init__(self) -> None:
        self._making = threading.Lock()
        self._scratch: tempfile.TemporaryDirectory[str] | None = None
        self._names: frozenset[str] = frozenset()
        self._files: dict[str, File] = {}

    @property
    def here(self) -> bool:
        """Whether this installation holds what the folder is made from."""
        # The pocket stands upon the host's rooms: it is asked for when it is wanted.
        from arizona.server.offline.static_site import is_here  # noqa: PLC0415

        return is_here()

    def close(self) -> None:
        """Take the folder away."""
        if self._scratch is not None:
            self._scratch.cleanup()
            self._scratch = None

    def answer(self, path: str, accepts: str) -> Response[bytes]:
        """A file of the folder."""
        from arizona.server.offline.static_site import POLICY  # noqa: PLC0415

        if not self.here:
            return Response(b"not built here", status_code=404, media_type="text/plain")
        name = path.strip("/")
        with self._making:
            folder = self._folder()
            if name not in self._names:
                return Response(b"not found", status_code=404, media_type="text/plain")
            if name not in self._files:
                self._files[name] = File(folder / name, name)
        file = self._files[name]
        headers = {
            "cache-control": file.cache_for(FOR_EVER),
            "vary": "accept-encoding",
            "content-security-policy": POLICY + FRAMED,
        }
        return file.response(accepts, headers)

    def _folder(self) -> Path:
        from arizona.server.offline.static_site import write  # noqa: PLC0415

        if self._scratch is None:
            scratch = tempfile.TemporaryDirectory(prefix="arizona-pocket-")
            folder = Path(scratch.name) / "pocket"
            write(folder, pause=PAUSE)
            found = (path for path in folder.rglob("*") if path.is_file())
            self._names = frozenset(path.relative_to(folder).as_posix() for path in found)
            self._scratch = scratch
        return Path(self._scratch.name) / "pocket"
