"""The socket of a table: decodes requests and passes them to the table one by one."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Coroutine
from functools import partial
from typing import Any, Final, Protocol

import msgspec
from msgspec import Struct

from arizona.server.base.logs import log_failure
from arizona.server.protocol.client import AskHint, ClientMessage, Hello
from arizona.server.protocol.codec import client_decoder, encoder
from arizona.server.protocol.parts import LARGEST_MESSAGE
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.server import trouble_message
from arizona.server.protocol.text_check import check_json
from arizona.server.store.store import StoreError, UnsureError
from arizona.server.tables.change_queue import Answered
from arizona.server.tables.requests import RequestDispatcher
from arizona.server.tables.room import BROKEN
from arizona.server.tables.room_manager import RoomManager
from arizona.server.transport.connection import TOO_SLOW, Client
from arizona.server.transport.websocket_frames import channel_of

NO_TABLE: Final = 4404
NO_STORE: Final = 4503
TOO_FAST: Final = 4429
NO_HELLO: Final = 4401
FAREWELL: Final = 3.0
"""Seconds that a client has to take its close frame."""

UNREADABLE: Final = (msgspec.DecodeError, UnicodeError, RecursionError)


class Socket(Protocol):
    """A WebSocket as ASGI web frameworks provide it."""

    @property
    def scope(self) -> Any: ...

    @property
    def receive(self) -> Any: ...

    @property
    def send(self) -> Any: ...

    async def accept(self) -> None: ...

    async def close(self, *, code: int, reason: str) -> None: ...

    async def send_data(self, data: str) -> None: ...


class _Ref(Struct):
    ref: int = -1


_ref_decoder = msgspec.json.Decoder(_Ref)


def ref_of(text: str) -> int:
    """Return the ``ref`` of a message, even if it is otherwise invalid; -1 if it has none."""
    try:
        return _ref_decoder.decode(text).ref
    except UNREADABLE:
        return -1


class Connection:
    """A socket from accept to close. Requests are handled one at a time."""

    def __init__(self, socket: Socket, rooms: RoomManager, dispatcher: RequestDispatcher) -> None:
        self.socket = socket
        self.dispatcher = dispatcher
        self.client = dispatcher.client
        self.metrics = rooms.services.metrics
        self.limits = rooms.services.settings.limits
        self._channel = channel_of(socket.scope, self.send_text)
        self._gone = False
        self._busy = False
        self._starting = False
        self._idle = asyncio.Event()
        self._idle.set()
        self._waiting: deque[str | None] = deque()
        self._tasks: set[asyncio.Task[None]] = set()

    async def send_text(self, text: str) -> None:
        """Send a message in the server's ordinary way."""
        await self.socket.send({"type": "websocket.send", "text": text, "bytes": None})

    async def close(self, code: int, reason: str) -> None:
        await self.socket.send({"type": "websocket.close", "code": code, "reason": reason})

    async def run(self) -> None:
        """Serve until either side closes the connection."""
        client = self.client
        gone = asyncio.create_task(client.gone.wait())
        client.attach(self._channel)
        client.on_caught_up = self._start_queued
        self._channel.listen(self.take)
        reader = asyncio.create_task(self._read())
        loop = asyncio.get_running_loop()
        no_hello = loop.call_later(self.limits.seconds_to_say_hello, self._no_hello)
        try:
            await asyncio.wait({reader, gone}, return_when=asyncio.FIRST_COMPLETED)
            gone.cancel()
            self._channel.stop()
            if client.dropped == TOO_SLOW:
                reader.cancel()
            elif not self._gone:
                self._channel.resume()  # the client's reply to our close frame must still be read
                try:
                    async with asyncio.timeout(FAREWELL):
                        await self.close(client.dropped or 1011, "")
                except Exception:
                    self._channel.abort()
                # Let a request in progress finish, so that its answer is not lost.
                await asyncio.wait({reader}, timeout=30)
                reader.cancel()
        finally:
            no_hello.cancel()
            self._channel.stop()
            self.client.forget()
            self.client.on_caught_up = None
            self.dispatcher.room.connections.part(self.client)
            for task in tuple(self._tasks):
                task.cancel()

    def _no_hello(self) -> None:
        if not self.client.ready:
            self.client.drop(NO_HELLO)

    async def _read(self) -> None:
        """Read until the connection ends. Channels with a listener deliver only the end here."""
        event: Any
        while self.client.dropped is None and not self._gone:
            event = await self.socket.receive()
            if event["type"] == "websocket.receive":
                self.take(event.get("text"))
            else:
                self._gone = True
            await self._idle.wait()

    def take(self, text: str | None) -> None:
        """Handle a message, or queue it until the previous ones are answered."""
        if self.client.dropped is not None:
            return
        self._waiting.append(text)
        if self._busy or self.client.waiting:
            self._channel.pause()
            self._idle.clear()
        else:
            self._start_queued()

    def _start_queued(self) -> None:
        """Start queued requests, until one is pending or the client does not read."""
        if self._starting:
            return  # reentrant call from an answer: the outer loop continues
        client = self.client
        self._starting = True
        try:
            while self._waiting and not (self._busy or client.waiting) and client.dropped is None:
                self._start(self._waiting.popleft())
        finally:
            self._starting = False
        if (self._busy or client.waiting) and client.dropped is None:
            self._idle.clear()
        else:
            self._idle.set()
            self._channel.resume()

    def _start(self, text: str | None) -> None:
        message = self._decode(text)
        if message is None:
            return

        def answered(error: Exception | None) -> None:
            self._busy = False
            if error is not None:
                self._failed(message, error)
            self._start_queued()

        slow = self.dispatcher.slow(message)
        if slow is None:
            self._busy = True
            watchdog = self.metrics.watchdog
            wall, cpu = watchdog.clocks()
            try:
                self.dispatcher.take(message, answered)
            finally:
                watchdog.step_ended(f"socket {type(message).__name__}", wall, cpu)
        elif isinstance(message, AskHint):  # later requests need not wait for it
            self._spawn(self._run_slow(slow, partial(self._failed, message)))
        else:
            self._busy = True
            self._spawn(self._run_slow(slow, answered))

    async def _run_slow(self, work: Coroutine[Any, Any, None], answered: Answered) -> None:
        error: Exception | None = None
        try:
            await self.metrics.watchdog.watch("socket request", work)
        except Exception as failed:
            error = failed
        answered(error)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _decode(self, text: str | None) -> ClientMessage | None:
        """Decode a message; return ``None`` if it was refused."""
        if text is None:
            self._refuse(-1, Refusal("malformed", "messages are JSON in text frames"))
        elif len(text) > LARGEST_MESSAGE:
            self._refuse(-1, Refusal("too-large", f"at most {LARGEST_MESSAGE} characters"))
        elif not self.client.messages.take():
            self._refuse(ref_of(text), Refusal("too-fast", "too many messages in a short time"))
        else:
            try:
                check_json(text)
                message: ClientMessage = client_decoder.decode(text)
            except Refusal as refusal:
                self._refuse(ref_of(text), refusal)
                return None
            except UNREADABLE as error:
                self._refuse(ref_of(text), Refusal("malformed", str(error)))
                return None
            if not isinstance(message, Hello) or self.client.hellos.take():
                return message
            self._refuse(-1, Refusal("too-fast", "too many hello messages in a short time"))
        return None

    def _failed(self, message: ClientMessage, error: Exception | None) -> None:
        """Answer a request that was refused or failed."""
        if error is None:
            return
        room = self.dispatcher.room
        if isinstance(error, StoreError) and not isinstance(error, UnsureError):
            error = Refusal("no-store", str(error))
        if not isinstance(error, Refusal):
            log_failure("request failed", error, table=room.id, request=type(message).__name__)
            error = Refusal("server-error")
        self._refuse(getattr(message, "ref", -1), error)
        if room.broken:
            self.client.drop(BROKEN)

    def _refuse(self, ref: int, refusal: Refusal) -> None:
        self.metrics.refused[refusal.reason] += 1
        # Reveal nothing before ``hello``.
        seq = self.dispatcher.room.state.seq if self.client.ready else 0
        self.client.send(refusal.answer(ref, seq))
        if refusal.reason in ("too-fast", "malformed", "too-large"):
            self.client.refusals += 1
            if self.client.refusals >= self.limits.refusals_before_close:
                self.client.drop(TOO_FAST)


async def serve_table(socket: Socket, rooms: RoomManager, client: Client, id: str) -> None:
    """Serve one connection to a table."""
    try:
        room = await rooms.get(id)
    except Refusal:
        await socket.accept()
        await socket.close(code=NO_TABLE, reason="no-such-table")
        return
    except StoreError as error:
        log_failure("table not loaded", error, table=id)
        kind = rooms.services.store.trouble or "failing"
        await socket.accept()
        await socket.send_data(encoder.encode(trouble_message(kind)).decode())
        await socket.close(code=NO_STORE, reason="no-store")
        return
    await socket.accept()
    await Connection(socket, rooms, RequestDispatcher(rooms, room, client)).run()
