"""Finds, loads, deletes and unloads tables."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from arizona.engine.content import AT
from arizona.engine.errors import (
    ArizonaError,
)
from arizona.server.base.loop_watchdog import background_task
from arizona.server.protocol.codec import encoder
from arizona.server.protocol.parts import ChatLine, Phrase, TroubleKind
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.server import trouble_message
from arizona.server.store.store import (
    effective_lines,
)
from arizona.server.tables import access
from arizona.server.tables.compiled.game_log import GameLog
from arizona.server.tables.consistency import row_fault
from arizona.server.tables.room import Room
from arizona.server.tables.room_upkeep import RoomUpkeep
from arizona.server.tables.seating import Seating
from arizona.server.tables.services import Services
from arizona.server.tables.table_content import install_content
from arizona.server.tables.table_creation import TableCreation
from arizona.server.tables.table_rows import stored_game_log
from arizona.server.tables.table_state import LoadedTable
from arizona.server.tables.table_summaries import TableSummaries
from arizona.server.transport.bus import BusMessage, Disconnect, Notice
from arizona.server.transport.websocket_frames import Packet

RESTARTING: Final = 1012
SHORT_GAME: Final = 200
"""Maximum number of lines of a game that is replayed on the event loop. Longer games, and games
with a pack that may have to be built first, are replayed in a thread.
"""


class RoomManager:
    """The tables of this server."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.rooms: dict[str, Room] = {}
        self.summaries = TableSummaries(services, self.rooms)
        self.creation = TableCreation(services, self)
        self.upkeep = RoomUpkeep(services, self)
        self._loading: dict[str, asyncio.Future[Room]] = {}
        services.store.on_trouble = self._on_trouble
        services.bus.on_back = self.upkeep.sync_soon.set

    async def open(self) -> None:
        """Start the background tasks, which also resume games where a bot or a clock is due."""
        self.upkeep.start()

    async def close(self) -> None:
        """Disconnect everyone and unload all tables."""
        self.upkeep.stop()
        for room in list(self.rooms.values()):
            room.automation.stop()
            room.broadcast.send(Disconnect(RESTARTING))
        self.rooms.clear()

    # --- finding --------------------------------------------------------------------------------

    async def get(self, id: str) -> Room:
        """Return a table from memory or from the store, or raise ``Refusal``."""
        room = self.rooms.get(id)
        if room is not None:
            room.state.used = time.monotonic()
            return room
        loading = self._loading.get(id)
        if loading is None:
            loading = background_task("load table", self._load(id))
            self._loading[id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def readable(self, id: str, guest: str) -> Room:
        """Return a table that a guest may read, or raise ``Refusal``. Requests use this, never
        ``get``.
        """
        room = await self.get(id)
        access.check_guest(room.state, guest)
        return room

    async def _load(self, id: str) -> Room:
        bus = self.services.bus
        if not bus.shared:
            return await self._read(id)
        news: list[Notice] = []
        bus.subscribe(id, news.append)  # collects messages that arrive during the read
        try:
            await bus.subscribed(id)
            room = await self._read(id)
            bus.subscribe(id, room.replication.receive)
        finally:
            bus.unsubscribe(id, news.append)
        room.replication.send_presence(asks=True)
        for notice in news:
            room.replication.receive(notice)
        return room

    async def _read(self, id: str) -> Room:
        """Read a table from the store."""
        limits = self.services.settings.limits
        loaded = await self.services.store.load(id, limits.chat_lines)
        if loaded is None:
            raise Refusal("no-such-table", "there is no table at this address")
        row, log = loaded.row, loaded.log
        chat = [ChatLine(line.id, line.seat, line.name, line.text, line.at) for line in loaded.chat]
        authors = {line.id: line.guest for line in loaded.chat}
        seating = Seating(row.game, row.seats, loaded.holders, rated=row.settings.competitive)
        moves = effective_lines(log)
        lines = [entry.line for entry in moves]
        seq = log[-1].seq if log else 0
        await install_content(self.services.store, row.game, row.content)
        game_log: GameLog | None = None
        why: str | None = None
        try:
            if len(lines) < SHORT_GAME and AT not in row.content:
                game_log = stored_game_log(row, seating, lines)
            else:
                game_log = await self.services.work.in_thread(stored_game_log, row, seating, lines)
        except ArizonaError as error:
            why = str(error)
        if game_log is not None and row.progress.status == "over":
            fault = row_fault(row, game_log)
            if fault is not None:  # played with other rules: leave its result as it is
                game_log, why = None, str(fault)
        room = Room(
            self.services, LoadedTable(row, seating, game_log, lines, seq, chat, authors, why)
        )
        room.state.requests.load(moves, log)
        room.on_broken = self._on_broken_room
        self.rooms[id] = room
        room.automation.resume()
        return room

    def _on_trouble(self, kind: TroubleKind | None) -> None:
        """Tell everyone that changes cannot be saved now, or that they can again."""
        packet = Packet(encoder.encode(trouble_message(kind)))
        self.upkeep.sweep_soon.set()
        self.upkeep.sync_soon.set()
        for room in list(self.rooms.values()):
            room.broadcast.send(packet)
            if kind is None:
                room.broadcast.send_table()  # clocks were stopped
                room.automation.advance()

    def _on_broken_room(self, room: Room) -> None:
        if self.rooms.get(room.id) is room:
            self.unload(room)
            self.upkeep.sweep_soon.set()  # a bot or clock may be due, and no one may reconnect

    def unload(self, room: Room) -> None:
        """Remove a room from memory."""
        del self.rooms[room.id]
        self.services.bus.unsubscribe(room.id, room.replication.receive)
        if room.automation.has_lease:
            self.services.store.release(room.id)

    # --- deleting ---------------------------------------------------------------------------------

    async def delete(self, id: str, guest: str) -> None:
        """Delete a table that belongs to one guest; remove only the guest if it is finished and
        shared.

        A running game with other players cannot be deleted, only resigned.
        """
        store = self.services.store
        row = await store.table(id)
        holders = {} if row is None else await store.holders(id)
        held = {one for guests in holders.values() for one in guests}
        if row is None or not guest or (guest != row.host and guest not in held):
            raise Refusal("no-such-table", "you have no such table")
        if held - {guest} and row.progress.status != "over":
            raise Refusal(
                "not-allowed", "others play at this table", Phrase("table-delete-others", {})
            )
        if row.settings.tournament and row.progress.status != "over":
            words = Phrase("tournament-table-delete", {})
            raise Refusal("not-allowed", "the table belongs to a tournament", words)
        self.close_room(id)
        if held - {guest} or row.settings.tournament:
            await store.forget(id, guest)
        else:
            await store.remove([id])
        if self.services.bus.shared:
            self.services.bus.publish(id, BusMessage(self.services.name, gone=True))

    async def refresh(self, ids: list[str]) -> None:
        """Read tables again whose hosts or holders were changed in the store, on all servers."""
        for id, version in (await self.services.store.versions(ids)).items():
            room = self.rooms.get(id)
            if room is not None:
                room.replication.note_version(version)
            if self.services.bus.shared:
                self.services.bus.publish(id, BusMessage(self.services.name, version=version))

    def disconnect_guest(self, guest: str) -> None:
        """Disconnect all sockets of a guest, so that they reconnect with a new identity."""
        for room in self.rooms.values():
            for client in tuple(room.state.clients):
                if client.guest == guest:
                    client.drop(RESTARTING)

    async def remove_unstarted(self, ids: list[str]) -> None:
        """Delete tables without moves, except those where someone is connected."""
        gone = [id for id in ids if id not in self.rooms or self.rooms[id].idle()]
        for id in gone:
            self.close_room(id)
        await self.services.store.remove(gone)
        if self.services.bus.shared:
            for id in gone:
                self.services.bus.publish(id, BusMessage(self.services.name, gone=True))

    def close_room(self, id: str) -> None:
        """Disconnect everyone from a table and unload it."""
        room = self.rooms.get(id)
        if room is not None:
            room.close()
