"""The seed of a day's challenge: unknown before, published and verifiable afterward.

The server derives each day's seed from a secret and the date. When the day begins, it publishes a
commitment, the hash of the seed; after the day it publishes the seed itself. Anybody can check
that the published seed matches the commitment and that every table of the day was dealt from it.

People who play offline get the deal when they start, so their results are marked.
"""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Final

from arizona.engine.match import Match
from arizona.engine.record import Record
from arizona.engine.setups import setup_of
from arizona.engine.state import CHANCE

SECRET_BYTES: Final = 32
VERSION: Final = "1"


@dataclass(frozen=True, slots=True)
class Commitment:
    """What is published when the day begins."""

    day: date
    digest: str


@dataclass(frozen=True, slots=True)
class Reveal:
    """What is published after the day."""

    day: date
    seed: str


def day_seed(secret: bytes, day: date) -> str:
    """The seed of a day as hexadecimal text. Published seeds do not reveal the secret."""
    if len(secret) < SECRET_BYTES:
        raise ValueError(f"the secret must have at least {SECRET_BYTES} bytes")
    text = f"daily {VERSION} {day.isoformat()}"
    return hmac.new(secret, text.encode(), hashlib.sha256).hexdigest()


def game_seed(seed: str, game: str) -> str:
    """The seed of one game's deal on a day; it does not reveal those of the other games."""
    return hashlib.sha256(f"daily {VERSION} game {game} {seed}".encode()).hexdigest()


def commit(secret: bytes, day: date) -> Commitment:
    return Commitment(day, _digest(day, day_seed(secret, day)))


def _digest(day: date, seed: str) -> str:
    return hashlib.sha256(f"daily {VERSION} {day.isoformat()} {seed}".encode()).hexdigest()


def reveal(secret: bytes, day: date, now: float) -> Reveal:
    """The seed of a day that is over; raises ValueError before that."""
    if now < revealed_at(day):
        raise ValueError(f"{day.isoformat()} is not over")
    return Reveal(day, day_seed(secret, day))


def day_at(now: float) -> date:
    """The day of the challenge at a moment: the calendar day in UTC."""
    return datetime.fromtimestamp(now, UTC).date()


def revealed_at(day: date) -> float:
    """When a day's seed is published: at the end of the day in UTC."""
    after = day + timedelta(days=1)
    return datetime(after.year, after.month, after.day, tzinfo=UTC).timestamp()


def verify(commitment: Commitment, revealed: Reveal) -> bool:
    """Whether a revealed seed is the one that was committed to."""
    return commitment.day == revealed.day and hmac.compare_digest(
        commitment.digest, _digest(revealed.day, revealed.seed)
    )


def first_mismatch(record: Record, deal: str) -> tuple[int, str] | None:
    """Return the first chance event of a game that does not follow from its deal, with its number.

    Raises ``ArizonaError`` if the record is not that of a game.
    """
    match = Match(setup_of(record), deal=deal)
    for number, line in enumerate(record.lines, 1):
        expected = match.draw() if match.mover == CHANCE else None
        match.follow(line, listen=False)
        if expected is not None and match.moves[-1].action != expected:
            return number, line
    return None
