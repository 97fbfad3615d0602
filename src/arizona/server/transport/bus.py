"""Delivers what happens at a table to everyone connected to it. Rooms use no other way.

Notices are data. Within one process the bus is a list of receivers; between servers it is a
connection for ``BusMessage``. Messages may be lost, since the store has everything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from msgspec import Struct

from arizona.server.protocol.parts import You
from arizona.server.store.store import Change
from arizona.server.transport.websocket_frames import Packet


class Rights(Protocol):
    """Returns the permissions of a guest, who may also have presented seat secrets."""

    def __call__(self, guest: str, name: str, claimed: dict[int, bytes]) -> You: ...


class SeatsChanged(NamedTuple):
    """Seats changed hands: each receiver looks up its own permissions again."""

    rights: Rights


class ChatNotice(NamedTuple):
    """A line of chat. Connections that do not receive its author's chat skip it."""

    packet: Packet
    author: str
    """The id of the author; empty if unknown."""


class Disconnect(NamedTuple):
    """The table disconnects everyone."""

    code: int


class Presence(Struct, frozen=True, array_like=True):
    """Who is at a table on one server: the connected seats and the number of spectators."""

    seats: list[int]
    spectators: int


class BusMessage(Struct, omit_defaults=True):
    """What happened at a table on one server, for the other servers."""

    server: str
    change: Change | None = None
    """The change that was saved."""
    here: Presence | None = None
    asks: bool = False
    """Whether the other servers are asked to send their presence."""
    gone: bool = False
    """The table was deleted."""
    version: int = 0
    """The table has this version in the store, because of a change that no message contains."""


Notice = Packet | SeatsChanged | ChatNotice | Disconnect | BusMessage
Receiver = Callable[[Notice], None]
"""Handles a notice immediately; must not block or raise."""
DUE = "due"
"""Pseudo-table on which is announced that a bot has to move at some table."""


class Bus(Protocol):
    """Delivers notices from rooms to the receivers of a table."""

    shared: bool
    """Whether other servers receive messages too."""
    on_back: Callable[[], None] | None
    """Called when the connection to other servers is restored, since messages may have been missed.
    """

    sent: int
    """Number of messages sent since the start."""
    came: int
    """Number of messages received since the start."""
    left_out: int
    """Number of messages that could not be sent."""

    @property
    def connected(self) -> bool:
        """Whether messages of other servers are received now."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    def publish(self, table: str, notice: Notice) -> None:
        """Send a notice to all receivers of a table; a ``BusMessage`` also to other servers."""

    def subscribe(self, table: str, receiver: Receiver) -> None: ...

    def unsubscribe(self, table: str, receiver: Receiver) -> None: ...

    async def allow(self, what: str, rate: float, burst: float) -> bool | None:
        """Whether one more is allowed across all servers; ``None`` if each counts for itself."""

    async def subscribed(self, table: str) -> None:
        """Wait until the subscription is active, so that no message of other servers is missed."""


class LocalBus:
    """The bus within one process."""

    def __init__(self) -> None:
        self.shared = False
        self.sent = self.came = self.left_out = 0
        self.on_back: Callable[[], None] | None = None
        self._receivers: dict[str, list[Receiver]] = {}

    @property
    def connected(self) -> bool:
        return True

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    def publish(self, table: str, notice: Notice) -> None:
        for receiver in tuple(self._receivers.get(table, ())):
            receiver(notice)

    def subscribe(self, table: str, receiver: Receiver) -> None:
        self._receivers.setdefault(table, []).append(receiver)

    def unsubscribe(self, table: str, receiver: Receiver) -> None:
        receivers = self._receivers.get(table, [])
        if receiver in receivers:
            receivers.remove(receiver)
        if not receivers:
            self._receivers.pop(table, None)

    async def allow(self, what: str, rate: float, burst: float) -> bool | None:
        return None

    async def subscribed(self, table: str) -> None: ...
