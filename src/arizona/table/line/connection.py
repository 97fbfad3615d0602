"""One connection to a table, as its room sees it."""

from __future__ import annotations

import asyncio
from collections import deque

from arizona.table.host.settings import Limits
from arizona.table.line.bus import Farewell, Notice, Reseated
from arizona.table.line.frames import Line, Packet
from arizona.table.line.limits import Bucket
from arizona.table.protocol.codec import encoder
from arizona.table.protocol.server import ServerMessage, YouChanged

TOO_SLOW = 4408
CHAT_RATE = 1.0
CHAT_BURST = 8


class Client:
    """Sends at once if the line is free, else through a bounded queue.

    Who does not read is dropped when the queue is full, and nobody ever waits for him.
    """

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
        self.gone = asyncio.Event()
        self._most = limits.waiting_messages
        self._waiting: deque[Packet] = deque()
        self._held: list[Packet] | None = None
        self._line: Line | None = None

    def attach(self, line: Line) -> None:
        """Write to this line from now on."""
        self._line = line
        line.on_writable = self._flush

    def hear(self, notice: Notice) -> None:
        """Something was told to everyone at the table."""
        if isinstance(notice, Packet):
            self.receive(notice)
        elif isinstance(notice, Reseated):
            you = notice.rights(self.guest, self.name, self.claimed)
            seats = tuple(you.seats)
            if seats != self.told:
                self.told = seats
                self.send(YouChanged(you))
        elif isinstance(notice, Farewell):
            self.drop(notice.code)

    def send(self, message: ServerMessage) -> None:
        """Send a message to this one only."""
        self.receive(Packet(encoder.encode(message)))

    def receive(self, packet: Packet) -> None:
        """Send a message, or put it in the queue."""
        if self.dropped is not None:
            return
        if self._held is not None:
            self._held.append(packet)
            return
        line = self._line
        if line is not None and not self._waiting and line.offer((packet,)):
            return
        if len(self._waiting) >= self._most:
            self.drop(TOO_SLOW)
            return
        self._waiting.append(packet)

    def hold(self) -> None:
        """Gather what is sent from now on, to write it at once."""
        self._held = []

    def let_go(self) -> None:
        """Write what was gathered."""
        held, self._held = self._held or [], None
        if self.dropped is not None or not held:
            return
        line = self._line
        if line is not None and not self._waiting and line.offer(held):
            return
        for packet in held:
            self.receive(packet)

    def _flush(self) -> None:
        line = self._line
        while line is not None and self._waiting and line.offer((self._waiting[0],)):
            self._waiting.popleft()

    def drop(self, code: int) -> None:
        """Close the line as soon as possible; what waits is not sent."""
        if self.dropped is None:
            self.dropped = code
            self._waiting.clear()
            self.gone.set()
