"""WebSockets of uvicorn without queues and per-client framing.

An ASGI server puts each message into a queue, wakes a task to read it, and frames each answer
separately for each client. Here a complete text frame is passed directly to the listener, within
the call in which it arrived, and finished frames are written directly to the transport. All other
input (pings, fragments, close frames, invalid data) is handled by the library, frame by frame.
"""

from __future__ import annotations

import contextlib
import socket
from asyncio import BaseTransport
from collections.abc import Callable, Sequence
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from arizona.server.transport.websocket_frames import EXTENSION, Listener, Packet

SYSTEM_BYTES: Final = 64 * 1024
"""Send buffer of the operating system for one client; Linux doubles it for its bookkeeping."""
WHOLE_TEXT: Final = 0x81
"""The first byte of a text frame that is a complete message."""
MASKED: Final = 0x80
MASK: Final = 4
TOO_LONG: Final = -1


class FramedSockets(WebSocketsSansIOProtocol):
    """A connection that reads and writes frames directly once it has a listener."""

    on_writable: Callable[[], None] | None = None
    _listener: Listener | None = None
    _rest = b""
    """The received part of an incomplete frame."""
    _full = False
    _served = False
    """Whether the application is done with the connection."""
    _lost = False

    def connection_made(self, transport: BaseTransport) -> None:
        """Limit the system's send buffer, since the client may not read."""
        super().connection_made(transport)
        sock = transport.get_extra_info("socket")
        if sock is not None:
            with contextlib.suppress(OSError):
                sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SYSTEM_BYTES)

    def handle_connect(self, event: Any) -> None:
        """Provide this channel in the connection's scope."""
        super().handle_connect(event)
        scope = getattr(self, "scope", None)
        if scope is not None and not self.config.ws_per_message_deflate:
            scope["extensions"][EXTENSION] = {"line": self}

    async def run_asgi(self) -> None:
        try:
            await super().run_asgi()
        finally:
            self._served = True
            self._break_cycles()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._lost = True
        self._break_cycles()

    def _break_cycles(self) -> None:
        """Make the connection collectable by reference counts, once nothing can use it."""
        if not (self._served and self._lost):
            return
        self._listener = self.on_writable = None
        self.scope["extensions"].pop(EXTENSION, None)
        self.conn.parser.close()

    async def send(self, message: Any) -> None:
        """Send in the ordinary way, and complete the handshake of a refused client."""
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True

    # --- receiving ------------------------------------------------------------------------------

    def listen(self, listener: Listener) -> None:
        """Pass messages to ``listener`` from now on, instead of the queue."""
        self._listener = listener

    def data_received(self, data: bytes) -> None:
        """Split data into frames; anything but a complete text frame is left to the library."""
        if self._rest:
            data = self._rest + data
            self._rest = b""
        if not self.handshake_initiated or self.close_sent:
            super().data_received(data)
            return
        start, size = 0, len(data)
        while start < size and not self.transport.is_closing():
            end = self._end(data, start)
            if end == TOO_LONG:
                super().data_received(data[start:])  # which closes the connection
                return
            if end > size:
                self._rest = data[start:]
                return
            self._frame(data[start:end])
            start = end

    def _end(self, data: bytes, start: int) -> int:
        """Return the end of a frame: beyond the data if it is incomplete, or ``TOO_LONG``."""
        if len(data) < start + 2:
            return len(data) + 1
        size = data[start + 1] & 0x7F
        head = 2 + (MASK if data[start + 1] & MASKED else 0)
        if size > 125:
            extra = 2 if size == 126 else 8
            if len(data) < start + 2 + extra:
                return len(data) + 1
            size = int.from_bytes(data[start + 2 : start + 2 + extra], "big")
            head += extra
            if size > self.config.ws_max_size:
                return TOO_LONG
        return start + head + size

    def _frame(self, frame: bytes) -> None:
        listener = self._listener
        # A fragmented message must not be interrupted; the library reports that error.
        if listener and frame[0] == WHOLE_TEXT and frame[1] & MASKED and not self.frames:
            try:
                text = _unmasked(frame).decode()
            except UnicodeDecodeError:
                pass
            else:
                listener(text)
                return
        super().data_received(frame)

    def send_receive_event_to_app(self) -> None:
        """Pass on a message that the library assembled."""
        if self._listener is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        text: str | None = None
        if self.curr_msg_data_type == "text":
            try:
                text = b"".join(self.frames).decode()
            except UnicodeDecodeError:
                super().send_receive_event_to_app()  # which closes the connection
                return
        self.frames = []
        self._listener(text)

    def pause(self) -> None:
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    # --- sending --------------------------------------------------------------------------------

    def offer(self, packets: Sequence[Packet]) -> bool:
        """Send messages in one write; return ``False`` if they would only be buffered."""
        if self._full:
            return False
        if not self.close_sent and not self.transport.is_closing():
            first = packets[0]
            if len(packets) == 1 and not first.shared:
                self.transport.write(first.frame)
            else:
                parts = [part for one in packets for part in (one.frame, one.shared) if part]
                self.transport.writelines(parts)
        return True

    def stop(self) -> None: ...

    def pause_writing(self) -> None:
        self._full = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self._full = False
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()

    def abort(self) -> None:
        self.transport.abort()


def _unmasked(frame: bytes) -> bytes:
    """Return the payload of a masked frame."""
    size = frame[1] & 0x7F
    head = 2 if size < 126 else 4 if size == 126 else 10
    body = frame[head + MASK :]
    size = len(body)
    mask = (frame[head : head + MASK] * (size // MASK + 1))[:size]
    return (int.from_bytes(body, "big") ^ int.from_bytes(mask, "big")).to_bytes(size, "big")
