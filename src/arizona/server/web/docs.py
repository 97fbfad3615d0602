"""Documentation site, if this installation contains it: ``make docs`` builds it, wheels include it.

The file list is read once, so that no request can reach any other file. Each page is sent with a
content security policy that allows exactly its own inline scripts.
"""

from __future__ import annotations

import base64
import hashlib
import re
from pathlib import Path
from typing import Final

from litestar import Response

from arizona.server.web.pages import File

INLINE: Final = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
MISSING: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Arizona</title>
<h1>The documentation is not built</h1>
<p>Released wheels include it. In a checkout, run <code>make docs</code>, then start the server
again with <code>make play</code>.</p>
"""


def policy(page: bytes) -> str:
    """Return the content security policy of a page, with hashes of its inline scripts."""
    hashes = {
        f"'sha256-{base64.b64encode(hashlib.sha256(script).digest()).decode()}'"
        for script in INLINE.findall(page)
    }
    return "; ".join(
        (
            "default-src 'none'",
            " ".join(["script-src 'self'", *sorted(hashes)]),
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data:",
            "font-src 'self'",
            "connect-src 'self'",
            "worker-src 'self'",
            "frame-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    )


class Docs:
    """The files of the built site, each read on first request."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._names = {
            path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()
        }
        self._files: dict[str, File] = {}

    def answer(self, path: str, accepts: str) -> Response[bytes]:
        """Return the response for a path; ``/docs`` redirects to the first page."""
        if not self._names:
            return Response(MISSING.encode(), status_code=503, media_type="text/html")
        name = path.strip("/")
        if not name:
            return Response(b"", status_code=307, headers={"location": "/docs/index.html"})
        status = 200
        if name not in self._names:
            name, status = "404.html", 404
        file = self._files.get(name) or self._files.setdefault(name, File(self.folder / name, name))
        headers = {"cache-control": file.cache, "vary": "accept-encoding"}
        if file.type == "text/html":
            headers["content-security-policy"] = policy(file.plain)
        return file.response(accepts, headers, status)
