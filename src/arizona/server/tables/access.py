"""Decides who may read a table. Every route and socket message that reads one must check here.

The host of a table may close it to spectators. A closed table can be read only by its host and by
the players who hold a seat: no one else may read it over the socket, in a list, or as a record,
picture, print, review or copy.

There is one exception. While a seat is open, anyone may read the table, because they may be the
player it is waiting for. The exception ends when the last seat is taken or the game is over. It
does not apply to guests whom the host has removed, nor to tables for one player.

Tables of the daily challenge are closed until the day is over, and then open to everyone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from arizona.server.protocol.parts import Phrase, Status
from arizona.server.protocol.refusal import Refusal
from arizona.server.store.store import TableRow
from arizona.server.tables.daily_rules import is_public
from arizona.server.tables.seating import Seating
from arizona.server.transport.connection import Client

CLOSED: Final = 4403
"""The close code of a connection to a table that is closed to spectators."""


class ReadableTable(Protocol):
    """The parts of a table in memory that an access decision needs."""

    row: TableRow
    seating: Seating

    def status(self) -> Status: ...


def is_host(row: TableRow, guest: str) -> bool:
    """Whether a guest is the host. A table may have no host."""
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
    secrets that a connection has presented for them.
    """
    settings = row.settings
    if (
        settings.watch
        or is_public(row)
        or is_host(row, guest)
        or seating.seats_of(guest, dict(claimed or {}))
    ):
        return True
    return status == "waiting" and not settings.take_back and guest not in settings.barred


def may_read_table(
    table: ReadableTable, guest: str, claimed: Mapping[int, bytes] | None = None
) -> bool:
    """Whether a guest may read a table that is in memory."""
    return may_read(table.row, table.seating, table.status(), guest, claimed)


def check_guest(table: ReadableTable, guest: str) -> None:
    """Raise ``Refusal`` if a guest may not read the table."""
    if not may_read_table(table, guest):
        raise closed()


def check_client(table: ReadableTable, client: Client) -> None:
    """Raise ``Refusal`` if a connection may not read the table."""
    if not may_read_table(table, client.guest, client.claimed):
        raise closed()


def closed() -> Refusal:
    """Return the refusal for a table that is closed to spectators."""
    words = Phrase("table-no-spectators", {})
    return Refusal("not-allowed", "this table is closed to spectators", words)
