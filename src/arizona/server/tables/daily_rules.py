"""What is not allowed at a table of the daily challenge.

Everybody plays the same deal alone against the same character, and nobody may see the chance events
before playing. So the table stays closed to others until the day is over, its seats do not change,
and the game is played to the end.
"""

from __future__ import annotations

import time
from datetime import date
from typing import Final

from arizona.people.daily import revealed_at
from arizona.server.protocol.client import (
    ClaimGone,
    ClientMessage,
    DrawOffer,
    HandToBot,
    Leave,
    NewLink,
    ReclaimSeat,
    Resign,
    SetFriendly,
    SetOpen,
    SetWatch,
    Sit,
    Unseat,
)
from arizona.server.protocol.parts import Phrase
from arizona.server.protocol.refusal import Refusal
from arizona.server.store.store import TableRow

REFUSED: Final = (
    ClaimGone,
    DrawOffer,
    HandToBot,
    Leave,
    NewLink,
    Resign,
    SetFriendly,
    SetOpen,
    SetWatch,
    Sit,
    ReclaimSeat,
    Unseat,
)


def check_request(row: TableRow, message: ClientMessage) -> None:
    """Raise ``Refusal`` if a request is not allowed in the daily challenge."""
    if row.settings.daily and isinstance(message, REFUSED):
        words = Phrase("daily-not-here", {})
        raise Refusal("not-allowed", "not in the daily challenge", words)


def is_public(row: TableRow) -> bool:
    """Whether a table belongs to the challenge of a day that is over, so that anyone may watch."""
    day = row.settings.daily
    return bool(day) and time.time() >= revealed_at(date.fromisoformat(day))
