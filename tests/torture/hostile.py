"""Hostile clients: raw TCP on loopback addresses, limited in number and time.

Every attacker has its own address (127.0.0.x), like real attackers; the honest player uses
127.0.0.1.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import socket
import struct
from typing import Any

from tests.server.harness import Json, Running

ADDRESSES = [f"127.0.0.{number}" for number in range(20, 60)]
PATIENCE = 60.0


class Raw:
    """One connection of a hostile client."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def open(cls, live: Running, address: str = ADDRESSES[0], read: int = 65536) -> Raw:
        """Connect from an address; ``read`` is the number of bytes to buffer."""
        sock = socket.socket()
        sock.setblocking(False)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096 if read < 65536 else 65536)
        sock.bind((address, 0))
        await asyncio.get_running_loop().sock_connect(sock, ("127.0.0.1", live.port))
        return cls(*await asyncio.open_connection(sock=sock, limit=read))

    def send(self, data: bytes) -> None:
        """Send without waiting."""
        self.writer.write(data)

    async def shake_hands(
        self, live: Running, table: str, headers: str = "", *, whole: bool = False
    ) -> bytes:
        """Request a WebSocket; return the status line, or the whole head."""
        key = base64.b64encode(os.urandom(16)).decode()
        self.send(
            (
                f"GET /ws/tables/{table} HTTP/1.1\r\nHost: 127.0.0.1:{live.port}\r\n"
                f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                f"Sec-WebSocket-Key: {key}\r\n{headers}\r\n"
            ).encode()
        )
        async with asyncio.timeout(PATIENCE):
            head = await self.reader.readuntil(b"\r\n\r\n")
        return head if whole else head.partition(b"\r\n")[0]

    def say(self, message: Json) -> None:
        """Send one message on a socket."""
        self.send(frame(json.dumps(message).encode()))

    async def ended(self, patience: float = PATIENCE) -> bool:
        """Whether the server closes the connection within this many seconds."""

        async def to_the_end() -> None:
            while await self.reader.read(65536):
                pass

        try:
            async with asyncio.timeout(patience):
                await to_the_end()
        except ConnectionError:
            return True
        except TimeoutError:
            return False
        finally:
            self.close()
        return True

    def close(self) -> None:
        """Abort the connection."""
        transport: Any = self.writer.transport
        transport.abort()


def frame(body: bytes) -> bytes:
    """Return a text frame; its mask is zero, which is valid."""
    if len(body) < 126:
        return struct.pack(">BB4x", 0x81, 0x80 | len(body)) + body
    return struct.pack(">BBH4x", 0x81, 0x80 | 126, len(body)) + body
