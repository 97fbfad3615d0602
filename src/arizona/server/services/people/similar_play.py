"""Compares a reported person's rated games with those of players of similar rating.

The bot processes review the games one at a time, and only when a moderator requests it. Reviews are
stored with their tables, so an interrupted comparison resumes where it stopped.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import Final, NamedTuple

import msgspec

from arizona.engine.errors import ArizonaError
from arizona.people.fairplay import (
    MIN_DECISIONS,
    MIN_OTHERS,
    Decision,
    Evidence,
    Interval,
    PlayedGame,
    compare,
    games_to_compare,
    profile,
)
from arizona.review.model import Review
from arizona.server.base.identity import is_person
from arizona.server.base.logs import log_failure
from arizona.server.base.loop_watchdog import background_task
from arizona.server.protocol.moderation import PlayFigures, SimilarPlay
from arizona.server.protocol.refusal import Refusal
from arizona.server.services.bots.batches import cancel_all
from arizona.server.services.people.play_evidence import play_decisions
from arizona.server.services.reviews.reviews import Reviews
from arizona.server.store.database import Database
from arizona.server.tables.rated import pool_of
from arizona.server.tables.room import Room
from arizona.server.tables.room_manager import RoomManager

RECENT: Final = 2000
"""Number of seats, from a pool's latest rated games, to search for similar players."""
REMEMBERED: Final = 50
"""Maximum number of cached comparisons; others are recomputed from stored reviews."""


class Asker(NamedTuple):
    """The moderator who requested a comparison, and the address that it counts against."""

    address: str
    person: str


class _Comparison:
    """A comparison in progress, or its result."""

    def __init__(self, found: SimilarPlay) -> None:
        self.found = found
        self.task: asyncio.Task[None] | None = None


class SimilarPlayers:
    """Compares people's play with that of players of similar rating."""

    def __init__(self, store: Database, rooms: RoomManager, reviews: Reviews) -> None:
        self._store = store
        self._rooms = rooms
        self._reviews = reviews
        self._comparisons: dict[PlayedGame, _Comparison] = {}

    async def close(self) -> None:
        """Cancel comparisons in progress; finished reviews stay in the store."""
        await cancel_all(one.task for one in self._comparisons.values())

    async def status(self, room: Room, seat: int, person: str) -> SimilarPlay:
        """Return the comparison for a seat of a finished game, or its progress."""
        if not await room.read(lambda: room.state.playable().match.over):
            return SimilarPlay(status="running")
        game = await self._played(room, seat, person)
        if game is None:
            return SimilarPlay(status="unrated")
        known = self._comparisons.get(game)
        return SimilarPlay(status="none") if known is None else known.found

    async def begin(self, room: Room, seat: int, person: str, asker: Asker) -> SimilarPlay:
        """Start a comparison unless it is finished or in progress."""
        now = await self.status(room, seat, person)
        game = await self._played(room, seat, person)
        if game is None or now.status not in ("none", "failed", "few"):
            return now
        rating = round(game.rating)
        comparison = _Comparison(SimilarPlay(status="working", rating=rating))
        work = self._compare(comparison, game, pool_of(room.state.row), asker)
        self._comparisons[game] = comparison
        comparison.task = background_task("similar play", work)
        for old in list(self._comparisons)[:-REMEMBERED]:
            if self._comparisons[old].found.status != "working":
                del self._comparisons[old]
        return comparison.found

    async def _played(self, room: Room, seat: int, person: str) -> PlayedGame | None:
        """Return the person's game with their rating before it; if unrated, the current rating."""
        if not is_person(person):
            return None
        for entry in await self._store.table_changes(room.id):
            if entry.change.player == person:
                return PlayedGame(room.id, entry.seat, person, entry.change.before.points)
        history = await self._store.pool_history(person, pool_of(room.state.row), 1)
        return PlayedGame(room.id, seat, person, history[-1].points) if history else None

    async def _compare(
        self, comparison: _Comparison, reported: PlayedGame, pool: str, asker: Asker
    ) -> None:
        try:
            comparison.found = await self._found(comparison, reported, pool, asker)
        except ArizonaError as error:
            comparison.found = msgspec.structs.replace(comparison.found, status="failed")
            log_failure("similar players were not compared", error, table=reported.table)

    async def _found(
        self, comparison: _Comparison, reported: PlayedGame, pool: str, asker: Asker
    ) -> SimilarPlay:
        recent = [
            PlayedGame(one.change.table, one.seat, one.change.player, one.change.before.points)
            for one in await self._store.recent_rated_games(pool, RECENT)
        ]
        own, others = games_to_compare(reported.player, reported.rating, reported, recent)
        tables = list(dict.fromkeys(game.table for game in (*own, *others)))
        decisions: dict[str, list[Decision]] = defaultdict(list)
        compared = 0
        for done, table in enumerate(tables):
            comparison.found = msgspec.structs.replace(comparison.found, done=done, all=len(tables))
            review = await self._review(table, asker)
            if review is None:
                continue
            log = await self._store.log(table)
            for game in (*own, *others):
                if game.table == table:
                    decisions[game.player] += play_decisions(review, log, game.seat)
                    compared += game.player == reported.player
        ratings = {game.player: game.rating for game in others}
        evidence = compare(
            profile(reported.player, reported.rating, decisions[reported.player]),
            [profile(player, rating, decisions[player]) for player, rating in ratings.items()],
        )
        return similar_play(evidence, compared, len(tables))

    async def _review(self, table: str, asker: Asker) -> Review | None:
        """Return the review of a game; ``None`` if the game was deleted or cannot be reviewed."""
        try:
            room = await self._rooms.get(table)
            await self._reviews.begin(room, asker.address, asker.person)
            await self._reviews.finished(table)
            return (await self._reviews.status(room)).review
        except Refusal:
            return None


def similar_play(evidence: Evidence, games: int, tables: int) -> SimilarPlay:
    """Return a comparison for moderators; ``tables`` is the number of analyzed games."""
    person = evidence.profile
    usual = None
    if evidence.usual_agreement is not None and evidence.usual_seconds is not None:
        usual = _figures(evidence.usual_agreement, evidence.usual_seconds)
    return SimilarPlay(
        status="few" if usual is None else "ready",
        done=tables,
        all=tables,
        rating=round(person.rating),
        games=games,
        decisions=person.decisions,
        players=evidence.others,
        needed_decisions=MIN_DECISIONS,
        needed_players=MIN_OTHERS,
        own=_figures(person.agreement, person.seconds) if person.decisions else None,
        usual=usual,
        above=evidence.stands_out,
    )


def _figures(share: Interval, seconds: Interval) -> PlayFigures:
    return PlayFigures(
        agreed=round(100 * share.estimate),
        low=round(100 * share.low),
        high=round(100 * share.high),
        median=round(seconds.estimate, 1),
        fastest=round(seconds.low, 1),
        slowest=round(seconds.high, 1),
    )
