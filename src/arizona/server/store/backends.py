"""Selects the storage backend from a path or database URL."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from arizona.engine.message import ValidationMessage
from arizona.server.store.sqlite import SqliteStore
from arizona.server.store.store import StoreError

if TYPE_CHECKING:
    from arizona.server.store.postgres import PostgresStore

SCHEMES: Final = ("postgresql", "postgres")
MISSING: Final = "needs more than is installed here: pip install 'arizona[servers]'"


def is_address(text: str) -> bool:
    """Whether a text is a URL rather than a path."""
    return "://" in text


def postgres(address: str, *, kind: str = "", alone: bool = False) -> PostgresStore:
    """Return a PostgreSQL store; raise ``StoreError`` if its dependencies are not installed."""
    scheme = address.partition("://")[0]
    if scheme not in SCHEMES:
        english = f"a store is a file or postgresql://…, not {scheme}://…"
        raise StoreError(ValidationMessage("terminal-command-value", english, {"what": "--store"}))
    try:
        from arizona.server.store.postgres import PostgresStore  # noqa: PLC0415
    except ImportError:
        english = f"a store in PostgreSQL {MISSING}"
        raise StoreError(ValidationMessage("store-package", english)) from None
    return PostgresStore(address, kind=kind, alone=alone)


def open_store(where: str | Path, *, alone: bool = False) -> SqliteStore | PostgresStore:
    """Return the store for a path or URL, not yet opened, for a program that is not a server."""
    text = str(where)
    if is_address(text):
        return postgres(text, alone=alone)
    return SqliteStore(Path(text), alone=alone)
