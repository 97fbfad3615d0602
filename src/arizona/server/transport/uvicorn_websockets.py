"""uvicorn's sockets without detours, in both directions.

An ASGI server puts each message into a queue, wakes a task to read it, and frames each answer anew
for each client. Here a whole text frame goes straight to whoever listens, within the call in which
it arrived, and finished frames go straight to the transport. Everything else a socket may receive
(pings, fragments, farewells, nonsense) is left to the library, frame by frame.
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
"""What the system may hold for one client; it takes twice that with its own accounts."""
WHOLE_TEXT: Final = 0x81
"""The first byte of a text frame that is a whole message."""
MASKED: Final = 0x80
MASK: Final = 4
TOO_LONG: Final = -1


class FramedSockets(WebSocketsSansIOProtocol):
    """A connection that reads and writes frames by itself once somebody listens."""

    on_writable: Callable[[], None] | None = None
    _listener: Listener | None = None
    _rest = b""
    """The beginning of a frame whose end has not come yet."""
    _full = False

    def connection_made(self, transport: BaseTransport) -> None:
        """A line to somebody who may not read: the system keeps only so much for him."""
        super().connection_made(transport)
        sock = transport.get_extra_info("socket")
        if sock is not None:
            with contextlib.suppress(OSError):
                sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SYSTEM_BYTES)

    def handle_connect(self, event: Any) -> None:
        """Name this line in the scope, for those who know what to do with it."""
        super().handle_connect(event)
        scope = getattr(self, "scope", None)
        if scope is not None and not self.config.ws_per_message_deflate:
            scope["extensions"][EXTENSION] = {"line": self}

    async def send(self, message: Any) -> None:
        """Send by the ordinary way; who was turned away before the handshake has had his answer."""
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True

    # --- reading --------------------------------------------------------------------------------

    def listen(self, listener: Listener) -> None:
        """Hand messages to this one from now on, instead of the queue."""
        self._listener = listener

    def data_received(self, data: bytes) -> None:
        """Take frames apart; what is no whole text goes to the library."""
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
                super().data_received(data[start:])  # it closes the line for it
                return
            if end > size:
                self._rest = data[start:]
                return
            self._frame(data[start:end])
            start = end

    def _end(self, data: bytes, start: int) -> int:
        """Where a frame ends: beyond the data if the rest is still to come, or ``TOO_LONG``."""
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
        # A message under way in fragments may not be interrupted: that is for the library to say.
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
        """A message that the library has put together."""
        if self._listener is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        text: str | None = None
        if self.curr_msg_data_type == "text":
            try:
                text = b"".join(self.frames).decode()
            except UnicodeDecodeError:
                super().send_receive_event_to_app()  # it closes the line for it
                return
        self.frames = []
        self._listener(text)

    def pause(self) -> None:
        """Read no more for now."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        """Read on."""
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    # --- writing --------------------------------------------------------------------------------

    def offer(self, packets: Sequence[Packet]) -> bool:
        """Send messages now, in one piece; false if they would only pile up."""
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

    def stop(self) -> None:
        """Send no more: nothing waits here."""

    def pause_writing(self) -> None:
        """The line is full."""
        self._full = True
        super().pause_writing()

    def resume_writing(self) -> None:
        """The line is free again."""
        self._full = False
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()

    def abort(self) -> None:
        """Cut the line."""
        self.transport.abort()


def _unmasked(frame: bytes) -> bytes:
    """The text of a masked frame."""
    size = frame[1] & 0x7F
    head = 2 if size < 126 else 4 if size == 126 else 10
    body = frame[head + MASK :]
    size = len(body)
    mask = (frame[head : head + MASK] * (size // MASK + 1))[:size]
    return (int.from_bytes(body, "big") ^ int.from_bytes(mask, "big")).to_bytes(size, "big")
