"""The built page: read into memory once, so that no request can reach any other file."""

from __future__ import annotations

import gzip
import mimetypes
from pathlib import Path
from typing import Final

from litestar import Response

MISSING: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Arizona</title>
<h1>The page is not built</h1>
<p>The server runs, but this installation holds no browser page. An installed wheel holds it;
in a checkout, <code>make play</code> builds it.</p>
<p>The terminal works without: <code>arizona play</code>.</p>
"""
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
SMALLEST_PACKED: Final = 512
PACKED_TYPES: Final = ("text/", "application/json", "application/javascript", "image/svg+xml")


class File:
    """One file of the page, as it is and packed."""

    def __init__(self, path: Path, name: str) -> None:
        self.plain = path.read_bytes()
        guess = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self.type = "text/javascript" if path.suffix in (".js", ".mjs") else guess
        if path.suffix == ".woff2":
            self.type = "font/woff2"
        packs = self.type.startswith(PACKED_TYPES) and len(self.plain) >= SMALLEST_PACKED
        self.packed = gzip.compress(self.plain, 9, mtime=0) if packs else None
        self.cache = FOR_EVER if name.startswith("assets/") else ASK_AGAIN


class Pages:
    """The files of the built page."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._files: dict[str, File] = {}
        self._stamp = 0

    def _refresh(self) -> None:
        index = self.folder / "index.html"
        stamp = index.stat().st_mtime_ns if index.is_file() else 0
        if stamp == self._stamp:
            return
        self._stamp = stamp
        self._files = {}
        if stamp:
            for path in sorted(self.folder.rglob("*")):
                if path.is_file():
                    name = path.relative_to(self.folder).as_posix()
                    self._files[name] = File(path, name)

    def with_card(self, card: str) -> Response[bytes] | None:
        """The app's page with some lines in its head; nothing if it is not built."""
        self._refresh()
        file = self._files.get("index.html")
        if file is None:
            return None
        body = file.plain.replace(b"</head>", f"    {card}\n  </head>".encode(), 1)
        return Response(body, media_type=file.type, headers={"cache-control": ASK_AGAIN})

    def answer(self, path: str, accepts: str) -> Response[bytes]:
        """A file of the page; for every address of the app its one page."""
        name = path.lstrip("/")
        if name in ("", "index.html") or name not in self._files:
            self._refresh()
        file = self._files.get(name)
        if file is None:
            if "." in name.rpartition("/")[2]:
                return Response(b"not found", status_code=404, media_type="text/plain")
            file = self._files.get("index.html")
            if file is None:
                return Response(MISSING.encode(), status_code=503, media_type="text/html")
        headers = {"cache-control": file.cache, "vary": "accept-encoding"}
        body = file.plain
        if file.packed is not None and "gzip" in accepts:
            body = file.packed
            headers["content-encoding"] = "gzip"
        return Response(body, media_type=file.type, headers=headers)
