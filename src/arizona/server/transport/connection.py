"""A connection to a table, as its room sees it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from arizona.server.base.addresses import address_group
from arizona.server.base.settings import Limits
from arizona.server.base.token_buckets import Bucket
from arizona.server.protocol.codec import encoder
from arizona.server.protocol.server import ServerMessage, YouChanged
from arizona.server.transport.bus import ChatNotice, Disconnect, Notice, SeatsChanged
from arizona.server.transport.rate_limits import Backlog
from arizona.server.transport.standing import UNKNOWN
from arizona.server.transport.websocket_frames import Channel, Packet

TOO_SLOW = 4408


class Client:
    """Sends immediately if the channel is writable, otherwise through a bounded queue.

    A client that does not read is disconnected when the queue is full or makes no progress for a
    while. Nothing ever waits for it, and nothing is read from it while its queue is not empty.
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
        """Whether the guest has a cookie and is thus recognized on return."""
        self.address = address_group(address)
        self.claimed: dict[int, bytes] = {}
        """Seats whose secret this connection has presented, with the hash of the secret."""
        self.announced_seats: tuple[int, ...] = ()
        """The seats it plays, as last sent to it."""
        self.standing = UNKNOWN
        """What moderation decides about it; replaced when that changes."""
        self.without_chat = False
        """Whether the person has turned chat off."""
        self.ready = False
        self.hinting = False
        self.messages = Bucket(limits.messages_per_second, limits.messages_at_once)
        self.hellos = Bucket(limits.hellos_per_second, limits.hellos_at_once)
        self.refusals = 0
        self.dropped: int | None = None
        self.gone = asyncio.Event()
        self.on_caught_up: Callable[[], None] | None = None
        """Called when the queue becomes empty."""
        self._limits = limits
        self.waiting: deque[Packet] = deque()
        """Messages not yet written."""
        self._bytes = 0
        self._backlog = backlog or Backlog(limits.waiting_bytes_in_all)
        self._read_timer: asyncio.TimerHandle | None = None
        self._held: list[Packet] | None = None
        self._channel: Channel | None = None

    def attach(self, line: Channel) -> None:
        """Set the channel that messages are written to."""
        self._channel = line
        line.on_writable = self._flush

    def receive(self, notice: Notice) -> None:
        """Send a notice to this client, or queue it."""
        if not isinstance(notice, Packet):
            self._handle_notice(notice)
        elif self.dropped is not None:
            return
        elif self._held is not None:
            self._held.append(notice)
        else:
            line = self._channel
            if line is None or self.waiting or not line.offer((notice,)):
                self._queue(notice)

    def _handle_notice(self, notice: Notice) -> None:
        """Handle a notice that is not a ready-made message."""
        if isinstance(notice, SeatsChanged):
            you = notice.rights(self.guest, self.name, self.claimed)
            seats = tuple(you.seats)
            if seats != self.announced_seats:
                self.announced_seats = seats
                self.send(YouChanged(you))
        elif isinstance(notice, ChatNotice):
            if self.receives_chat_of(notice.author):
                self.receive(notice.packet)
        elif isinstance(notice, Disconnect):
            self.drop(notice.code)

    def receives_chat_of(self, author: str) -> bool:
        """Whether chat lines of an author are sent to this client."""
        return not self.without_chat and author not in self.standing.blocked

    def send(self, message: ServerMessage) -> None:
        """Send a message to this client only."""
        self.receive(Packet(encoder.encode(message)))

    def _queue(self, packet: Packet) -> None:
        limits = self._limits
        many = len(self.waiting) >= limits.waiting_messages
        large = self.waiting and self._bytes + packet.size > limits.waiting_bytes
        if many or large or not self._backlog.reserve(packet.size):
            self.drop(TOO_SLOW)
            return
        self._bytes += packet.size
        self.waiting.append(packet)
        if self._read_timer is None:
            self._restart_read_timer()

    def _restart_read_timer(self) -> None:
        if self._read_timer is not None:
            self._read_timer.cancel()
            self._read_timer = None
        if self.waiting:
            loop = asyncio.get_running_loop()
            seconds = self._limits.seconds_to_read
            self._read_timer = loop.call_later(seconds, self.drop, TOO_SLOW)

    def start_batch(self) -> None:
        """Collect the following messages, to write them together."""
        self._held = []

    def send_batch(self) -> None:
        """Write the collected messages."""
        held, self._held = self._held or [], None
        if self.dropped is not None or not held:
            return
        line = self._channel
        if line is not None and not self.waiting and line.offer(held):
            return
        for packet in held:
            self.receive(packet)

    def _flush(self) -> None:
        line = self._channel
        before = self._bytes
        while line is not None and self.waiting and line.offer((self.waiting[0],)):
            self._bytes -= self.waiting.popleft().size
        if self._bytes == before:
            return
        self._backlog.release(before - self._bytes)
        self._restart_read_timer()
        if not self.waiting and self.on_caught_up is not None:
            self.on_caught_up()

    def drop(self, code: int) -> None:
        """Close the connection as soon as possible; queued messages are discarded.

        A client that does not read would not read a close frame either, so its connection is
        aborted.
        """
        if self.dropped is None:
            self.dropped = code
            self.forget()
            self.gone.set()
            if code == TOO_SLOW and self._channel is not None:
                self._channel.abort()

    def forget(self) -> None:
        """Discard all queued messages."""
        self.waiting.clear()
        self._backlog.release(self._bytes)
        self._bytes = 0
        self._restart_read_timer()
