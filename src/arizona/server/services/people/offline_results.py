"""Games and puzzles that a signed-in person finished offline.

The browser submits them when it is online again. Submissions are idempotent: a game has an id that
the browser created, and a puzzle counts only once. Nothing here changes a rating, because the
server cannot verify how the results came about.
"""

from __future__ import annotations

import hashlib

from msgspec.structs import replace

from arizona.server.protocol.parts import Phrase
from arizona.server.protocol.people import OfflineAccount, OfflineGame, OfflinePuzzles, OfflineSaved
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.rest import ImportRecord
from arizona.server.services.people.sessions import SignedIn
from arizona.server.services.puzzles.puzzle_service import PuzzleService
from arizona.server.store.database import Database
from arizona.server.store.store import NewTable, StaleError
from arizona.server.tables.room_manager import RoomManager


def owner_key(person: str) -> str:
    """Return the key of a person in the offline version; it does not change with the name."""
    return hashlib.sha256(f"arizona-offline:{person}".encode()).hexdigest()[:24]


class OfflineResults:
    """Receives results from the offline version."""

    def __init__(self, store: Database, rooms: RoomManager, puzzles: PuzzleService) -> None:
        self._store = store
        self._rooms = rooms
        self._puzzles = puzzles

    async def account(self, signed_in: SignedIn) -> OfflineAccount:
        """Return the account data that the browser stores for offline use."""
        progress = await self._puzzles.progress(signed_in.person)
        owner = owner_key(signed_in.person)
        return OfflineAccount(owner, signed_in.name, progress.solved, progress.days)

    async def add_game(self, signed_in: SignedIn, game: OfflineGame, address: str) -> OfflineSaved:
        """Save a finished game as a table, once per id."""
        _check_owner(signed_in, game.owner)
        person = signed_in.person
        known = await self._store.offline_game(person, game.id)
        if known is not None:
            return OfflineSaved(known)

        async def save(new: NewTable) -> None:
            new.row.settings = replace(new.row.settings, offline=True)
            await self._store.add_offline_game(person, game.id, new)

        try:
            made = await self._rooms.creation.import_finished(
                ImportRecord(game.record), person, signed_in.name, address, save
            )
        except StaleError:  # another tab was faster
            known = await self._store.offline_game(person, game.id)
            if known is None:
                raise
            return OfflineSaved(known)
        return OfflineSaved(made.table)

    async def add_puzzles(self, signed_in: SignedIn, solved: OfflinePuzzles) -> None:
        """Add solved puzzles and days to the progress of a person."""
        _check_owner(signed_in, solved.owner)
        await self._puzzles.add_solved(signed_in.person, solved.solved, solved.days)


def _check_owner(signed_in: SignedIn, owner: str) -> None:
    if owner != owner_key(signed_in.person):
        words = Phrase("people-offline-other", {})
        raise Refusal("not-allowed", "this was played by another person", words)
