"""Decides who may read a table. Every route and socket message that reads one asks here.

The host of a table may close it to spectators. A closed table can be read by its host and by the
players who hold a seat, and by nobody else: not over the socket, not in a list, not as a record,
picture, print, review or copy.

There is one exception. While a seat is open, a stranger may read the table, because that stranger
may be the player it is waiting for. The exception ends when the last seat is taken or the game is
over. It does not apply to guests whom the host has sent away, nor to tables for one player.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from arizona.server.protocol.parts import Phrase, Status
from arizona.server.protocol.refusal import Refusal
from arizona.server.store.store import TableRow
from arizona.server.tables.seating import Seating
from arizona.server.transport.connection import Client


class ReadableTable(Protocol):
    """What an access decision needs of a table in memory."""

    row: TableRow
    seating: Seating

    def status(self) -> Status:
        """The table's status."""


def is_host(row: TableRow, guest: str) -> bool:
    """Whether a guest is the host. A table may have no host; then nobody is."""
    return bool(guest) and guest == row.host


def may_read(
    row: TableRow,
    seating: Seating,
    status: Status,
    guest: str,
    claimed: Mapping[int, bytes] | None = None,
) -> bool:
    """Whether a guest may read a table.

    ``guest`` is empty for a browser without a cookie. ``claimed`` maps seats to the hashes of the
    secrets that a connection has shown for them.
    """
    house = row.house
    if house.watch or is_host(row, guest) or seating.seats_of(guest, dict(claimed or {})):
        return True
    return status == "waiting" and not house.take_back and guest not in house.barred


def may_read_room(
    room: ReadableTable, guest: str, claimed: Mapping[int, bytes] | None = None
) -> bool:
    """Whether a guest may read a table that is in memory."""
    return may_read(room.row, room.seating, room.status(), guest, claimed)


def check_guest(room: ReadableTable, guest: str) -> None:
    """Refuse a request of a guest who may not read the table."""
    if not may_read_room(room, guest):
        raise closed()


def check_client(room: ReadableTable, client: Client) -> None:
    """Refuse a socket message of a connection that may not read the table."""
    if not may_read_room(room, client.guest, client.claimed):
        raise closed()


def closed() -> Refusal:
    """The refusal for a table that is closed to spectators."""
    words = Phrase("table-no-spectators", {})
    return Refusal("not-allowed", "this table is closed to spectators", words)
