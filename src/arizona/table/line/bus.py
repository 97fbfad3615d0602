"""How what happens at a table reaches everyone who is there. A room tells nobody in another way.

What is told is data, not a call: in one process the bus is a list of listeners, between several it
would be a line.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from arizona.table.line.frames import Packet
from arizona.table.protocol.parts import You


class Rights(Protocol):
    """Knows what a guest may do, who may also have shown the secrets of seats."""

    def __call__(self, guest: str, name: str, claimed: dict[int, bytes]) -> You:
        """What he may do now."""


class Reseated(NamedTuple):
    """Seats have changed hands: each who listens looks up what that is for him."""

    rights: Rights


class Farewell(NamedTuple):
    """The table sends everyone away."""

    code: int


Notice = Packet | Reseated | Farewell
Receiver = Callable[[Notice], None]
"""Takes a notice at once; it never waits and never raises."""


class Bus(Protocol):
    """Carries notices from rooms to whoever listens to a table."""

    def publish(self, table: str, notice: Notice) -> None:
        """Tell everyone who listens to that table."""

    def subscribe(self, table: str, receiver: Receiver) -> None:
        """Listen to a table."""

    def unsubscribe(self, table: str, receiver: Receiver) -> None:
        """Listen no more."""


class LocalBus:
    """The bus within one process."""

    def __init__(self) -> None:
        self._receivers: dict[str, list[Receiver]] = {}

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
