"""Voids results of rated games, and restores them.

Nothing is edited: a decision gets the next number in the sequence of counted games, and adds a row
to the rating history of everyone whose rating it changes.
"""

from __future__ import annotations

import asyncio
from typing import Final, NamedTuple

from arizona.people.ratings import Cause, corrections
from arizona.server.base.logs import log_event
from arizona.server.protocol.parts import Phrase
from arizona.server.protocol.refusal import Refusal
from arizona.server.services.people.sessions import now_ms
from arizona.server.store.audit_rows import audit_entry
from arizona.server.store.database import Database
from arizona.server.store.rating_rows import RatingVoid
from arizona.server.store.store import StaleError

TRIES: Final = 20
"""Maximum number of attempts when games are counted at the same time."""
VOIDED: Final = "result-voided"
RESTORED: Final = "result-restored"


class Decider(NamedTuple):
    """The person who voids or restores a result."""

    id: str
    name: str


async def void_result(
    store: Database, table: str, decider: Decider, reason: str, *, restore: bool = False
) -> None:
    """Void or restore the counted result of a table; raise ``Refusal`` if that is impossible.

    No one may decide about their own game.
    """
    for _ in range(TRIES):
        try:
            await _decide(store, table, decider, reason, restore=restore)
            return
        except StaleError:
            continue  # a game was counted in the meantime: read again
    raise Refusal("stale", "too many games are counted at the same time")


async def _decide(
    store: Database, table: str, decider: Decider, reason: str, *, restore: bool
) -> None:
    # The order matters: read everything after the number it is based on.
    number = await store.last_counted() + 1
    game = await store.counted_game(table)
    if game is None:
        words = Phrase("moderation-void-none", {})
        raise Refusal("not-allowed", "the table has no counted result", words, status=404)
    if decider.id in game.players:
        words = Phrase("moderation-void-own", {})
        raise Refusal("not-allowed", "nobody decides about a game of their own", words)
    voided = await store.voided()
    if (table in voided) != restore:
        words = Phrase("moderation-void-again", {})
        raise Refusal("stale", "this was decided before", words)
    games = [one async for one in store.counted_games(game.pool)]
    ratings = await store.pool_ratings(game.pool)
    rows = await asyncio.to_thread(
        corrections,
        game,
        games,
        voided - {table} if restore else voided | {table},
        ratings,
        Cause.RESTORED if restore else Cause.VOIDED,
    )
    at = now_ms()
    action = RESTORED if restore else VOIDED
    audit = [
        audit_entry(at, player, decider.id, action, f"{table}: {reason}")
        for player in game.players
        if await store.person(player) is not None
    ]
    void = RatingVoid(number, table, not restore, decider.id, decider.name, reason, at)
    await store.add_void(void, rows, audit)
    log_event("rated result voided", table=table, restored=restore, changes=len(rows))
