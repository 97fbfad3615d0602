"""Custom interfaces in game packages: one HTML file each, ``faces/page.html``.

The page shows it in a frame. Its content security policy gives it a sandbox with an
opaque origin: it can run scripts, but cannot access the page, cookies, storage or the network. It
exchanges messages with the page (``web/src/generic/own-interface.ts``).
"""

from __future__ import annotations

from typing import Final

from arizona.engine.entry_points import folder_of, game_names
from arizona.server.tables.generic_view import is_generic

MAX_BYTES: Final = 4 * 1024 * 1024
POLICY: Final = "; ".join(
    (
        "sandbox allow-scripts",
        "default-src 'none'",
        "script-src 'unsafe-inline'",
        "style-src 'unsafe-inline'",
        "img-src data: blob:",
        "font-src data:",
        "media-src data: blob:",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'self'",
    )
)


def own_interface(game: str) -> bytes | None:
    """Return the interface in a game's package, or ``None`` if it has none."""
    if game not in game_names() or not is_generic(game):
        return None
    file = folder_of(game) / "faces" / "page.html"
    if not file.is_file() or file.stat().st_size > MAX_BYTES:
        return None
    return file.read_bytes()
