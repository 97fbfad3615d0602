"""One connection to a table, as its room sees it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from arizona.server.base.addresses import address_group
from arizona.server.base.settings import Limits
from arizona.server.base.token_buckets import Bucket
from arizona.server.protocol.codec import encoder
from arizona.server.protocol.server import ServerMessage, YouChanged
from arizona.server.transport.bus import Disconnect, Notice, SeatsChanged
from arizona.server.transport.rate_limits import Backlog
from arizona.server.transport.websocket_frames import Channel, Packet

TOO_SLOW = 4408


class Client:
    """Sends at once if the line is free, else through a bounded queue.

    Who does not read is cut off when the queue is full, or when nothing moves for a while. Nobody
    ever waits for him, and while something waits for him he is not asked for more.
    """

    def __init__(
        self,
        guest: str,
        name: str,
        limits: Limits,
        *,
        known: bool,
        address: str = "",
        backlog: Backlog | None = None,
    ) -> None:
        self.guest = guest
        self.name = name
        self.known = known
        """Whether the guest has a cookie and so comes back as the same one."""
        self.address = address_group(address)
        self.claimed: dict[int, bytes] = {}
        """Seats whose secret this connection has shown, with its hash."""
        self.told: tuple[int, ...] = ()
        """The seats it was last told to play."""
        self.ready = False
        self.hinting = False
        self.messages = Bucket(limits.messages_per_second, limits.messages_at_once)
        self.hellos = Bucket(limits.hellos_per_second, limits.hellos_at_once)
        self.refusals = 0
        self.dropped: int | None = None
        self.gone = asyncio.Event()
        self.on_caught_up: Callable[[], None] | None = None
        """Called when nothing waits for it any more."""
        self._limits = limits
        self.waiting: deque[Packet] = deque()
        """What it has not read yet."""
        self._bytes = 0
        self._backlog = backlog or Backlog(limits.waiting_bytes_in_all)
        self._patience: asyncio.TimerHandle | None = None
        self._held: list[Packet] | None = None
        self._line: Channel | None = None

    def attach(self, line: Channel) -> None:
        """Write to this line from now on."""
        self._line = line
        line.on_writable = self._flush

    def hear(self, notice: Notice) -> None:
        """Something was told, to everyone at the table or to this one: send it, or let it wait."""
        if not isinstance(notice, Packet):
            self._heed(notice)
        elif self.dropped is not None:
            return
        elif self._held is not None:
            self._held.append(notice)
        else:
            line = self._line
            if line is None or self.waiting or not line.offer((notice,)):
                self._queue(notice)

    def _heed(self, notice: Notice) -> None:
        """What is no message may be one for this client."""
        if isinstance(notice, SeatsChanged):
            you = notice.rights(self.guest, self.name, self.claimed)
            seats = tuple(you.seats)
            if seats != self.told:
                self.told = seats
                self.send(YouChanged(you))
        elif isinstance(notice, Disconnect):
            self.drop(notice.code)

    def send(self, message: ServerMessage) -> None:
        """Send a message to this one only."""
        self.hear(Packet(encoder.encode(message)))

    def _queue(self, packet: Packet) -> None:
        limits = self._limits
        many = len(self.waiting) >= limits.waiting_messages
        large = self.waiting and self._bytes + packet.size > limits.waiting_bytes
        if many or large or not self._backlog.take(packet.size):
            self.drop(TOO_SLOW)
            return
        self._bytes += packet.size
        self.waiting.append(packet)
        if self._patience is None:
            self._be_patient()

    def _be_patient(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
        if self.waiting:
            loop = asyncio.get_running_loop()
            seconds = self._limits.seconds_to_read
            self._patience = loop.call_later(seconds, self.drop, TOO_SLOW)

    def hold(self) -> None:
        """Gather what is sent from now on, to write it at once."""
        self._held = []

    def let_go(self) -> None:
        """Write what was gathered."""
        held, self._held = self._held or [], None
        if self.dropped is not None or not held:
            return
        line = self._line
        if line is not None and not self.waiting and line.offer(held):
            return
        for packet in held:
            self.hear(packet)

    def _flush(self) -> None:
        line = self._line
        before = self._bytes
        while line is not None and self.waiting and line.offer((self.waiting[0],)):
            self._bytes -= self.waiting.popleft().size
        if self._bytes == before:
            return
        self._backlog.give(before - self._bytes)
        self._be_patient()
        if not self.waiting and self.on_caught_up is not None:
            self.on_caught_up()

    def drop(self, code: int) -> None:
        """Close the line as soon as possible; what waits is not sent.

        Who does not read would not take a farewell either: his line is cut.
        """
        if self.dropped is None:
            self.dropped = code
            self.forget()
            self.gone.set()
            if code == TOO_SLOW and self._line is not None:
                self._line.abort()

    def forget(self) -> None:
        """Keep nothing for it any more."""
        self.waiting.clear()
        self._backlog.give(self._bytes)
        self._bytes = 0
        self._be_patient()
