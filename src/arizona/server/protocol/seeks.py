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

    ``table`` is the table that was found, empty while you wait. ``waiting`` counts everyone who
    looks for the same, including you.
    """

    game: str
    pace: SeekPace
    seats: int
    since: int
    table: str
    waiting: int


class Seeking(Struct, frozen=True):
    """Your seek, or ``null`` if you are not looking for players."""

    seek: SeekState | None


SEEK_TYPES: Final = (FindPlayers, Seeking)
