"""Requests and responses of the HTTP API for profiles."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from arizona.server.protocol.ratings import PaceName, RatingInfo


class ProfileSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """What others see of a profile. ``PUT /api/account/profile``

    Name and the month of registration are always public.
    """

    results: bool = True
    """Ratings, and results per game and against characters."""
    games: bool = False
    """The list of games, and favorite opponents."""
    puzzles: bool = False
    packs: bool = False


class Results(Struct, frozen=True):
    """Counts of won, drawn and lost games."""

    won: int
    drawn: int
    lost: int


class GameResults(Struct, frozen=True):
    """The results in one game."""

    game: str
    results: Results


class ProfileRating(Struct, frozen=True):
    """A rating in one game and pace. ``history`` has the ratings after the latest games."""

    game: str
    pace: PaceName
    rating: RatingInfo
    games: int
    history: list[RatingInfo]


class OpponentResults(Struct, frozen=True):
    """The results against a person with an account."""

    name: str
    results: Results


class CharacterResults(Struct, frozen=True):
    """The results against a bot, in two-player games."""

    game: str
    bot: str
    results: Results


class ProfilePack(Struct, frozen=True):
    """A Workshop pack without problems."""

    id: str
    game: str
    title: str


class PuzzleResults(Struct, frozen=True):
    """Solved puzzles, and consecutive days with the puzzle of the day."""

    solved: int
    streak: int


class Profile(Struct, frozen=True):
    """A person's profile. ``GET /api/people/{name}``

    ``name`` is the current account name; an old name leads to the same profile. Parts that the
    owner does not show are ``null``, except to the owner (``own``). Games at tables that the viewer
    may not read are not counted. ``uncounted`` games have not been evaluated yet; request the
    profile again later.
    """

    name: str
    created: int
    own: bool
    settings: ProfileSettings
    ratings: list[ProfileRating] | None
    results: list[GameResults] | None
    characters: list[CharacterResults] | None
    opponents: list[OpponentResults] | None
    puzzles: PuzzleResults | None
    packs: list[ProfilePack] | None
    uncounted: int = 0


class ProfileSeat(Struct, frozen=True):
    """A seat of a game. ``account`` is the account name of its holder, ``bot`` a bot's id."""

    name: str
    account: str
    bot: str
    score: int | None
    own: bool


class ProfileGame(Struct, frozen=True):
    """A finished game of a profile; ``offline`` if it was played offline and submitted later."""

    table: str
    game: str
    at: int
    outcome: Literal["won", "drawn", "lost", "none"]
    pace: Literal["live", "turn-based", "untimed"]
    seats: list[ProfileSeat]
    offline: bool


class ProfileGames(Struct, frozen=True):
    """A page of a profile's games, newest first. ``GET /api/people/{name}/games``

    ``total`` counts the games that pass the filters.
    """

    games: list[ProfileGame]
    total: int


class TableAccounts(Struct, frozen=True):
    """Account names by seat, empty for a seat without one. ``GET /api/tables/{id}/accounts``

    A person who plays under another name is not revealed.
    """

    accounts: list[str]


PROFILE_TYPES: Final = (ProfileSettings, Profile, ProfileGames, TableAccounts)
