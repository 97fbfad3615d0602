"""Request context: the server, the requester and the language of a request."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final, TypeVar, cast

from litestar import Request
from litestar.connection import WebSocket

from arizona.messages import Phrases
from arizona.server.api.request import ApiRequest
from arizona.server.base.fair_queue import Requester
from arizona.server.base.loop_watchdog import background_task
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


class WebRequest(ApiRequest):
    """A request received by Litestar, as endpoints see it."""

    def __init__(self, request: AnyRequest) -> None:
        server = server_of(request)
        language = request.headers.get("accept-language", "")
        seen = Known(_number(request, "seen"), _number(request, "changes"))
        super().__init__(server, server.guest(request), address_of(request), language, seen)
        signed_in = server.signed_in(request)
        self.account = "" if signed_in is None else signed_in.name
        self._request = request

    async def while_connected(self, work: Coroutine[Any, Any, R]) -> R:
        return await while_connected(self._request, work)


def phrases_of(request: AnyRequest, language: str = "") -> Phrases:
    """Return the messages in the given language, by default the browser's."""
    return WebRequest(request).phrases(language)


def requester_of(request: AnyRequest) -> Requester:
    """Return the requester that the work of a request is charged to."""
    return WebRequest(request).requester()


async def while_connected(request: AnyRequest, work: Coroutine[Any, Any, R]) -> R:
    """Await work, canceling it when the client disconnects."""
    task = background_task("request", work)
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


def _number(request: AnyRequest, name: str) -> int:
    text = str(request.query_params.get(name, ""))
    return int(text) if text.isascii() and text.isdigit() and len(text) < LONGEST_NUMBER else 0


async def room_of(request: AnyRequest, id: str) -> Room:
    """Return a table this guest may read, at least as new as the version the page has seen."""
    return await WebRequest(request).room(id)
