"""Messages to everyone at a table."""

from __future__ import annotations

import time

from arizona.server.protocol.codec import encoder
from arizona.server.protocol.parts import EventInfo, Phrase, You
from arizona.server.protocol.server import SentAway, TableChanged
from arizona.server.tables import access
from arizona.server.tables.services import Services
from arizona.server.tables.table_state import TableState
from arizona.server.transport.bus import Notice, SeatsChanged
from arizona.server.transport.connection import Client
from arizona.server.transport.websocket_frames import Packet


class Broadcast:
    """Sends the messages of one table to all its connections."""

    def __init__(self, services: Services, state: TableState) -> None:
        self._bus = services.bus
        self._state = state

    def send(self, notice: Notice) -> None:
        """Send a notice to everyone at the table."""
        self._bus.publish(self._state.id, notice)

    def send_table(self) -> None:
        """Send everyone the seats and settings, and each client its own permissions."""
        state = self._state
        for client in tuple(state.clients):
            self._send_removal(client)
            if not access.may_read_table(state, client.guest, client.claimed):
                client.drop(access.CLOSED)
        self.send(SeatsChanged(self.permissions))
        if state.clients:
            message = TableChanged(state.info(), state.clock_infos(), state.spectators())
            self.send(Packet(encoder.encode(message)))

    def _send_removal(self, client: Client) -> None:
        """Tell a player why the host removed them from a seat."""
        seating = self._state.seating
        why = self._state.row.settings.sent_away.get(client.guest)
        lost = [seat for seat in client.announced_seats if not seating.plays(client, seat)]
        if why is not None and lost:
            client.send(SentAway(lost[0], Phrase(f"table-sent-away-{why}", {})))

    def send_update(
        self, seat: int, undone: int, moves: list[str], written: int, events: list[EventInfo]
    ) -> None:
        """Send everyone the new position and what led to it."""
        state = self._state
        before = state.seq
        state.seq += written
        state.used = time.monotonic()
        packet = state.updates.next(
            state.playable(),
            before,
            state.seq,
            state.clock_infos(),
            seat=seat,
            undone=undone,
            moves=moves,
            events=events,
        )
        self.send(packet)

    def send_remark(self, seat: int, lines: list[str], events: list[EventInfo]) -> None:
        """Send everyone a remark about the game and its consequences."""
        self._state.requests.add_moves(self._state.seq, len(lines))
        self.send_update(seat, 0, lines, len(lines), events)
        self.send_table()

    def permissions(self, guest: str, name: str, claimed: dict[int, bytes]) -> You:
        """Return what a client may do at the table."""
        state = self._state
        return You(name, state.seating.seats_of(guest, claimed), access.is_host(state.row, guest))
