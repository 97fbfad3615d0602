"""Messages as finished frames: framed once, and written to every line of a table.

A server that offers such lines (``transport.py``) names them in a connection's scope. Under any
other ASGI server messages take the ordinary way.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any, Final, Protocol

EXTENSION: Final = "arizona.frames"
"""Where a connection's scope names its line."""

Listener = Callable[[str | None], None]
"""Takes a text message at once, or ``None`` for one that was no text; never raises."""


class Packet:
    """One message for many: its JSON, and the frame that carries it, as servers send it."""

    __slots__ = ("data", "frame")

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.frame = _head(len(data)) + data

    @property
    def text(self) -> str:
        """The JSON as text."""
        return self.data.decode()


def _head(size: int) -> bytes:
    if size < 126:
        return struct.pack(">BB", 0x81, size)
    if size < 65536:
        return struct.pack(">BBH", 0x81, 126, size)
    return struct.pack(">BBQ", 0x81, 127, size)


class FrameLine(Protocol):
    """A line that takes finished frames."""

    on_writable: Callable[[], None] | None

    def offer(self, frame: bytes) -> bool:
        """Send a frame now; false if it would only pile up."""

    def abort(self) -> None:
        """Cut the line; what was not sent is lost."""


class Line(FrameLine, Protocol):
    """Such a line that also hands over what it receives."""

    def listen(self, listener: Listener) -> None:
        """Hand messages to this one, in order."""

    def pause(self) -> None:
        """Receive no more for now."""

    def resume(self) -> None:
        """Receive again."""


def line_of(scope: Any) -> Line | None:
    """The line of a connection that takes finished frames, if it is of that kind."""
    extension = (scope.get("extensions") or {}).get(EXTENSION)
    if extension is None:
        return None
    line: Line = extension["line"]
    return line
