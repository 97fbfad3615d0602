"""What tables are played with, by its hash: brought from the store to where games look for it."""

from __future__ import annotations

import asyncio
from typing import Protocol

import arizona
from arizona.engine.content import AT, is_digest, is_known, keep_body


class Contents(Protocol):
    """Where contents are kept by their hash."""

    async def content(self, game: str, digest: str) -> str | None:
        """One of them."""


async def bring_content(store: Contents, game: str, wanted: str) -> None:
    """Lay a kept content where games look for it, if it is not there: another server kept it."""
    _, at, digest = wanted.partition(AT)
    if not at or game not in arizona.game_names() or is_known(game, wanted):
        return
    body = await store.content(game, digest) if is_digest(digest) else None
    if body is not None:
        await asyncio.to_thread(keep_body, game, digest, body)
