"""Many sockets in one process, with raw frames so that the client is not the bottleneck."""

from __future__ import annotations

import asyncio
import base64
import math
import os
import struct
import time
from collections.abc import Callable
from pathlib import Path
from typing import cast

Listener = Callable[[bytes, float], None]


class Socket(asyncio.Protocol):
    """A WebSocket client: sends and receives text, answers pings."""

    def __init__(self, host: str, port: int, path: str, listener: Listener) -> None:
        self.request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n"
        ).encode()
        self.listener = listener
        self.loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = self.loop.create_future()
        self.transport: asyncio.Transport | None = None
        self.lost = False
        self._data = bytearray()
        self._parts = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("refused"))

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        self._data += data
        if not self.opened.done():
            end = self._data.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in self._data[:20]:
                self.opened.set_exception(ConnectionError(bytes(self._data[:60]).decode()))
                return
            del self._data[: end + 4]
            self.opened.set_result(None)
        self._frames(now)

    def _frames(self, now: float) -> None:
        buffer = self._data
        start = 0
        while len(buffer) - start >= 2:
            length = buffer[start + 1] & 127
            head = 2
            if length == 126:
                if len(buffer) - start < 4:
                    break
                length = struct.unpack_from(">H", buffer, start + 2)[0]
                head = 4
            elif length == 127:
                if len(buffer) - start < 10:
                    break
                length = struct.unpack_from(">Q", buffer, start + 2)[0]
                head = 10
            end = start + head + length
            if len(buffer) < end:
                break
            self._frame(buffer[start], bytes(buffer[start + head : end]), now)
            start = end
        del buffer[:start]

    def _frame(self, first: int, body: bytes, now: float) -> None:
        kind = first & 15
        if kind == 9:
            self._write(0x8A, body)
        elif kind in (0, 1, 2):
            self._parts += body
            if first & 128:
                whole, self._parts = self._parts, b""
                self.listener(whole, now)

    def send(self, text: bytes) -> None:
        self._write(0x81, text)

    def _write(self, first: int, body: bytes) -> None:
        # A mask is required, but it may be zero.
        size = len(body)
        if size < 126:
            head = struct.pack(">BB4x", first, 128 | size)
        else:
            head = struct.pack(">BBH4x", first, 128 | 126, size)
        if self.transport is not None and not self.lost:
            self.transport.write(head + body)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.abort()


async def open_socket(host: str, port: int, path: str, listener: Listener) -> Socket:
    """Open a socket and complete the handshake."""
    loop = asyncio.get_running_loop()
    _, protocol = await loop.create_connection(
        lambda: Socket(host, port, path, listener), host, port
    )
    await protocol.opened
    return protocol


class Meter:
    """Measures a server: moves per second, and CPU time per move.

    CPU time hardly depends on other load. It is NaN without ``/proc``.
    """

    def __init__(self) -> None:
        self.rates: list[float] = []
        self.costs: list[float] = []
        self._pid = 0
        self._began = 0.0
        self._used = 0.0

    def start(self, pid: int) -> None:
        self._pid = pid
        self._began = time.perf_counter()
        self._used = cpu_seconds(pid)

    def stop(self, moves: int) -> None:
        self.rates.append(moves / (time.perf_counter() - self._began))
        self.costs.append((cpu_seconds(self._pid) - self._used) / max(1, moves) * 1e6)


def cpu_seconds(pid: int) -> float:
    """The CPU time a process has used, in all its threads."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    except OSError:
        return math.nan
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def percentile(values: list[float], share: float) -> float:
    """The value that this share of all values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
