"""Pictures of tables, for lists, links and the clipboard.

Each game draws its own board; a game without a drawing gets a score card. Drawings are cached,
requests are rate-limited per address, and PNG images are rendered by worker processes.
"""

from __future__ import annotations

import base64
import importlib.util
from collections import OrderedDict
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final, TypeVar

import arizona
from arizona.engine.entry_points import face
from arizona.server.base.fair_queue import Requester
from arizona.server.base.token_buckets import Buckets
from arizona.server.protocol.refusal import Refusal
from arizona.server.services.pictures import page_jobs as jobs
from arizona.server.tables.room import Room
from arizona.server.tables.work import DirectWork, Work

WIDTH: Final = 1200
HEIGHT: Final = 630
"""Size in pixels of link preview images."""
EDGE: Final = 24
CACHED: Final = 128
FONTS: Final = Path(arizona.__file__).parent / "printing" / "fonts"
"""Font files used for rendering."""
SEATS: Final = ("#1f9a92", "#c4583a", "#e2b23c", "#7a5aa8")
PAPER: Final = "#f4e8d0"
INK: Final = "#2b2019"
POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"
"""Content security policy for a drawing opened on its own: no scripts, no external resources."""


def drawing_headers(policy: str = POLICY) -> dict[str, str]:
    """Return the headers of an SVG response; its policy forbids scripts."""
    return {"content-security-policy": policy, "cache-control": "no-cache"}


Key = tuple[str, int, int]
Made = TypeVar("Made")


class Pictures:
    """Draws tables and caches recent drawings."""

    def __init__(self, per_minute: float, work: Work | None = None) -> None:
        self._limits = Buckets(per_minute / 60, per_minute)
        self._drawings: OrderedDict[Key, str] = OrderedDict()
        self._pixels: OrderedDict[Key, bytes] = OrderedDict()
        self._work: Work = work or DirectWork()

    @staticmethod
    def renders_png() -> bool:
        """Return whether PNG rendering is available (the extra ``arizona[pictures]``)."""
        return importlib.util.find_spec("resvg_py") is not None

    def ask(self, address: str) -> None:
        """Apply the rate limit; raise ``Refusal`` if it is exceeded."""
        if not self._limits.take(address):
            raise Refusal("too-fast", "too many pictures in a short time")

    async def drawing(self, room: Room, moment: int | None, address: str) -> str:
        """Return a position of a table as SVG, the current one if ``moment`` is ``None``."""
        self.ask(address)
        return await room.read(lambda: self._draw(room, moment))

    async def png(self, room: Room, moment: int | None, requester: Requester) -> bytes:
        """Return a position as PNG, 1200 × 630 pixels."""
        if not self.renders_png():
            raise Refusal("not-allowed", "this server draws no pixels: install arizona[pictures]")
        drawing = await self.drawing(room, moment, requester.address)
        key = (room.id, -1 if moment is None else moment, room.state.seq)
        known = self._pixels.get(key)
        if known is None:
            known = await self.rendered(_framed(drawing), requester)
            _cache(self._pixels, key, known)
        return known

    async def rendered(self, drawing: str, requester: Requester) -> bytes:
        """Render SVG as PNG."""
        if not self.renders_png():
            raise Refusal("not-allowed", "this server draws no pixels: install arizona[pictures]")
        return await self._work.run(requester, jobs.render_png, drawing, str(FONTS))

    def _draw(self, room: Room, moment: int | None) -> str:
        game_log = room.state.playable()
        at = game_log.moment if moment is None else moment
        if not 0 <= at <= game_log.moment:
            raise Refusal("no-such-moment", f"the game has moments 0 to {game_log.moment}")
        key = (room.id, at, room.state.seq)
        known = self._drawings.get(key)
        if known is None:
            state = game_log.state_at(at)
            own = face(room.state.row.game, "picture")
            names = room.state.seating.names()
            known = (
                plain(game_log.game.title, names, state.scores())
                if own is None
                else str(own.draw(game_log.game.view(state), names))
            )
            _cache(self._drawings, key, known)
        return known


def _cache(cache: OrderedDict[Key, Made], key: Key, made: Made) -> None:
    cache[key] = made
    while len(cache) > CACHED:
        cache.popitem(last=False)


def plain(title: str, names: Sequence[str], scores: Sequence[int]) -> str:
    """Draw a score card, for games without a drawing of their own."""
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" width="480" height="480">'
        f'<rect width="480" height="480" fill="{PAPER}"/>'
        f'<text x="240" y="70" font-size="44" font-family="sans-serif" font-weight="700" '
        f'text-anchor="middle" fill="{INK}">{escape(title)}</text>'
    ]
    for seat, (name, score) in enumerate(zip(names, scores, strict=True)):
        y = 140 + 76 * seat
        out.append(
            f'<circle cx="56" cy="{y}" r="22" fill="{SEATS[seat % len(SEATS)]}"/>'
            f'<text x="96" y="{y + 12}" font-size="34" font-family="sans-serif" '
            f'fill="{INK}">{escape(name[:18])}</text>'
            f'<text x="440" y="{y + 14}" font-size="42" font-family="sans-serif" '
            f'font-weight="700" text-anchor="end" fill="{INK}">{score}</text>'
        )
    return "".join([*out, "</svg>"])


def _framed(drawing: str) -> str:
    """Center a drawing on a background of link preview size."""
    data = base64.b64encode(drawing.encode()).decode()
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>'
        f'<image x="{EDGE}" y="{EDGE}" width="{WIDTH - 2 * EDGE}" height="{HEIGHT - 2 * EDGE}" '
        f'href="data:image/svg+xml;base64,{data}"/></svg>'
    )
