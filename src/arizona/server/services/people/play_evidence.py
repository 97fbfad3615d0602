"""Evidence of computer help: how often a player at a finished table chose the strongest action.

The figures come from the review of the game, which the bot processes compute. They are shown only
to moderators and are no proof on their own: strong players also find strong moves.
"""

from __future__ import annotations

from typing import Literal

from arizona.people.fairplay import Decision, Interval, agreement, median_interval
from arizona.review.model import Decision as ReviewDecision
from arizona.review.model import Review
from arizona.server.protocol.moderation import PlayComparison, SeatPlay
from arizona.server.services.reviews.reviews import Reviews
from arizona.server.store.store import LogLine, Store, effective_lines
from arizona.server.tables.room import Room


class PlayEvidence:
    """Compares decisions at finished tables with the strongest ones."""

    def __init__(self, store: Store, reviews: Reviews) -> None:
        self._store = store
        self._reviews = reviews

    async def status(self, room: Room) -> PlayComparison:
        """Return a table's comparison or its progress."""
        if not await room.read(lambda: room.state.playable().match.over):
            return PlayComparison("running")
        found = await self._reviews.status(room)
        if found.review is None:
            status: Literal["none", "working", "failed"] = (
                "none" if found.status == "ready" else found.status
            )
            return PlayComparison(status, found.done, found.all)
        log = await self._store.log(room.id)
        rows = room.state.seating.rows
        seats = [
            seat_play(found.review, log, row.seat, row.name, bot=row.kind == "bot") for row in rows
        ]
        return PlayComparison("ready", found.done, found.all, seats)

    async def begin(self, room: Room, address: str, moderator: str) -> PlayComparison:
        """Start a comparison unless it is finished or in progress."""
        found = await self.status(room)
        if found.status not in ("none", "failed"):
            return found
        await self._reviews.begin(room, address, moderator)
        return await self.status(room)


def seat_play(review: Review, log: list[LogLine], seat: int, name: str, *, bot: bool) -> SeatPlay:
    """Return a seat's share of strongest actions in percent, and its seconds per decision."""
    decisions = play_decisions(review, log, seat)
    share = agreement(decisions)
    seconds = [one.seconds for one in decisions]
    times = median_interval(seconds) if seconds else Interval(0.0, 0.0, 0.0)
    return SeatPlay(
        seat=seat,
        name=name,
        bot=bot,
        decisions=len(decisions),
        agreed=round(100 * share.estimate),
        low=round(100 * share.low),
        high=round(100 * share.high),
        median=round(times.estimate, 1),
        fastest=round(times.low, 1),
        slowest=round(times.high, 1),
    )


def play_decisions(review: Review, log: list[LogLine], seat: int) -> list[Decision]:
    """Return the counted decisions of a seat, compared with the strongest ones."""
    lines = effective_lines(log)
    return [
        Decision(one.grade == "best", False, _seconds(lines, one), one.loss <= one.margin)
        for one in review.decisions
        if one.seat == seat and counts(review, one)
    ]


def counts(review: Review, one: ReviewDecision) -> bool:
    """Whether a decision had actions of measurably different value.

    In a review with exact values, estimated decisions belong to the setup and do not count.
    """
    if one.exact is None or (review.exact and not one.exact):
        return False
    return one.risk > one.margin


def _seconds(lines: list[LogLine], one: ReviewDecision) -> float:
    if not 0 < one.moment < len(lines):
        return 0.0
    return max(0.0, (lines[one.moment].at - lines[one.moment - 1].at) / 1000)
