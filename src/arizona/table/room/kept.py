"""Puzzles that somebody has kept from moments of reviews: a collection of one's own.

It is known by the guest's cookie, and the browser has it too: ``data`` holds all of a puzzle, so
that another server can take it over.
"""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from msgspec import Struct

from arizona.engine.errors import ArizonaError
from arizona.engine.match import Match
from arizona.puzzles.puzzle import Header, Puzzle, PuzzleSet, id_of
from arizona.puzzles.puzzle import fits as puzzle_fits
from arizona.puzzles.solving import setup_of
from arizona.table.protocol.parts import Phrase
from arizona.table.protocol.puzzles import MOST_DATA, MOST_KEPT
from arizona.table.store.store import Store

KEPT: Final = "kept-puzzles"
MARK: Final = "k"
"""Their names begin with it, so that they are not taken for one of a set."""


class Kept(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """One puzzle, with all that it takes to solve it, and where it is from."""

    header: Header
    puzzle: Puzzle
    table: str = ""
    moment: int = 0
    said: Phrase | None = None
    """Why the better move is better, as the review has told it."""

    @property
    def key(self) -> tuple[str, str]:
        """Its game and name."""
        return self.header.game, self.puzzle.id

    def data(self) -> str:
        """All of it as text."""
        return msgspec.json.encode(self).decode()


def named(puzzle: Puzzle) -> Puzzle:
    """A puzzle under the name of one that is kept."""
    return msgspec.structs.replace(puzzle, id=MARK + puzzle.id)


class Collection:
    """What guests have kept."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._lock = asyncio.Lock()

    async def all(self, guest: str | None) -> list[Kept]:
        """The puzzles of a guest, the newest first."""
        text = None if guest is None else await self.store.note(KEPT, guest)
        if text is None:
            return []
        try:
            return msgspec.json.decode(text, type=list[Kept])
        except msgspec.DecodeError:
            return []  # of another version

    async def find(self, guest: str | None, game: str, id: str) -> Kept | None:
        """One of them, if the rules and the pack are still those it was kept with."""
        if not id.startswith(MARK):
            return None
        for one in await self.all(guest):
            if one.key == (game, id) and fits(one.header):
                return one
        return None

    async def add(self, guest: str, kept: Kept) -> None:
        """Keep one more; the same moment is kept once."""
        async with self._lock:
            others = [one for one in await self.all(guest) if one.key != kept.key]
            await self._save(guest, [kept, *others][:MOST_KEPT])

    async def drop(self, guest: str, game: str, id: str) -> None:
        """Keep it no longer."""
        async with self._lock:
            others = [one for one in await self.all(guest) if one.key != (game, id)]
            await self._save(guest, others)

    async def bring(self, guest: str, brought: list[str]) -> None:
        """Take over what a browser has kept, where nothing is kept here yet."""
        async with self._lock:
            if not brought or await self.all(guest):
                return
            found: list[Kept] = []
            for text in brought:
                one = read(text)
                if one is not None and all(one.key != other.key for other in found):
                    found.append(one)
                await asyncio.sleep(0)  # each is played through: others get their turn between
            await self._save(guest, found)

    async def _save(self, guest: str, kept: list[Kept]) -> None:
        await self.store.save_note(KEPT, guest, msgspec.json.encode(kept).decode())


def fits(header: Header) -> bool:
    """Whether the game is played by the same rules and with the same pack as then."""
    try:
        return puzzle_fits(header)
    except ArizonaError:
        return False


def read(text: str) -> Kept | None:
    """A puzzle that a browser has kept; ``None`` where it cannot be played here."""
    try:
        kept = msgspec.json.decode(text, type=Kept) if len(text) <= MOST_DATA else None
        return kept if kept is not None and fits(kept.header) and _whole(kept) else None
    except (msgspec.DecodeError, ArizonaError, IndexError, KeyError, ValueError):
        return None


def _whole(kept: Kept) -> bool:
    """Whether a puzzle holds together: its moves are legal, and its line goes on from there."""
    puzzle = kept.puzzle
    if puzzle.id != MARK + id_of(puzzle.seats, puzzle.options, puzzle.moves, puzzle.task):
        return False
    match = Match(setup_of(kept.header, puzzle), seed=0)
    for action in puzzle.moves:
        match.push(action, "", listen=False)  # raises where it is not legal
    state = match.state
    own = 0
    for action in puzzle.line:
        legal = set(state.legal())
        if action not in legal:
            return False
        if state.to_move() == puzzle.seat:
            told = {one for one, _ in puzzle.values[own]}
            own += 1
            if action not in told or not (told <= legal if puzzle.kind else told == legal):
                return False
        state.apply(action)
    return own == len(puzzle.values) > 0


def as_set(kept: Kept) -> PuzzleSet:
    """A set of this one puzzle."""
    return PuzzleSet(kept.header, [kept.puzzle])
