"""Request context: the server, the requester and the language of a request."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final, TypeVar, cast

from litestar import Request
from litestar.connection import WebSocket

from arizona.messages import Phrases, asked_for
from arizona.server.base.addresses import address_group
from arizona.server.base.fair_queue import Requester
from arizona.server.protocol.text_check import check_json
from arizona.server.tables.replication import Known
from arizona.server.tables.room import Room
from arizona.server.web.server import Server

R = TypeVar("R")


class CheckedRequest(Request[Any, Any, Any]):
    """A request whose body is rejected if it contains text that cannot be stored."""

    async def body(self) -> bytes:
        """Return the body, checked before anything decodes it."""
        found = await super().body()
        check_json(found)
        return found


LONGEST_NUMBER: Final = 16
"""Maximum number of digits, plus one."""
AnyRequest = Request[Any, Any, Any]
AnySocket = WebSocket[Any, Any, Any]


class ClientDisconnectedError(Exception):
    """Raised when the client disconnects before its response is ready."""


def server_of(connection: AnyRequest | AnySocket) -> Server:
    return cast("Server", connection.app.state.server)


def address_of(connection: AnyRequest | AnySocket) -> str:
    """Return the client's address."""
    return connection.client.host if connection.client else "local"


def phrases_of(request: AnyRequest, language: str = "") -> Phrases:
    """Return the messages in the given language, by default the browser's."""
    return Phrases(asked_for(language or request.headers.get("accept-language", "")))


def requester_of(request: AnyRequest) -> Requester:
    """Return the requester that the work of a request is charged to."""
    return Requester(address_group(address_of(request)), server_of(request).guest(request) or "")


async def while_connected(request: AnyRequest, work: Coroutine[Any, Any, R]) -> R:
    """Await work, canceling it when the client disconnects."""
    task = asyncio.ensure_future(work)
    leaving = asyncio.ensure_future(_disconnected(request))
    try:
        await asyncio.wait({task, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise ClientDisconnectedError
        return task.result()
    finally:
        leaving.cancel()
        task.cancel()


async def _disconnected(request: AnyRequest) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def seen_by(request: AnyRequest) -> Known:
    """Return the newest table version the page has seen: ``?seen=<seq>&changes=<changes>``."""
    return Known(_number(request, "seen"), _number(request, "changes"))


def _number(request: AnyRequest, name: str) -> int:
    text = str(request.query_params.get(name, ""))
    return int(text) if text.isascii() and text.isdigit() and len(text) < LONGEST_NUMBER else 0


async def room_of(request: AnyRequest, id: str) -> Room:
    """Return a table this guest may read, at least as new as the version the page has seen."""
    server = server_of(request)
    room = await server.rooms.readable(id, server.guest(request) or "")
    await room.caught_up(seen_by(request))
    return room
