"""The base of all stores: reads and writes rows of a database."""

from __future__ import annotations

from collections.abc import Iterable

from arizona.server.store.sql import Statement, Values


class RowStore:
    """Rows of a database; subclasses provide the connection."""

    async def _rows(self, sentence: str, values: Iterable[object] = ()) -> list[Values]:
        """Return the rows of a query."""
        raise NotImplementedError

    async def _write(self, work: list[Statement]) -> None:
        """Execute statements in one transaction."""
        raise NotImplementedError
