"""What every request begins with: which server is asked, by whom, in which language."""

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
    """A request whose body is rejected if it contains text that a store cannot hold."""

    async def body(self) -> bytes:
        """The body, checked before anything decodes it."""
        found = await super().body()
        check_json(found)
        return found


LONGEST_NUMBER: Final = 16
"""Digits."""
AnyRequest = Request[Any, Any, Any]
AnySocket = WebSocket[Any, Any, Any]


class ClientDisconnectedError(Exception):
    """The client has left before its answer was ready; nobody reads what is answered."""


def server_of(connection: AnyRequest | AnySocket) -> Server:
    """The server that is asked."""
    return cast("Server", connection.app.state.server)


def address_of(connection: AnyRequest | AnySocket) -> str:
    """From where it is asked."""
    return connection.client.host if connection.client else "local"


def phrases_of(request: AnyRequest, language: str = "") -> Phrases:
    """The sentences in the language somebody names, else in the one their browser asks for."""
    return Phrases(asked_for(language or request.headers.get("accept-language", "")))


def requester_of(request: AnyRequest) -> Requester:
    """Who pays for the work that a request causes."""
    return Requester(address_group(address_of(request)), server_of(request).guest(request) or "")


async def while_connected(request: AnyRequest, work: Coroutine[Any, Any, R]) -> R:
    """The result of some work, which is canceled when the client has disconnected."""
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
    """The newest version of a table that a page has seen: ``?seen=<seq>&changes=<changes>``."""
    return Known(_number(request, "seen"), _number(request, "changes"))


def _number(request: AnyRequest, name: str) -> int:
    text = str(request.query_params.get(name, ""))
    return int(text) if text.isascii() and text.isdigit() and len(text) < LONGEST_NUMBER else 0


async def room_of(request: AnyRequest, id: str) -> Room:
    """A table that this guest may look at, no older than what his page has seen of it."""
    server = server_of(request)
    room = await server.rooms.readable(id, server.guest(request) or "")
    await room.caught_up(seen_by(request))
    return room
