"""The built page, read into memory once so that no request can reach any other file."""

from __future__ import annotations

import gzip
import mimetypes
from pathlib import Path
from typing import Final

from litestar import Response

from arizona.server.base.service_workers import PAUSE, fill_template, version_of

MISSING: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Arizona</title>
<h1>The page is not built</h1>
<p>The server runs, but this installation holds no browser page. An installed wheel holds it;
in a checkout, <code>make play</code> builds it.</p>
<p>The terminal works without: <code>arizona play</code>.</p>
"""
IMMUTABLE: Final = "public, max-age=31536000, immutable"
REVALIDATE: Final = "no-cache"
SMALLEST_PACKED: Final = 512
PACKED_TYPES: Final = (
    "text/",
    "application/json",
    "application/javascript",
    "application/manifest+json",
    "application/wasm",
    "image/svg+xml",
)
OWN_TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".woff2": "font/woff2",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}
SERVICE: Final = Path(__file__).with_name("service.js")
LATER: Final = (".woff2", ".stamp")
"""Files that browsers cache on first use: fonts of many languages."""


class File:
    """A file of the page, plain and compressed."""

    def __init__(self, path: Path, name: str) -> None:
        self.plain = path.read_bytes()
        guess = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self.type = OWN_TYPES.get(path.suffix, guess)
        packs = self.type.startswith(PACKED_TYPES) and len(self.plain) >= SMALLEST_PACKED
        self.packed = gzip.compress(self.plain, 9, mtime=0) if packs else None
        self.name = name
        self.cache = self.cache_for(("assets/",))

    def cache_for(self, named: tuple[str, ...]) -> str:
        """Return the ``Cache-Control`` value: immutable if the name contains a content hash."""
        return IMMUTABLE if self.name.startswith(named) else REVALIDATE

    def response(self, accepts: str, headers: dict[str, str], status: int = 200) -> Response[bytes]:
        """Return the file as a response, compressed if the client accepts it."""
        body = self.plain
        if self.packed is not None and "gzip" in accepts:
            body = self.packed
            headers = {**headers, "content-encoding": "gzip"}
        return Response(body, status_code=status, media_type=self.type, headers=headers)


class Pages:
    """The files of the built page."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._files: dict[str, File] = {}
        self._stamp = 0
        self._service = ""

    def load(self) -> None:
        """Read all files, if they have changed since the last time."""
        index = self.folder / "index.html"
        stamp = index.stat().st_mtime_ns if index.is_file() else 0
        if stamp == self._stamp:
            return
        self._stamp = stamp
        self._files = {}
        self._service = ""
        if stamp:
            for path in sorted(self.folder.rglob("*")):
                if path.is_file():
                    name = path.relative_to(self.folder).as_posix()
                    self._files[name] = File(path, name)

    def with_card(self, card: str) -> Response[bytes] | None:
        """Return the app's page with meta tags in its head, or ``None`` if it is not built."""
        self.load()
        file = self._files.get("index.html")
        if file is None:
            return None
        body = file.plain.replace(b"</head>", f"    {card}\n  </head>".encode(), 1)
        return Response(body, media_type=file.type, headers={"cache-control": REVALIDATE})

    def answer(self, path: str, accepts: str) -> Response[bytes]:
        """Return a file of the page; any path of the app returns the index page."""
        name = path.lstrip("/")
        if name in ("", "index.html") or name not in self._files:
            self.load()
        file = self._files.get(name)
        if file is None:
            if "." in name.rpartition("/")[2]:
                return Response(b"not found", status_code=404, media_type="text/plain")
            file = self._files.get("index.html")
            if file is None:
                return Response(MISSING.encode(), status_code=503, media_type="text/html")
        return file.response(accepts, {"cache-control": file.cache, "vary": "accept-encoding"})

    def service(self) -> Response[bytes]:
        """Return the service worker, with the list of files it caches."""
        self.load()
        if not self._files:
            return Response(b"not built", status_code=404, media_type="text/plain")
        if not self._service:
            names = sorted(name for name in self._files if not name.endswith(LATER))
            version = version_of((name, self._files[name].plain) for name in sorted(self._files))
            known = {"version": version, "files": names, "pause": PAUSE}
            self._service = fill_template(SERVICE, known)
        headers = {"cache-control": REVALIDATE}
        return Response(self._service.encode(), media_type="text/javascript", headers=headers)
