"""An in-memory storage area for the offline store."""

from __future__ import annotations

import asyncio


class Memory:
    """A storage area that can be full and that outlives an offline server."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.full = False

    async def put(self, name: str, text: str) -> None:
        await asyncio.sleep(0)
        if self.full:
            raise OSError("the quota is used up")
        self.texts[name] = text

    async def drop(self, name: str) -> None:
        self.texts.pop(name, None)
