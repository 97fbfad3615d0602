"""Puzzles that somebody has kept from moments of reviews: a collection of one's own.

It is known by the guest's cookie, and the browser has it too: ``data`` holds all of a puzzle, so
that another server can take it over.
"""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from arizona.server.base.fair_queue import Requester
from arizona.server.protocol.puzzles import MOST_KEPT
from arizona.server.services.puzzles import puzzle_jobs as jobs
from arizona.server.services.puzzles.saved_puzzle import (
    MARK,
    SavedPuzzle,
    as_set,
    fits,
    named,
    read,
)
from arizona.server.store.store import Store
from arizona.server.tables.work import Work

__all__ = ["Collection", "SavedPuzzle", "as_set", "named", "read"]

KEPT: Final = "kept-puzzles"


class Collection:
    """What guests have kept."""

    def __init__(self, store: Store, work: Work) -> None:
        self.store = store
        self.work = work
        self._lock = asyncio.Lock()

    async def all(self, guest: str | None) -> list[SavedPuzzle]:
        """The puzzles of a guest, the newest first."""
        text = None if guest is None else await self.store.note(KEPT, guest)
        if text is None:
            return []
        try:
            return msgspec.json.decode(text, type=list[SavedPuzzle])
        except msgspec.DecodeError:
            return []  # of another version

    async def find(self, guest: str | None, game: str, id: str) -> SavedPuzzle | None:
        """One of them, if the rules and the pack are still those it was kept with."""
        if not id.startswith(MARK):
            return None
        for one in await self.all(guest):
            if one.key == (game, id) and fits(one.header):
                return one
        return None

    async def add(self, guest: str, kept: SavedPuzzle) -> None:
        """Keep one more; the same moment is kept once."""
        async with self._lock:
            others = [one for one in await self.all(guest) if one.key != kept.key]
            await self._save(guest, [kept, *others][:MOST_KEPT])

    async def drop(self, guest: str, game: str, id: str) -> None:
        """Keep it no longer."""
        async with self._lock:
            others = [one for one in await self.all(guest) if one.key != (game, id)]
            await self._save(guest, others)

    async def bring(self, guest: str, brought: list[str], requester: Requester) -> None:
        """Take over what a browser has kept, where nothing is kept here yet."""
        if not brought or await self.all(guest):
            return
        found = await self.work.run(requester, jobs.read_puzzles, brought)
        async with self._lock:
            if not await self.all(guest):
                await self._save(guest, found)

    async def _save(self, guest: str, kept: list[SavedPuzzle]) -> None:
        await self.store.save_note(KEPT, guest, msgspec.json.encode(kept).decode())
