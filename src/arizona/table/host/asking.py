"""What every request begins with: which server is asked, by whom, in which language."""

from __future__ import annotations

from typing import Any, Final, cast

from litestar import Request
from litestar.connection import WebSocket

from arizona.messages import Phrases, asked_for
from arizona.table.host.server import Server
from arizona.table.line.connection import Client
from arizona.table.protocol.parts import Phrase
from arizona.table.protocol.refusal import Refusal
from arizona.table.room.room import Room
from arizona.table.room.together import Known

LONGEST_NUMBER: Final = 16
"""Digits."""
AnyRequest = Request[Any, Any, Any]
AnySocket = WebSocket[Any, Any, Any]


def server_of(connection: AnyRequest | AnySocket) -> Server:
    """The server that is asked."""
    return cast("Server", connection.app.state.server)


def address_of(connection: AnyRequest | AnySocket) -> str:
    """From where it is asked."""
    return connection.client.host if connection.client else "local"


def phrases_of(request: AnyRequest, language: str = "") -> Phrases:
    """The sentences in the language somebody names, else in the one their browser asks for."""
    return Phrases(asked_for(language or request.headers.get("accept-language", "")))


def seen_by(request: AnyRequest) -> Known:
    """The newest version of a table that a page has seen: ``?seen=<seq>&changes=<changes>``."""
    return Known(_number(request, "seen"), _number(request, "changes"))


def _number(request: AnyRequest, name: str) -> int:
    text = str(request.query_params.get(name, ""))
    return int(text) if text.isascii() and text.isdigit() and len(text) < LONGEST_NUMBER else 0


async def room_of(request: AnyRequest, id: str) -> Room:
    """A table that this guest may look at, no older than what his page has seen of it."""
    server = server_of(request)
    room = await server.rooms.get(id)
    await room.caught_up(seen_by(request))
    if not room.row.house.watch:
        viewer = Client(server.guest(request) or "", "", server.settings.limits, known=True)
        if room.closed_to(viewer):
            words = Phrase("table-no-spectators", {})
            raise Refusal("not-allowed", "this table is closed to spectators", words)
    return room
