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
"""First character of every account id; guest ids never start with it."""
BOT_PREFIX: Final = PERSON_PREFIX + "bot."
"""Prefix of bot account ids; the ids of people contain no dot."""
LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
LONGEST_NAME: Final = 32
HIDDEN_CATEGORIES: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def new_guest() -> str:
    return secrets.token_urlsafe(15)


def new_table_id() -> str:
    """Return an unguessable id, because anyone with the link can watch and take an open seat."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def is_person(id: str) -> bool:
    """Whether the id of a host, seat owner or pack owner belongs to an account."""
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
    """Remove control and invisible characters and truncate to 32 characters; may return ""."""
    return clean_text(name)[:LONGEST_NAME].strip()


def clean_text(text: str) -> str:
    """Normalize a text to one line without control and format characters."""
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
