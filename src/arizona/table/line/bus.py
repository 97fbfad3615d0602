"""How a message reaches everyone at a table. In one process it is a list of listeners."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from arizona.table.line.frames import Packet

Receiver = Callable[[Packet], None]
"""Takes a message at once; it never waits and never raises."""


class Bus(Protocol):
    """Carries messages from rooms to whoever listens to a table."""

    def publish(self, table: str, message: Packet) -> None:
        """Send a message to everyone who listens to that table."""

    def subscribe(self, table: str, receiver: Receiver) -> None:
        """Listen to a table."""

    def unsubscribe(self, table: str, receiver: Receiver) -> None:
        """Listen no more."""


class LocalBus:
    """The bus within one process."""

    def __init__(self) -> None:
        self._receivers: dict[str, list[Receiver]] = {}

    def publish(self, table: str, message: Packet) -> None:
        """Send a message to everyone who listens to that table."""
        for receiver in tuple(self._receivers.get(table, ())):
            receiver(message)

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
