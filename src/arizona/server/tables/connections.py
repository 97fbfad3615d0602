"""The connections of a table: who joins, who leaves, and what a new connection receives."""

from __future__ import annotations

import asyncio
import time
from typing import Final, Protocol

from arizona.server.protocol.client import Hello
from arizona.server.protocol.codec import encoder
from arizona.server.protocol.parts import VERSION, SeatKey
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.server import CaughtUp, trouble_message
from arizona.server.store.store import Change
from arizona.server.tables import access
from arizona.server.tables.automation import Automation
from arizona.server.tables.blocks import visible_chat
from arizona.server.tables.broadcast import Broadcast
from arizona.server.tables.change_queue import NOTHING, Answered, PendingChange, Work, ignore
from arizona.server.tables.clocks import now_ms
from arizona.server.tables.replication import Replication
from arizona.server.tables.services import Services
from arizona.server.tables.snapshot_cache import SnapshotCache
from arizona.server.tables.table_state import TableState
from arizona.server.transport.connection import Client
from arizona.server.transport.websocket_frames import Packet

PRESENCE_SECONDS: Final = 0.1
"""Minimum delay. It grows with the number of clients, since the total cost of presence messages is
quadratic.
"""


class ConnectedRoom(Protocol):
    """What the connections need of their room."""

    @property
    def broken(self) -> bool: ...

    def do(self, work: Work, answered: Answered, *, reads: bool = False) -> None:
        """Queue a piece of work."""

    def seats_change(self, seats: list[int], holders: dict[int, list[str]]) -> Change:
        """Return a change of seats and holders to save."""


class Connections:
    """The connections of one table."""

    def __init__(
        self,
        services: Services,
        state: TableState,
        broadcast: Broadcast,
        replication: Replication,
        automation: Automation,
        room: ConnectedRoom,
    ) -> None:
        self._services = services
        self._state = state
        self._broadcast = broadcast
        self._replication = replication
        self._automation = automation
        self._room = room
        self.snapshots = SnapshotCache()
        self._presence_timer: asyncio.TimerHandle | None = None

    def join(self, client: Client, hello: Hello) -> PendingChange:
        """Admit a connection and send it a snapshot, or only what it missed."""
        state = self._state
        came = not self._remove(client)
        trouble = self._services.store.trouble
        new = [key for key in hello.seats if self._try_claim(client, key, hold=trouble is None)]
        if not access.may_read_table(state, client.guest, client.claimed):
            client.drop(access.CLOSED)
            return NOTHING
        change = None
        if new:
            holders = {key.seat: state.seating.holders[key.seat] for key in new}
            change = self._room.seats_change([], holders)

        def publish() -> None:
            state.clients.add(client)
            client.ready = True
            client.announced_seats = state.seating.played_by(client)
            client.receive(self._first_packet(client, hello))
            if trouble is not None:
                client.send(trouble_message(trouble))
            if new:
                self._broadcast.send_table()
            elif came:
                self.schedule_presence()
            self._services.bus.subscribe(state.id, client.receive)
            self._automation.advance()

        return PendingChange(change, publish)

    def _try_claim(self, client: Client, key: SeatKey, *, hold: bool) -> bool:
        try:
            return self._state.seating.claim(client, key, hold=hold)
        except Refusal:
            # An old link still lets one watch; the list of seats shows that the seat belongs to
            # another.
            return False

    def _first_packet(self, client: Client, hello: Hello) -> Packet:
        state = self._state
        spectators = state.spectators()
        client.without_chat = not hello.chat_on
        visible = visible_chat(state, client)
        you = self._broadcast.permissions(client.guest, client.name, client.claimed)
        if hello.have is not None and state.game_log is not None:
            here = hello.have == state.seq
            updates = [] if here else state.updates.since(hello.have)
            if updates is not None:
                clocks = state.clock_infos()
                lines = [line for line in visible if line.id > hello.chat]
                missed = CaughtUp(
                    VERSION, now_ms(), state.info(), you, updates, clocks, lines, spectators
                )
                return Packet(encoder.encode(missed))
        if visible is not state.chat:  # the cache has all lines
            own = SnapshotCache()
            own.put(state.scene(), [] if state.game_log is None else state.game_log.events, visible)
            return own.packet(now_ms(), state.info(), you, spectators)
        if not self.snapshots.known(state.seq, state.chat[-1].id if state.chat else 0):
            log = [] if state.game_log is None else state.game_log.events
            self.snapshots.put(state.scene(), log, state.chat)
        return self.snapshots.packet(now_ms(), state.info(), you, spectators)

    def part(self, client: Client) -> None:
        """Remove a closed connection."""
        state = self._state
        seats = state.seating.played_by(client)
        if self._remove(client):
            state.used = time.monotonic()
            for seat in seats:
                if not state.present(seat):
                    state.grace_period.left[seat] = state.server_clock.now()
            self.schedule_presence()

    def _remove(self, client: Client) -> bool:
        self._services.bus.unsubscribe(self._state.id, client.receive)
        if client not in self._state.clients:
            return False
        self._state.clients.discard(client)
        return True

    def schedule_presence(self) -> None:
        """Schedule a presence message that covers all clients who come and go in a short time."""
        if self._presence_timer is None:
            loop = asyncio.get_running_loop()
            seconds = PRESENCE_SECONDS * (1 + len(self._state.clients) / 25)
            self._presence_timer = loop.call_later(seconds, self._send_presence)

    def _send_presence(self) -> None:
        self._presence_timer = None
        if not self._room.broken:
            self._replication.send_presence()
            work = PendingChange(None, self._broadcast.send_table)
            self._room.do(lambda: work, ignore, reads=True)
