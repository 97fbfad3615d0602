"""Summaries of tables for lists."""

from __future__ import annotations

from collections.abc import Mapping

import arizona
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.rest import TableCard
from arizona.server.store.store import TableRow
from arizona.server.tables import access
from arizona.server.tables.blocks import meets_blocked
from arizona.server.tables.room import Room
from arizona.server.tables.seating import Seating
from arizona.server.tables.services import Services
from arizona.server.tables.table_rows import table_info
from arizona.server.transport.connection import Client


class TableSummaries:
    """Summarizes tables, from memory if they are loaded."""

    def __init__(self, services: Services, rooms: Mapping[str, Room]) -> None:
        self.services = services
        self.rooms = rooms

    async def cards(
        self, guest: str, *, lobby: bool, blocked: frozenset[str] = frozenset()
    ) -> list[TableCard]:
        """Return the tables in the lobby or of a guest, most recently changed first.

        Tables with ``blocked`` people are left out of the lobby.
        """
        store = self.services.store
        if not lobby:
            return [await self.card(row, guest) for row in await store.tables(guest=guest)]
        rows = await store.tables(open_only=True)
        if blocked:
            rows = [row for row in rows if not await self._meets(row, blocked)]
        found = [await self.readable_card(row, guest) for row in rows]
        return [card for card in found if card is not None]

    async def _meets(self, row: TableRow, blocked: frozenset[str]) -> bool:
        seating = Seating(row.game, row.seats, await self.services.store.holders(row.id))
        return meets_blocked(row, seating, blocked)

    async def card_of(self, id: str, guest: str) -> TableCard:
        """Return the summary of a table that a guest may read, or raise ``Refusal``."""
        row = await self.services.store.table(id)
        if row is None:
            raise Refusal("no-such-table", "there is no table at this address")
        card = await self.readable_card(row, guest)
        if card is None:
            raise access.closed()
        return card

    async def readable_card(self, row: TableRow, guest: str) -> TableCard | None:
        """Return the summary of a table, or ``None`` if the guest may not read the table."""
        room = self.rooms.get(row.id)
        if room is not None:
            allowed = access.may_read_table(room.state, guest)
        elif row.settings.watch:
            allowed = True
        else:
            seating = Seating(row.game, row.seats, await self.services.store.holders(row.id))
            allowed = access.may_read(row, seating, row.progress.status, guest)
        return await self.card(row, guest) if allowed else None

    async def card(self, row: TableRow, guest: str) -> TableCard:
        """Return the summary of a table."""
        room = self.rooms.get(row.id)
        if room is not None and room.state.version < row.version:
            # changed by another server: the row is newer
            room.replication.note_version(row.version)
            room = None
        if room is None:
            seating = Seating(row.game, row.seats, await self.services.store.holders(row.id))
            old = not arizona.get_game(row.game).plays_rules(row.rules)
            info = table_info(row, seating, "read-only" if old else row.progress.status)
        else:
            seating, info = room.state.seating, room.state.info()
        progress, store = row.progress, self.services.store
        deadline = progress.deadline if info.status == "playing" else None
        viewer = Client(guest, "", self.services.settings.limits, known=True)
        yours = list(seating.played_by(viewer))
        return TableCard(
            table=info,
            moment=progress.moment,
            to_move=progress.to_move,
            scores=progress.scores,
            changed=row.changed,
            yours=yours,
            your_turn=info.status in ("playing", "waiting") and progress.to_move in yours,
            left_ms=None if deadline is None else max(0, deadline - store.server_clock.now()),
            spectators=0 if room is None else room.state.spectators(),
        )
