"""Channels for messages, independent of the ASGI server.

A message is framed once and written to all connections of a table. A server that accepts finished
frames (``uvicorn_websockets.py``) provides its channel in the connection's scope; under any other
ASGI server, ``PlainChannel`` sends the messages one by one.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Protocol

EXTENSION: Final = "arizona.frames"
"""The key of the channel in a connection's scope."""

Listener = Callable[[str | None], None]
"""Handles a text message immediately, or ``None`` for a binary one; must not raise."""


class Packet:
    """A message for many clients: its JSON within a finished WebSocket frame.

    ``shared`` is the end of the JSON if many messages have the same one; it is in memory only once.
    """

    __slots__ = ("frame", "shared", "size")

    def __init__(self, data: bytes, shared: bytes = b"") -> None:
        size = len(data) + len(shared)
        self.frame = _head(size) + data
        self.shared = shared
        self.size = size
        """Size of the JSON in bytes."""

    @property
    def text(self) -> str:
        whole = self.frame + self.shared
        return whole[-self.size :].decode()


def _head(size: int) -> bytes:
    if size < 126:
        return struct.pack(">BB", 0x81, size)
    if size < 65536:
        return struct.pack(">BBH", 0x81, 126, size)
    return struct.pack(">BBQ", 0x81, 127, size)


class Channel(Protocol):
    """The sending and receiving side of a connection."""

    on_writable: Callable[[], None] | None

    def offer(self, packets: Sequence[Packet]) -> bool:
        """Send messages now; return ``False`` if they would only be buffered."""

    def listen(self, listener: Listener) -> None:
        """Pass messages to ``listener`` in order, if the channel itself receives them."""

    def pause(self) -> None:
        """Stop receiving for now."""

    def resume(self) -> None: ...

    def stop(self) -> None:
        """Stop sending; a close frame may follow."""

    def abort(self) -> None:
        """Abort the connection; unsent data is lost."""


class PlainChannel:
    """A channel for any ASGI server. The connection does the reading and pauses by not reading."""

    def __init__(self, send: Callable[[str], Awaitable[None]]) -> None:
        self.on_writable: Callable[[], None] | None = None
        self._send_text = send
        self._sending: asyncio.Task[None] | None = None

    def offer(self, packets: Sequence[Packet]) -> bool:
        """Send messages now; return ``False`` while earlier ones are being sent."""
        if self._sending is not None:
            return False
        self._sending = asyncio.get_running_loop().create_task(self._send(packets))
        return True

    async def _send(self, packets: Sequence[Packet]) -> None:
        for packet in packets:
            await self._send_text(packet.text)
        self._sending = None
        if self.on_writable is not None:
            self.on_writable()

    def listen(self, listener: Listener) -> None:
        """Do nothing: the connection does the reading."""

    def pause(self) -> None: ...

    def resume(self) -> None: ...

    def stop(self) -> None:
        """Cancel the current transmission."""
        if self._sending is not None:
            self._sending.cancel()

    def abort(self) -> None:
        """Stop sending; the server closes the connection when its handler ends."""
        self.stop()


def channel_of(scope: Any, send: Callable[[str], Awaitable[None]]) -> Channel:
    """Return the channel of a connection, with support for finished frames if the server has it."""
    extension = (scope.get("extensions") or {}).get(EXTENSION)
    if extension is None:
        return PlainChannel(send)
    line: Channel = extension["line"]
    return line
