"""The socket of a table: reads requests one by one, answers each, sends what happens."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from litestar.connection import WebSocket
from msgspec import Struct

from arizona.table.client import Client
from arizona.table.desk import Desk
from arizona.table.frames import line_of
from arizona.table.logs import failure
from arizona.table.protocol.client import AskHint
from arizona.table.protocol.codec import client_decoder
from arizona.table.protocol.parts import LARGEST_MESSAGE
from arizona.table.refusal import Refusal
from arizona.table.rooms import Rooms
from arizona.table.store import StoreError

NO_TABLE: Final = 4404
TOO_FAST: Final = 4429
NO_HELLO: Final = 4401
FAREWELL: Final = 3.0
"""Seconds that a line gets to take its closing frame."""

UNREADABLE: Final = (msgspec.DecodeError, UnicodeError, RecursionError)

AnySocket = WebSocket[Any, Any, Any]


class _Ref(Struct):
    ref: int = -1


_ref_decoder = msgspec.json.Decoder(_Ref)


def ref_of(text: str) -> int:
    """The ``ref`` of a message, also of one that is otherwise wrong; -1 if it has none."""
    try:
        return _ref_decoder.decode(text).ref
    except UNREADABLE:
        return -1


class Connection:
    """One socket, from its accept to its end."""

    def __init__(self, socket: AnySocket, rooms: Rooms, desk: Desk) -> None:
        self.socket = socket
        self.rooms = rooms
        self.desk = desk
        self.client = desk.client
        self.limits = rooms.services.settings.limits
        self._gone = False
        self._tasks: set[asyncio.Task[None]] = set()

    async def send_text(self, text: str) -> None:
        """Send one message."""
        await self.socket.send({"type": "websocket.send", "text": text, "bytes": None})

    async def close(self, code: int, reason: str) -> None:
        """Close the line."""
        await self.socket.send({"type": "websocket.close", "code": code, "reason": reason})

    async def run(self) -> None:
        """Serve until one side has enough."""
        client = self.client
        line = line_of(self.socket.scope)
        helpers: set[asyncio.Task[Any]] = {asyncio.create_task(client.gone.wait())}
        if line is None:
            helpers.add(asyncio.create_task(client.pump(self)))
        else:
            client.attach(line)
        reader = asyncio.create_task(self._read())
        try:
            await asyncio.wait({reader, *helpers}, return_when=asyncio.FIRST_COMPLETED)
            for helper in helpers:
                helper.cancel()
            await asyncio.gather(*helpers, return_exceptions=True)
            if not self._gone:
                try:
                    await asyncio.wait_for(self.close(client.dropped or 1011, ""), FAREWELL)
                except Exception:
                    client.abort()
                # A request under way is finished, so that the table stays whole.
                await asyncio.wait({reader}, timeout=30)
                reader.cancel()
        finally:
            self.desk.room.part(self.client)
            for task in tuple(self._tasks):
                task.cancel()

    async def _read(self) -> None:
        event: Any
        end = asyncio.get_running_loop().time() + self.limits.seconds_to_say_hello
        while self.client.dropped is None:
            if self.client.ready:
                event = await self.socket.receive()
            else:
                try:
                    async with asyncio.timeout_at(end):
                        event = await self.socket.receive()
                except TimeoutError:
                    self.client.drop(NO_HELLO)
                    return
            if event["type"] != "websocket.receive":
                self._gone = True
                return
            await self._take(event.get("text"))

    async def _take(self, text: str | None) -> None:
        if text is None:
            self._refuse(-1, Refusal("malformed", "messages are JSON in text frames"))
            return
        if len(text) > LARGEST_MESSAGE:
            self._refuse(-1, Refusal("too-large", f"at most {LARGEST_MESSAGE} characters"))
            return
        if not self.client.messages.take():
            self._refuse(ref_of(text), Refusal("too-fast", "too many messages in a short time"))
            return
        try:
            message = client_decoder.decode(text)
        except UNREADABLE as error:
            self._refuse(ref_of(text), Refusal("malformed", str(error)))
            return
        ref = getattr(message, "ref", -1)
        if isinstance(message, AskHint):
            task = asyncio.create_task(self._answer(message, ref))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        else:
            await self._answer(message, ref)

    async def _answer(self, message: Any, ref: int) -> None:
        try:
            await self.desk.take(message)
        except Refusal as refusal:
            self._refuse(ref, refusal)
        except StoreError:
            failure("not kept", table=self.desk.room.id)
            self._refuse(ref, Refusal("server-error", "it could not be kept"))
        except Exception:
            failure("request failed", table=self.desk.room.id, request=type(message).__name__)
            self._refuse(ref, Refusal("server-error"))

    def _refuse(self, ref: int, refusal: Refusal) -> None:
        self.rooms.services.metrics.refused[refusal.reason] += 1
        self.client.send(refusal.answer(ref, self.desk.room.position))
        if refusal.reason in ("too-fast", "malformed", "too-large"):
            self.client.refusals += 1
            if self.client.refusals >= self.limits.refusals_before_close:
                self.client.drop(TOO_FAST)


async def serve_table(socket: AnySocket, rooms: Rooms, client: Client, id: str) -> None:
    """Serve one connection to a table."""
    try:
        room = await rooms.get(id)
    except Refusal:
        await socket.accept()
        await socket.close(code=NO_TABLE, reason="no-such-table")
        return
    await socket.accept()
    await Connection(socket, rooms, Desk(rooms, room, client)).run()
