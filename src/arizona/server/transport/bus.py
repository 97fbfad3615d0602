"""How what happens at a table reaches everyone who is there. A room tells nobody in another way.

What is told is data, not a call: in one process the bus is a list of listeners, between several it
is a connection for ``BusMessage``. Messages may be lost: the store has everything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from msgspec import Struct

from arizona.server.protocol.parts import You
from arizona.server.store.store import Change
from arizona.server.transport.websocket_frames import Packet


class Rights(Protocol):
    """Knows what a guest may do, who may also have shown the secrets of seats."""

    def __call__(self, guest: str, name: str, claimed: dict[int, bytes]) -> You:
        """What he may do now."""


class SeatsChanged(NamedTuple):
    """Seats have changed hands: each who listens looks up what that is for him."""

    rights: Rights


class Disconnect(NamedTuple):
    """The table sends everyone away."""

    code: int


class Presence(Struct, frozen=True, array_like=True):
    """Who is at a table in one server: seats whose players are there, and how many watch."""

    seats: list[int]
    spectators: int


class BusMessage(Struct, omit_defaults=True):
    """What happened at a table in one server, for the others."""

    server: str
    change: Change | None = None
    """What was kept."""
    here: Presence | None = None
    """Who is here."""
    asks: bool = False
    """Whether the others are asked who is with them."""
    gone: bool = False
    """The table is no more."""


Notice = Packet | SeatsChanged | Disconnect | BusMessage
Receiver = Callable[[Notice], None]
"""Takes a notice at once; it never waits and never raises."""
DUE = "due"
"""No table: here is told that a bot is to move somewhere."""


class Bus(Protocol):
    """Carries notices from rooms to whoever listens to a table."""

    shared: bool
    """Whether other servers may hear it too."""
    on_back: Callable[[], None] | None
    """Told when the others can be heard again: meanwhile something may have been missed."""

    sent: int
    """News sent since the start."""
    came: int
    """News heard since the start."""
    left_out: int
    """News that could not be sent."""

    @property
    def connected(self) -> bool:
        """Whether the others can be heard now."""

    async def open(self) -> None:
        """Get ready."""

    async def close(self) -> None:
        """Let go."""

    def publish(self, table: str, notice: Notice) -> None:
        """Tell everyone who listens to that table; news also in the other servers."""

    def subscribe(self, table: str, receiver: Receiver) -> None:
        """Listen to a table."""

    def unsubscribe(self, table: str, receiver: Receiver) -> None:
        """Listen no more."""

    async def allow(self, what: str, rate: float, burst: float) -> bool | None:
        """Whether one more is allowed, counted by all servers; ``None``: each counts for itself."""

    async def heard(self, table: str) -> None:
        """Wait until nothing is missed that other servers tell of a table one listens to."""


class LocalBus:
    """The bus within one process."""

    def __init__(self) -> None:
        self.shared = False
        self.sent = self.came = self.left_out = 0
        self.on_back: Callable[[], None] | None = None
        self._receivers: dict[str, list[Receiver]] = {}

    @property
    def connected(self) -> bool:
        """There are no others."""
        return True

    async def open(self) -> None:
        """There is nothing to open."""

    async def close(self) -> None:
        """There is nothing to close."""

    def publish(self, table: str, notice: Notice) -> None:
        """Tell everyone who listens to that table."""
        for receiver in tuple(self._receivers.get(table, ())):
            receiver(notice)

    def subscribe(self, table: str, receiver: Receiver) -> None:
        """Listen to a table."""
        self._receivers.setdefault(table, []).append(receiver)

    def unsubscribe(self, table: str, receiver: Receiver) -> None:
        """Listen no more."""
        receivers = self._receivers.get(table, [])
        if receiver in receivers:
            receivers.remove(receiver)
        if not receivers:
            self._receivers.pop(table, None)

    async def allow(self, what: str, rate: float, burst: float) -> bool | None:
        """There is only this one."""
        return None

    async def heard(self, table: str) -> None:
        """There is nobody else to be heard."""
