"""Keeps people who have blocked each other apart."""

from __future__ import annotations

from arizona.server.protocol.parts import ChatLine, Phrase
from arizona.server.protocol.refusal import Refusal
from arizona.server.store.store import TableRow
from arizona.server.tables.seating import Seating
from arizona.server.tables.table_state import TableState
from arizona.server.transport.connection import Client


def meets_blocked(row: TableRow, seating: Seating, blocked: frozenset[str]) -> bool:
    """Whether someone would meet a blocked person by joining a table from the lobby."""
    return row.host in blocked or any(
        guest in blocked for holders in seating.holders.values() for guest in holders
    )


def check_blocks(state: TableState, client: Client) -> None:
    """Raise ``Refusal`` if a connection may not sit down because of a block.

    The host of a table never has to play with a blocked person. At a table that is listed in the
    lobby, this applies to all players; at others, they have invited each other.
    """
    blocked = client.standing.blocked
    if not blocked or state.is_host(client):
        return
    if state.row.host in blocked or (
        state.row.open and meets_blocked(state.row, state.seating, blocked)
    ):
        words = Phrase("moderation-seat-unavailable", {})
        raise Refusal("not-allowed", "this seat is not available", words)


def visible_chat(state: TableState, client: Client) -> list[ChatLine]:
    """Return the chat lines that a connection receives; the list of the table if it is complete."""
    if client.without_chat:
        return []
    blocked = client.standing.blocked
    authors = state.authors
    if not any(authors.get(line.id, "") in blocked for line in state.chat):
        return state.chat
    return [line for line in state.chat if authors.get(line.id, "") not in blocked]
