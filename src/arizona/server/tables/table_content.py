"""Loads content packs that tables are played with from the store, by hash."""

from __future__ import annotations

import asyncio
from typing import Protocol

import arizona
from arizona.engine.content import AT, is_digest, is_known, store_pack_body


class Contents(Protocol):
    """A store of contents by hash."""

    async def content(self, game: str, digest: str) -> str | None: ...


async def install_content(store: Contents, game: str, wanted: str) -> None:
    """Copy a stored content to the local pack folder, unless it is already there."""
    _, at, digest = wanted.partition(AT)
    if not at or game not in arizona.game_names() or is_known(game, wanted):
        return
    body = await store.content(game, digest) if is_digest(digest) else None
    if body is not None:
        await asyncio.to_thread(store_pack_body, game, digest, body)
