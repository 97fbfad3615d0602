"""Sending without detours: a message is framed once and written to every line of a table.

An ASGI server frames each message anew for each client, in a task of that client. With this
protocol for uvicorn a room hands a finished frame to the transport at once; only a line that is
full falls back to a queue. Under any other ASGI server messages take the ordinary way.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION: Final = "arizona.frames"
"""Where a connection's scope names its line."""


class Packet:
    """One message for many: its JSON, and the frame that carries it."""

    __slots__ = ("_frame", "data")

    def __init__(self, data: bytes) -> None:
        self.data = data
        self._frame: bytes | None = None

    @property
    def text(self) -> str:
        """The JSON as text."""
        return self.data.decode()

    @property
    def frame(self) -> bytes:
        """The whole text frame, unmasked and unpacked as servers send it."""
        if self._frame is None:
            self._frame = _head(len(self.data)) + self.data
        return self._frame


def _head(size: int) -> bytes:
    if size < 126:
        return struct.pack(">BB", 0x81, size)
    if size < 65536:
        return struct.pack(">BBH", 0x81, 126, size)
    return struct.pack(">BBQ", 0x81, 127, size)


class FrameLine(Protocol):
    """A line that takes finished frames."""

    on_writable: Callable[[], None] | None

    def can_write(self) -> bool:
        """Whether the line takes more without piling it up."""

    def write_frame(self, frame: bytes) -> None:
        """Send a frame now."""

    def abort(self) -> None:
        """Cut the line; what was not sent is lost."""


class FramedSockets(WebSocketsSansIOProtocol):
    """uvicorn's sockets, with a way to write finished frames."""

    on_writable: Callable[[], None] | None = None

    def handle_connect(self, event: Any) -> None:
        """Name this line in the scope, for those who know what to do with it."""
        super().handle_connect(event)
        scope = getattr(self, "scope", None)
        if scope is not None and not self.config.ws_per_message_deflate:
            scope["extensions"][EXTENSION] = {"line": self}

    def can_write(self) -> bool:
        """Whether the line takes more without piling it up."""
        return self.writable.is_set()

    def write_frame(self, frame: bytes) -> None:
        """Send a frame now, unless the line is closing."""
        if not self.disconnected and not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame)

    def resume_writing(self) -> None:
        """The line is free again."""
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()

    def abort(self) -> None:
        """Cut the line."""
        self.transport.abort()


def line_of(scope: Any) -> FrameLine | None:
    """The line of a connection that takes finished frames, if it is of that kind."""
    extension = (scope.get("extensions") or {}).get(EXTENSION)
    if extension is None:
        return None
    line: FrameLine = extension["line"]
    return line
