"""Storage of games played offline: which table was created from which of a browser's games."""

from __future__ import annotations

from typing import Final

from arizona.server.store import sql
from arizona.server.store.row_store import RowStore
from arizona.server.store.sql import ADD_OFFLINE_GAME
from arizona.server.store.store import NewTable

OFFLINE_GAME: Final = "person, id, table_id"


class OfflineGameStore(RowStore):
    """Games played offline in a database; subclasses provide the connection."""

    async def add_offline_game(self, person: str, id: str, table: NewTable) -> None:
        """Add a game with its table; raise ``StaleError`` if the person has added it already."""
        await self._write([(ADD_OFFLINE_GAME, (person, id, table.row.id)), *sql.new_table(*table)])

    async def offline_game(self, person: str, id: str) -> str | None:
        """Return the table of a game that a person has added."""
        rows = await self._rows(
            "SELECT table_id FROM offline_games WHERE person=? AND id=?", (person, id)
        )
        return str(rows[0][0]) if rows else None
