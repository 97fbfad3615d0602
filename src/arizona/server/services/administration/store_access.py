"""Direct access to a store for commands, without a server."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import Self

from arizona.server.store.backends import open_store


class StoreAccess:
    """Opens a store for the duration of an ``async with`` block."""

    def __init__(self, where: str | Path, *, alone: bool = False) -> None:
        self.store = open_store(where, alone=alone)

    async def __aenter__(self) -> Self:
        await self.store.open()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.store.close()
