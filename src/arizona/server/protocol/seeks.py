"""Requests and responses of the HTTP API for finding players."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from arizona.server.protocol.parts import ShortText

SeekPace = Literal["quick", "normal", "slow", "days"]


class FindPlayers(Struct, frozen=True, forbid_unknown_fields=True):
    """Look for players. ``POST /api/seek``

    The paces are 5 minutes with 5 seconds per turn, 10 with 10, 30 with 20, and 2 days per turn.
    """

    game: ShortText
    pace: SeekPace
    seats: Annotated[int, Meta(ge=2, le=4)] = 2


class SeekState(Struct, frozen=True):
    """Your seek. ``GET /api/seek``, which also keeps it alive

    ``table`` is the table that was found, empty while you wait. ``waiting`` counts everyone looking
    for the same kind of game, including you.
    """

    game: str
    pace: SeekPace
    seats: int
    since: int
    table: str
    waiting: int


class SeekPool(Struct, frozen=True):
    """The people looking for a game at one pace and with one number of seats.

    ``last`` is when the last rated game of that type ended (live, or turn-based if the pace is in
    days), with any number of seats. It is a Unix time in ms, or 0 if there was none.
    """

    pace: SeekPace
    seats: int
    waiting: int
    last: int


class Seeking(Struct, frozen=True):
    """Your seek, or ``null`` if you are not looking for players.

    ``GET /api/seek?game=…`` also returns the pools of that game.
    """

    seek: SeekState | None
    pools: list[SeekPool] = []


SEEK_TYPES: Final = (FindPlayers, Seeking)
