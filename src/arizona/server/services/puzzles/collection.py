"""Puzzles that guests saved from reviews.

A guest is identified by a cookie. The browser stores the puzzles too: ``data`` is a complete puzzle
that can be imported on another server.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from arizona.server.base.fair_queue import Requester
from arizona.server.protocol.puzzles import MAX_SAVED
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

SAVED_PUZZLES: Final = "kept-puzzles"
CheckPosition = Callable[[str, str, int, list[int]], Awaitable[None]]
"""Takes guest, game, seats and actions; raises ``Refusal`` if the position must not be analyzed."""


class Collection:
    """The saved puzzles of all guests."""

    def __init__(self, store: Store, work: Work) -> None:
        self.store = store
        self.work = work
        self.lock = asyncio.Lock()

    async def all(self, guest: str | None) -> list[SavedPuzzle]:
        """Return a guest's puzzles, newest first."""
        text = None if guest is None else await self.store.note(SAVED_PUZZLES, guest)
        if text is None:
            return []
        try:
            return msgspec.json.decode(text, type=list[SavedPuzzle])
        except msgspec.DecodeError:
            return []  # written by another version

    async def find(self, guest: str | None, game: str, id: str) -> SavedPuzzle | None:
        """Find a saved puzzle; ``None`` if its rules or pack have changed."""
        if not id.startswith(MARK):
            return None
        for one in await self.all(guest):
            if one.key == (game, id) and fits(one.header):
                return one
        return None

    async def add(self, guest: str, puzzle: SavedPuzzle) -> None:
        """Save a puzzle, replacing an earlier copy of the same position."""
        async with self.lock:
            others = [one for one in await self.all(guest) if one.key != puzzle.key]
            await self._save(guest, [puzzle, *others][:MAX_SAVED])

    async def merged(self, one: str, other: str) -> list[SavedPuzzle]:
        """Return the puzzles of two guests without duplicates."""
        both = [*await self.all(one), *await self.all(other)]
        return list({puzzle.key: puzzle for puzzle in reversed(both)}.values())[::-1][:MAX_SAVED]

    async def drop(self, guest: str, game: str, id: str) -> None:
        async with self.lock:
            others = [one for one in await self.all(guest) if one.key != (game, id)]
            await self._save(guest, others)

    async def import_puzzles(
        self, guest: str, brought: list[str], requester: Requester, check: CheckPosition | None
    ) -> None:
        """Import a browser's puzzles if the guest has none here.

        ``check`` raises ``Refusal`` if a position must not be analyzed.
        """
        if not brought or await self.all(guest):
            return
        found = await self.work.run(requester, jobs.read_puzzles, brought)
        if check is not None:
            for one in found:
                await check(guest, one.header.game, one.puzzle.seats, one.puzzle.moves)
        async with self.lock:
            if not await self.all(guest):
                await self._save(guest, found)

    async def _save(self, guest: str, puzzles: list[SavedPuzzle]) -> None:
        await self.store.save_note(SAVED_PUZZLES, guest, msgspec.json.encode(puzzles).decode())
