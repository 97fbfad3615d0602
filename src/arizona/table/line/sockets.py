"""The socket of a table: reads requests one by one, answers each, sends what happens."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Coroutine
from typing import Any, Final

import msgspec
from litestar.connection import WebSocket
from msgspec import Struct

from arizona.table.host.logs import failure
from arizona.table.line.connection import Client
from arizona.table.line.frames import line_of
from arizona.table.protocol.client import AskHint, ClientMessage, Play
from arizona.table.protocol.codec import client_decoder
from arizona.table.protocol.parts import LARGEST_MESSAGE
from arizona.table.protocol.refusal import Refusal
from arizona.table.room.requests import Desk
from arizona.table.room.rooms import Rooms
from arizona.table.store.store import StoreError

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
    """One socket, from its accept to its end. One request after the other."""

    def __init__(self, socket: AnySocket, rooms: Rooms, desk: Desk) -> None:
        self.socket = socket
        self.rooms = rooms
        self.desk = desk
        self.client = desk.client
        self.limits = rooms.services.settings.limits
        self._line = line_of(socket.scope)
        self._gone = False
        self._busy = False
        self._idle = asyncio.Event()
        self._idle.set()
        self._waiting: deque[str | None] = deque()
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
        helpers: set[asyncio.Task[Any]] = {asyncio.create_task(client.gone.wait())}
        if self._line is None:
            helpers.add(asyncio.create_task(client.pump(self)))
        else:
            client.attach(self._line)
            self._line.listen(self.take)
        reader = asyncio.create_task(self._read())
        loop = asyncio.get_running_loop()
        no_hello = loop.call_later(self.limits.seconds_to_say_hello, self._no_hello)
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
            no_hello.cancel()
            self.desk.room.part(self.client)
            for task in tuple(self._tasks):
                task.cancel()

    def _no_hello(self) -> None:
        if not self.client.ready:
            self.client.drop(NO_HELLO)

    async def _read(self) -> None:
        """Read until the end; a line that is listened to has nothing more to say here than that."""
        event: Any
        while self.client.dropped is None and not self._gone:
            event = await self.socket.receive()
            if event["type"] == "websocket.receive":
                self.take(event.get("text"))
            else:
                self._gone = True
            await self._idle.wait()

    def take(self, text: str | None) -> None:
        """A message has come; it waits if one before it is not answered yet."""
        if self.client.dropped is not None:
            return
        self._waiting.append(text)
        if not self._busy:
            self._go_on()
        elif self._line is not None:
            self._line.pause()

    def _go_on(self) -> None:
        while self._waiting and not self._busy and self.client.dropped is None:
            self._begin(self._waiting.popleft())
        if self._busy:
            self._idle.clear()
            return
        self._idle.set()
        if self._line is not None:
            self._line.resume()

    def _begin(self, text: str | None) -> None:
        message = self._message(text)
        if message is None:
            return
        if isinstance(message, AskHint):
            self._spawn(self._answer(message))
            return
        self._busy = True
        try:
            if isinstance(message, Play) and self.desk.play_now(message, self._answered):
                return
        except Exception as error:
            self._busy = False
            self._failed(message, error)
            return
        self._spawn(self._answer_alone(message))

    def _message(self, text: str | None) -> ClientMessage | None:
        """What a text says, or nothing if it was refused."""
        if text is None:
            self._refuse(-1, Refusal("malformed", "messages are JSON in text frames"))
        elif len(text) > LARGEST_MESSAGE:
            self._refuse(-1, Refusal("too-large", f"at most {LARGEST_MESSAGE} characters"))
        elif not self.client.messages.take():
            self._refuse(ref_of(text), Refusal("too-fast", "too many messages in a short time"))
        else:
            try:
                message: ClientMessage = client_decoder.decode(text)
                return message
            except UNREADABLE as error:
                self._refuse(ref_of(text), Refusal("malformed", str(error)))
        return None

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer_alone(self, message: ClientMessage) -> None:
        """Answer while the requests after it wait."""
        try:
            await self._answer(message)
        finally:
            self._answered(message)

    async def _answer(self, message: ClientMessage) -> None:
        try:
            await self.desk.take(message)
        except Exception as error:
            self._failed(message, error)

    def _answered(self, message: ClientMessage, error: Exception | None = None) -> None:
        try:
            if error is not None:
                self._failed(message, error)
        finally:
            self._busy = False
            self._go_on()

    def _failed(self, message: ClientMessage, error: Exception) -> None:
        ref = getattr(message, "ref", -1)
        if isinstance(error, Refusal):
            self._refuse(ref, error)
            return
        table = self.desk.room.id
        if isinstance(error, StoreError):
            failure("not kept", error, table=table)
            self._refuse(ref, Refusal("server-error", "it could not be kept"))
        else:
            failure("request failed", error, table=table, request=type(message).__name__)
            self._refuse(ref, Refusal("server-error"))

    def _refuse(self, ref: int, refusal: Refusal) -> None:
        self.rooms.services.metrics.refused[refusal.reason] += 1
        self.client.send(refusal.answer(ref, self.desk.room.seq))
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
