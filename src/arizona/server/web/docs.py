"""The documentation site, if this installation holds it: `make docs` builds it, a wheel carries it.

Which files there are is looked up once, so that no request can reach any other. The site's pages
carry a few small scripts of their own; each page is sent under a policy that names exactly these.
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
<p>An installed wheel holds it; in a checkout, <code>make docs</code> builds it.</p>
"""


def policy(page: bytes) -> str:
    """What a page of the site may do: its own scripts and nothing from anywhere else."""
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
    """The files of the built site, each read when it is first asked for."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._names = {
            path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()
        }
        self._files: dict[str, File] = {}

    def answer(self, path: str, accepts: str) -> Response[bytes]:
        """A file of the site; its first page for /docs itself."""
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
