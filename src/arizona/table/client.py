"""One connection to a table, as its room sees it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Protocol

from arizona.table.limits import Bucket
from arizona.table.protocol import ServerMessage, encoder
from arizona.table.settings import Limits

TOO_SLOW = 4408
CHAT_RATE = 1.0
CHAT_BURST = 8


class Line(Protocol):
    """What a client needs of a socket."""

    async def send_text(self, text: str) -> None:
        """Send one message."""

    async def close(self, code: int, reason: str) -> None:
        """Close the line."""


class Client:
    """Sends through a bounded queue: who does not read is dropped, and nobody waits for him."""

    def __init__(
        self, guest: str, name: str, limits: Limits, *, known: bool, address: str = ""
    ) -> None:
        self.guest = guest
        self.name = name
        self.known = known
        """Whether the guest has a cookie and so comes back as the same one."""
        self.address = address
        self.claimed: dict[int, bytes] = {}
        """Seats whose secret this connection has shown, with its hash."""
        self.told: tuple[int, ...] = ()
        """The seats it was last told to play."""
        self.ready = False
        self.hinting = False
        self.messages = Bucket(limits.messages_per_second, limits.messages_at_once)
        self.chatter = Bucket(CHAT_RATE, CHAT_BURST)
        self.refusals = 0
        self.dropped: int | None = None
        self.on_drop: Callable[[], None] | None = None
        self._most = limits.waiting_messages
        self._waiting: deque[str] = deque()
        self._wake = asyncio.Event()

    def send(self, message: ServerMessage) -> None:
        """Put a message in the queue."""
        self.receive(encoder.encode(message).decode())

    def receive(self, text: str) -> None:
        """Put an encoded message in the queue."""
        if self.dropped is not None:
            return
        if len(self._waiting) >= self._most:
            self.drop(TOO_SLOW)
            return
        self._waiting.append(text)
        self._wake.set()

    def drop(self, code: int) -> None:
        """Close the line as soon as possible; what waits is not sent."""
        if self.dropped is None:
            self.dropped = code
            self._waiting.clear()
            self._wake.set()
            if self.on_drop is not None:
                self.on_drop()

    async def pump(self, line: Line) -> None:
        """Send what is in the queue, until the client is dropped."""
        waiting = self._waiting
        while self.dropped is None:
            while waiting:
                await line.send_text(waiting.popleft())
            self._wake.clear()
            if not waiting and self.dropped is None:
                await self._wake.wait()
