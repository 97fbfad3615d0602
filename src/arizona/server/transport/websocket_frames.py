"""The line that messages travel on, whatever server carries it.

A message is framed once and written to every line of a table. A server that takes finished frames
(``transport.py``) names its line in a connection's scope; under any other ASGI server the same line
sends by the ordinary way, one message after the other.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Protocol

EXTENSION: Final = "arizona.frames"
"""Where a connection's scope names its line."""

Listener = Callable[[str | None], None]
"""Takes a text message at once, or ``None`` for one that was no text; never raises."""


class Packet:
    """One message for many: its JSON in the frame that carries it, as servers send it.

    ``shared`` is the end of the JSON where many messages end alike: it is in memory once only.
    """

    __slots__ = ("frame", "shared", "size")

    def __init__(self, data: bytes, shared: bytes = b"") -> None:
        size = len(data) + len(shared)
        self.frame = _head(size) + data
        self.shared = shared
        self.size = size
        """Bytes of the JSON."""

    @property
    def text(self) -> str:
        """The JSON as text."""
        whole = self.frame + self.shared
        return whole[-self.size :].decode()


def _head(size: int) -> bytes:
    if size < 126:
        return struct.pack(">BB", 0x81, size)
    if size < 65536:
        return struct.pack(">BBH", 0x81, 126, size)
    return struct.pack(">BBQ", 0x81, 127, size)


class Channel(Protocol):
    """What a connection is written to and read from."""

    on_writable: Callable[[], None] | None

    def offer(self, packets: Sequence[Packet]) -> bool:
        """Send messages now; false if they would only pile up."""

    def listen(self, listener: Listener) -> None:
        """Hand messages to this one, in order, where the line itself receives them."""

    def pause(self) -> None:
        """Receive no more for now."""

    def resume(self) -> None:
        """Receive again."""

    def stop(self) -> None:
        """Send no more; a farewell may follow."""

    def abort(self) -> None:
        """Cut the line; what was not sent is lost."""


class PlainChannel:
    """A line over any ASGI server. Its connection reads for it, and pauses by not reading."""

    def __init__(self, send: Callable[[str], Awaitable[None]]) -> None:
        self.on_writable: Callable[[], None] | None = None
        self._send_text = send
        self._sending: asyncio.Task[None] | None = None

    def offer(self, packets: Sequence[Packet]) -> bool:
        """Send messages now; false while those before are not sent."""
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
        """The connection reads by itself."""

    def pause(self) -> None:
        """The connection reads no more by itself."""

    def resume(self) -> None:
        """The connection reads on by itself."""

    def stop(self) -> None:
        """Give up what is being sent."""
        if self._sending is not None:
            self._sending.cancel()

    def abort(self) -> None:
        """The server cuts the line when its connection ends."""
        self.stop()


def channel_of(scope: Any, send: Callable[[str], Awaitable[None]]) -> Channel:
    """The line of a connection: one that takes finished frames, where the server has such."""
    extension = (scope.get("extensions") or {}).get(EXTENSION)
    if extension is None:
        return PlainChannel(send)
    line: Channel = extension["line"]
    return line
