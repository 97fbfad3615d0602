"""Who somebody is: guests, names, and secrets of seats.

A seat's secret has 128 random bits, so a plain hash of it keeps it as safe as a slow one would.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from typing import Final

LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
LONGEST_NAME: Final = 32
HIDDEN_CATEGORIES: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def new_guest() -> str:
    """The id of a guest who is new here."""
    return secrets.token_urlsafe(15)


def new_table_id() -> str:
    """An id that nobody guesses: who has the link may watch and take an open seat."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def new_secret() -> str:
    """The secret of a seat."""
    return secrets.token_urlsafe(16)


def secret_hash(secret: str) -> bytes:
    """What is kept of a seat's secret."""
    return hashlib.sha256(b"arizona-seat:" + secret.encode()).digest()


def same_secret(secret: str, kept: bytes | None) -> bool:
    """Whether a secret is the one whose hash is kept, without telling by the time it takes."""
    return hmac.compare_digest(secret_hash(secret), kept or bytes(32))


def clean_name(name: str) -> str:
    """A name without control and invisible characters, at most 32 long; may come out empty."""
    return clean_text(name)[:LONGEST_NAME].strip()


def clean_text(text: str) -> str:
    """One line of text as people may write it: normalised, no control or format characters."""
    normal = unicodedata.normalize("NFC", text)
    kept = (
        " " if char.isspace() else char
        for char in normal
        if char.isspace() or unicodedata.category(char) not in HIDDEN_CATEGORIES
    )
    return " ".join("".join(kept).split())


def guest_label(guest: str) -> str:
    """What a guest is called before choosing a name."""
    number = int.from_bytes(hashlib.sha256(guest.encode()).digest()[:4], "big") % 9000 + 1000
    return f"Guest {number}"
