"""Guest ids, names, and seat secrets.

A seat's secret has 128 random bits, so a fast hash protects it as well as a slow one.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from typing import Final

PERSON_PREFIX: Final = "~"
"""The first character of a person's id; ids of guests never have it."""
BOT_PREFIX: Final = PERSON_PREFIX + "bot."
"""The start of a bot account's id; ids of people have no dot."""
LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
LONGEST_NAME: Final = 32
HIDDEN_CATEGORIES: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def new_guest() -> str:
    return secrets.token_urlsafe(15)


def new_table_id() -> str:
    """Return an unguessable id: anyone with the link may watch and take an open seat."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def is_person(id: str) -> bool:
    """Whether the id of a host, holder or owner belongs to an account."""
    return id.startswith(PERSON_PREFIX)


def is_bot_account(id: str) -> bool:
    """Whether an id belongs to a bot account, which plays over the network with a token."""
    return id.startswith(BOT_PREFIX)


def new_secret() -> str:
    """Return a new seat secret."""
    return secrets.token_urlsafe(16)


def secret_hash(secret: str) -> bytes:
    """Return the hash stored for a seat's secret."""
    return hashlib.sha256(b"arizona-seat:" + secret.encode()).digest()


def same_secret(secret: str, stored_hash: bytes | None) -> bool:
    """Whether a secret matches a stored hash, compared in constant time."""
    return hmac.compare_digest(secret_hash(secret), stored_hash or bytes(32))


def clean_name(name: str) -> str:
    """Return a name without control and invisible characters, at most 32 long; may be empty."""
    return clean_text(name)[:LONGEST_NAME].strip()


def clean_text(text: str) -> str:
    """Return a text as one line, normalized, without control and format characters."""
    normal = unicodedata.normalize("NFC", text)
    allowed = (
        " " if char.isspace() else char
        for char in normal
        if char.isspace() or unicodedata.category(char) not in HIDDEN_CATEGORIES
    )
    return " ".join("".join(allowed).split())


def guest_label(guest: str) -> str:
    """Return the default name of a guest."""
    number = int.from_bytes(hashlib.sha256(guest.encode()).digest()[:4], "big") % 9000 + 1000
    return f"Guest {number}"
