"""Requests and responses of the HTTP API for ratings."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

PaceName = Literal["live", "turn-based"]
Period = Literal["all", "month"]


class RatingInfo(Struct, frozen=True):
    """A rating as people see it; a question mark follows while it is ``provisional``."""

    points: int
    provisional: bool
    deviation: int


class SeatRating(Struct, frozen=True):
    """The rating of a seat's player: now, or before and after the game if it was counted."""

    seat: int
    before: RatingInfo
    after: RatingInfo | None


class TableRatings(Struct, frozen=True):
    """The ratings at a rated table. ``GET /api/tables/{id}/ratings``

    ``state`` is ``open`` while the game runs, ``counted``, ``not-counted`` for a game that ended
    too early to count, or ``voided`` if a moderator has voided the result. Seats without a player
    are left out.
    """

    game: str
    pace: PaceName
    state: Literal["open", "counted", "not-counted", "voided"]
    seats: list[SeatRating]


class LeaderboardPlace(Struct, frozen=True):
    """A line of a leaderboard. ``change`` is the change in rating over the last 30 days.

    ``graph`` has the latest ratings, oldest first.
    """

    place: int
    name: str
    rating: RatingInfo
    games: int
    change: int
    graph: list[int]
    you: bool = False


class Leaderboard(Struct, frozen=True):
    """The best players of a game and pace. ``GET /api/leaderboards/{game}/{pace}``

    ``places`` has the best 50, and the lines around the signed-in person. ``you`` is the person's
    own rating, even if it is still provisional and has no place. ``provisional`` is the number of
    players whose rating is still provisional.
    """

    game: str
    pace: PaceName
    period: Period
    places: list[LeaderboardPlace]
    players: int
    provisional: int
    you: RatingInfo | None


RATING_TYPES: Final = (TableRatings, Leaderboard)
